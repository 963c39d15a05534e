#import <UIKit/UIKit.h>
@interface UIView (Frames)
@property (nonatomic) CGFloat left;
- (void)moveByDistance:(CGFloat)distance;
- (NSArray<UIView *> *)viewsWithTag:(NSInteger)tag;
@end
@interface UIColor (Tones)
+ (UIColor *)toneColor;
+ (UIColor *)colorWithTone:(CGFloat)tone;
@end
@interface NSString (Loud)
- (NSString *)loudly;
@end
