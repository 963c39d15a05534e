// Proxies give messages to other objects: by the object that they name, and as invocations.
//
// After 0.25 s it has printed:
//   tick 1
//   hello Ann
//   logs greet:
//   hello Bob
//   tick 2
//   caught -[ForwardsViewController missing]: unrecognized selector sent to instance
#import <UIKit/UIKit.h>

@interface Weak : NSProxy
@property (nonatomic, weak) id target;
+ (instancetype)proxyWithTarget:(id)target;
@end
@implementation Weak
- (instancetype)initWithTarget:(id)target { _target = target; return self; }
+ (instancetype)proxyWithTarget:(id)target { return [[Weak alloc] initWithTarget:target]; }
- (id)forwardingTargetForSelector:(SEL)selector { return _target; }
@end

@interface Logging : NSProxy
@property (nonatomic, strong) id target;
@end
@implementation Logging
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [self.target methodSignatureForSelector:selector]; }
- (void)forwardInvocation:(NSInvocation *)invocation {
  NSLog(@"logs %@", NSStringFromSelector(invocation.selector));
  [invocation invokeWithTarget:self.target];
}
@end

@interface ForwardsViewController : UIViewController
@property (nonatomic) NSInteger count;
@end
@implementation ForwardsViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  id weak = [Weak proxyWithTarget:self];
  [NSTimer scheduledTimerWithTimeInterval:0.1 target:weak selector:@selector(tick:) userInfo:nil repeats:YES];
  [weak tick:nil];
  NSLog(@"%@", [weak greet:@"Ann"]);
  Logging *logging = [Logging alloc];
  logging.target = self;
  NSLog(@"%@", [(id)logging greet:@"Bob"]);
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.15 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    @try { [weak performSelector:@selector(missing)]; } @catch (NSException *e) { NSLog(@"caught %@", e.reason); }
  });
}
- (void)tick:(id)sender { self.count += 1; if (self.count < 3) NSLog(@"tick %ld", (long)self.count); }
- (NSString *)greet:(NSString *)name { return [@"hello " stringByAppendingString:name]; }
@end
