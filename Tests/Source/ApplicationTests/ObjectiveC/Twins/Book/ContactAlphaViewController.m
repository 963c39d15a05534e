// A delegate changes the alpha at contacts.
#import <UIKit/UIKit.h>

@interface ContactAlphaViewController : UIViewController <UICollisionBehaviorDelegate>
@end

@interface ContactAlphaViewController ()
@property (weak, nonatomic) UIImageView *blueBall;
@property (nonatomic) UIDynamicAnimator *animator;
@end

@implementation ContactAlphaViewController

- (UIDynamicAnimator *)animator
{
    if (!_animator) _animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];
    return _animator;
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIImageView *ball = [[UIImageView alloc] initWithFrame:CGRectMake(128, 84, 64, 64)];
    ball.backgroundColor = [UIColor blueColor];
    [self.view addSubview:(self.blueBall = ball)];

    NSArray *items = @[ball];
    UICollisionBehavior *collision = [[UICollisionBehavior alloc] initWithItems:items];
    collision.translatesReferenceBoundsIntoBoundary = YES;
    collision.collisionDelegate = self;
    [self.animator addBehavior:[[UIGravityBehavior alloc] initWithItems:items]];
    [self.animator addBehavior:collision];
}

- (void)collisionBehavior:(UICollisionBehavior *)behavior
      beganContactForItem:(id<UIDynamicItem>)item
   withBoundaryIdentifier:(id<NSCopying>)identifier
                  atPoint:(CGPoint)p
{
    self.blueBall.alpha = 1.0f;
    NSLog(@"began %@ (%d,%d)", identifier ?: @"nil", (int)round(p.x), (int)round(p.y));
}

- (void)collisionBehavior:(UICollisionBehavior *)behavior
      endedContactForItem:(id<UIDynamicItem>)item
   withBoundaryIdentifier:(id<NSCopying>)identifier
{
    self.blueBall.alpha = 0.5f;
    NSLog(@"ended %@", identifier == nil ? @"nil" : identifier);
}

@end
