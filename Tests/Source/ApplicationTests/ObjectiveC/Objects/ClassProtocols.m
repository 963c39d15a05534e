// Class methods that a protocol declares, of classes that are values.
//
// After 0.1 s:
//   one has no height
//   two has a height of 4
//   the class of an object: one
//   by its own class: 0.5
#import <UIKit/UIKit.h>

@protocol Maker <NSObject>
+ (NSString *)title;
@optional
+ (CGFloat)height;
@end

@interface One : NSObject <Maker>
@end

@implementation One
+ (NSString *)title {
    return @"one";
}
@end

@interface Two : NSObject <Maker>
@end

@implementation Two
+ (NSString *)title {
    return @"two";
}
+ (CGFloat)height {
    return 4;
}
@end

@interface UIColor (Half)
@end

@implementation UIColor (Half)
- (UIColor *)half {
    return [[self class] colorWithWhite:0.5 alpha:1];
}
@end

@interface ClassProtocolsViewController : UIViewController
@end

@implementation ClassProtocolsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSArray<Class<Maker>> *makers = @[ [One class], [Two class] ];
    for (Class<Maker> maker in makers) {
        if ([maker respondsToSelector:@selector(height)]) {
            NSLog(@"%@ has a height of %g", [maker title], [maker height]);
        } else {
            NSLog(@"%@ has no height", [maker title]);
        }
    }
    id<Maker> maker = [One new];
    NSLog(@"the class of an object: %@", [[maker class] title]);
    CGFloat red = 0;
    [[[UIColor redColor] half] getRed:&red green:NULL blue:NULL alpha:NULL];
    NSLog(@"by its own class: %g", red);
}

@end
