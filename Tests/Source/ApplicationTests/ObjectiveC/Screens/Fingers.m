// A view that follows touches by itself.
//
// The test touches at (60, 60), moves to (200, 300) and lifts.
#import <UIKit/UIKit.h>

@interface FingersViewController : UIViewController
@end

@implementation FingersViewController {
    UIView *_dot;
    CGPoint _offset;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _dot = [[UIView alloc] initWithFrame:CGRectMake(40, 40, 40, 40)];
    _dot.layer.cornerRadius = 20;
    _dot.backgroundColor = UIColor.purpleColor;
    [self.view addSubview:_dot];
}

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
    UITouch *touch = [touches anyObject];
    CGPoint point = [touch locationInView:self.view];
    _offset = CGPointMake(_dot.center.x - point.x, _dot.center.y - point.y);
    NSLog(@"began with %lu", (unsigned long)touches.count);
}

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
    for (UITouch *touch in touches) {
        CGPoint point = [touch locationInView:self.view];
        _dot.center = CGPointMake(point.x + _offset.x, point.y + _offset.y);
    }
}

- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
    NSLog(@"ended at %.0f %.0f", _dot.center.x, _dot.center.y);
}

@end
