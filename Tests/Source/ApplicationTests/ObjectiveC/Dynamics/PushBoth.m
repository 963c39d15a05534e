// An instantaneous push gives 100 points a second to a square of 100 points at a magnitude of 1.
//
// After 1 s:
//   active 1
//   moves right: yes
//   sinks: yes
//   inactive: yes
#import <UIKit/UIKit.h>

@interface PushBothViewController : UIViewController
@property (strong, nonatomic) UIDynamicAnimator *animator;
@property (strong, nonatomic) UIPushBehavior *push;
@property (strong, nonatomic) UIView *left, *right;
@end

@implementation PushBothViewController
@synthesize animator, push;

- (UIView *)squareAt:(CGFloat)x color:(UIColor *)color {
    UIView *view = [UIView new];
    view.frame = (CGRect){.origin = {x, 200}, .size = {100, 100}};
    view.backgroundColor = color;
    [self.view addSubview:view];
    return view;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.left = [self squareAt:20 color:UIColor.redColor];
    self.right = [self squareAt:200 color:[UIColor blueColor]];
    self.animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];

    self.push = [[UIPushBehavior alloc] initWithItems:@[self.left]
                                                 mode:UIPushBehaviorModeInstantaneous];
    push.angle = 0.0;
    push.magnitude = 1.0;
    UIPushBehavior *down = [[UIPushBehavior alloc] initWithItems:@[self.right]
                                                            mode:UIPushBehaviorModeContinuous];
    [down setPushDirection:CGVectorMake(0, 0.5)];
    [self.animator addBehavior:push];
    [self.animator addBehavior:down];
    NSLog(@"active %i", push.active);

    __weak typeof(self) weakSelf = self;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.5 * NSEC_PER_SEC)),
                   dispatch_get_main_queue(), ^{
        [weakSelf report];
    });
}

- (void)report {
    NSLog(@"moves right: %@", fabs(CGRectGetMidX(self.left.frame) - 120) < 12 ? @"yes" : @"no");
    NSLog(@"sinks: %@", self.right.center.y > 251 ? @"yes" : @"no");
    NSLog(@"inactive: %@", self.push.active ? @"no" : @"yes");
}

@end
