// A table with sections, cells that are used again, and a selection.
//
// After 1 s:
//   2 sections, 3 and 20 rows
//   cell: row 1 of 0
//   reused: 1
//   height 60
#import <UIKit/UIKit.h>

@interface ListingViewController : UITableViewController
@property (nonatomic, strong) NSArray<NSNumber *> *counts;
@end

@implementation ListingViewController

- (id)initWithStyle:(UITableViewStyle)style {
    self = [super initWithStyle:style];
    if (self) {
        self.title = @"Listing";
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.counts = @[@3, @20];
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"Cell"];
    [self performSelector:@selector(report) withObject:nil afterDelay:0.5];
}

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return self.counts.count;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self.counts[section] integerValue];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Cell"
                                                            forIndexPath:indexPath];
    cell.textLabel.text = [NSString stringWithFormat:@"row %ld of %ld", (long)indexPath.row,
                                                     (long)indexPath.section];
    return cell;
}

- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    return indexPath.section == 0 ? 60.0 : 44.0;
}

- (void)report {
    UITableView *table = self.tableView;
    NSLog(@"%ld sections, %ld and %ld rows", (long)[table numberOfSections],
          (long)[table numberOfRowsInSection:0], (long)[table numberOfRowsInSection:1]);
    NSIndexPath *path = [NSIndexPath indexPathForRow:1 inSection:0];
    UITableViewCell *cell = [table cellForRowAtIndexPath:path];
    NSLog(@"cell: %@", cell.textLabel.text);
    NSLog(@"reused: %d", [cell.reuseIdentifier isEqualToString:@"Cell"]);
    NSLog(@"height %.0f", cell.frame.size.height);
}

@end
