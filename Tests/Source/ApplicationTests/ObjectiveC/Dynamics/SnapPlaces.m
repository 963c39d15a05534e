// One snap takes the place of another.
//
// After 5 s:
//   at 60 60
//   at 250 400
#import <UIKit/UIKit.h>

@interface SnapPlacesViewController : UIViewController {
    UIDynamicAnimator *_animator;
    UISnapBehavior *_snap;
    UIView *_card;
}
@end

@implementation SnapPlacesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    _card = [[UIView alloc] initWithFrame:CGRectMake(130, 200, 60, 90)];
    [_card setBackgroundColor:[UIColor orangeColor]];
    [[_card layer] setCornerRadius:8.0f];
    [[self view] addSubview:_card];
    _animator = [[UIDynamicAnimator alloc] initWithReferenceView:[self view]];

    [self snapTo:CGPointMake(60, 60)];
    [NSTimer scheduledTimerWithTimeInterval:2.0 target:self selector:@selector(next:)
                                   userInfo:@{@"x": @250, @"y": @400} repeats:NO];
    [self performSelector:@selector(logPlace) withObject:nil afterDelay:4.5];
}

- (void)snapTo:(CGPoint)point {
    if (_snap) {
        [_animator removeBehavior:_snap];
    }
    _snap = [[UISnapBehavior alloc] initWithItem:_card snapToPoint:point];
    _snap.damping = 1.0;
    [_animator addBehavior:_snap];
}

- (void)next:(NSTimer *)timer {
    [self logPlace];
    NSDictionary *place = timer.userInfo;
    [self snapTo:CGPointMake([place[@"x"] floatValue], [[place objectForKey:@"y"] doubleValue])];
}

- (void)logPlace {
    NSLog(@"at %ld %ld", lround(_card.center.x), lround(_card.center.y));
}

@end
