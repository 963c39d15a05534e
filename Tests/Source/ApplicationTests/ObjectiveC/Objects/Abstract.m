// A class declares methods that only its subclasses have.
//
// After 0.1 s:
//   3 items, the last is item 2
//   none
#import <UIKit/UIKit.h>

@interface Source : NSObject
- (NSUInteger)itemCount;
- (NSString *)itemAtIndex:(NSInteger)index;
- (void)report;
@end
@implementation Source
- (void)report {
  if (![self respondsToSelector:@selector(itemCount)]) { NSLog(@"none"); return; }
  NSInteger count = [self itemCount];
  NSLog(@"%ld items, the last is %@", (long)count, [self itemAtIndex:count - 1]);
}
@end

@interface Numbers : Source
@end
@implementation Numbers
- (NSUInteger)itemCount { return 3; }
- (NSString *)itemAtIndex:(NSInteger)index { return [NSString stringWithFormat:@"item %ld", (long)index]; }
@end

@interface AbstractViewController : UIViewController
@end
@implementation AbstractViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  [[Numbers new] report];
  [[Source new] report];
}
@end
