// What UIKit raises reaches @catch: an initializer that a class does not have, and constraints between views
// that have nothing in common. Core Animation ignores nil.
//
// After 0.1 s:
//   NSInvalidArgumentException: init is undefined for objects of type UISnapBehavior
//   NSInvalidArgumentException: init is undefined for objects of type UIAttachmentBehavior
//   NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter
//   an action without a title
//   NSGenericException
//   0 sublayers
//   a view of its own
//   a number
#import <UIKit/UIKit.h>

@interface Label : NSObject
@property (nonatomic, strong) UIView *content;
@end
@implementation Label
// It takes any object, whatever the property is.
- (void)setContent:(id)content {
  if ([content isKindOfClass:[NSNumber class]]) NSLog(@"a number");
  else _content = content;
}
@end

@interface MisusedViewController : UIViewController
@end
@implementation MisusedViewController
- (void)report:(id (^)(void))make {
  @try {
    id object = make();
    NSLog(@"%@", object);
  } @catch (NSException *exception) {
    NSLog(@"%@: %@", exception.name, exception.reason);
  }
}
- (void)viewDidLoad {
  [super viewDidLoad];
  [self report:^id { return [[UISnapBehavior alloc] init]; }];
  [self report:^id { return [UIAttachmentBehavior new]; }];
  [self report:^id { return [[UICollectionView alloc] init]; }];
  UIAlertAction *action = [[UIAlertAction alloc] init];
  NSLog(@"%@", action.title ? @"a title" : @"an action without a title");
  UIView *other = [UIView new];
  @try {
    [self.view addConstraint:[NSLayoutConstraint constraintWithItem:other attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeTop multiplier:1 constant:0]];
    NSLog(@"not reached");
  } @catch (NSException *exception) {
    NSLog(@"%@", exception.name);
  }
  CALayer *layer = [CALayer layer];
  [layer addSublayer:nil];
  [layer insertSublayer:nil atIndex:0];
  [layer addAnimation:nil forKey:@"none"];
  NSLog(@"%lu sublayers", (unsigned long)layer.sublayers.count);
  Label *label = [Label new];
  label.content = other;
  NSLog(@"%@", label.content == other ? @"a view of its own" : @"none");
  label.content = (id)@3;
}
@end
