// A display link calls a method once a frame until it is invalidated.
//
// After 2 s:
//   30 calls
//   angle 1.57
#import <UIKit/UIKit.h>

@interface SpinnerView : UIView
@property (nonatomic) CGFloat angle;
@end

@implementation SpinnerView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        self.opaque = NO;
        self.backgroundColor = [UIColor clearColor];
    }
    return self;
}

- (void)setAngle:(CGFloat)angle {
    if (_angle == angle) return;
    _angle = angle;
    [self setNeedsDisplay];
}

- (void)drawRect:(CGRect)rect {
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSaveGState(context);
    CGContextTranslateCTM(context, CGRectGetMidX(self.bounds), CGRectGetMidY(self.bounds));
    CGContextRotateCTM(context, self.angle);
    CGContextSetFillColorWithColor(context, [[UIColor blueColor] CGColor]);
    CGContextFillRect(context, CGRectMake(-5, -60, 10, 60));
    CGContextRestoreGState(context);
}

@end

@interface LinkedFramesViewController : UIViewController
@end

@implementation LinkedFramesViewController {
    CADisplayLink *link;
    SpinnerView *spinner;
    NSInteger calls;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    spinner = [[SpinnerView alloc] initWithFrame:CGRectInset(self.view.bounds, 60, 120)];
    [self.view addSubview:spinner];
    link = [CADisplayLink displayLinkWithTarget:self selector:@selector(step:)];
    [link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];
}

- (void)step:(CADisplayLink *)sender {
    calls++;
    spinner.angle += M_PI / 60;
    if (calls == 30) {
        [sender invalidate];
        link = nil;
        [self performSelector:@selector(report) withObject:nil afterDelay:0.5];
    }
}

- (void)report {
    NSLog(@"%ld calls", (long)calls);
    NSLog(@"angle %.2f", spinner.angle);
}

@end
