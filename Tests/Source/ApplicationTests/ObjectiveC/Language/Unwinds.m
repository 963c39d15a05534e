// An exception ends every function between the one that raises it and the one that catches it.
//
// After 0.1 s:
//   in a
//   in b
//   in c
//   a caught c's
//   not set: (null), 1 left
//   inner finally, outer caught Deep
//   again: Deep, then Deep from outside
//   block 1, block 2, stopped: Block
//   assertion: 3 is not 4
//   parameter: Invalid parameter not satisfying: number > 0
//   finally 1, finally 2, finally 3
//   a text was thrown
//   an error: 7
//   loops: 2, 2, 2
//   replaced: Second
//   freed
//   after freed: Deep
//   condition: Deep, 0
//   out of a function: Plain
//   initializer: Maker
//   end
#import <UIKit/UIKit.h>

@interface Freed : NSObject
@property(nonatomic, copy) NSString *name;
@end

@implementation Freed
- (void)dealloc {
    NSString *text = self.name ? self.name : @"freed";
    NSLog(@"%@", text);
}
@end

@interface Maker : NSObject
@property(nonatomic) int made;
- (instancetype)initWithNumber:(int)number;
@end

@implementation Maker
- (instancetype)initWithNumber:(int)number {
    if ((self = [super init])) {
        [self checkNumber:number];
        NSLog(@"an initializer goes on");
        _made = number;
    }
    return self;
}

- (void)checkNumber:(int)number {
    if (number < 0) @throw [NSException exceptionWithName:@"Maker" reason:nil userInfo:nil];
}
@end

static int plain(int number) {
    if (number == 0) [NSException raise:@"Plain" format:@"%d", number];
    NSLog(@"a function goes on");
    return number;
}

@interface UnwindsViewController : UIViewController
@property(nonatomic, strong) NSString *text;
@property(nonatomic, strong) NSMutableArray *list;
@property(nonatomic) int turns;
@end

@implementation UnwindsViewController

- (void)raise:(NSString *)name {
    @throw [NSException exceptionWithName:name reason:@"no reason" userInfo:nil];
}

- (NSString *)deepText {
    [self raise:@"Deep"];
    NSLog(@"deepText goes on");
    return @"deep";
}

- (BOOL)isDeep {
    return [[self deepText] length] > 0;
}

- (void)c {
    NSLog(@"in c");
    NSArray *empty = @[];
    [empty objectAtIndex:0];
    NSLog(@"c goes on");
}

- (void)b {
    NSLog(@"in b");
    [self c];
    NSLog(@"b goes on");
}

- (void)a {
    NSLog(@"in a");
    @try {
        [self b];
        NSLog(@"a goes on");
    } @catch (NSException *exception) {
        NSLog(@"a caught c's");
    }
}

- (int)numbered:(int)number {
    int result = 0;
    @try {
        result = number;
        if (number == 2) return 20;
        [self raise:@"Numbered"];
    } @catch (NSException *exception) {
        return 10;
    } @finally {
        self.turns++;
    }
    return result;
}

- (void)assertEqual:(int)one to:(int)other {
    NSAssert(one == other, @"%d is not %d", one, other);
    NSLog(@"asserted");
}

- (void)need:(int)number {
    NSParameterAssert(number > 0);
    NSLog(@"needed");
}

- (void)nest {
    @try {
        @try {
            @try {
                [self raise:@"Nested"];
            } @finally {
                self.text = @"finally 1";
            }
            self.text = @"wrong";
        } @finally {
            self.text = [self.text stringByAppendingString:@", finally 2"];
        }
    } @catch (NSException *exception) {
        self.text = [self.text stringByAppendingString:@", finally 3"];
    }
    NSLog(@"%@", self.text);
}

