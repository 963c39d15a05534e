#import "UIView+Frames.h"
@implementation UIView (Frames)
- (CGFloat)left { return self.frame.origin.x; }
- (void)setLeft:(CGFloat)left { CGRect frame = self.frame; frame.origin.x = left; self.frame = frame; }
- (void)moveByDistance:(CGFloat)distance { self.left += distance; }
- (NSArray<UIView *> *)viewsWithTag:(NSInteger)tag {
  NSMutableArray *views = [NSMutableArray array];
  for (UIView *view in self.subviews) if (view.tag == tag) [views addObject:view];
  return views;
}
@end
@implementation UIColor (Tones)
+ (UIColor *)toneColor { return [UIColor redColor]; }
+ (UIColor *)colorWithTone:(CGFloat)tone { return [UIColor colorWithWhite:tone alpha:1]; }
@end
