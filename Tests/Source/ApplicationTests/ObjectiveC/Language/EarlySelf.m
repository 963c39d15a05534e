// Initializers that read the object before it has one, and what a subclass declares again.
//
// After 0.1 s:
//   {{0, 0}, {0, 0}} with 0
//   tint is red, of the variable 1
//   hidden by a choice: 1
//   the context is the controller: 1
#import <UIKit/UIKit.h>

@interface EarlyView : UIView
@property (nonatomic, strong) UIColor *tintColor;
@property (nonatomic) NSInteger kind;
@end

@implementation EarlyView

- (instancetype)initWithFrame:(CGRect)frame kind:(NSInteger)kind {
    if (self = [super initWithFrame:frame]) {
        _kind = kind;
        _tintColor = [UIColor redColor];
    }
    return self;
}

- (instancetype)init {
    self = [self initWithFrame:self.frame kind:_kind];
    return self;
}

- (BOOL)hasTint {
    return _tintColor == self.tintColor;
}

@end

static NSInteger isController(id one, id other, void *context) {
    UIViewController *controller = context;
    NSLog(@"the context is the controller: %d", [controller isKindOfClass:UIViewController.class]);
    return NSOrderedSame;
}

@interface EarlySelfViewController : UIViewController
@end

@implementation EarlySelfViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    EarlyView *view = [[EarlyView alloc] init];
    NSLog(@"%@ with %d", NSStringFromCGRect(view.frame), (int)view.kind);
    NSLog(@"tint is %@, of the variable %d",
          [view.tintColor isEqual:[UIColor redColor]] ? @"red" : @"another", [view hasTint]);
    view.kind == 0 ? [view setHidden:YES] : nil;
    NSLog(@"hidden by a choice: %d", view.hidden);
    [@[@1, @2] sortedArrayUsingFunction:isController context:(__bridge void *)self];
}

@end
