#import "GLGlow.h"
@implementation GLGlow
+ (instancetype)glowWithColor:(UIColor *)color {
  GLGlow *glow = [[self alloc] initWithFrame:CGRectMake(0, 0, 8, 8)];
  glow.backgroundColor = color;
  return glow;
}
@end
