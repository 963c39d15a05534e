// A timer moves a ball down four steps; the height and width of a step are known once it is drawn.
#import <UIKit/UIKit.h>

@interface StairsView : UIView {
@public
    CGFloat stepWidth;
    CGFloat stepHeight;
}
@end

@implementation StairsView

- (void)drawRect:(CGRect)rect
{
    stepWidth = self.bounds.size.width / 4;
    stepHeight = self.bounds.size.height / 4;
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSetFillColorWithColor(context, [UIColor blackColor].CGColor);
    CGContextMoveToPoint(context, 0, 0);
    for (int step = 1; step <= 4; step++) {
        CGContextAddLineToPoint(context, stepWidth * step, stepHeight * (step - 1));
        CGContextAddLineToPoint(context, stepWidth * step, stepHeight * step);
    }
    CGContextAddLineToPoint(context, 0, stepHeight * 4);
    CGContextClosePath(context);
    CGContextFillPath(context);
}

@end

@interface RedDiscView : UIView
@end

@implementation RedDiscView

- (void)drawRect:(CGRect)rect
{
    [[UIColor redColor] setFill];
    [[UIBezierPath bezierPathWithOvalInRect:rect] fill];
}

@end

@interface RollDownViewController : UIViewController
@property (nonatomic, strong) StairsView *stairs;
@property (nonatomic, strong) RedDiscView *ball;
@property (nonatomic, strong) NSTimer *timer;
- (CGRect)ballFrame;
@end

@implementation RollDownViewController {
    BOOL mayDrop[3];
}

- (CGRect)ballFrame
{
    return CGRectMake(20, 450, 50, 50);
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    for (NSUInteger i = 0; i < 3; i++) mayDrop[i] = YES;
    CGRect frame = CGRectMake(0, 500, CGRectGetWidth(self.view.frame), 300);
    self.stairs = [[StairsView alloc] initWithFrame:frame];
    self.ball = [[RedDiscView alloc] initWithFrame:[self ballFrame]];
    for (UIView *view in @[self.stairs, self.ball]) {
        view.backgroundColor = [UIColor clearColor];
        [self.view addSubview:view];
    }
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.0125
                                                  target:self
                                                selector:@selector(moveBall)
                                                userInfo:nil
                                                 repeats:YES];
}

- (void)moveBall
{
    CGRect frame = self.ball.frame;
    frame.origin.x++;
    for (int step = 1; step <= 3; step++) {
        if (frame.origin.x > self.stairs->stepWidth * step && mayDrop[step - 1]) {
            mayDrop[step - 1] = [self dropX:&frame.origin.x y:&frame.origin.y step:step];
        }
    }
    self.ball.frame = frame;
}

- (BOOL)dropX:(CGFloat *)x y:(CGFloat *)y step:(int)step
{
    CGSize size = self.ball.frame.size;
    CGFloat top = self.stairs.frame.origin.y;
    CGFloat cornerX = step * self.stairs->stepWidth;
    CGFloat cornerY = top + (step - 1) * self.stairs->stepHeight;
    CGFloat distance = hypot(cornerX - size.width / 2, cornerY - size.height / 2);
    if (distance > size.width / 2 && *y < cornerY) {
        *x += 1;
        *y += 4;
        return YES;
    }
    *y = top + step * self.stairs->stepHeight - size.height;
    return NO;
}

@end

@interface TallBallViewController : RollDownViewController
@end

@implementation TallBallViewController

- (CGRect)ballFrame
{
    return CGRectMake(20, 400, 100, 100);
}

@end
