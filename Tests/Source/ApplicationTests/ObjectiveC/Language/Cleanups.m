// A variable's function is called where its scope ends, however that is left.
//
// After 0.1 s:
//   turn 0
//   closed 0
//   turn 1
//   closed 1
//   closed 1
//   1 becomes 2
//   closed 7
//   7 becomes 7
//   caught Inside, closed 3
//   text b
//   a block
#import <UIKit/UIKit.h>

static NSMutableString *notes;

static void closeNumber(int *number) { NSLog(@"closed %d", *number); }

static void noteNumber(int *number) { [notes appendFormat:@", closed %d", *number]; }

static void printText(NSString *__strong *text) { NSLog(@"text %@", *text); }

static void runBlock(__strong dispatch_block_t *block) { (*block)(); }

#define onExit __strong dispatch_block_t exitBlock __attribute__((cleanup(runBlock), unused)) = ^

@interface CleanupViewController : UIViewController
@end

@implementation CleanupViewController

- (int)follow:(int)number {
    __attribute__((cleanup(closeNumber))) int kept = number;
    if (number > 5) return kept;
    for (int turn = 0; turn < 2; turn++) {
        int inner __attribute__((cleanup(closeNumber))) = turn;
        NSLog(@"turn %d", inner);
    }
    return kept + 1;
}

- (void)raise {
    int number __attribute__((cleanup(noteNumber))) = 3;
    [NSException raise:@"Inside" format:@"%d", number];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    notes = [NSMutableString string];
    int small = [self follow:1];
    NSLog(@"1 becomes %d", small);
    int large = [self follow:7];
    NSLog(@"7 becomes %d", large);
    @try {
        [self raise];
    } @catch (NSException *exception) {
        NSLog(@"caught %@%@", exception.name, notes);
    }
    onExit { NSLog(@"a block"); };
    NSString *text __attribute__((cleanup(printText))) = @"a";
    text = @"b";
}

@end
