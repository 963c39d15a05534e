// A method that a protocol makes optional and nobody has raises; a subclass may have it.
//
// After 0.1 s:
//   needed 3
//   does not respond
//   NSInvalidArgumentException: -[Plain countIn:]: unrecognized selector sent to instance
//   9 and told
//   a function: Plain viewDidLoad, 8
#import <UIKit/UIKit.h>
#import <objc/runtime.h>

@class OptionalViewController;

@protocol Counting <NSObject>
- (int)needed;
@optional
- (int)countIn:(OptionalViewController *)controller;
- (void)tell;
@end

@interface Plain : NSObject <Counting>
@end

@implementation Plain
- (int)needed { return 3; }
@end

@interface Rich : Plain
@property(nonatomic) BOOL isTold;
@end

@implementation Rich
- (int)countIn:(OptionalViewController *)controller { return 9; }
- (void)tell { self.isTold = YES; }
@end

// Functions that look like methods.
static NSString *described(id self, SEL _cmd) {
    return [NSString stringWithFormat:@"%@ %@", [self class], NSStringFromSelector(_cmd)];
}

static int doubled(id self, SEL _cmd, int number) { return number * 2; }

@interface OptionalViewController : UIViewController
@property(nonatomic, strong) id<Counting> counter;
@end

@implementation OptionalViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.counter = [Plain new];
    NSLog(@"needed %d", [self.counter needed]);
    if (![self.counter respondsToSelector:@selector(tell)]) NSLog(@"does not respond");
    @try {
        NSLog(@"not reached: %d", [self.counter countIn:self]);
    } @catch (NSException *exception) {
        NSLog(@"%@: %@", exception.name, exception.reason);
    }
    Rich *rich = [Rich new];
    self.counter = rich;
    int count = [self.counter countIn:self];
    [self.counter tell];
    NSLog(@"%d and %@", count, rich.isTold ? @"told" : @"not told");
    NSLog(@"a function: %@, %d", described([Plain new], _cmd), doubled(nil, NULL, 4));
}

@end
