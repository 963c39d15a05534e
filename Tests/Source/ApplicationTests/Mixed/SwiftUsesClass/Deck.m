#import "Deck.h"
@implementation Deck
- (void)addCard:(Card *)card { if (!self.cards) self.cards = [NSMutableArray array]; [self.cards addObject:card]; [self setCaption:card.title]; }
- (Card *)cardAtIndex:(NSUInteger)index { return self.cards[index]; }
- (void)setCaption:(NSString *)caption { self.name = caption; }
@end
