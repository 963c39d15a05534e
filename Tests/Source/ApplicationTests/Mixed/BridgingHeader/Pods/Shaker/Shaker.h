#import <UIKit/UIKit.h>
@protocol ShakerDelegate;
@interface Shaker : UIView
@property (nonatomic, weak) id<ShakerDelegate> delegate;
- (void)shake;
@end
@protocol ShakerDelegate <NSObject>
- (void)shakerDidShake:(Shaker *)shaker;
@optional
- (void)shaker:(Shaker *)shaker moved:(CGFloat)distance;
@end
