#import "StartViewController.h"
#import "Starts-Swift.h"
@implementation StartViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  Counter *counter = [Counter new];
  [counter countUp];
  [counter countUp];
  NSLog(@"%ld", (long)counter.value);
  id anything = counter;
  NSLog(@"%d %@", [anything respondsToSelector:@selector(countUp)], [anything label]);
  [self.view addSubview:[[CounterView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)]];
  NSLog(@"%@", NSStringFromCGRect(self.view.subviews.firstObject.frame));
}
@end
