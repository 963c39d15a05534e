#import <UIKit/UIKit.h>
@class Slider;
@protocol SliderDelegate <NSObject>
@required
- (CGFloat)limitForSlider:(Slider *)slider;
@optional
- (void)slider:(Slider *)slider didChangeValue:(CGFloat)value;
- (BOOL)sliderShouldStop:(Slider *)slider;
@end
@interface Slider : UIView
@property (nonatomic, weak) id<SliderDelegate> delegate;
- (void)slide;
@end
