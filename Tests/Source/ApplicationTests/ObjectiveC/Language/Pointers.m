// Structs, arrays and pointers of C, and values that stay between calls.
//
// After 0.1 s:
//   10 20
//   200 100
//   2 3 5 7
//   sum 17
//   h 0.50 s 1.00
//   Domain 7: not possible
//   ok (null)
//   calls 3
//   kind 2 walks swims
//   0,1 1,1 2,2 3,3
//   {{1, 2}, {30, 4}}
#import <UIKit/UIKit.h>

typedef struct {
    int low, high;
} Range2;

struct Hue {
    CGFloat h;
    CGFloat s;
};

typedef NS_ENUM(NSInteger, AnimalKind) {
    AnimalKindBird,
    AnimalKindFish,
    AnimalKindDuck
};

typedef NS_OPTIONS(NSUInteger, AnimalSkill) {
    AnimalSkillNone = 0,
    AnimalSkillWalk = 1 << 0,
    AnimalSkillSwim = 1 << 1,
    AnimalSkillBoth = AnimalSkillWalk | AnimalSkillSwim
};

static int primes[] = {2, 3, 5, 7};
NSString *const PointersErrorDomain = @"Domain";

static void swap(CGFloat *a, CGFloat *b) {
    CGFloat kept = *a;
    *a = *b;
    *b = kept;
}

static Range2 rangeMake(int low, int high) {
    Range2 range = {low, high};
    return range;
}

int nextCall(void) {
    static int calls = 0;
    return ++calls;
}

@interface PointersViewController : UIViewController
@end

@implementation PointersViewController

- (BOOL)work:(BOOL)possible error:(NSError **)error {
    if (!possible) {
        if (error) {
            *error = [NSError errorWithDomain:PointersErrorDomain code:7
                                     userInfo:@{NSLocalizedDescriptionKey: @"not possible"}];
        }
        return NO;
    }
    return YES;
}

- (void)getHue:(CGFloat *)hue saturation:(CGFloat *)saturation {
    struct Hue value = {.h = 0.5, .s = 1};
    *hue = value.h;
    *saturation = value.s;
}

- (AnimalSkill)skillsOf:(AnimalKind)kind {
    AnimalSkill skills = AnimalSkillNone;
    switch (kind) {
        case AnimalKindDuck:
            skills |= AnimalSkillWalk;
        case AnimalKindFish:
            skills |= AnimalSkillSwim;
            break;
        default: {
            skills = AnimalSkillWalk;
        }
    }
    return skills;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    Range2 range = rangeMake(10, 20);
    NSLog(@"%d %d", range.low, range.high);

    CGFloat width = 100, height = 200;
    swap(&width, &height);
    NSLog(@"%.f %.f", width, height);

    NSLog(@"%d %d %d %d", primes[0], primes[1], primes[2], primes[3]);
    int sum = 0;
    for (size_t i = 0; i < sizeof(primes) / sizeof(primes[0]); i++) sum += primes[i];
    NSLog(@"sum %d", sum);

    CGFloat hue, saturation;
    [self getHue:&hue saturation:&saturation];
    NSLog(@"h %.2f s %.2f", hue, saturation);

    NSError *error = nil;
    if (![self work:NO error:&error]) {
        NSLog(@"%@ %ld: %@", error.domain, (long)error.code, error.localizedDescription);
    }
    error = nil;
    if ([self work:YES error:NULL]) NSLog(@"ok %@", error);

    int calls = 0;
    do {
        calls = nextCall();
    } while (calls < 3);
    NSLog(@"calls %d", calls);

    AnimalKind kind = AnimalKindDuck;
    AnimalSkill skills = [self skillsOf:kind];
    NSLog(@"kind %ld%@%@", (long)kind, skills & AnimalSkillWalk ? @" walks" : @"",
          (skills & AnimalSkillSwim) == AnimalSkillSwim ? @" swims" : @"");

    CGPoint points[4];
    int x, y;
    for (x = 0, y = 1; x < 4; x++, y = MAX(x, 1)) {
        points[x] = CGPointMake(x, y);
    }
    NSMutableString *list = [NSMutableString string];
    for (int i = 0; i < 4; i++) {
        [list appendFormat:@"%s%g,%g", i > 0 ? " " : "", points[i].x, points[i].y];
    }
    NSLog(@"%@", list);

    CGRect rect = {{1, 2}, {3, 4}};
    CGRect *pointer = &rect;
    pointer->size.width *= 10;
    NSLog(@"%@", NSStringFromCGRect(rect));
}

@end
