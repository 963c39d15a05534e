#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
typedef void (^LoaderHandler)(NSArray<NSString *> * _Nullable names, BOOL isLast);
@interface Loader : NSObject
@property (nonatomic, copy, nullable) LoaderHandler handler;
+ (instancetype)sharedLoader;
- (void)loadNamesWithCompletion:(LoaderHandler)completion;
- (NSInteger)addNumbers:(NSArray<NSNumber *> *)numbers using:(NSInteger (^)(NSInteger sum, NSInteger number))block;
@end
NS_ASSUME_NONNULL_END
