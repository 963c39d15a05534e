// Types as text, and values that are boxed by it, as libraries of constraints do.
//
// After 0.1 s:
//   {CGPoint=dd} {CGRect={CGPoint=dd}{CGSize=dd}} i q d B @ * ^i
//   {Pair=iq}
//   5
//   2.5
//   {1, 2}
//   text
//   {CGSize=dd} d i
//   {3, 4}
#import <UIKit/UIKit.h>

struct Pair {
    int one;
    long two;
};

static id box(const char *type, ...) {
    va_list list;
    va_start(list, type);
    id result = nil;
    if (strcmp(type, @encode(id)) == 0) {
        result = va_arg(list, id);
    } else if (strcmp(type, @encode(CGPoint)) == 0) {
        CGPoint point = (CGPoint)va_arg(list, CGPoint);
        result = [NSValue value:&point withObjCType:type];
    } else if (strcmp(type, @encode(double)) == 0) {
        result = [NSNumber numberWithDouble:(double)va_arg(list, double)];
    } else if (strcmp(type, @encode(int)) == 0) {
        result = [NSNumber numberWithInt:(int)va_arg(list, int)];
    }
    va_end(list);
    return result;
}
#define BOX(value) box(@encode(__typeof__((value))), (value))

@interface EncodingsViewController : UIViewController
@end

@implementation EncodingsViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    NSLog(@"%s %s %s %s %s %s %s %s %s", @encode(CGPoint), @encode(CGRect), @encode(int),
          @encode(NSInteger), @encode(CGFloat), @encode(BOOL), @encode(id), @encode(char *),
          @encode(int *));
    NSLog(@"%s", @encode(struct Pair));
    NSLog(@"%@", BOX(5));
    NSLog(@"%@", BOX(2.5));
    NSLog(@"%@", NSStringFromCGPoint([BOX(CGPointMake(1, 2)) CGPointValue]));
    NSLog(@"%@", BOX(@"text"));
    NSLog(@"%s %s %s", [NSValue valueWithCGSize:CGSizeMake(3, 4)].objCType, [@2.5 objCType],
          [@5 objCType]);
    CGSize size = CGSizeMake(3, 4);
    NSValue *value = [NSValue valueWithBytes:&size objCType:@encode(CGSize)];
    NSLog(@"%@", NSStringFromCGSize(value.CGSizeValue));
}
@end
