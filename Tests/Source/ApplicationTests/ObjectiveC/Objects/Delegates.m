// A protocol with optional methods, and a delegate that has some of them.
//
// After 0.1 s:
//   will start 3
//   step 0
//   step 1
//   asked: stop now
//   finished early
//   weak delegate is gone: 1
#import <UIKit/UIKit.h>

@class Machine;

@protocol MachineDelegate <NSObject>
- (void)machine:(Machine *)machine didStep:(NSInteger)step;
@optional
- (void)machineWillStart:(Machine *)machine;
- (void)machineDidFinish:(Machine *)machine early:(BOOL)early;
- (BOOL)machineShouldStop:(Machine *)machine;
- (void)machineIsUnused:(Machine *)machine;
@end

@interface Machine : NSObject
@property (nonatomic, weak) id<MachineDelegate> delegate;
@property (nonatomic) NSInteger steps;
- (void)run;
@end

@implementation Machine

- (void)run {
    if ([self.delegate respondsToSelector:@selector(machineWillStart:)]) {
        [self.delegate machineWillStart:self];
    }
    if ([self.delegate respondsToSelector:@selector(machineIsUnused:)]) {
        [self.delegate machineIsUnused:self];
    }
    NSInteger step = 0;
    BOOL early = NO;
    while (step < self.steps) {
        [self.delegate machine:self didStep:step++];
        if (step > 1 && [self.delegate respondsToSelector:@selector(machineShouldStop:)]
            && [self.delegate machineShouldStop:self]) {
            early = YES;
            break;
        }
    }
    if ([_delegate respondsToSelector:@selector(machineDidFinish:early:)])
        [_delegate machineDidFinish:self early:early];
}

@end

@interface Listener : NSObject <MachineDelegate>
@end

@implementation Listener

- (void)machineWillStart:(Machine *)machine {
    NSLog(@"will start %ld", (long)machine.steps);
}

- (void)machine:(Machine *)machine didStep:(NSInteger)step {
    NSLog(@"step %ld", (long)step);
}

- (BOOL)machineShouldStop:(Machine *)machine {
    NSLog(@"asked: stop now");
    return YES;
}

- (void)machineDidFinish:(Machine *)machine early:(BOOL)early {
    NSLog(early ? @"finished early" : @"finished");
}

@end

@interface DelegatesViewController : UIViewController
@end

@implementation DelegatesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    Machine *machine = [Machine new];
    machine.steps = 3;
    @autoreleasepool {
        Listener *listener = [Listener new];
        machine.delegate = listener;
        [machine run];
        listener = nil;
    }
    NSLog(@"weak delegate is gone: %d", machine.delegate == nil);
}

@end
