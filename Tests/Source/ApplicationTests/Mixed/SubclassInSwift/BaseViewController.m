#import "BaseViewController.h"
@implementation BaseViewController
- (instancetype)initWithHeading:(NSString *)heading {
  self = [super initWithNibName:nil bundle:nil];
  if (self) _heading = [heading copy];
  return self;
}
- (NSString *)describeWithPrefix:(NSString *)prefix {
  return [NSString stringWithFormat:@"%@ %@", prefix, self.heading];
}
- (void)start { NSLog(@"%@", [self describeWithPrefix:@"base"]); }
@end
