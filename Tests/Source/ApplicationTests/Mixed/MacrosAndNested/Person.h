#import <UIKit/UIKit.h>

#define kTitle @"a \"title\"" // with a comment
#define kCount 3
#define kScale (1.5)
#define kIsOn YES
#define kUnused (kCount + 1)

NS_SWIFT_NAME(Human)
@interface ABPerson : NSObject
@property (nonatomic, copy) NSString *name;
- (NSString *)report;
@end
