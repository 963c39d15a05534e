#import "Card.h"
NSString *const CardDidFlipNotification = @"flipped";
const CGFloat kCardWidth = 44;
CGFloat CardScale(CGFloat width, NSString *name) { return width / 2 + name.length; }
@implementation Card
- (instancetype)initWithFrame:(CGRect)frame title:(NSString *)title {
  self = [super initWithFrame:frame];
  if (self) { _title = [title copy]; _label = [[UILabel alloc] init]; _label.text = title; }
  return self;
}
+ (instancetype)cardWithTitle:(NSString *)title { return [[self alloc] initWithFrame:CGRectMake(0, 0, 10, 10) title:title]; }
- (void)moveToPoint:(CGPoint)point { self.center = point; [self.delegate card:self didMoveToPoint:point];
  if ([self.delegate respondsToSelector:@selector(titleForCard:)]) self.title = [self.delegate titleForCard:self]; }
- (void)flipWithDuration:(NSTimeInterval)duration completion:(void (^)(BOOL, NSString *))completion {
  [UIView animateWithDuration:duration animations:^{ self.alpha = 0.5; } completion:^(BOOL f) {
    if (completion) completion(f, self.title);
    if ([self.delegate respondsToSelector:@selector(cardDidFlip:)]) [self.delegate cardDidFlip:self];
    [[NSNotificationCenter defaultCenter] postNotificationName:CardDidFlipNotification object:self];
  }];
}
- (NSInteger)countOfTag:(NSString *)tag inList:(NSArray<NSString *> *)list { NSInteger n = 0; for (NSString *t in list) if ([t isEqualToString:tag]) n++; return n; }
- (NSDictionary<NSString *, NSNumber *> *)positions { return @{@"x": @(self.center.x)}; }
- (void)renamed:(NSString *)name { self.title = name; }
@end
@implementation UIColor (Cards)
+ (UIColor *)cardColor { return [UIColor redColor]; }
+ (UIColor *)colorWithSuit:(CardSuit)suit { return suit == CardSuitHearts ? [UIColor redColor] : [UIColor blackColor]; }
@end
