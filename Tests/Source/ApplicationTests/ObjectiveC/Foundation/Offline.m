// What is asked of a server fails as on a device without a network, after the present event.
//
// After 0.5 s:
//   https://example.com/a.json is not asked: films have no network.
//   state 0
//   task: NSURLErrorDomain -1009, no bytes: 1
//   delegate: The Internet connection appears to be offline.
//   delegate: cancelled
//   connection: -1009
//   block: -1009
//   now: (null) -1009
#import <UIKit/UIKit.h>

@interface OfflineViewController : UIViewController <NSURLSessionTaskDelegate, NSURLConnectionDelegate>
@property (nonatomic, strong) NSURLSession *session;
@end

@implementation OfflineViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSURL *url = [NSURL URLWithString:@"https://example.com/a.json"];
    NSURLSessionDataTask *task = [[NSURLSession sharedSession]
          dataTaskWithURL:url
        completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
            NSLog(@"task: %@ %ld, no bytes: %d", error.domain, (long)error.code, data == nil);
        }];
    [task resume];
    NSLog(@"state %ld", (long)task.state);

    NSURLSessionConfiguration *settings = [NSURLSessionConfiguration defaultSessionConfiguration];
    settings.timeoutIntervalForRequest = 10;
    self.session = [NSURLSession sessionWithConfiguration:settings
                                                 delegate:self
                                            delegateQueue:[NSOperationQueue mainQueue]];
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:url];
    [request setHTTPMethod:@"POST"];
    [request setValue:@"text/plain" forHTTPHeaderField:@"Content-Type"];
    [[self.session dataTaskWithRequest:request] resume];
    NSURLSessionTask *cancelled = [self.session downloadTaskWithURL:url];
    [cancelled cancel];

    [NSURLConnection connectionWithRequest:request delegate:self];
    [NSURLConnection sendAsynchronousRequest:request
                                       queue:[NSOperationQueue mainQueue]
                           completionHandler:^(NSURLResponse *response, NSData *data, NSError *error) {
        NSLog(@"block: %ld", (long)error.code);
        NSError *failure = nil;
        NSData *bytes = [NSURLConnection sendSynchronousRequest:request
                                              returningResponse:NULL
                                                          error:&failure];
        NSLog(@"now: %@ %ld", bytes, (long)failure.code);
    }];
}

- (void)URLSession:(NSURLSession *)session
              task:(NSURLSessionTask *)task
didCompleteWithError:(NSError *)error {
    NSLog(@"delegate: %@", error.localizedDescription);
}

- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    NSLog(@"connection: %ld", (long)error.code);
}

@end
