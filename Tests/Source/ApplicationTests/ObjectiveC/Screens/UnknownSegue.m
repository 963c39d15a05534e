// A segue that the storyboard does not have raises, as a table's controller with a plain
// initializer finds out.
//
// After 0.1 s:
//   NSInvalidArgumentException
//   names none: 1
//   went on
//   a table without a style: 1
#import <UIKit/UIKit.h>

@interface PlainTable : UITableViewController
@end

@implementation PlainTable
- (instancetype)init {
    self = [super init];
    if (self) { self.title = @"table"; }
    return self;
}
@end

@interface UnknownSegueViewController : UIViewController
@end

@implementation UnknownSegueViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    @try {
        [self performSegueWithIdentifier:@"right" sender:nil];
        NSLog(@"not reached");
    }
    @catch (NSException *exception) {
        NSLog(@"%@", exception.name);
        NSLog(@"names none: %d", [exception.reason containsString:@"\"right\""]);
    }
    NSLog(@"went on");
    PlainTable *table = [[PlainTable alloc] init];
    NSLog(@"a table without a style: %d", table.tableView.style == UITableViewStylePlain);
}

@end
