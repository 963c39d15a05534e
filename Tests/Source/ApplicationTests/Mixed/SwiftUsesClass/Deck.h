#import "Card.h"
@interface Deck : NSObject
@property (nonatomic, strong) NSMutableArray *cards;
@property NSString *name;
- (void)addCard:(Card *)card;
- (Card *)cardAtIndex:(NSUInteger)index;
- (void)setCaption:(NSString *)caption;
@end
