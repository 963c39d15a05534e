#import "PendulumBehavior.h"

@interface PendulumBehavior ()
@property (nonatomic, strong) UIAttachmentBehavior *rod;
@property (nonatomic, strong) UIAttachmentBehavior *hand;
@property (nonatomic, readwrite) CGPoint anchor;
@end

@implementation PendulumBehavior

- (instancetype)init {
    return nil;
}

- (instancetype)initWithWeight:(id<UIDynamicItem>)weight suspendedFromPoint:(CGPoint)anchor {
    self = [super init];
    if (self) {
        _anchor = anchor;
        UIGravityBehavior *gravity = [[UIGravityBehavior alloc] initWithItems:@[weight]];
        _rod = [[UIAttachmentBehavior alloc] initWithItem:weight attachedToAnchor:anchor];
        _hand = [[UIAttachmentBehavior alloc] initWithItem:weight attachedToAnchor:CGPointZero];
        __weak PendulumBehavior *weakSelf = self;
        self.action = ^{
            weakSelf.ticks += 1;
        };
        [self addChildBehavior:gravity];
        [self addChildBehavior:_rod];
    }
    return self;
}

- (void)beginDraggingWeightAtPoint:(CGPoint)point {
    self.hand.anchorPoint = point;
    [self addChildBehavior:self.hand];
}

- (void)willMoveToAnimator:(UIDynamicAnimator *)dynamicAnimator {
    [super willMoveToAnimator:dynamicAnimator];
    NSLog(@"%@", dynamicAnimator ? @"added" : @"removed");
}

@end
