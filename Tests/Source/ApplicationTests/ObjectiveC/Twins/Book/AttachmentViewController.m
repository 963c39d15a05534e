// Attachments as springs and rods, and a behavior that is made of others.
#import "BouncingSpringBehavior.h"

@interface AttachmentViewController : UIViewController
@property (nonatomic, strong) UIImageView *ball, *star;
@property (nonatomic, strong) UIDynamicAnimator *animator;
@property (nonatomic, readonly, getter=isRigid) BOOL rigid;
- (void)addBehaviors;
@end

@implementation AttachmentViewController

- (UIImageView *)viewAtY:(CGFloat)y color:(UIColor *)color
{
    UIImageView *view = [[UIImageView alloc] initWithFrame:CGRectMake(128, y, 64, 64)];
    view.backgroundColor = color;
    return view;
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    _ball = [self viewAtY:100 color:[UIColor blueColor]];
    _star = [self viewAtY:200 color:[UIColor yellowColor]];
    [self.view addSubview:_ball];
    [self.view insertSubview:_star aboveSubview:_ball];
    self.animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];
    [self addBehaviors];
}

- (BOOL)isRigid
{
    return NO;
}

- (CGPoint)anchorPoint
{
    return CGPointMake(self.view.frame.size.width / 2, 20);
}

- (void)addBehaviors
{
    NSArray *items = [NSArray arrayWithObjects:self.ball, self.star, nil];
    UIGravityBehavior *gravity = [[UIGravityBehavior alloc] initWithItems:items];
    UICollisionBehavior *collision = [[UICollisionBehavior alloc] initWithItems:items];
    UIAttachmentBehavior *ballSpring =
        [[UIAttachmentBehavior alloc] initWithItem:self.ball attachedToAnchor:[self anchorPoint]];
    UIAttachmentBehavior *starSpring =
        [[UIAttachmentBehavior alloc] initWithItem:self.star
                                  offsetFromCenter:UIOffsetMake(-20.0, 0)
                                    attachedToItem:self.ball
                                  offsetFromCenter:UIOffsetZero];
    collision.translatesReferenceBoundsIntoBoundary = YES;
    if (!self.rigid) {
        for (UIAttachmentBehavior *spring in @[ballSpring, starSpring]) {
            [spring setFrequency:1.0];
            [spring setDamping:0.65];
        }
    }
    [self.animator addBehavior:ballSpring];
    [self.animator addBehavior:starSpring];
    [self.animator addBehavior:collision];
    [self.animator addBehavior:gravity];
}

@end

@interface RigidAttachmentViewController : AttachmentViewController
@end

@implementation RigidAttachmentViewController

- (BOOL)isRigid
{
    return YES;
}

@end

@interface BouncingSpringViewController : AttachmentViewController
@end

@implementation BouncingSpringViewController

- (BOOL)isAsPrinted
{
    return NO;
}

- (void)addBehaviors
{
    NSString *anchor = NSStringFromCGPoint(CGPointMake(CGRectGetWidth(self.view.frame) / 2, 20));
    BouncingSpringBehavior *behavior =
        [[BouncingSpringBehavior alloc] initWithItems:@[self.ball, self.star]
                                          anchorPoint:anchor
                                            asPrinted:[self isAsPrinted]];
    [self.animator addBehavior:behavior];
}

@end

@interface BouncingSpringAsPrintedViewController : BouncingSpringViewController
@end

@implementation BouncingSpringAsPrintedViewController

- (BOOL)isAsPrinted
{
    return YES;
}

@end
