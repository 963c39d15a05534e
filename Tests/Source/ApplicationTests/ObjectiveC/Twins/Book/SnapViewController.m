// A snap to each tap.
#import <UIKit/UIKit.h>

@interface SnapViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIImageView *blueBall;
@property (nonatomic) UIDynamicAnimator *animator;
- (IBAction)handleTap:(UITapGestureRecognizer *)sender;
@end

@implementation SnapViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    UIImageView *ball = [[UIImageView alloc] initWithFrame:CGRectMake(128, 252, 64, 64)];
    ball.backgroundColor = [UIColor blueColor];
    [self.view addSubview:ball];
    self.blueBall = ball;
    self.animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];

    SEL action = @selector(handleTap:);
    [self.view addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:action]];
}

- (IBAction)handleTap:(UITapGestureRecognizer *)sender
{
    if ([[self.animator behaviors] count] > 0) {
        [self.animator removeAllBehaviors];
    }
    UISnapBehavior *snap = [[UISnapBehavior alloc] initWithItem:self.blueBall
                                                    snapToPoint:[sender locationInView:self.view]];
    [self.animator addBehavior:snap];
}

@end
