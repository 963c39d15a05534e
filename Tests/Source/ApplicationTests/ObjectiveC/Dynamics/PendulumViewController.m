// A behavior of one's own: a rod of 150 points keeps its length while the weight swings.
//
// After 3 s:
//   added
//   length kept: 1
//   has swung: 1
//   3 children of one behavior
//   removed
#import "PendulumBehavior.h"

@interface PendulumViewController : UIViewController
@end

@implementation PendulumViewController {
    UIDynamicAnimator *animator;
    PendulumBehavior *pendulum;
    UIView *weight;
    CGFloat smallest;
    CGFloat longest;
    BOOL swung;
}

static const CGFloat kLength = 150.0;

- (void)viewDidLoad {
    [super viewDidLoad];
    CGPoint anchor = CGPointMake(160, 100);
    weight = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 30, 30)];
    weight.center = CGPointMake(anchor.x + kLength, anchor.y);
    weight.backgroundColor = [UIColor darkGrayColor];
    weight.layer.cornerRadius = CGRectGetWidth(weight.bounds) / 2;
    [self.view addSubview:weight];

    animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];
    pendulum = [[PendulumBehavior alloc] initWithWeight:weight suspendedFromPoint:anchor];
    smallest = longest = kLength;
    void (^count)(void) = pendulum.action;
    __block __weak PendulumViewController *me = self;
    pendulum.action = ^{
        count();
        [me measureFrom:anchor];
    };
    [animator addBehavior:pendulum];
    [self performSelector:@selector(finish) withObject:nil afterDelay:2.5];
}

- (void)measureFrom:(CGPoint)anchor {
    CGFloat dx = weight.center.x - anchor.x, dy = weight.center.y - anchor.y;
    CGFloat length = hypot(dx, dy);
    smallest = MIN(smallest, length);
    longest = MAX(longest, length);
    swung = swung || dx < 0;
}

- (void)finish {
    NSLog(@"length kept: %d", pendulum.ticks > 100 && longest - smallest < 4);
    NSLog(@"has swung: %d", swung);
    [pendulum beginDraggingWeightAtPoint:CGPointMake(160, 300)];
    NSLog(@"%@ children of one behavior", @(pendulum.childBehaviors.count));
    [animator removeAllBehaviors];
}

@end
