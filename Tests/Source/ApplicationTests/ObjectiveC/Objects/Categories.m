// Categories of several classes of a framework have the same method: each object has that of its own class.
//
// After 0.1 s:
//   a number is an object
//   text is a text
//   changing is a changing text
//   text is a text
//   own is an object
#import <UIKit/UIKit.h>

@interface NSObject (Kind)
- (NSString *)kind;
@end
@implementation NSObject (Kind)
- (NSString *)kind { return @"an object"; }
@end

@interface NSString (Kind)
- (NSString *)kind;
@end
@implementation NSString (Kind)
- (NSString *)kind { return @"a text"; }
@end

@interface NSMutableString (Kind)
- (NSString *)kind;
@end
@implementation NSMutableString (Kind)
- (NSString *)kind { return @"a changing text"; }
@end

@interface Own : NSObject
@end
@implementation Own
@end

@interface CategoriesViewController : UIViewController
@end
@implementation CategoriesViewController
- (void)viewDidLoad {
  [super viewDidLoad];
  id number = @3;
  NSLog(@"a number is %@", [number kind]);
  NSString *text = @"text";
  NSLog(@"%@ is %@", text, text.kind);
  NSMutableString *changing = [NSMutableString stringWithString:@"changing"];
  NSLog(@"%@ is %@", changing, [(NSString *)changing kind]);
  id any = text;
  NSLog(@"%@ is %@", any, [any kind]);
  NSLog(@"own is %@", [[Own new] kind]);
}
@end
