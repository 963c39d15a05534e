#import <UIKit/UIKit.h>
@interface StartViewController : UIViewController
@end
