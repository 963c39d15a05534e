#import <UIKit/UIKit.h>
@class Ball;
@interface ViewController : UIViewController
@property (strong) Ball *ball;
@end
