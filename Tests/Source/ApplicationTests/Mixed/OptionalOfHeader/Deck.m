#import "Deck.h"
@implementation Deck
@end
