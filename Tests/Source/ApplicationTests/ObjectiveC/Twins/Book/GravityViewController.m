// Gravity, alone and with a collision.
#import <UIKit/UIKit.h>

@interface GravityViewController : UIViewController {
@protected
    UIDynamicAnimator *_animator;
}
@property (weak, nonatomic) IBOutlet UIImageView *blueBall;
- (NSArray *)behaviors;
@end

@implementation GravityViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIImageView *ball = [[UIImageView alloc] initWithFrame:CGRectMake(128, 84, 64, 64)];
    ball.backgroundColor = [UIColor blueColor];
    [self.view addSubview:ball];
    self.blueBall = ball;

    _animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];
    for (UIDynamicBehavior *behavior in [self behaviors]) {
        [_animator addBehavior:behavior];
    }
}

- (NSArray *)behaviors
{
    return [NSArray arrayWithObject:[[UIGravityBehavior alloc] initWithItems:@[self.blueBall]]];
}

@end

@interface GravityCollisionViewController : GravityViewController
@end

@implementation GravityCollisionViewController

- (NSArray *)behaviors
{
    UICollisionBehavior *collision = [[UICollisionBehavior alloc] initWithItems:@[self.blueBall]];
    [collision setTranslatesReferenceBoundsIntoBoundary:YES];
    return [[super behaviors] arrayByAddingObject:collision];
}

@end
