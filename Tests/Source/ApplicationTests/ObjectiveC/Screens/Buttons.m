// Controls with targets, tags and states.
//
// After 1 s:
//   pressed 2: Two
//   switch 1
//   slider 75
//   segment 1
//   disabled
#import <UIKit/UIKit.h>

enum { kFirstTag = 1, kSecondTag };

@interface ButtonsViewController : UIViewController
@property (nonatomic, weak) IBOutlet UISwitch *onSwitch;
- (IBAction)pressed:(id)sender;
@end

@implementation ButtonsViewController

- (UIButton *)buttonWithTitle:(NSString *)title tag:(NSInteger)tag {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
    [button setTitle:title forState:UIControlStateNormal];
    [button setTitleColor:[UIColor blackColor] forState:UIControlStateHighlighted];
    button.tag = tag;
    button.frame = CGRectMake(20, 40 + 50 * tag, 120, 40);
    [button addTarget:self action:@selector(pressed:)
     forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:button];
    return button;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self buttonWithTitle:@"One" tag:kFirstTag];
    [self buttonWithTitle:@"Two" tag:kSecondTag];

    UISwitch *onSwitch = [[UISwitch alloc] init];
    onSwitch.center = CGPointMake(200, 110);
    [onSwitch addTarget:self action:@selector(switched:) forControlEvents:UIControlEventValueChanged];
    [self.view addSubview:onSwitch];
    self.onSwitch = onSwitch;

    UISlider *slider = [[UISlider alloc] initWithFrame:CGRectMake(20, 220, 280, 30)];
    slider.minimumValue = 50;
    slider.maximumValue = 100;
    slider.value = 75;
    [self.view addSubview:slider];

    UISegmentedControl *segments =
        [[UISegmentedControl alloc] initWithItems:@[@"left", @"right"]];
    segments.frame = CGRectMake(20, 280, 280, 30);
    segments.selectedSegmentIndex = 1;
    [self.view addSubview:segments];

    UIButton *second = (UIButton *)[self.view viewWithTag:kSecondTag];
    [second sendActionsForControlEvents:UIControlEventTouchUpInside];
    [self.onSwitch setOn:YES animated:NO];
    [self switched:self.onSwitch];
    NSLog(@"slider %.0f", slider.value);
    NSLog(@"segment %ld", (long)segments.selectedSegmentIndex);
    second.enabled = NO;
    if (!second.isEnabled && (second.state & UIControlStateDisabled)) NSLog(@"disabled");
}

- (IBAction)pressed:(id)sender {
    UIButton *button = (UIButton *)sender;
    NSLog(@"pressed %ld: %@", (long)[sender tag], [button titleForState:UIControlStateNormal]);
}

- (void)switched:(UISwitch *)sender {
    NSLog(@"switch %d", sender.on);
}

@end
