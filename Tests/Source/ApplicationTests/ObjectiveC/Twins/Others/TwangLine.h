#import <UIKit/UIKit.h>

/// A line whose middle is where an animator puts the center of the view.
@interface TwangLine : UIView
@end
