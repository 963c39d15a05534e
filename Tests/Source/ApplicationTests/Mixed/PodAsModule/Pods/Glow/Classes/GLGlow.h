#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
@interface GLGlow : UIView
+ (instancetype)glowWithColor:(UIColor *)color;
@property (nonatomic, copy, nullable) NSString *name;
@end
NS_ASSUME_NONNULL_END
