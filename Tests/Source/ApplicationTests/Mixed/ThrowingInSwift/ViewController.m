// Throwing functions of Swift are called with the address of an error, and a class in Objective-C
// implements one of a protocol in Swift.
//
// After 0.5 s it has printed:
//   1
//   0 3
//   5 to Ann
//   (null) 3
//   Bank 5 It is closed.
//   0
//   (null) 7
//   0 Rule 9
//   1 5
#import "ViewController.h"
#import "MyGame-Swift.h"
@interface ViewController () <BankRule>
@end
@implementation ViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  Bank *bank = [[Bank alloc] initWithOwner:@"Ann" error:nil];
  NSError *error = nil;
  NSLog(@"%d", [bank openAndReturnError:&error]);
  BOOL took = [bank take:100 error:&error];
  NSLog(@"%d %ld", took, (long)error.code);
  NSLog(@"%@", [bank payWithAmount:5 to:@"Ann" error:&error]);
  error = nil;
  NSString *paid = [bank payWithAmount:50 to:@"Ann" error:&error];
  NSLog(@"%@ %ld", paid, (long)error.code);
  if (![bank failAndReturnError:&error]) NSLog(@"%@ %ld %@", error.domain, (long)error.code, error.localizedDescription);
  Bank *none = nil;
  NSLog(@"%d", [none take:1 error:&error]);
  Bank *closed = [[Bank alloc] initWithOwner:@"" error:&error];
  NSLog(@"%@ %ld", closed, (long)error.code);
  bank.rule = self;
  took = [bank take:4 error:&error];
  NSLog(@"%d %@ %ld", took, error.domain, (long)error.code);
  took = [bank take:1 error:NULL];
  NSLog(@"%d %ld", [bank take:0 error:NULL], (long)bank.balance + 1);
}
- (BOOL)check:(NSInteger)amount error:(NSError **)error {
  if (amount < 4) return YES;
  if (error) *error = [NSError errorWithDomain:@"Rule" code:9 userInfo:nil];
  return NO;
}
@end
