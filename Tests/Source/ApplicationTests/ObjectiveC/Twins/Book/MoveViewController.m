// A ball moves to the middle.
#import <UIKit/UIKit.h>

static const CGFloat kDiameter = 64.0f;

@interface MoveViewController : UIViewController
@property (strong, nonatomic) UIImageView *blueBall;
@end

@implementation MoveViewController
@synthesize blueBall;

- (void)viewDidLoad
{
    [super viewDidLoad];

    CGSize size = self.view.frame.size;
    blueBall = [[UIImageView alloc] initWithImage:nil];
    [blueBall setFrame:CGRectMake(size.width / 2 - kDiameter / 2, 20.0f, kDiameter, kDiameter)];
    blueBall.backgroundColor = [UIColor blueColor];
    blueBall.layer.cornerRadius = kDiameter / 2;
    [self.view addSubview:blueBall];

    CGRect target = CGRectMake((size.width - kDiameter) / 2, (size.height - kDiameter) / 2,
                               kDiameter, kDiameter);
    [UIView animateWithDuration:3.0f animations:^{
        self.blueBall.frame = target;
    } completion:^(BOOL finished) {
        NSLog(@"Animation Finished");
    }];
}

@end
