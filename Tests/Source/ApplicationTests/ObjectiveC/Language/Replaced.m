// An initializer may give another object than its own.
//
// After 0.1 s:
//   shared 8, one object
//   square 10 x 20
//   from a class method: 5
//   nil if there is none
#import <UIKit/UIKit.h>

@interface Store : NSObject
@property(nonatomic) int count;
+ (instancetype)shared;
- (instancetype)initWithCount:(int)count;
- (instancetype)initShared;
- (instancetype)initFive;
- (instancetype)initNothing;
@end

@implementation Store

+ (instancetype)shared {
    static Store *store;
    if (!store) store = [[self alloc] initWithCount:7];
    return store;
}

- (instancetype)initWithCount:(int)count {
    if ((self = [super init])) _count = count;
    return self;
}

- (instancetype)initShared {
    self = [[self class] shared];
    if (self) self.count += 1;
    return self;
}

- (instancetype)initFive {
    if ((self = [super init])) {
        self = [[Store alloc] initWithCount:5];
    }
    return self;
}

- (instancetype)initNothing {
    Store *none = nil;
    return none;
}

@end

@interface Square : UIView
@end

@implementation Square
- (instancetype)initLoaded {
    self = [[[self class] alloc] initWithFrame:CGRectMake(0, 0, 10, 20)];
    return self;
}
@end

@interface ReplacedViewController : UIViewController
@end

@implementation ReplacedViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    Store *store = [[Store alloc] initShared];
    NSLog(@"shared %d, %@", store.count, store == [Store shared] ? @"one object" : @"two objects");
    CGSize size = [[Square alloc] initLoaded].bounds.size;
    NSLog(@"square %g x %g", size.width, size.height);
    NSLog(@"from a class method: %d", [[Store alloc] initFive].count);
    NSLog(@"%@", [[Store alloc] initNothing] ? @"an object" : @"nil if there is none");
}

@end
