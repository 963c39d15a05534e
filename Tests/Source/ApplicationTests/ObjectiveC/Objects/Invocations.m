// Messages as objects have arguments and results of all types.
//
// After 0.1 s:
//   4 arguments
//   Ann is 41
//   2.5 {3, 4}
//   sum 44
//   nothing was set: (null)
//   out of bounds
//   counted 7
//   logs addTo:
//   forwarded 12
#import <UIKit/UIKit.h>

@interface Adder : NSObject
@property (nonatomic) int base;
@end
@implementation Adder
- (int)addTo:(int)number { return self.base + number; }
@end

@interface LoggingAdder : NSProxy
@property (nonatomic, strong) id target;
@end
@implementation LoggingAdder
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [self.target methodSignatureForSelector:selector]; }
- (void)forwardInvocation:(NSInvocation *)invocation {
  NSLog(@"logs %@", NSStringFromSelector(invocation.selector));
  int number = 0;
  [invocation getArgument:&number atIndex:2];
  number *= 2;
  [invocation setArgument:&number atIndex:2];
  [invocation invokeWithTarget:self.target];
}
@end

@interface InvocationsViewController : UIViewController
@end
@implementation InvocationsViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  SEL selector = @selector(describe:age:);
  NSMethodSignature *signature = [self methodSignatureForSelector:selector];
  NSLog(@"%lu arguments", (unsigned long)signature.numberOfArguments);
  NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
  invocation.target = self;
  invocation.selector = selector;
  NSString *name = @"Ann";
  NSInteger age = 41;
  [invocation setArgument:&name atIndex:2];
  [invocation setArgument:&age atIndex:3];
  [invocation retainArguments];
  [invocation invoke];
  __unsafe_unretained NSString *text = nil;
  [invocation getReturnValue:&text];
  NSLog(@"%@", text);

  NSInvocation *other = [NSInvocation invocationWithMethodSignature:[self methodSignatureForSelector:@selector(move:to:)]];
  other.selector = @selector(move:to:);
  CGFloat distance = 2.5;
  CGPoint point = CGPointMake(3, 4);
  [other setArgument:&distance atIndex:2];
  [other setArgument:&point atIndex:3];
  [other invokeWithTarget:self];

  Adder *adder = [Adder new];
  adder.base = 2;
  NSInvocation *add = [NSInvocation invocationWithMethodSignature:[adder methodSignatureForSelector:@selector(addTo:)]];
  add.selector = @selector(addTo:);
  int number = 42, sum = 0;
  [add setArgument:&number atIndex:2];
  [add invokeWithTarget:adder];
  [add getReturnValue:&sum];
  NSLog(@"sum %d", sum);

  NSInvocation *empty = [NSInvocation invocationWithMethodSignature:signature];
  NSString *missing = @"none";
  [empty getArgument:&missing atIndex:2];
  NSLog(@"nothing was set: %@", missing);
  @try { [empty setArgument:&missing atIndex:4]; } @catch (NSException *e) { NSLog(@"out of bounds"); }

  NSNumber *counted = [self performSelector:@selector(count:) withObject:@6];
  NSLog(@"counted %@", counted);

  LoggingAdder *logging = [LoggingAdder alloc];
  logging.target = adder;
  NSLog(@"forwarded %d", [(id)logging addTo:5]);
}
- (NSString *)describe:(NSString *)name age:(NSInteger)age { return [NSString stringWithFormat:@"%@ is %ld", name, (long)age]; }
- (void)move:(CGFloat)distance to:(CGPoint)point { NSLog(@"%g %@", distance, NSStringFromCGPoint(point)); }
- (NSNumber *)count:(NSNumber *)number { return @(number.intValue + 1); }
@end
