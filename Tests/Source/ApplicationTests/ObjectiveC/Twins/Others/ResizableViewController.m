// A behavior that scales a view while an unseen view keeps the animator awake.
#import <UIKit/UIKit.h>

@interface ResizableBehavior : UIDynamicBehavior
- (instancetype)initWithView:(UIView *)view;
@property (nonatomic) double amplitude, frequency, damping;
@end

@interface ResizableBehavior ()
@property (nonatomic, strong) UIView *view;
@property (nonatomic) NSDate *start;
@property (nonatomic) CGRect frame;
@property (nonatomic) UIGravityBehavior *gravity;
@property (nonatomic) UIView *clock;
@end

@implementation ResizableBehavior

- (instancetype)initWithView:(UIView *)view
{
    if (!view) return nil;
    if (!(self = [super init])) return self;
    _view = view;
    _frame = view.frame;
    _amplitude = 0.5;
    _frequency = 1;
    _damping = 2;
    _clock = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
    _clock.hidden = YES;
    [view addSubview:_clock];
    _gravity = [[UIGravityBehavior alloc] initWithItems:@[_clock]];
    [self addChildBehavior:_gravity];
    __weak typeof(self) weakSelf = self;
    self.action = ^{
        __strong typeof(self) strongSelf = weakSelf;
        [strongSelf update];
    };
    return self;
}

- (void)update
{
    if (!self.start) self.start = [NSDate date];
    NSTimeInterval time = [[NSDate date] timeIntervalSinceDate:self.start];
    CGFloat scale =
        1 + self.amplitude * sin(2 * M_PI * self.frequency * time) * exp(-self.damping * time);
    self.view.bounds = (CGRect){.size = self.frame.size};
    self.view.transform = CGAffineTransformMakeScale(scale, scale);
    [self.dynamicAnimator updateItemUsingCurrentState:self.view];
    if (time > 1.5) {
        [self removeChildBehavior:self.gravity];
        [self.clock removeFromSuperview];
        self.view.transform = CGAffineTransformIdentity;
    }
}

@end

@interface ResizableViewController : UIViewController {
    UIDynamicAnimator *animator;
}
- (void)configure:(ResizableBehavior *)behavior;
@end

@implementation ResizableViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *box = [[UIView alloc] initWithFrame:CGRectMake(110, 234, 100, 100)];
    box.backgroundColor = [UIColor blueColor];
    [self.view addSubview:box];
    animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];
    ResizableBehavior *behavior = [[ResizableBehavior alloc] initWithView:box];
    [self configure:behavior];
    [animator addBehavior:behavior];
}

- (void)configure:(ResizableBehavior *)behavior
{
}

@end

@interface HalfSpeedViewController : ResizableViewController
@end

@implementation HalfSpeedViewController

- (void)configure:(ResizableBehavior *)behavior
{
    behavior.frequency /= 2;
}

@end
