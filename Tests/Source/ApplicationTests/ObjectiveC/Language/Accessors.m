// Properties with accessors of their own, names of instance variables, copies, lazy values.
//
// After 0.1 s:
//   made once
//   made once: 3
//   visible 1, then 0
//   clamped 10
//   first
//   count 2
//   total 7, stored in total_
//   read only 41, then 42
#import <UIKit/UIKit.h>

@interface Meter : NSObject {
@private
    int _reads;
}
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign, getter=isVisible) BOOL visible;
@property (nonatomic, assign) NSInteger level;
@property (nonatomic, readonly) NSInteger serial;
@property (nonatomic, strong) NSArray *lazyParts;
@property (nonatomic, assign) int total;
@property (nonatomic, readonly) int reads;
- (void)renew;
@end

@interface Meter ()
@property (nonatomic, readwrite) NSInteger serial;
@end

@implementation Meter

@synthesize total = total_;
@synthesize level = _height;

- (id)init {
    self = [super init];
    if (self != nil) {
        _serial = 41;
        self.visible = YES;
    }
    return self;
}

- (NSArray *)lazyParts {
    if (!_lazyParts) {
        NSLog(@"made once");
        _lazyParts = [NSArray arrayWithObjects:@"a", @"b", @"c", nil];
    }
    return _lazyParts;
}

- (void)setLevel:(NSInteger)level {
    _height = MAX(0, MIN(level, 10));
}

- (int)reads {
    return ++_reads;
}

- (void)renew {
    self.serial++;
    total_ += 7;
}

@end

@interface AccessorsViewController : UIViewController
@end

@implementation AccessorsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    Meter *meter = [[Meter alloc] init];
    [meter lazyParts];
    NSLog(@"made once: %lu", (unsigned long)meter.lazyParts.count);
    BOOL before = [meter isVisible];
    meter.visible = !meter.isVisible;
    NSLog(@"visible %d, then %d", before, meter.visible);
    meter.level = 25;
    NSLog(@"clamped %ld", (long)meter.level);

    NSMutableString *text = [NSMutableString stringWithString:@"first"];
    meter.name = text;
    [text appendString:@" and more"];
    NSLog(@"%@", meter.name);

    (void)meter.reads;
    NSLog(@"count %d", meter.reads);
    NSInteger serial = meter.serial;
    [meter renew];
    NSLog(@"total %d, stored in total_", [meter total]);
    NSLog(@"read only %zd, then %zd", serial, meter.serial);
}

@end
