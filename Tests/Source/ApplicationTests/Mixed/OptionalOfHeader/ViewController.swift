// swift-format-ignore-file
// Optional methods of a protocol of a header are called in Swift: what an object lacks gives nil.
//
// After 0.5 s it has printed:
//   opened
//   turned 3
//   none 5 true
//   judge: open
//   judged none
//   failed 8
import UIKit

class Player {
  let deck = Deck()
  func play() {
    deck.delegate?.deckDidOpen(deck)
    deck.delegate?.deck?(deck, didTurnCard: 3)
    let count = deck.delegate?.count?(of: deck) ?? 0
    print(deck.delegate?.title?(for: deck) ?? "none", count, deck.delegate?.deckShouldClose?(deck) == nil)
  }
}

class ViewController: UIViewController, DeckDelegate {
  let player = Player()
  let judge = Judge()

  override func viewDidLoad() {
    super.viewDidLoad()
    player.deck.delegate = self
    player.play()
    player.deck.delegate = judge
    player.deck.delegate?.deckDidOpen(player.deck)
    if let title = player.deck.delegate?.title?(for: player.deck) {
      print(title, player.deck.delegate?.count?(of: player.deck).description ?? "none")
    }
    player.deck.delegate?.deck?(player.deck, didTurnCard: 4)
    player.deck.delegate = self
    player.deck.delegate!.deck!(player.deck, didFailWithError: NSError(domain: "d", code: 8))
  }

  func deckDidOpen(_ deck: Deck!) { print("opened") }
  func deck(_ deck: Deck!, didTurnCard card: Int) { print("turned", card) }
  func count(of deck: Deck!) -> Int { return 5 }
  func deck(_ deck: Deck!, didFailWithError error: Error!) { print("failed", (error as NSError).code) }
}
