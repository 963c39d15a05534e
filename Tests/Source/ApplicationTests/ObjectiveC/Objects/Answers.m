// A class says itself which methods it has, also to what has it as any object.
//
// After 0.1 s:
//   no, although it has one
//   yes, as its superclass says
//   yes, although it has none
#import <UIKit/UIKit.h>

@interface Shy : NSObject
- (void)hide;
- (void)show;
@end
@implementation Shy
- (void)hide {}
- (void)show {}
- (BOOL)respondsToSelector:(SEL)selector {
  if (selector == @selector(hide)) return NO;
  if (selector == @selector(missing)) return YES;
  return [super respondsToSelector:selector];
}
@end

@interface AnswersViewController : UIViewController
@end
@implementation AnswersViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  id shy = [Shy new];
  NSLog(@"%@", [shy respondsToSelector:@selector(hide)] ? @"yes" : @"no, although it has one");
  NSLog(@"%@", [shy respondsToSelector:@selector(show)] ? @"yes, as its superclass says" : @"no");
  NSLog(@"%@", [shy respondsToSelector:@selector(missing)] ? @"yes, although it has none" : @"no");
}
- (void)missing {}
@end
