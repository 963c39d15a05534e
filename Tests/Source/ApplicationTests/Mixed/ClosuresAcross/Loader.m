#import "Loader.h"
@implementation Loader
+ (instancetype)sharedLoader {
  static Loader *loader;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ loader = [[Loader alloc] init]; });
  return loader;
}
- (void)loadNamesWithCompletion:(LoaderHandler)completion {
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.2 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    completion(@[@"one", @"two"], YES);
    if (self.handler) self.handler(nil, NO);
  });
}
- (NSInteger)addNumbers:(NSArray<NSNumber *> *)numbers using:(NSInteger (^)(NSInteger, NSInteger))block {
  NSInteger sum = 0;
  for (NSNumber *number in numbers) sum = block(sum, number.integerValue);
  return sum;
}
@end
