// A square falls onto a boundary that has a name.
//
// After 4 s:
//   begins at floor
//   rests at 300
//   2 behaviors, then 1
#import <UIKit/UIKit.h>

@interface FloorContactViewController : UIViewController <UICollisionBehaviorDelegate>
@end

@interface FloorContactViewController ()
@property (nonatomic, strong) UIDynamicAnimator *animator;
@property (nonatomic, weak) UIView *square;
@property (nonatomic, assign) NSInteger contacts;
@end

@implementation FloorContactViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = [UIColor whiteColor];

    UIView *square = [[UIView alloc] initWithFrame:CGRectMake(100, 50, 60, 60)];
    square.backgroundColor = [UIColor colorWithRed:0.2 green:0.4 blue:0.8 alpha:1];
    [self.view addSubview:square];
    self.square = square;

    self.animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];
    UIGravityBehavior *gravity = [[UIGravityBehavior alloc] initWithItems:@[square]];
    UICollisionBehavior *collision = [[UICollisionBehavior alloc] initWithItems:@[square]];
    [collision addBoundaryWithIdentifier:@"floor"
                               fromPoint:CGPointMake(0, 330)
                                 toPoint:CGPointMake(320, 330)];
    collision.collisionDelegate = self;
    [self.animator addBehavior:gravity];
    [self.animator addBehavior:collision];

    [self performSelector:@selector(report:) withObject:collision afterDelay:3.5];
}

- (void)collisionBehavior:(UICollisionBehavior *)behavior
      beganContactForItem:(id<UIDynamicItem>)item
   withBoundaryIdentifier:(id<NSCopying>)identifier
                  atPoint:(CGPoint)p {
    if (self.contacts++ == 0) {
        NSLog(@"begins at %@", identifier);
    }
}

- (void)report:(UICollisionBehavior *)collision {
    // A body has a skin, so that it rests about a point above its place.
    CGFloat y = self.square.center.y;
    NSLog(@"rests at %d", fabs(y - 300) < 2.5 ? 300 : (int)y);
    NSUInteger before = self.animator.behaviors.count;
    [self.animator removeBehavior:collision];
    NSLog(@"%lu behaviors, then %lu", (unsigned long)before,
          (unsigned long)self.animator.behaviors.count);
}

@end