- (void)keep {
    Freed *freed = [Freed new];
    freed.name = nil;
    [self raise:@"Deep"];
    freed.name = @"not freed";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.list = [NSMutableArray arrayWithObject:@1];
    [self a];

    @try {
        self.text = [self deepText];
    } @catch (NSException *exception) {
    }
    @try {
        [self.list addObject:[self deepText]];
    } @catch (NSException *exception) {
    }
    NSLog(@"not set: %@, %lu left", self.text, (unsigned long)self.list.count);

    __block NSString *order = @"";
    @try {
        @try {
            [self deepText];
        } @finally {
            order = @"inner finally";
        }
        NSLog(@"not here");
    } @catch (NSException *exception) {
        NSLog(@"%@, outer caught %@", order, exception.name);
    }

    @try {
        @try {
            [self deepText];
        } @catch (NSException *exception) {
            order = [NSString stringWithFormat:@"again: %@", exception.name];
            @throw;
        }
    } @catch (NSException *exception) {
        NSLog(@"%@, then %@ from outside", order, exception.name);
    }

    NSMutableString *blocks = [NSMutableString string];
    @try {
        [@[@1, @2, @3] enumerateObjectsUsingBlock:^(NSNumber *number, NSUInteger index, BOOL *stop) {
            [blocks appendFormat:@"block %@, ", number];
            if (index == 1) [self raise:@"Block"];
            [blocks appendString:@""];
        }];
        [blocks appendString:@"went on"];
    } @catch (NSException *exception) {
        NSLog(@"%@stopped: %@", blocks, exception.name);
    }

    @try {
        [self assertEqual:3 to:4];
    } @catch (NSException *exception) {
        NSLog(@"assertion: %@", exception.reason);
    }
    @try {
        [self need:0];
    } @catch (NSException *exception) {
        NSLog(@"parameter: %@", exception.reason);
    }

    [self nest];

    @try {
        @throw @"a text";
    } @catch (NSException *exception) {
        NSLog(@"no exception");
    } @catch (NSString *text) {
        NSLog(@"%@ was thrown", text);
    }
    @try {
        @throw [NSError errorWithDomain:@"D" code:7 userInfo:nil];
    } @catch (NSException *exception) {
        NSLog(@"no exception");
    } @catch (NSError *error) {
        NSLog(@"an error: %ld", (long)error.code);
    }

    int first = 0, second = 0, third = 0;
    for (int i = 0; i < 4; i++) {
        @try {
            if (i == 2) [self raise:@"Loop"];
            first++;
        } @catch (id exception) {
            break;
        }
    }
    while (YES) {
        @try {
            second++;
            if (second < 2) continue;
            [self raise:@"Loop"];
        } @catch (id exception) {
            break;
        }
    }
    do {
        @try {
            third++;
            [self raise:@"Loop"];
        } @catch (id exception) {
            if (third < 2) continue;
        }
    } while (third < 2);
    NSLog(@"loops: %d, %d, %d", first, second, third);

    @try {
        @try {
            [self raise:@"First"];
        } @finally {
            [self raise:@"Second"];
        }
    } @catch (NSException *exception) {
        NSLog(@"replaced: %@", exception.name);
    }

    @try {
        [self keep];
    } @catch (NSException *exception) {
        NSLog(@"after freed: %@", exception.name);
    }

    int taken = 0;
    @try {
        if ([self isDeep]) taken = 1; else taken = 2;
    } @catch (NSException *exception) {
        NSLog(@"condition: %@, %d", exception.name, taken);
    }
    @try {
        int number = plain(plain(0));
        NSLog(@"%d", number);
    } @catch (NSException *exception) {
        NSLog(@"out of a function: %@", exception.name);
    }
    @try {
        Maker *maker = [[Maker alloc] initWithNumber:-1];
        NSLog(@"%@", maker);
    } @catch (NSException *exception) {
        NSLog(@"initializer: %@", exception.name);
    }
    int sum = [self numbered:1] + [self numbered:2];
    NSLog(sum == 30 && self.turns == 2 ? @"end" : @"wrong end");
}

@end
