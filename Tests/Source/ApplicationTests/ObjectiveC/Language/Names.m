// Names that meet: a class and a method, a property and what it is set to, a category and a class.
//
// After 0.1 s:
//   made with 1
//   items 2
//   plain, own, own
//   2 1
//   kind 3
//   stopped 1
#import <UIKit/UIKit.h>

@interface pushButton : UIButton
@property(nonatomic) NSInteger number;
+ (instancetype)buttonWithNumber:(NSInteger)number;
@end
@implementation pushButton
+ (instancetype)buttonWithNumber:(NSInteger)number {
    pushButton *button = [[self alloc] init];
    button.number = number;
    return button;
}
@end

@interface UIView (Kinds)
- (NSString *)kindOfView:(NSInteger)number;
- (NSString *)kindByName;
@end
@implementation UIView (Kinds)
- (NSString *)kindOfView:(NSInteger)number { return @"plain"; }
- (NSString *)kindByName { return [self kindOfView:1]; }
@end

@interface KindView : UIView
@end
@implementation KindView
- (NSString *)kindOfView:(NSInteger)number { return @"own"; }
@end

@interface UIView (Pulses) <CAAnimationDelegate>
- (void)pulse;
@end
@implementation UIView (Pulses)
- (void)pulse {
    CABasicAnimation *animation = [CABasicAnimation animationWithKeyPath:@"opacity"];
    animation.fromValue = @0;
    animation.duration = 0.05;
    [animation setDelegate:self];
    [self.layer addAnimation:animation forKey:@"pulse"];
}
- (void)animationDidStop:(CAAnimation *)animation finished:(BOOL)finished {
    NSLog(@"stopped %d", finished);
}
@end

@interface Checked : NSObject
@property(nonatomic) NSInteger kind;
@end
@implementation Checked
- (instancetype)init {
    NSAssert(![self isMemberOfClass:[UIView class]], @"no view");
    if (strcmp([@3 objCType], @encode(int)) == 0) _kind = 3;
    return [super init];
}
@end

@interface NamesViewController : UIViewController
@property(nonatomic, strong) NSArray *items;
@end

@implementation NamesViewController
- (NSArray *)items {
    if (!_items) _items = @[@1, @2];
    return _items;
}

- (void)pushButton {
    pushButton *button = [pushButton buttonWithNumber:1];
    NSLog(@"made with %ld", (long)button.number);
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self pushButton];
    _items = [self items];
    NSLog(@"items %ld", (long)self.items.count);

    UIView *view = [[KindView alloc] init];
    NSLog(@"%@, %@, %@", [[[UIView alloc] init] kindByName], [view kindOfView:2], [view kindByName]);

    UIBezierPath *path = [UIBezierPath bezierPath];
    path.lineJoinStyle = kCGLineCapSquare;
    path.lineCapStyle = kCGLineJoinRound;
    NSLog(@"%d %d", (int)path.lineJoinStyle, (int)path.lineCapStyle);
    NSLog(@"kind %ld", (long)[[Checked alloc] init].kind);
    [self.view pulse];
}
@end
