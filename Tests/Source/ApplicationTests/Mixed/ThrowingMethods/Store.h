#import <UIKit/UIKit.h>
extern NSString * const StoreErrorDomain;
@class Store;
@protocol StoreChecker <NSObject>
- (BOOL)checkName:(NSString *)name error:(NSError **)error;
@end
@interface Store : NSObject
@property (nonatomic, weak) id<StoreChecker> checker;
@property (nonatomic, copy) void (^onFailure)(NSError *error);
- (instancetype)initWithName:(NSString *)name error:(NSError **)error;
+ (instancetype)storeWithName:(NSString *)name limit:(NSInteger)limit error:(NSError **)error;
- (BOOL)saveAndReturnError:(NSError **)error;
- (BOOL)loadItem:(NSString *)item error:(NSError * _Nullable * _Nullable)error;
- (NSString *)textOfItem:(NSString *)item error:(NSError **)error;
- (NSArray<NSString *> *)itemsWithError:(NSError **)error;
- (nonnull NSString *)nameOrError:(NSError **)error;
- (BOOL)tryAll;
@end
