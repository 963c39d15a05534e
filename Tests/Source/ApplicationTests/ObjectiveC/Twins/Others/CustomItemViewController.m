// Dynamic items that are not views.
#import <UIKit/UIKit.h>

@interface CustomItem : NSObject <UIDynamicItem>
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@end

@implementation CustomItem
@end

/// Maps the position of an item to the size of a view.
@interface PositionToBoundsMapping : NSObject <UIDynamicItem>
- (instancetype)initWithTarget:(UIView *)target;
@end

@implementation PositionToBoundsMapping {
    UIView *_target;
}

- (instancetype)initWithTarget:(UIView *)target
{
    self = [super init];
    if (self != nil) _target = target;
    return self;
}

- (CGRect)bounds
{
    return _target.bounds;
}

- (CGPoint)center
{
    return CGPointMake(_target.bounds.size.width, _target.bounds.size.height);
}

- (void)setCenter:(CGPoint)center
{
    _target.bounds = CGRectMake(0, 0, center.x, center.y);
}

- (CGAffineTransform)transform
{
    return _target.transform;
}

- (void)setTransform:(CGAffineTransform)transform
{
    _target.transform = transform;
}

@end

@interface CustomItemViewController : UIViewController
@property (nonatomic, strong) UIDynamicAnimator *animator;
@end

@implementation CustomItemViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *marker = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
    marker.layer.borderColor = [[UIColor blueColor] CGColor];
    marker.layer.borderWidth = 2;
    [self.view addSubview:marker];

    CustomItem *item = [[CustomItem alloc] init];
    item.bounds = marker.bounds;
    item.center = marker.center;
    item.transform = CGAffineTransformIdentity;
    self.animator = [[UIDynamicAnimator alloc] init];
    UIPushBehavior *push = [[UIPushBehavior alloc] initWithItems:@[item]
                                                            mode:UIPushBehaviorModeContinuous];
    [push setAngle:M_PI_4 magnitude:1];
    [self.animator addBehavior:push];
    push.active = YES;
    push.action = ^{
        marker.center = item.center;
    };
}

@end

@interface BoundsMappingViewController : UIViewController
@property (nonatomic, strong) UIDynamicAnimator *animator;
@end

@implementation BoundsMappingViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *button = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
    button.center = self.view.center;
    button.backgroundColor = [UIColor blueColor];
    [self.view addSubview:button];

    PositionToBoundsMapping *mapping = [[PositionToBoundsMapping alloc] initWithTarget:button];
    self.animator = [UIDynamicAnimator new];
    UIAttachmentBehavior *attachment = [[UIAttachmentBehavior alloc] initWithItem:mapping
                                                                attachedToAnchor:mapping.center];
    attachment.frequency = 2.0;
    attachment.damping = 0.3;
    [self.animator addBehavior:attachment];
    UIPushBehavior *push = [[UIPushBehavior alloc] initWithItems:@[mapping]
                                                            mode:UIPushBehaviorModeInstantaneous];
    push.angle = M_PI_4;
    push.magnitude = 2.0;
    [self.animator addBehavior:push];
}

@end
