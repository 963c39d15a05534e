#import "BouncingSpringBehavior.h"

@implementation BouncingSpringBehavior

- (instancetype)initWithItems:(NSArray *)items
                  anchorPoint:(NSString *)anchorPoint
                    asPrinted:(BOOL)isPrinted
{
    if (!(self = [super init])) return nil;

    id<UIDynamicItem> upper = items[0], lower = [items objectAtIndex:1];
    UICollisionBehavior *collision = [[UICollisionBehavior alloc] initWithItems:items];
    collision.translatesReferenceBoundsIntoBoundary = YES;
    UIAttachmentBehavior *first =
        [[UIAttachmentBehavior alloc] initWithItem:upper
                                  attachedToAnchor:CGPointFromString(anchorPoint)];
    UIAttachmentBehavior *second =
        [[UIAttachmentBehavior alloc] initWithItem:lower
                                  offsetFromCenter:UIOffsetMake(-20, 0)
                                    attachedToItem:upper
                                  offsetFromCenter:UIOffsetZero];
    [first setFrequency:1.0];
    [second setDamping:0.65];
    if (!isPrinted) {
        [second setFrequency:1.0];
        [first setDamping:0.65];
    }
    [self addChildBehavior:[[UIGravityBehavior alloc] initWithItems:items]];
    [self addChildBehavior:collision];
    [self addChildBehavior:first];
    [self addChildBehavior:second];
    return self;
}

@end
