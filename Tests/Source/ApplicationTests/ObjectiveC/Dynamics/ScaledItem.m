// An item that is no view turns what a behavior computes into the size of a view.
//
// After 2 s:
//   width follows: yes
//   the item is dynamic: 1
#import <UIKit/UIKit.h>

@interface SizeItem : NSObject <UIDynamicItem>
@property (nonatomic, readwrite) CGPoint center;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readwrite) CGAffineTransform transform;
- (instancetype)initWithTarget:(UIView *)target;
@end

@implementation SizeItem {
    UIView *target;
}

- (instancetype)initWithTarget:(UIView *)view {
    if ((self = [super init])) {
        target = view;
        _transform = CGAffineTransformIdentity;
    }
    return self;
}

- (CGRect)bounds {
    return CGRectMake(0, 0, 100, 100);
}

- (CGPoint)center {
    return CGPointMake(target.bounds.size.width, target.bounds.size.height);
}

- (void)setCenter:(CGPoint)center {
    CGRect bounds = target.bounds;
    bounds.size = CGSizeMake(center.x, center.y);
    target.bounds = bounds;
}

@end

@interface ScaledItemViewController : UIViewController
@end

@implementation ScaledItemViewController
{
    UIDynamicAnimator *_animator;
    SizeItem *_item;
    UIView *_box;
}

- (void)loadView
{
    UIView *root = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    root.backgroundColor = [UIColor whiteColor];
    self.view = root;
}

- (void)viewDidAppear:(BOOL)animated
{
    [super viewDidAppear:animated];
    _box = [[UIView alloc] initWithFrame:CGRectMake(60, 100, 200, 200)];
    _box.backgroundColor = [UIColor purpleColor];
    [self.view addSubview:_box];
    _item = [[SizeItem alloc] initWithTarget:_box];
    _animator = [[UIDynamicAnimator alloc] init];
    UISnapBehavior *snap = [[UISnapBehavior alloc] initWithItem:_item
                                                    snapToPoint:CGPointMake(80, 80)];
    [_animator addBehavior:snap];
    [self performSelector:@selector(report) withObject:nil afterDelay:1.5];
}

- (void)report
{
    BOOL follows = ABS(_box.bounds.size.width - 80) < 1 && ABS(_box.bounds.size.height - 80) < 1;
    NSLog(@"width follows: %s", follows ? "yes" : "no");
    id item = _item;
    NSLog(@"the item is dynamic: %d", [item conformsToProtocol:@protocol(UIDynamicItem)]);
}

@end
