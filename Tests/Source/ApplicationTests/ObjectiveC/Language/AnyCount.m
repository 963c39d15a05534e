// Methods and functions with any number of arguments.
//
// After 0.1 s:
//   one, two, three
//   none
//   sum 6.5 of 3
//   largest 9
//   a view, 12 and 0.5
//   logged: 3 of 4 are red
//   twice: 4 2 4 2
//   titles: OK, Cancel, Later
#import <UIKit/UIKit.h>

@interface Panel : NSObject
@property(nonatomic, strong) NSMutableArray *titles;
- (instancetype)initWithTitle:(NSString *)title others:(NSString *)first, ... NS_REQUIRES_NIL_TERMINATION;
@end

@implementation Panel
- (instancetype)initWithTitle:(NSString *)title others:(NSString *)first, ... {
    if ((self = [super init])) {
        _titles = [NSMutableArray arrayWithObject:title];
        va_list list;
        va_start(list, first);
        for (NSString *next = first; next != nil; next = va_arg(list, NSString *)) {
            [_titles addObject:next];
        }
        va_end(list);
    }
    return self;
}
@end

static double sum(int count, ...) {
    double result = 0;
    va_list list;
    va_start(list, count);
    for (int i = 0; i < count; i++) result += va_arg(list, double);
    va_end(list);
    return result;
}

static NSInteger largest(NSInteger first, ...) {
    va_list list;
    va_start(list, first);
    NSInteger result = first;
    NSInteger next;
    while ((next = va_arg(list, NSInteger)) != 0) {
        if (next > result) result = next;
    }
    va_end(list);
    return result;
}

static void note(NSString *format, ...) {
    va_list list;
    va_start(list, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:list];
    va_end(list);
    NSLog(@"logged: %@", text);
}

@interface CountViewController : UIViewController
@end

@implementation CountViewController

- (NSString *)joined:(id)first, ... {
    NSMutableArray *all = [NSMutableArray array];
    va_list list;
    va_start(list, first);
    for (id object = first; object; object = va_arg(list, id)) [all addObject:object];
    va_end(list);
    return all.count ? [all componentsJoinedByString:@", "] : @"none";
}

- (void)show:(NSString *)format, ... {
    va_list list;
    va_start(list, format);
    NSLogv(format, list);
    va_end(list);
}

- (NSString *)twice:(int)count, ... {
    va_list list, again;
    va_start(list, count);
    va_copy(again, list);
    int first = va_arg(list, int), second = va_arg(list, int);
    int third = va_arg(again, int), fourth = va_arg(again, int);
    va_end(again);
    va_end(list);
    return [NSString stringWithFormat:@"twice: %d %d %d %d", first, second, third, fourth];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    NSLog(@"%@", [self joined:@"one", @"two", @"three", nil]);
    NSLog(@"%@", [self joined:nil]);
    NSLog(@"sum %g of %d", sum(3, 1.5, 2.0, 3.0f), 3);
    NSLog(@"largest %ld", (long)largest(4, (NSInteger)9, (NSInteger)7, (NSInteger)0));
    [self show:@"%@, %d and %g", @"a view", 12, 0.5];
    note(@"%d of %lu are %@", 3, (unsigned long)4, @"red");
    NSLog(@"%@", [self twice:2, 4, 2]);
    Panel *panel = [[Panel alloc] initWithTitle:@"OK" others:@"Cancel", @"Later", nil];
    NSLog(@"titles: %@", [panel.titles componentsJoinedByString:@", "]);
}

@end
