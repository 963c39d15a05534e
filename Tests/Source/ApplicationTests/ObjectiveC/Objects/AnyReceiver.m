// Receivers without a class: the method is found by its selector.
//
// After 0.1 s:
//   dog: woof
//   robot: beep 7
//   2 items
//   responds 1 0
//   performed woof
//   performed echo!
//   class Robot made
//   class Dog of a list, Robot of App.Robot
//   selector sayTwice:
//   kinds: view, text, number
#import <UIKit/UIKit.h>

@interface Dog : NSObject
- (NSString *)say;
@end

@implementation Dog
- (NSString *)say {
    return @"woof";
}
@end

@interface Robot : NSObject
@property (nonatomic) int number;
- (NSString *)say;
- (NSString *)sayTwice:(NSString *)word;
@end

@implementation Robot
- (NSString *)say {
    return [NSString stringWithFormat:@"beep %d", self.number];
}
- (NSString *)sayTwice:(NSString *)word {
    return [word stringByAppendingString:@"!"];
}
@end

@interface AnyReceiverViewController : UIViewController
@end

@implementation AnyReceiverViewController

- (NSString *)kindOf:(id)thing {
    if ([thing isKindOfClass:[UIView class]]) return @"view";
    else if ([thing isKindOfClass:[NSString class]]) return @"text";
    else if ([thing isKindOfClass:NSNumber.class]) return @"number";
    return @"other";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    id dog = [[Dog alloc] init];
    id robot = [Robot new];
    [robot setNumber:7];
    NSLog(@"dog: %@", [dog say]);
    NSLog(@"robot: %@", [robot say]);
    id list = @[dog, robot];
    NSLog(@"%d items", (int)[list count]);
    NSLog(@"responds %d %d", [robot respondsToSelector:@selector(sayTwice:)],
          [dog respondsToSelector:@selector(sayTwice:)]);
    NSLog(@"performed %@", [dog performSelector:@selector(say)]);
    SEL selector = NSSelectorFromString(@"sayTwice:");
    NSLog(@"performed %@", [robot performSelector:selector withObject:@"echo"]);
    Class class = NSClassFromString(@"Robot");
    id made = [[class alloc] init];
    NSLog(@"class %@ made", NSStringFromClass([made class]));
    NSArray *classes = @[[Dog class], [Robot class]];
    id listed = [classes[0] new];
    Class named = NSClassFromString(@"App.Robot");
    id dotted = named.new;
    NSLog(@"class %@ of a list, %@ of App.Robot", NSStringFromClass([listed class]),
          NSStringFromClass([dotted class]));
    NSLog(@"selector %@", NSStringFromSelector(selector));
    NSMutableArray *kinds = [[NSMutableArray alloc] initWithCapacity:3];
    for (id thing in @[self.view, @"text", @4]) {
        [kinds addObject:[self kindOf:thing]];
    }
    NSLog(@"kinds: %@", [kinds componentsJoinedByString:@", "]);
}

@end
