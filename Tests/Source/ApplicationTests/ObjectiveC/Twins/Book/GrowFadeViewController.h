#import <UIKit/UIKit.h>

@interface GrowFadeViewController : UIViewController
@property (nonatomic, strong) UIImageView *blueBall;
/// Called after the ball has grown.
- (void)didGrow;
@end
