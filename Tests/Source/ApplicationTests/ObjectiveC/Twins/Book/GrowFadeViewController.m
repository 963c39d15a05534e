// A ball grows and fades in; a subclass turns it by half a turn.
#import "GrowFadeViewController.h"

@implementation GrowFadeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UIImageView *ball = [UIImageView new];
    ball.frame = (CGRect){{CGRectGetMidX(self.view.bounds) - 5, 20}, {10, 10}};
    ball.backgroundColor = UIColor.blueColor;
    [ball setAlpha:0];
    [self.view addSubview:ball];
    self.blueBall = ball;

    __weak typeof(self) weakSelf = self;
    [UIView animateWithDuration:3 animations:^{
        CGRect frame = CGRectMake(0, 0, 64, 64);
        frame.origin.x = weakSelf.view.frame.size.width / 2 - 32;
        frame.origin.y = weakSelf.view.frame.size.height / 2 - 32;
        weakSelf.blueBall.frame = frame;
        weakSelf.blueBall.alpha = 1;
    } completion:^(BOOL finished) {
        NSLog(@"%@ Finished", @"Animation");
        [weakSelf didGrow];
    }];
}

- (void)didGrow {
}

@end

@interface RotateChainViewController : GrowFadeViewController
@end

@implementation RotateChainViewController

- (void)didGrow {
    [super didGrow];
    [UIView animateWithDuration:1.5 animations:^{
        [self.blueBall setTransform:CGAffineTransformMakeRotation(M_PI)];
    } completion:^(BOOL finished) {
        NSLog(@"Rotation Finished");
    }];
}

@end
