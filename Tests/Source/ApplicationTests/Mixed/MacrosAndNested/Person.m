#import "Person.h"
#import "MacrosAndNested-Swift.h"

@implementation ABPerson
- (NSString *)report {
    Meeting *meeting = [[Meeting alloc] init];
    __block NSString *text = @"";
    [meeting meet:@[self] style:MeetingStyleLoud done:^(NSArray<ABPerson *> *all, MeetingStyle style) {
        text = [NSString stringWithFormat:@"%@ %ld %d", all.firstObject.name, (long)style, [self lettersIn:@"abc"]];
    }];
    return text;
}
@end
