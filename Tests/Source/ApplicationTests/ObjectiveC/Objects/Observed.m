// Properties by name, observed, and values that belong to another object.
//
// After 0.1 s:
//   speed 5
//   speed changes from 5 to 8
//   by path 8
//   associated: tag of the view
//   category: 50
//   names: ada, bob
//   shared is one: 1, count 2
#import <UIKit/UIKit.h>
#import <objc/runtime.h>

static char kTagKey;
static void *SpeedContext = &SpeedContext;

@interface UIView (Tagging)
@property (nonatomic, copy) NSString *note;
- (CGFloat)halfWidth;
@end

@implementation UIView (Tagging)

- (void)setNote:(NSString *)note {
    objc_setAssociatedObject(self, &kTagKey, note, OBJC_ASSOCIATION_COPY_NONATOMIC);
}

- (NSString *)note {
    return objc_getAssociatedObject(self, &kTagKey);
}

- (CGFloat)halfWidth {
    return CGRectGetWidth(self.bounds) / 2.0;
}

@end

@interface Car : NSObject
@property (nonatomic, strong) NSNumber *speed;
@property (nonatomic, strong) NSString *name;
@end

@implementation Car
@end

@interface Garage : NSObject
@property (nonatomic, strong) Car *car;
@property (nonatomic) NSInteger count;
+ (Garage *)sharedGarage;
@end

@implementation Garage

+ (Garage *)sharedGarage {
    static Garage *shared = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        shared = [[Garage alloc] init];
    });
    shared.count++;
    return shared;
}

@end

@interface ObservedViewController : UIViewController
@end

@implementation ObservedViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    Car *car = [Car new];
    [car setValue:@5 forKey:@"speed"];
    NSLog(@"speed %@", [car valueForKey:@"speed"]);
    [car addObserver:self forKeyPath:@"speed"
             options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld
             context:SpeedContext];
    car.speed = @8;
    [car removeObserver:self forKeyPath:@"speed" context:SpeedContext];
    car.speed = @9;
    car.speed = @8;

    Garage *garage = [Garage sharedGarage];
    garage.car = car;
    NSLog(@"by path %@", [garage valueForKeyPath:@"car.speed"]);

    UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 20)];
    view.note = @"tag of the view";
    NSLog(@"associated: %@", [view note]);
    NSLog(@"category: %.0f", [view halfWidth]);

    NSMutableArray *cars = [NSMutableArray array];
    for (NSString *name in @[@"ada", @"bob"]) {
        Car *one = [Car new];
        one.name = name;
        [cars addObject:one];
    }
    NSLog(@"names: %@", [[cars valueForKey:@"name"] componentsJoinedByString:@", "]);
    BOOL one = [Garage sharedGarage] == garage;
    NSLog(@"shared is one: %d, count %ld", one, (long)garage.count);
}

- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object
                        change:(NSDictionary *)change context:(void *)context {
    if (context == SpeedContext) {
        NSLog(@"%@ changes from %@ to %@", keyPath, change[NSKeyValueChangeOldKey],
              [change objectForKey:NSKeyValueChangeNewKey]);
    } else {
        [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
    }
}

@end
