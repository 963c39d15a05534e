// +load is called when the program starts, +initialize before the first message to a class.
//
// After 0.1 s:
//   loads: Base Derived Other Base(More) View(Marks)
//   Base prepared as Base
//   Base prepared as Derived
//   Derived made
//   Derived made
//   Own prepared
//   Own's count is 3
//   Base prepared as Late
//   Late asked
//   View prepared
//   end
#import <UIKit/UIKit.h>

static NSMutableArray *loads;

static void note(NSString *name) {
    if (!loads) loads = [NSMutableArray array];
    [loads addObject:name];
}

@interface Base : NSObject
+ (void)ask;
@end

@interface Derived : Base
@end

@interface Late : Base
@end

@interface Own : Base
@property(class, readonly) NSInteger count;
@end

@interface Other : NSObject
@end

@interface PreparedView : UIView
@end

@implementation Derived
+ (void)load { note(@"Derived"); }
- (instancetype)init {
    self = [super init];
    if (self) NSLog(@"Derived made");
    return self;
}
@end

@implementation Base
+ (void)load { note(@"Base"); }
+ (void)initialize { NSLog(@"Base prepared as %@", NSStringFromClass(self)); }
+ (void)ask { NSLog(@"%@ asked", self); }
@end

@implementation Late
@end

@implementation Own
static NSInteger count;
+ (void)initialize {
    if (self == [Own class]) {
        count = 3;
        NSLog(@"Own prepared");
    }
}
+ (NSInteger)count { return count; }
@end

@implementation Other
+ (void)load { note(@"Other"); }
@end

@implementation Base (More)
+ (void)load { note(@"Base(More)"); }
@end

@implementation UIView (Marks)
+ (void)load { note(@"View(Marks)"); }
@end

@implementation PreparedView
+ (void)initialize { NSLog(@"View prepared"); }
@end

@interface StartsViewController : UIViewController
@end

@implementation StartsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSLog(@"loads: %@", [loads componentsJoinedByString:@" "]);
    Derived *one = [Derived new];
    Derived *other = [[Derived alloc] init];
    if (one == other) return;
    NSLog(@"Own's count is %ld", (long)Own.count);
    [Late ask];
    [self.view addSubview:[[PreparedView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)]];
    [self.view addSubview:[[PreparedView alloc] init]];
    NSLog(@"end");
}

@end
