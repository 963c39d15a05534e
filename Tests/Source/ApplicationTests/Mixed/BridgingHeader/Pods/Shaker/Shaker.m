#import "Shaker.h"
@implementation Shaker
- (void)shake {
  if ([self.delegate respondsToSelector:@selector(shaker:moved:)]) {
    [self.delegate shaker:self moved:4];
  }
  [self.delegate shakerDidShake:self];
}
@end
