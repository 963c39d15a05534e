// Memory of C: texts that are written, values that are sorted, pointers of other types.
//
// After 0.1 s:
//   3-x 3
//   1 2 3
//   9
//   3f800000
//   Darwin
//   1 0 0 1
#import <UIKit/UIKit.h>
#import <sys/utsname.h>

static int ascending(const void *one, const void *other) {
    return *(const int *)one - *(const int *)other;
}

@interface MemoryController : UIViewController
@end

@implementation MemoryController

- (void)viewDidLoad {
    [super viewDidLoad];
    char text[16];
    int length = snprintf(text, sizeof text, "%d-%s", 3, "x");
    NSLog(@"%s %d", text, length);

    int numbers[] = { 3, 1, 2 };
    qsort(numbers, 3, sizeof(int), ascending);
    NSLog(@"%d %d %d", numbers[0], numbers[1], numbers[2]);

    int *memory = malloc(3 * sizeof(int));
    memory[2] = 9;
    NSLog(@"%d", *(memory + 2));
    free(memory);

    float *one = malloc(sizeof(float));
    *one = 1;
    NSLog(@"%x", *(unsigned int *)one);
    free(one);

    struct utsname name;
    uname(&name);
    NSLog(@"%@", [NSString stringWithCString:name.sysname encoding:NSUTF8StringEncoding]);

    const CGFloat *components = CGColorGetComponents([UIColor redColor].CGColor);
    NSLog(@"%g %g %g %g", components[0], components[1], components[2], components[3]);
}

@end
