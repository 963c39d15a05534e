// A view that draws its layer itself, and an image view with initializers of its own.
//
// After 0.1 s:
//   prepared
//   displayed
#import <UIKit/UIKit.h>

@interface OwnLayerView : UIImageView
@end

@implementation OwnLayerView
- (instancetype)initWithImage:(UIImage *)image {
    self = [super initWithImage:image];
    if (self) { NSLog(@"prepared"); }
    return self;
}
- (instancetype)initWithImage:(UIImage *)image highlightedImage:(UIImage *)highlightedImage {
    return [super initWithImage:image highlightedImage:highlightedImage];
}
- (void)displayLayer:(CALayer *)layer {
    if (!layer) { return; }
    NSLog(@"displayed");
}
@end

@interface OwnLayerViewController : UIViewController
@end

@implementation OwnLayerViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    OwnLayerView *view = [[OwnLayerView alloc] initWithImage:nil];
    [view displayLayer:view.layer];
}
@end
