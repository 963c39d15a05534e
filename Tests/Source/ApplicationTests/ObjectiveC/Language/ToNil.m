// A message to nil does nothing and gives zero.
//
// After 0.1 s:
//   0 0.0 (null)
//   {0, 0}
//   empty: 1
//   equal: 0
//   not in a chain
//   false branch
#import <UIKit/UIKit.h>

@interface ToNilViewController : UIViewController
@property (nonatomic, strong) UIView *missing;
@property (nonatomic, strong) NSMutableArray *list;
@end

@implementation ToNilViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSArray *none = nil;
    NSLog(@"%d %.1f %@", (int)[none count], self.missing.alpha, [none objectAtIndex:4]);
    NSLog(@"%@", NSStringFromCGPoint(self.missing.center));
    NSLog(@"empty: %d", CGRectIsEmpty(_missing.frame));
    NSString *text;
    NSLog(@"equal: %d", [text isEqualToString:@""]);
    [self.list addObject:@1];
    self.missing.layer.cornerRadius = 5;
    [[self.missing superview] addSubview:self.view];
    if (self.list.count == 0 && !self.missing.superview) NSLog(@"not in a chain");
    UIColor *color = self.missing.backgroundColor ?: nil;
    if (color) {
        NSLog(@"true branch");
    } else {
        NSLog(@"false branch");
    }
}

@end
