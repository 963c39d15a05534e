// Objects that are nil where one is needed, and methods that nobody implements.
//
// After 0.1 s:
//   caught NSInvalidArgumentException
//   no
//   0
//   shared 1
#import <UIKit/UIKit.h>

@protocol PanelDelegate <NSObject>
@optional
- (NSInteger)panels;
@end

@interface MissingController : UIViewController <UIPickerViewDataSource>
@end

@implementation MissingController

+ (instancetype)shared {
    static MissingController *shared;
    if (!shared) shared = [[super allocWithZone:NULL] init];
    return shared;
}

- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView {
    return 1;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    UIView *none = nil;
    @try {
        (void)[[UISnapBehavior alloc] initWithItem:none snapToPoint:CGPointZero];
        NSLog(@"not reached");
    } @catch (NSException *exception) {
        NSLog(@"caught %@", exception.name);
    }

    id<PanelDelegate> delegate = (id<PanelDelegate>)self;
    NSLog(@"%@", [delegate respondsToSelector:@selector(panels)] ? @"yes" : @"no");
    if ([delegate respondsToSelector:@selector(panels)]) {
        NSLog(@"%ld", (long)[delegate panels]);
    }

    CABasicAnimation *animation = [CABasicAnimation animationWithKeyPath:@"opacity"];
    animation.speed = self.view.alpha * 2 - 2;
    NSLog(@"%g", animation.speed);
    NSLog(@"shared %d", [MissingController shared] == [MissingController shared]);
}

@end
