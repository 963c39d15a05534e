#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
@interface StageHUD : UIView
@property (nonatomic, strong) NSArray<NSString *> *motifs;
+ (instancetype)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
+ (BOOL)hideHUDForView:(UIView *)view animated:(BOOL)animated;
+ (nullable StageHUD *)HUDForView:(UIView *)view;
- (void)setBigHUD:(NSInteger)size;
- (void)showProgress:(CGFloat)progress;
- (void)dismissWithCompletion:(void (^)(NSInteger))completion;
- (void)addMotif:(NSString *)motif;
- (void)scrollByNumberOfItems:(NSInteger)count;
- (void)openURL:(NSURL *)url;
- (void)runUsingBlock:(void (^)(void))block;
- (void)endWithError:(nullable NSError *)error;
- (void)setItemsToShow:(NSInteger)count;
- (void)drawLine:(NSInteger)line tintColor:(UIColor *)color;
@end
NS_ASSUME_NONNULL_END
