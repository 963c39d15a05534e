#import "Badge.h"

@interface Other : NSObject
@end

@implementation Other
@end
