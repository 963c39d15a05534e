// Explicit animations with keys, values of their own and a delegate.
//
// After 3 s:
//   keys: fade, slide
//   slide stopped 1, note first
//   fade stopped 1, note (null)
//   opacity 0.25
#import <UIKit/UIKit.h>
#import <QuartzCore/QuartzCore.h>

@interface LayerKeysViewController : UIViewController <CAAnimationDelegate>
@end

@implementation LayerKeysViewController {
    CALayer *layer;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    layer = [CALayer layer];
    layer.frame = CGRectMake(20, 20, 100, 100);
    layer.backgroundColor = [UIColor brownColor].CGColor;
    layer.shadowOpacity = .5;
    layer.shadowOffset = CGSizeMake(0, 3);
    [self.view.layer addSublayer:layer];

    CABasicAnimation *slide = [CABasicAnimation animationWithKeyPath:@"position"];
    slide.fromValue = [NSValue valueWithCGPoint:layer.position];
    slide.toValue = [NSValue valueWithCGPoint:CGPointMake(200, 300)];
    slide.duration = 1;
    slide.timingFunction = [CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionEaseIn];
    slide.fillMode = kCAFillModeForwards;
    slide.removedOnCompletion = NO;
    slide.delegate = self;
    [slide setValue:@"first" forKey:@"note"];
    [slide setValue:@"slide" forKey:@"name"];

    CAKeyframeAnimation *fade = [CAKeyframeAnimation animationWithKeyPath:@"opacity"];
    fade.values = @[@1.0, @0.1, @(0.25)];
    fade.keyTimes = @[@0, [NSNumber numberWithFloat:0.5], @1];
    fade.duration = 2;
    fade.delegate = self;
    [fade setValue:@"fade" forKey:@"name"];

    [layer addAnimation:slide forKey:@"slide"];
    [layer addAnimation:fade forKey:@"fade"];
    layer.opacity = 0.25;
    NSArray *keys = [[layer animationKeys] sortedArrayUsingSelector:@selector(compare:)];
    NSLog(@"keys: %@", [keys componentsJoinedByString:@", "]);
}

- (void)animationDidStop:(CAAnimation *)anim finished:(BOOL)flag {
    NSLog(@"%@ stopped %d, note %@", [anim valueForKey:@"name"], flag, [anim valueForKey:@"note"]);
    if ([[anim valueForKey:@"name"] isEqual:@"fade"]) {
        NSLog(@"opacity %.2f", layer.opacity);
    }
}

@end
