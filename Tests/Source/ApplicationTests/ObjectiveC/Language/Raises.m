// What Foundation raises reaches @catch, and @finally is always reached.
//
// After 0.1 s:
//   NSRangeException
//   finally
//   NSInvalidArgumentException
//   thrown: Custom, because
//   passed on, then finally
//   outer caught Custom
//   returned 5
//   unknown selector caught
//   goes on
#import <UIKit/UIKit.h>

@interface RaisesViewController : UIViewController
@end

@implementation RaisesViewController

- (id)elementAt:(NSUInteger)index {
    return @[@1, @2, @3][index];
}

- (void)throwCustom {
    @throw [NSException exceptionWithName:@"Custom" reason:@"because" userInfo:nil];
}

- (int)value {
    @try {
        return 5;
    } @finally {
        NSLog(@"returned 5");
    }
    return 6;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    @try {
        [self elementAt:7];
        NSLog(@"not reached");
    } @catch (NSException *exception) {
        NSLog(@"%@", exception.name);
    } @finally {
        NSLog(@"finally");
    }

    NSString *missing = nil;
    @try {
        NSArray *array = @[@"a", missing];
        NSLog(@"%@", array);
    } @catch (NSException *exception) {
        NSLog(@"%@", [exception name]);
    }

    @try {
        [self throwCustom];
    } @catch (NSException *e) {
        NSLog(@"thrown: %@, %@", e.name, e.reason);
    }

    @try {
        @try {
            [self throwCustom];
        } @finally {
            NSLog(@"passed on, then finally");
        }
    } @catch (id exception) {
        NSLog(@"outer caught %@", [exception name]);
    }

    [self value];

    @try {
        id view = self.view;
        [view performSelector:NSSelectorFromString(@"noSuchMethod")];
    } @catch (NSException *exception) {
        NSLog(@"unknown selector caught");
    }
    NSLog(@"goes on");
}

@end
