// A category whose properties have the names of colors, and an animator without a view.
//
// After 0.1 s:
//   parts 1 0.5 0
//   red is red: 1
//   no view: 1
#import <UIKit/UIKit.h>

@interface UIColor (Parts)
@property (nonatomic, readonly) CGFloat red;
@property (nonatomic, readonly) CGFloat green;
- (CGFloat)blue;
@end

@implementation UIColor (Parts)

- (CGFloat)red {
    CGFloat red = 0, green = 0, blue = 0, alpha = 0;
    [self getRed:&red green:&green blue:&blue alpha:&alpha];
    return red;
}

- (CGFloat)green {
    CGFloat red = 0, green = 0, blue = 0, alpha = 0;
    [self getRed:&red green:&green blue:&blue alpha:&alpha];
    return green;
}

- (CGFloat)blue {
    return [UIColor redColor].red - 1;
}

@end

@interface ColorPartsViewController : UIViewController
@property (nonatomic, weak) UIView *stage;
@end

@implementation ColorPartsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UIColor *orange = [UIColor orangeColor];
    NSLog(@"parts %g %g %g", orange.red, orange.green, orange.blue);
    NSLog(@"red is red: %d", [UIColor.redColor isEqual:[UIColor colorWithRed:1 green:0 blue:0 alpha:1]]);
    UIDynamicAnimator *animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.stage];
    NSLog(@"no view: %d", animator.referenceView == nil);
}

@end
