#import "StageHUD.h"
@implementation StageHUD
+ (instancetype)showHUDAddedTo:(UIView *)view animated:(BOOL)animated {
  StageHUD *hud = [[self alloc] initWithFrame:view.bounds];
  [view addSubview:hud];
  return hud;
}
+ (StageHUD *)HUDForView:(UIView *)view {
  for (UIView *child in view.subviews) {
    if ([child isKindOfClass:self]) { return (StageHUD *)child; }
  }
  return [[StageHUD alloc] initWithFrame:CGRectZero];
}
+ (BOOL)hideHUDForView:(UIView *)view animated:(BOOL)animated {
  [[self HUDForView:view] removeFromSuperview];
  return view.subviews.count == 0;
}
- (void)setBigHUD:(NSInteger)size { NSLog(@"big %ld", (long)size); }
- (void)showProgress:(CGFloat)progress { NSLog(@"progress %.1f", progress); }
- (void)dismissWithCompletion:(void (^)(NSInteger))completion { completion(3); }
- (void)addMotif:(NSString *)motif { NSLog(@"motif %@", motif); }
- (void)scrollByNumberOfItems:(NSInteger)count { NSLog(@"scroll %ld", (long)count); }
- (void)openURL:(NSURL *)url { NSLog(@"open %@", url.host); }
- (void)runUsingBlock:(void (^)(void))block { block(); }
- (void)endWithError:(NSError *)error { NSLog(@"end %@", error); }
- (void)setItemsToShow:(NSInteger)count { NSLog(@"items %ld", (long)count); }
- (void)drawLine:(NSInteger)line tintColor:(UIColor *)color { NSLog(@"line %ld", (long)line); }
@end
