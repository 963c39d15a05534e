#import "Card.h"
#import "Deck.h"
