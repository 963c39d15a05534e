// The oldest form of an animation, with a delegate that is told by a selector.
//
// After 2 s:
//   stopped grow, finished 1
//   size 160
#import <UIKit/UIKit.h>

@interface BeginCommitViewController : UIViewController
@end

@implementation BeginCommitViewController {
    UIView *box;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    box = [[UIView alloc] initWithFrame:CGRectMake(100, 100, 80, 80)];
    [box setBackgroundColor:[UIColor greenColor]];
    [self.view addSubview:box];

    [UIView beginAnimations:@"grow" context:NULL];
    [UIView setAnimationDuration:1.0];
    [UIView setAnimationCurve:UIViewAnimationCurveLinear];
    [UIView setAnimationDelegate:self];
    [UIView setAnimationDidStopSelector:@selector(animationDidStop:finished:context:)];
    [box setBounds:CGRectMake(0, 0, 160, 160)];
    [UIView commitAnimations];
}

- (void)animationDidStop:(NSString *)animationID finished:(NSNumber *)finished context:(void *)context {
    NSLog(@"stopped %@, finished %@", animationID, finished);
    NSLog(@"size %g", box.bounds.size.width);
}

@end
