#import <UIKit/UIKit.h>
@class Deck;
@protocol DeckDelegate <NSObject>
- (void)deckDidOpen:(Deck *)deck;
@optional
- (void)deck:(Deck *)deck didTurnCard:(NSInteger)card;
- (NSString *)titleForDeck:(Deck *)deck;
- (NSInteger)countOfDeck:(Deck *)deck;
- (BOOL)deckShouldClose:(Deck *)deck;
- (void)deck:(Deck *)deck didFailWithError:(NSError *)error;
@end
@interface Deck : NSObject
@property (nonatomic, weak) id<DeckDelegate> delegate;
@end
