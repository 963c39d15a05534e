// What Objective-C sees of classes, enumerations and protocols of Swift.
//
// After 0.5 s it has printed:
//   at 60 of red
//   move 1 red
//   renamed 1 5 2 7
//   blue 4.5 50
//   3.0 1
#import "ViewController.h"
#import "MyGame-Swift.h"
@interface ViewController () <BallDelegate>
@end
@implementation ViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.ball = [[Ball alloc] initWithFrame:CGRectMake(0, 0, 40, 40) title:@"red"];
  self.ball.delegate = self;
  self.ball.kind = BallKindSteel;
  self.ball.names = @[@"a", @"b"];
  self.ball.onMove = ^(NSInteger n, NSString *t) { NSLog(@"move %ld %@", (long)n, t); };
  [self.view addSubview:self.ball];
  [self.ball moveTo:CGPointMake(50, 60) animated:YES];
  NSLog(@"%@ %ld %lu %ld", [self.ball describe], (long)self.ball.kind, (unsigned long)self.ball.names.count, (long)Ball.count);
  Ball *other = [Ball named:@"blue"];
  NSLog(@"%@ %.1f %.0f", other.title, [other sum:@[@1, @2] :1.5], self.ball.center.x);
  Spin *spin = [[Spin alloc] initWithSpeed:3];
  NSLog(@"%.1f %d", spin.speed, [spin isKindOfClass:[Spin class]]);
}
- (void)ballDidMove:(Ball *)ball to:(CGPoint)point { NSLog(@"at %.0f of %@", point.y, ball.title); }
- (NSString *)ballNameFor:(Ball *)ball { return @"renamed"; }
@end
