#import <UIKit/UIKit.h>

static void show(const char *name, long long value) { NSLog(@"%s: %lld", name, value); }

#import "Rules.h"

@interface CRulesViewController : UIViewController
@end

@implementation CRulesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    rules();
}

@end
