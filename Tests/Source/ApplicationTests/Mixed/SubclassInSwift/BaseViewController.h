#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
@interface BaseViewController : UIViewController
@property (nonatomic, copy) NSString *heading;
- (instancetype)initWithHeading:(NSString *)heading;
- (NSString *)describeWithPrefix:(NSString *)prefix;
- (void)start;
@end
NS_ASSUME_NONNULL_END
