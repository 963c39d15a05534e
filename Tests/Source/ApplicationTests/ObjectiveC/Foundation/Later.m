// Timers, delays, notifications and queues follow the clock of the film.
//
// After 3 s:
//   tick 1 of three
//   tick 2 of three
//   after 1.25
//   tick 3 of three
//   timer valid 0
//   noticed Done: 3
//   on the main queue
//   elapsed 2.0
#import <UIKit/UIKit.h>

static NSString * const DoneNotification = @"Done";

@interface LaterViewController : UIViewController
@end

@implementation LaterViewController {
    NSTimer *_timer;
    NSInteger _ticks;
    CFTimeInterval _start;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _start = CACurrentMediaTime();
    _timer = [NSTimer scheduledTimerWithTimeInterval:0.5 target:self selector:@selector(tick:)
                                            userInfo:@"three" repeats:YES];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(noticed:)
                                                 name:DoneNotification object:nil];
    [self performSelector:@selector(never) withObject:nil afterDelay:0.2];
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(never) object:nil];
    // Not at a tick, since the order of two events at one time is no promise.
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.25 * NSEC_PER_SEC)),
                   dispatch_get_main_queue(), ^{
        NSLog(@"after 1.25");
    });
}

- (void)tick:(NSTimer *)timer {
    NSLog(@"tick %ld of %@", (long)++_ticks, timer.userInfo);
    if (_ticks == 3) {
        [_timer invalidate];
        NSLog(@"timer valid %d", [_timer isValid]);
        [[NSNotificationCenter defaultCenter]
            postNotificationName:DoneNotification object:self
                        userInfo:@{@"ticks": @(_ticks)}];
    }
}

- (void)noticed:(NSNotification *)notification {
    NSLog(@"noticed %@: %@", notification.name, notification.userInfo[@"ticks"]);
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
        dispatch_async(dispatch_get_main_queue(), ^{
            NSLog(@"on the main queue");
            [self performSelector:@selector(finish) withObject:nil afterDelay:0.5];
        });
    });
}

- (void)finish {
    NSLog(@"elapsed %.1f", CACurrentMediaTime() - _start);
}

- (void)never {
    NSLog(@"never");
}

@end
