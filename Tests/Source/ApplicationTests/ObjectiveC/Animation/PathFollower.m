// A layer follows a path that is made by functions of C.
//
// After 3 s:
//   box 40 100 240 100
//   halfway: 1
//   at the end: 1
#import <UIKit/UIKit.h>

@interface PathFollowerViewController : UIViewController
@end

@implementation PathFollowerViewController {
    CAShapeLayer *_track;
    CALayer *_dot;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathMoveToPoint(path, NULL, 40, 200);
    CGPathAddLineToPoint(path, NULL, 160, 100);
    CGPathAddLineToPoint(path, NULL, 280, 200);

    _track = [CAShapeLayer layer];
    _track.path = path;
    _track.fillColor = nil;
    _track.strokeColor = [[UIColor lightGrayColor] CGColor];
    _track.lineWidth = 3;
    [self.view.layer addSublayer:_track];
    CGRect box = CGPathGetBoundingBox(path);
    NSLog(@"box %.0f %.0f %.0f %.0f", box.origin.x, box.origin.y, box.size.width, box.size.height);

    _dot = [[CALayer alloc] init];
    _dot.bounds = CGRectMake(0, 0, 20, 20);
    _dot.position = CGPointMake(280, 200);
    _dot.cornerRadius = 10;
    _dot.backgroundColor = [UIColor magentaColor].CGColor;
    [self.view.layer addSublayer:_dot];

    CAKeyframeAnimation *follow = [CAKeyframeAnimation animationWithKeyPath:@"position"];
    follow.path = path;
    follow.duration = 2.0;
    follow.calculationMode = kCAAnimationPaced;
    [_dot addAnimation:follow forKey:nil];
    CGPathRelease(path);

    [self performSelector:@selector(check:) withObject:@"halfway" afterDelay:1.0];
    [self performSelector:@selector(check:) withObject:@"at the end" afterDelay:2.5];
}

- (void)check:(NSString *)when {
    CGPoint place = ((CALayer *)_dot.presentationLayer).position;
    CGPoint wanted = [when hasPrefix:@"half"] ? CGPointMake(160, 100) : CGPointMake(280, 200);
    NSLog(@"%@: %d", when, fabs(place.x - wanted.x) < 3 && fabs(place.y - wanted.y) < 3);
}

@end
