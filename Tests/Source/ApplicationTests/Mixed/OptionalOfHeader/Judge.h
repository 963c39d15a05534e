#import "Deck.h"
@interface Judge : NSObject <DeckDelegate>
@end
