// Source that counts references by hand.
//
// After 0.1 s:
//   holds 2
//   gone: counter
//   released
#import <UIKit/UIKit.h>

@interface Counter : NSObject {
    NSMutableArray *values;
}
- (void)add:(int)value;
- (NSUInteger)count;
@end

@implementation Counter

- (id)init {
    if ((self = [super init])) {
        values = [[NSMutableArray alloc] init];
    }
    return self;
}

- (void)add:(int)value {
    NSNumber *number = [[NSNumber alloc] initWithInt:value];
    [values addObject:number];
    [number release];
}

- (NSUInteger)count {
    return [[[values retain] autorelease] count];
}

- (void)dealloc {
    NSLog(@"gone: counter");
    [values release];
    [super dealloc];
}

@end

@interface RetainedViewController : UIViewController {
    Counter *counter;
}
@property (nonatomic, retain) Counter *counter;
@end

@implementation RetainedViewController
@synthesize counter;

- (void)viewDidLoad {
    [super viewDidLoad];
    Counter *made = [[Counter alloc] init];
    self.counter = made;
    [made release];
    made = nil;
    [counter add:1];
    [counter add:2];
    NSLog(@"holds %lu", (unsigned long)[counter count]);
    self.counter = nil;
    NSLog(@"released");
}

- (void)dealloc {
    [counter release];
    [super dealloc];
}

@end
