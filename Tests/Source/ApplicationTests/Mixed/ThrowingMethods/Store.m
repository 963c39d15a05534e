#import "Store.h"
NSString * const StoreErrorDomain = @"StoreErrorDomain";
@interface Store ()
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger limit;
@end
@implementation Store
- (instancetype)initWithName:(NSString *)name error:(NSError **)error {
  if (name.length == 0) {
    if (error) *error = [NSError errorWithDomain:StoreErrorDomain code:1 userInfo:nil];
    return nil;
  }
  if ((self = [super init])) { _name = name; _limit = 2; }
  return self;
}
+ (instancetype)storeWithName:(NSString *)name limit:(NSInteger)limit error:(NSError **)error {
  Store *store = [[self alloc] initWithName:name error:error];
  store.limit = limit;
  return store;
}
- (BOOL)saveAndReturnError:(NSError **)error { return self.limit > 1; }
- (BOOL)loadItem:(NSString *)item error:(NSError **)error {
  if (self.checker && ![self.checker checkName:item error:error]) return NO;
  if (item.length > self.limit) {
    NSDictionary *info = @{NSLocalizedDescriptionKey: @"The name is too long.", @"length": @(item.length)};
    NSError *failure = [NSError errorWithDomain:StoreErrorDomain code:42 userInfo:info];
    if (error) *error = failure;
    if (self.onFailure) self.onFailure(failure);
    return NO;
  }
  return YES;
}
- (NSString *)textOfItem:(NSString *)item error:(NSError **)error {
  if (![self loadItem:item error:error]) return nil;
  return [item uppercaseString];
}
- (NSArray<NSString *> *)itemsWithError:(NSError **)error { return @[@"x", @"y"]; }
- (NSString *)nameOrError:(NSError **)error { return self.name; }
- (BOOL)tryAll {
  NSError *error = nil;
  BOOL first = [self loadItem:@"abc" error:&error];
  NSLog(@"%d %ld %@", first, (long)error.code, error.localizedDescription);
  NSLog(@"%d", [self loadItem:@"abc" error:NULL]);
  NSLog(@"%@", [self textOfItem:@"a" error:&error]);
  id any = self;
  return [any loadItem:@"b" error:&error];
}
@end
