#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
typedef NS_ENUM(NSInteger, CardSuit) { CardSuitHearts, CardSuitSpades, CardSuitKingOfClubs };
typedef NS_OPTIONS(NSUInteger, CardMarks) { CardMarkNone = 0, CardMarkRed = 1 << 0, CardMarkBlue = 1 << 1 };
extern NSString *const CardDidFlipNotification;
extern const CGFloat kCardWidth;
static NSString * const CardName = @"a card";
CGFloat CardScale(CGFloat width, NSString *name);
@class Card;
@protocol CardDelegate <NSObject>
- (void)card:(Card *)card didMoveToPoint:(CGPoint)point;
@optional
- (void)cardDidFlip:(Card *)card;
- (NSString *)titleForCard:(Card *)card;
@end
@interface Card : UIView
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong, nullable) NSArray<NSString *> *tags;
@property (nonatomic, getter=isOpen) BOOL open;
@property (nonatomic) CardSuit suit;
@property (nonatomic) CardMarks marks;
@property (nonatomic, weak, nullable) id<CardDelegate> delegate;
@property (nonatomic, readonly) UILabel *label;
- (instancetype)initWithFrame:(CGRect)frame title:(NSString *)title;
+ (instancetype)cardWithTitle:(NSString *)title;
- (void)moveToPoint:(CGPoint)point;
- (void)flipWithDuration:(NSTimeInterval)duration completion:(void (^ _Nullable)(BOOL finished, NSString *name))completion;
- (NSInteger)countOfTag:(NSString *)tag inList:(NSArray<NSString *> *)list;
- (NSDictionary<NSString *, NSNumber *> *)positions;
- (void)renamed:(NSString *)name NS_SWIFT_NAME(rename(to:));
@end
@interface UIColor (Cards)
+ (UIColor *)cardColor;
+ (UIColor *)colorWithSuit:(CardSuit)suit;
@end
NS_ASSUME_NONNULL_END
