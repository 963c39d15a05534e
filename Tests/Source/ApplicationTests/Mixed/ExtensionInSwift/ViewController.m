// What Objective-C sees of extensions of UIKit's classes in Swift.
//
// After 0.1 s:
//   caption none, then one
//   center 30 40
//   brand 1
#import "ExtensionInSwift-Swift.h"
#import <UIKit/UIKit.h>

@interface ViewController : UIViewController
@end

@implementation ViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    NSString *first = self.caption;
    self.title = @"one";
    NSLog(@"caption %@, then %@", first, self.caption);
    UIView *box = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
    [self place:box at:CGPointMake(30, 40)];
    NSLog(@"center %g %g", box.center.x, box.center.y);
    NSLog(@"brand %d", [[UIColor brand] isEqual:[UIColor redColor]]);
}
@end
