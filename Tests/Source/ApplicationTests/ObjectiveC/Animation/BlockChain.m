// Animations in blocks, one after the other.
//
// After 3 s:
//   moving, model at 260
//   first finished 1 at 0.50
//   second finished 1 at 1.25
//   alpha 0.50, turned 1
#import <UIKit/UIKit.h>

@interface BlockChainViewController : UIViewController
@property (nonatomic, strong) UIImageView *ball;
@property (nonatomic, strong) NSDate *start;
@end

@implementation BlockChainViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.start = [NSDate date];
    _ball = [[UIImageView alloc] initWithImage:nil];
    _ball.frame = CGRectMake(40, 60, 40, 40);
    _ball.backgroundColor = [UIColor redColor];
    [self.view addSubview:_ball];

    [UIView animateWithDuration:0.5 animations:^{
        CGRect frame = self.ball.frame;
        frame.origin.x = 240;
        self.ball.frame = frame;
    } completion:^(BOOL finished) {
        NSLog(@"first finished %d at %.2f", finished, [self elapsed]);
        [self fade];
    }];
    NSLog(@"moving, model at %.0f", self.ball.center.x);
}

- (void)fade
{
    [UIView animateWithDuration:0.5
                          delay:0.25
                        options:UIViewAnimationOptionCurveEaseInOut | UIViewAnimationOptionBeginFromCurrentState
                     animations:^{
                         _ball.alpha = 0.5f;
                         _ball.transform = CGAffineTransformMakeRotation(M_PI_2);
                     }
                     completion:^(BOOL finished) {
                         NSLog(@"second finished %d at %.2f", finished, [self elapsed]);
                         CGAffineTransform t = self->_ball.transform;
                         NSLog(@"alpha %.2f, turned %d", self->_ball.alpha, fabs(t.b - 1) < 1e-9);
                     }];
}

- (NSTimeInterval)elapsed
{
    return -[self.start timeIntervalSinceNow];
}

@end
