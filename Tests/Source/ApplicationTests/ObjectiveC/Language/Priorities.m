// Numbers of C that are types of their own in Swift: priorities, and constants of objects that may be nil.
//
// After 0.1 s:
//   749.5 998 251
//   of nil: 0 0
#import <UIKit/UIKit.h>

@interface PrioritiesViewController : UIViewController
@end

@implementation PrioritiesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UILabel *label = [[UILabel alloc] init];
    [label setContentCompressionResistancePriority:998.f forAxis:UILayoutConstraintAxisHorizontal];
    [label setContentHuggingPriority:UILayoutPriorityDefaultLow + 1 forAxis:UILayoutConstraintAxisVertical];
    NSLayoutConstraint *width = [label.widthAnchor constraintEqualToConstant:100];
    width.priority = 750.5;
    UILayoutPriority priority = width.priority - 1;
    NSLog(@"%g %g %g", priority,
          [label contentCompressionResistancePriorityForAxis:UILayoutConstraintAxisHorizontal],
          [label contentHuggingPriorityForAxis:UILayoutConstraintAxisVertical]);
    NSLayoutConstraint *none = nil;
    UIStackView *noStack = nil;
    NSLog(@"of nil: %g %d", none.priority, (int)noStack.axis);
}

@end
