// Functions of C's library over texts and characters.
//
// After 0.1 s:
//   12ff in base 16 is 4863, then " left"
//   ff is 255, 1e2 is 100
//   from the colon: :b, last: /c, part: needle
//   joined: left right
//   digit 1 0, upper C, space 1
#import <UIKit/UIKit.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

@interface CLibraryViewController : UIViewController
@end

@implementation CLibraryViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    char *end;
    long number = strtol("12ff left", &end, 16);
    NSLog(@"12ff in base 16 is %ld, then \"%s\"", number, end);
    NSLog(@"ff is %lld, 1e2 is %g", strtoll("ff", NULL, 16), strtod("1e2", NULL));
    NSLog(@"from the colon: %s, last: %s, part: %s", strchr("a:b", ':'), strrchr("a/b/c", '/'),
          strstr("hay needle", "needle"));
    char joined[20];
    strcpy(joined, "left");
    strcat(joined, " right");
    NSLog(@"joined: %s", joined);
    NSLog(@"digit %d %d, upper %c, space %d", isdigit('7') != 0, isdigit('x') != 0, toupper('c'),
          isspace(' ') != 0);
}

@end
