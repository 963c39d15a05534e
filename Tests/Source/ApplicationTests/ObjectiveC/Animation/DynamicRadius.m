// A layer that animates a property that it declares.
//
// After 0.6 s:
//   at first 2, of a key 2
//   the presentation grows: 1
//   the radius is 12, of a key 12
#import <UIKit/UIKit.h>

@interface RadiusLayer : CALayer
@property (nonatomic) CGFloat radius;
@end

@implementation RadiusLayer

@dynamic radius;

- (instancetype)init {
    if (self = [super init]) {
        [self setNeedsDisplay];
    }
    return self;
}

+ (BOOL)needsDisplayForKey:(NSString *)key {
    return [key isEqualToString:@"radius"] || [super needsDisplayForKey:key];
}

- (void)drawInContext:(CGContextRef)context {
    CGContextAddEllipseInRect(context, CGRectMake(0, 0, self.radius, self.radius));
    CGContextFillPath(context);
}

@end

@interface DynamicRadiusViewController : UIViewController
@property (nonatomic) RadiusLayer *disc;
@end

@implementation DynamicRadiusViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.disc = [RadiusLayer layer];
    self.disc.frame = CGRectMake(50, 50, 50, 50);
    self.disc.radius = 2;
    [self.view.layer addSublayer:self.disc];
    NSLog(@"at first %g, of a key %@", self.disc.radius, [self.disc valueForKey:@"radius"]);
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    CABasicAnimation *growth = [CABasicAnimation animationWithKeyPath:@"radius"];
    growth.fromValue = @2;
    growth.toValue = @12;
    growth.duration = 0.3;
    [self.disc addAnimation:growth forKey:@"growth"];
    self.disc.radius = 12;
    [self performSelector:@selector(look) withObject:nil afterDelay:0.1];
    [self performSelector:@selector(tell) withObject:nil afterDelay:0.4];
}

- (void)look {
    CGFloat radius = [(RadiusLayer *)self.disc.presentationLayer radius];
    NSLog(@"the presentation grows: %d", radius > 2 && radius < 12);
}

- (void)tell {
    NSLog(@"the radius is %g, of a key %@", self.disc.radius, [self.disc valueForKey:@"radius"]);
}

@end
