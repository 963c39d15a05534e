// Types within functions, types without a name, unions, ranges of cases, and goto.
//
// After 0.1 s:
//   pair 3 4, corner 5 6
//   kind 8
//   bits 3f800000, 1
//   colors 4080c0ff: 64 128 192 255
//   x 7, second 8
//   size 4 and 24
//   grades: F C B A ?
//   closed, 2 opened
//   closed, 3 opened, used
//   tries 3
//   nested 4
#import <UIKit/UIKit.h>

typedef union {
    unsigned int number;
    float real;
} Bits;

union Color {
    struct { unsigned char alpha, blue, green, red; } parts;
    unsigned char bytes[4];
    unsigned int value;
};

typedef struct {
    union {
        struct { double x, y; };
        double values[2];
    };
    int tag;
} Place;

static struct { int x, y; } corner = { 5, 6 };

static NSString *grade(int points) {
    switch (points) {
        case 0 ... 49: return @"F";
        case 50 ... 69: return @"C";
        case 70 ... 89: return @"B";
        case 90: case 91 ... 100: return @"A";
        default: return @"?";
    }
}

@interface TypesViewController : UIViewController
@end

@implementation TypesViewController

- (NSString *)open:(int)count {
    NSMutableString *log = [NSMutableString string];
    int opened = 0;
    if (count < 1) goto done;
    opened += 2;
    if (count < 2) goto done;
    int more = 1;
    opened += more;
    NSString *text = @", used";
    [log appendString:text];
done:
    return [NSString stringWithFormat:@"closed, %d opened%@", opened, log];
}

- (int)tries {
    int count = 0;
again:
    count++;
    if (count < 3) goto again;
    return count;
}

- (int)nested {
    int steps = 0;
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
            steps++;
            if (row == 1 && column == 0) goto found;
        }
    }
    steps = -1;
found:
    return steps;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    struct Pair { int first, second; };
    struct Pair pair = { 3, 4 };
    typedef enum { KindSmall = 7, KindLarge } Kind;
    Kind kind = KindLarge;
    NSLog(@"pair %d %d, corner %d %d", pair.first, pair.second, corner.x, corner.y);
    NSLog(@"kind %d", kind);
    Bits bits;
    bits.real = 1;
    unsigned int number = bits.number;
    bits.number = 0x3f800000;
    NSLog(@"bits %x, %g", number, bits.real);
    union Color color = { .value = 0x4080c0ff };
    NSLog(@"colors %x: %d %d %d %d", color.value, color.parts.red, color.parts.green,
          color.parts.blue, color.bytes[0]);
    Place place = {};
    place.x = 7;
    place.values[1] = 8;
    NSLog(@"x %g, second %g", place.values[0], place.y);
    NSLog(@"size %lu and %lu", sizeof(Bits), sizeof(Place));
    NSLog(@"grades: %@ %@ %@ %@ %@", grade(0), grade(69), grade(70), grade(90), grade(101));
    NSLog(@"%@", [self open:1]);
    NSLog(@"%@", [self open:2]);
    NSLog(@"tries %d", [self tries]);
    NSLog(@"nested %d", [self nested]);
}

@end
