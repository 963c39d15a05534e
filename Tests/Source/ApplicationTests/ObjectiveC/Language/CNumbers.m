// Numbers as C has them: wrapping, unsigned comparison, division, shifts, conversions.
//
// After 0.1 s:
//   -2147483648
//   255 0
//   unsigned is greater
//   -3 -1
//   2147483647 0
//   3.500000 3
//   0.10 is not 0.10
//   240 15 -1
//   A65
//   7 8
//   24
//   1 0 1
//   18446744073709551615
//   -0.5 floor -1 ceil 0
#import <UIKit/UIKit.h>

#define DOUBLED(x) ((x) * 2)
static const int kStart = INT_MAX;

@interface CNumbersViewController : UIViewController
@end

@implementation CNumbersViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    unsigned int wraps = (unsigned int)kStart + 1u;
    NSLog(@"%d", (int)wraps);

    unsigned char byte = 0;
    byte--;
    NSLog(@"%d %d", byte, (unsigned char)(byte + 1));

    int negative = -1;
    unsigned one = 1;
    NSLog(@"%@", negative > one ? @"unsigned is greater" : @"signed is less");

    NSLog(@"%d %d", -7 / 2, -7 % 2);

    double large = 1e20, nan = NAN;
    NSLog(@"%d %d", (int)fmin(large, 2147483647.0), isnan(nan) ? 0 : 1);

    float half = 7 / 2.0f;
    int cut = half;
    NSLog(@"%f %d", half, cut);

    float tenth = 0.1f;
    NSLog(@"%.2f %@ %.2f", tenth, tenth == 0.1 ? @"is" : @"is not", 0.1);

    int mask = 0xF0;
    NSLog(@"%d %d %d", mask & 0xFF, mask >> 4, mask | ~mask);

    char letter = 'A';
    NSLog(@"%c%d", letter, letter);

    int i = 7, j;
    j = i++;
    NSLog(@"%d %d", j, i);
    NSLog(@"%d", DOUBLED(i + 4));

    BOOL both = i && j, none = !i;
    NSLog(@"%d %d %d", both, none, both ^ none);

    NSUInteger minusOne = -1;
    NSLog(@"%lu", (unsigned long)minusOne);
    CGFloat x = -0.5;
    NSLog(@"%.1f floor %.0f ceil %d", x, floor(x), (int)ceil(x));
}

@end
