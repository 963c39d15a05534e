// An image that is dragged at the touched point, and flicked away.
#import <UIKit/UIKit.h>

@interface FlickImageView : UIView
@end

@interface FlickImageView ()
@property (nonatomic, strong) UIImageView *imageView;
@property (nonatomic, strong) UIDynamicAnimator *animator;
@property (nonatomic, strong) UIAttachmentBehavior *attachment;
@property (assign) CGPoint oldCenter;
@property (assign) UIOffset offset;
@end

@implementation FlickImageView

- (id)initWithFrame:(CGRect)frame
{
    self = [super initWithFrame:frame];
    if (self) [self addImageView];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder
{
    self = [super initWithCoder:coder];
    if (self) [self addImageView];
    return self;
}

- (void)addImageView
{
    self.imageView = [[UIImageView alloc] initWithFrame:self.bounds];
    self.imageView.backgroundColor = [UIColor brownColor];
    [self addSubview:self.imageView];
    UIPanGestureRecognizer *pan =
        [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(panned:)];
    [self addGestureRecognizer:pan];
    self.animator = [[UIDynamicAnimator alloc] initWithReferenceView:self];
    self.oldCenter = self.imageView.center;
}

- (void)panned:(UIPanGestureRecognizer *)sender
{
    CGPoint position = [sender locationInView:[self.imageView superview]];
    CGPoint touch = [sender locationInView:self.imageView];
    self.offset = UIOffsetMake(touch.x - self.imageView.bounds.size.width / 2,
                               touch.y - self.imageView.bounds.size.height / 2);
    switch (sender.state) {
        case UIGestureRecognizerStateBegan:
            self.attachment = [[UIAttachmentBehavior alloc] initWithItem:self.imageView
                                                        offsetFromCenter:self.offset
                                                        attachedToAnchor:position];
            [self.animator addBehavior:self.attachment];
            break;
        case UIGestureRecognizerStateChanged:
            self.attachment.anchorPoint = position;
            break;
        case UIGestureRecognizerStateEnded: {
            [self.animator removeBehavior:self.attachment];
            CGPoint velocity = [sender velocityInView:self];
            if (fabs(velocity.x) > 500 || fabs(velocity.y) > 500) {
                [self flickWithVelocity:velocity];
            } else {
                [self moveBackWithDuration:0.25];
            }
            break;
        }
        default:
            break;
    }
}

- (void)flickWithVelocity:(CGPoint)velocity
{
    UIPushBehavior *push = [[UIPushBehavior alloc] initWithItems:@[self.imageView]
                                                            mode:UIPushBehaviorModeInstantaneous];
    [push setTargetOffsetFromCenter:self.offset forItem:self.imageView];
    push.pushDirection = CGVectorMake(velocity.x, velocity.y);
    push.magnitude = MAX(fabs(velocity.x), fabs(velocity.y)) / 1.8;
    [self.animator addBehavior:push];

    UIDynamicItemBehavior *watch = [[UIDynamicItemBehavior alloc] initWithItems:@[self.imageView]];
    __weak FlickImageView *weakSelf = self;
    watch.action = ^{
        if (!CGRectIntersectsRect(weakSelf.imageView.frame, weakSelf.bounds)) {
            [weakSelf.animator removeAllBehaviors];
            [weakSelf moveBackWithDuration:1.0];
        }
    };
    [self.animator addBehavior:watch];
}

- (void)moveBackWithDuration:(NSTimeInterval)duration
{
    [UIView animateWithDuration:duration animations:^{
        self.imageView.center = self.oldCenter;
        self.imageView.transform = CGAffineTransformIdentity;
    }];
}

@end

@interface FlickImageViewController : UIViewController
@end

@implementation FlickImageViewController

- (void)loadView
{
    self.view = [[FlickImageView alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
