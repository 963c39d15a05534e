#import "Wheel.h"
#import "NamedClosure-swift.h"

@implementation Wheel
- (NSString *)useCell {
    Cell *cell = [[Cell alloc] init];
    __block NSString *got = @"none";
    cell.tapped = ^(NSString *text) { got = text; };
    [cell tap];
    return got;
}
@end
