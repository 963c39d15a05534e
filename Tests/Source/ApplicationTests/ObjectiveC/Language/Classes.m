// Objects that are made by dots and by the class of another object, and what cannot be overridden.
//
// After 0.1 s:
//   gravity 0 1
//   speed 7
//   tag 3 of Marked
//   count 2
//   none of Plain
//   anchor 0.5
//   rows 44
#import <UIKit/UIKit.h>
#import <objc/runtime.h>

@interface Plain : NSObject
@property(nonatomic) NSInteger tag;
- (instancetype)initWithTag:(NSInteger)tag;
- (instancetype)next;
@end

@implementation Plain
- (instancetype)initWithTag:(NSInteger)tag {
    self = [super init];
    if (self) _tag = tag;
    return self;
}
- (instancetype)next {
    __weak typeof(self) weakSelf = self;
    return [[[weakSelf class] alloc] initWithTag:weakSelf.tag + 1];
}
@end

@interface Marked : Plain
@end
@implementation Marked
@end

@interface Counter : NSObject
- (void)count;
@property(nonatomic, strong) NSNumber *total;
@end
@implementation Counter
- (NSNumber *)total { return objc_getAssociatedObject(self, _cmd); }
- (void)setTotal:(NSNumber *)total {
    objc_setAssociatedObject(self, @selector(total), total, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}
- (void)count { self.total = @(self.total.intValue + 1); }
@end

@interface Rows : UITableView
- (instancetype)initWithFrame:(CGRect)frame rows:(NSInteger)rows;
@end
@implementation Rows
- (instancetype)initWithFrame:(CGRect)frame rows:(NSInteger)rows {
    self = [super initWithFrame:frame style:UITableViewStylePlain];
    if (self) self.rowHeight = rows;
    return self;
}
@end

@interface Pinned : UIView
@end
@implementation Pinned
- (void)setAnchorPoint:(CGPoint)anchorPoint {
    self.layer.anchorPoint = CGPointMake(anchorPoint.x / 2, 0);
}
- (void)displayLayer:(CALayer *)layer { if (layer == nil) return; }
@end

@interface ClassesViewController : UIViewController
@end

@implementation ClassesViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    UIGravityBehavior *gravity = UIGravityBehavior.alloc.init;
    NSLog(@"gravity %g %g", gravity.gravityDirection.dx, gravity.gravityDirection.dy);
    Plain *plain = [Plain.alloc initWithTag:7];
    NSLog(@"speed %ld", (long)plain.tag);

    Plain *next = [[[Marked alloc] initWithTag:2] next];
    NSLog(@"tag %ld of %@", (long)next.tag, NSStringFromClass([next class]));

    Counter *counter = Counter.new;
    [counter count];
    [counter count];
    NSLog(@"count %@", counter.total);

    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"A" message:nil delegate:nil
        cancelButtonTitle:@"B" otherButtonTitles:nil];
    NSLog(@"%@ of %@", alert.message ?: @"none", NSStringFromClass([plain class]));

    Pinned *pinned = [[Pinned alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
    [pinned setAnchorPoint:CGPointMake(1, 1)];
    NSLog(@"anchor %g", pinned.layer.anchorPoint.x);
    Rows *rows = [[Rows alloc] initWithFrame:CGRectZero rows:44];
    NSLog(@"rows %g", rows.rowHeight);
}
@end
