// A line that twangs: a view that gives its center another meaning.
#import "TwangLine.h"

@interface LineViewController : UIViewController
- (IBAction)twang:(UIButton *)sender;
// The storyboard connects it, though it is not marked as an outlet.
@property (nonatomic, strong) TwangLine *line;
@property (nonatomic, strong) UIDynamicAnimator *animator;
@property (nonatomic, strong) UIPushBehavior *push;
@end

@implementation LineViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];
    UIAttachmentBehavior *spring = [[UIAttachmentBehavior alloc] initWithItem:self.line
                                                             attachedToAnchor:self.view.center];
    spring.frequency = 1.0;
    spring.damping = 0.1;
    [self.animator addBehavior:spring];

    self.push = [[UIPushBehavior alloc] initWithItems:@[self.line]
                                                 mode:UIPushBehaviorModeInstantaneous];
    self.push.pushDirection = CGVectorMake(0, 100);
    self.push.magnitude = 200;
    self.push.active = NO;
    [self.animator addBehavior:self.push];
}

- (IBAction)twang:(UIButton *)sender
{
    self.push.active = YES;
}

@end

@interface DynamicLineViewController : LineViewController
@end

@implementation DynamicLineViewController

- (void)viewDidLoad
{
    self.line = [[TwangLine alloc] initWithFrame:self.view.bounds];
    self.line.backgroundColor = [UIColor whiteColor];
    [self.view addSubview:self.line];
    [super viewDidLoad];

    UIButton *twang = [UIButton buttonWithType:UIButtonTypeSystem];
    [twang setTitle:@"Twang" forState:UIControlStateNormal];
    twang.frame = CGRectMake(110, 490, 100, 44);
    [twang addTarget:self
              action:@selector(twang:)
    forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:twang];
}

@end
