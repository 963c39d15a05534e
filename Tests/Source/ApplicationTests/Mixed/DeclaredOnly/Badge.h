#import <UIKit/UIKit.h>

@interface Badge : UIView
@property (nonatomic, copy) NSString *text;
@property (nonatomic) NSInteger count;
- (void)shine;
@end
