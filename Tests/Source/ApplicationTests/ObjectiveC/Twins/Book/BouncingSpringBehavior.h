#import <UIKit/UIKit.h>

/// Two items on springs, one below the other.
@interface BouncingSpringBehavior : UIDynamicBehavior

/// Creates the behavior.
///
/// @param items The upper item, and the lower one.
/// @param anchorPoint The end of the upper spring, as a string.
/// @param isPrinted Whether each spring has one of the two properties only.
- (instancetype)initWithItems:(NSArray *)items
                  anchorPoint:(NSString *)anchorPoint
                    asPrinted:(BOOL)isPrinted;

@end
