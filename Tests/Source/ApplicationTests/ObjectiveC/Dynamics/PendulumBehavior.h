#import <UIKit/UIKit.h>

/// A weight on a rod below an anchor.
@interface PendulumBehavior : UIDynamicBehavior

@property (nonatomic, readonly) CGPoint anchor;
@property (nonatomic) NSUInteger ticks;

- (instancetype)initWithWeight:(id<UIDynamicItem>)weight
              suspendedFromPoint:(CGPoint)anchor NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
- (void)beginDraggingWeightAtPoint:(CGPoint)point;

@end
