// A class in Swift is called by the selectors of Swift 2, and lacks a method.
//
// After 0.1 s it has printed:
//   deal 2
//   deal 3 to North
//   done
#import "ViewController.h"
#import "App-Swift.h"

@implementation ViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  Dealer *dealer = [[Dealer alloc] init];
  [dealer deal:2];
  [dealer deal:3 to:@"North"];
  [self shuffle:dealer];
  NSLog(@"done");
}
- (void)shuffle:(Dealer *)dealer {
  [dealer shuffleAll];
}
@end
