// An application with a delegate, a navigation controller and a second screen.
//
// After 2 s:
//   launched
//   first appears
//   first disappears
//   second: from first
//   2 on the stack, title Second
#import <UIKit/UIKit.h>

@interface SecondViewController : UIViewController
@property (nonatomic, copy) NSString *message;
@end

@implementation SecondViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Second";
    self.view.backgroundColor = [UIColor cyanColor];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    NSLog(@"second: %@", self.message);
    NSLog(@"%lu on the stack, title %@",
          (unsigned long)self.navigationController.viewControllers.count,
          self.navigationController.topViewController.title);
}

@end

@interface FirstViewController : UIViewController
@end

@implementation FirstViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    NSLog(@"first appears");
    [self performSelector:@selector(push) withObject:nil afterDelay:0.2];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    NSLog(@"first disappears");
}

- (void)push {
    SecondViewController *second = [[SecondViewController alloc] initWithNibName:nil bundle:nil];
    second.message = @"from first";
    [self.navigationController pushViewController:second animated:YES];
}

@end

@interface PushedAppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation PushedAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    NSLog(@"launched");
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.window.rootViewController =
        [[UINavigationController alloc] initWithRootViewController:[FirstViewController new]];
    [self.window makeKeyAndVisible];
    return YES;
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([PushedAppDelegate class]));
    }
}
