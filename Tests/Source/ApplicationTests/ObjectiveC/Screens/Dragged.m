// A view that is dragged by a recognizer and thrown with its velocity.
//
// The test drags it from (160, 160) to (160, 260).
#import <UIKit/UIKit.h>

@interface DraggedViewController : UIViewController <UIGestureRecognizerDelegate>
@property (nonatomic, strong) UIDynamicAnimator *animator;
@property (nonatomic, strong) UIAttachmentBehavior *attachment;
@property (nonatomic, strong) UIView *tile;
@end

@implementation DraggedViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tile = [[UIView alloc] initWithFrame:CGRectMake(110, 110, 100, 100)];
    self.tile.backgroundColor = [UIColor redColor];
    [self.view addSubview:self.tile];
    UIPanGestureRecognizer *pan =
        [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(handlePan:)];
    pan.delegate = self;
    [self.tile addGestureRecognizer:pan];
    self.animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];
}

- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
    NSLog(@"may begin");
    return YES;
}

- (void)handlePan:(UIPanGestureRecognizer *)pan {
    CGPoint location = [pan locationInView:self.view];
    switch (pan.state) {
        case UIGestureRecognizerStateBegan: {
            CGPoint inTile = [pan locationInView:self.tile];
            UIOffset offset = UIOffsetMake(inTile.x - CGRectGetMidX(self.tile.bounds),
                                           inTile.y - CGRectGetMidY(self.tile.bounds));
            self.attachment = [[UIAttachmentBehavior alloc] initWithItem:self.tile
                                                        offsetFromCenter:offset
                                                        attachedToAnchor:location];
            [self.animator addBehavior:self.attachment];
            NSLog(@"began");
            break;
        }
        case UIGestureRecognizerStateChanged:
            self.attachment.anchorPoint = location;
            break;
        case UIGestureRecognizerStateEnded:
        case UIGestureRecognizerStateCancelled: {
            [self.animator removeBehavior:self.attachment];
            CGPoint velocity = [pan velocityInView:self.view];
            UIDynamicItemBehavior *item = [[UIDynamicItemBehavior alloc] initWithItems:@[self.tile]];
            [item addLinearVelocity:CGPointMake(0, velocity.y) forItem:self.tile];
            item.resistance = 5;
            [self.animator addBehavior:item];
            NSLog(@"ended, downward: %d", velocity.y > 0);
            break;
        }
        default:
            break;
    }
}

@end
