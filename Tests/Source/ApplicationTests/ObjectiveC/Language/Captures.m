// Blocks copy what they use, share what is __block, and are objects.
//
// After 0.1 s:
//   copied 1
//   shared 12
//   sum 5
//   adds 15
//   0 1 4
//   called later
//   called with 3
//   no block, no call
#import <UIKit/UIKit.h>

typedef NSInteger (^Combine)(NSInteger a, NSInteger b);
typedef void (^Callback)(void);

@interface CapturesViewController : UIViewController
@property (nonatomic, copy) void (^later)(NSString *word);
@property (nonatomic, copy) Callback never;
@end

@implementation CapturesViewController

- (Combine)adderWithExtra:(NSInteger)extra {
    return ^NSInteger(NSInteger a, NSInteger b) {
        return a + b + extra;
    };
}

- (void)repeat:(NSInteger)count block:(void (^)(NSInteger index, BOOL *stop))block {
    BOOL stop = NO;
    for (NSInteger i = 0; i < count && !stop; i++) {
        block(i, &stop);
    }
}

- (void)viewDidLoad {
    [super viewDidLoad];
    int copied = 1;
    __block int shared = 10;
    void (^both)(void) = ^{
        shared += 1;
        NSLog(@"copied %d", copied);
    };
    copied = 2;
    shared++;
    both();
    NSLog(@"shared %d", shared);

    Combine sum = ^(NSInteger a, NSInteger b) { return a + b; };
    NSLog(@"sum %ld", (long)sum(2, 3));
    NSLog(@"adds %ld", (long)[self adderWithExtra:10](2, 3));

    NSMutableArray *blocks = [NSMutableArray array];
    for (int i = 0; i < 3; i++) {
        [blocks addObject:[^{ return i * i; } copy]];
    }
    NSMutableArray *results = [NSMutableArray new];
    for (int (^block)(void) in blocks) {
        [results addObject:@(block())];
    }
    NSLog(@"%@", [results componentsJoinedByString:@" "]);

    self.later = ^(NSString *word) {
        NSLog(@"called %@", word);
    };
    self.later(@"later");
    [self repeat:10 block:^(NSInteger index, BOOL *stop) {
        if (index == 3) {
            *stop = YES;
            NSLog(@"called with %ld", (long)index);
        }
    }];
    if (self.never) {
        self.never();
    } else {
        NSLog(@"no block, no call");
    }
}

@end
