// swift-format-ignore-file
// What Swift sees of classes, enumerations, constants and functions of headers.
//
// After 1 s it has printed:
//   Ace ["a", "b"] true 2 3 Ace
//   moved 100.0
//   King
//   2 100.0
//   Two 4.0 a card
//   Two Two!
//   true Queen
//   flipped Queen
//   noted
import UIKit
class Loud: Deck {
  override func setCaption(_ caption: String!) { super.setCaption(caption + "!") }
}
class ViewController: UIViewController, CardDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = Card(frame: CGRect(x: 0, y: 0, width: kCardWidth, height: 60), title: "Ace")
    card.delegate = self
    card.tags = ["a", "b"]
    card.isOpen = true
    card.suit = .kingOfClubs
    card.marks = [.red, .blue]
    view.addSubview(card)
    print(card.title, card.tags ?? [], card.isOpen, card.suit.rawValue, card.marks.rawValue, card.label.text ?? "")
    card.move(to: CGPoint(x: 100, y: 100))
    print(card.title)
    print(card.count(ofTag: "a", inList: ["a", "b", "a"]), card.positions()["x"] as! Double)
    card.rename(to: "Queen")
    let other = Card(title: "Two")
    print(other.title, CardScale(4, "ab"), CardName)
    let deck = Loud()
    deck.addCard(card)
    deck.addCard(other)
    print(deck.card(at: 1).title, deck.name!)
    view.backgroundColor = UIColor.card()
    other.backgroundColor = UIColor(suit: .spades)
    NotificationCenter.default.addObserver(forName: NSNotification.Name(CardDidFlipNotification), object: nil, queue: nil) { _ in print("noted") }
    card.flip(withDuration: 0.5) { finished, name in print(finished, name ?? "") }
  }
  func card(_ card: Card, didMoveTo point: CGPoint) { print("moved", point.x) }
  func cardDidFlip(_ card: Card) { print("flipped", card.title) }
  func title(for card: Card) -> String { return "King" }
}
