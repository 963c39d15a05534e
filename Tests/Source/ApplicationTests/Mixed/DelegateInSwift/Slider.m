#import "Slider.h"
@implementation Slider
- (void)slide {
  CGFloat limit = [self.delegate limitForSlider:self];
  NSLog(@"limit %.1f", limit);
  if ([self.delegate respondsToSelector:@selector(slider:didChangeValue:)]) {
    [self.delegate slider:self didChangeValue:limit / 2];
  }
  NSLog(@"%d", [self.delegate respondsToSelector:@selector(sliderShouldStop:)]);
}
@end
