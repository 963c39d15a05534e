// A variable that its own value uses is zero before.
//
// After 0.1 s it has printed:
//   3.0 4.0
//   5
//   12
#import <UIKit/UIKit.h>
@interface SelfReferenceViewController : UIViewController
@end
@implementation SelfReferenceViewController
static void add(NSInteger *number) { *number += 2; }
- (void)viewDidLoad {
  [super viewDidLoad];
  CGPoint end = end = CGPointMake(3, 4);
  NSLog(@"%.1f %.1f", end.x, end.y);
  UIView *box = box = [UIView new];
  box.tag = 5;
  NSLog(@"%ld", (long)box.tag);
  NSInteger number = number = 10;
  add(&number);
  NSLog(@"%ld", (long)number);
}
@end
