#import "Judge.h"
@implementation Judge
- (void)deckDidOpen:(Deck *)deck { NSLog(@"judge: open"); }
- (NSString *)titleForDeck:(Deck *)deck { return @"judged"; }
@end
