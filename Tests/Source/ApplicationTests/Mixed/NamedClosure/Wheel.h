#import <UIKit/UIKit.h>
@interface Wheel : NSObject
- (NSString *)useCell;
@end
