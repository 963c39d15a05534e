// Tables and sets that do not keep their objects alive.
//
// After 0.1 s:
//   two listeners told
//   one listener told
//   the name of the view is box, of 1
//   gone with its key: 0
//   strong: 2, a b
#import <UIKit/UIKit.h>

@interface WeakTablesViewController : UIViewController
@property (nonatomic) NSHashTable *listeners;
@end

@implementation WeakTablesViewController

- (void)tell {
    int count = 0;
    for (NSObject *listener in self.listeners) {
        if (listener) count++;
    }
    NSLog(@"%@ told", count == 2 ? @"two listeners" : @"one listener");
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.listeners = [NSHashTable weakObjectsHashTable];
    NSObject *stays = [NSObject new];
    NSObject *goes = [NSObject new];
    [self.listeners addObject:stays];
    [self.listeners addObject:stays];
    [self.listeners addObject:goes];
    [self tell];
    goes = nil;
    [self tell];

    NSMapTable *names = [NSMapTable weakToStrongObjectsMapTable];
    UIView *view = [UIView new];
    [names setObject:@"box" forKey:view];
    NSLog(@"the name of the view is %@, of %lu", [names objectForKey:view],
          (unsigned long)names.count);
    view = nil;
    NSLog(@"gone with its key: %lu", (unsigned long)[names count]);

    NSMapTable<NSString *, NSString *> *strong =
        [[NSMapTable alloc] initWithKeyOptions:NSMapTableStrongMemory
                                  valueOptions:NSMapTableStrongMemory
                                      capacity:2];
    [strong setObject:@"a" forKey:@"first"];
    [strong setObject:@"b" forKey:@"second"];
    NSLog(@"strong: %d, %@", (int)strong.count,
          [strong.objectEnumerator.allObjects componentsJoinedByString:@" "]);
}

@end
