// A push that is instantaneous, and one that is continuous.
#import <UIKit/UIKit.h>

@interface PushViewController : UIViewController
@end

@implementation PushViewController {
    UIDynamicAnimator *animator;
}

- (UIImageView *)addBallAtX:(CGFloat)x
{
    UIImageView *ball = [[UIImageView alloc] initWithFrame:CGRectMake(x, 472, 64, 64)];
    ball.backgroundColor = [UIColor systemBlueColor];
    [self.view addSubview:ball];
    return ball;
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIImageView *balls[2];
    for (int i = 0; i < 2; i++) {
        balls[i] = [self addBallAtX:58 + 140 * i];
    }
    animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];

    UIPushBehaviorMode modes[] = {UIPushBehaviorModeInstantaneous, UIPushBehaviorModeContinuous};
    for (int i = 0; i < 2; i++) {
        UIPushBehavior *push = [[UIPushBehavior alloc] initWithItems:@[balls[i]] mode:modes[i]];
        if (modes[i] == UIPushBehaviorModeInstantaneous) {
            [push setAngle:-1.57 magnitude:0.5];
        } else {
            push.angle = -1.57;
            push.magnitude = 0.5;
        }
        [animator addBehavior:push];
    }
}

@end
