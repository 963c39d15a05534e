import Geometry
import StageKit
import Testing
import UIKit

/// Objects that are written to archives.
@Suite struct `archives` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Card: NSObject, NSCoding {
    var title = ""
    var count = 0
    var rect = CGRect.zero
    var next: Card?
    var more: [String: Any] = [:]

    override init() { super.init() }

    init?(coder: NSCoder) {
      guard let title = coder.decodeObject(forKey: "title") as? String else { return nil }
      self.title = title
      count = coder.decodeInteger(forKey: "count")
      rect = coder.decodeCGRect(forKey: "rect")
      next = coder.decodeObject(of: Card.self, forKey: "next")
      more = coder.decodeObject(forKey: "more") as? [String: Any] ?? [:]
      super.init()
    }

    func encode(with coder: NSCoder) {
      coder.encode(title, forKey: "title")
      coder.encode(count, forKey: "count")
      coder.encode(rect, forKey: "rect")
      coder.encode(next, forKey: "next")
      coder.encode(more, forKey: "more")
    }
  }

  private func inApplication(_ body: () throws -> Void) throws {
    try application.run { Result { try body() } }.get()
  }

  private func copy(_ value: Any) throws -> Any? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: value, requiringSecureCoding: false)
    return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }

  @Test func `copy objects with what they have`() throws {
    try inApplication {
      let card = Card()
      (card.title, card.count) = ("a", 3)
      card.rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      card.more = ["x": [1, 2.5, "z"], "at": Date(timeIntervalSinceReferenceDate: 5)]
      let next = Card()
      next.title = "b"
      card.next = next
      let copy = try #require(self.copy(card) as? Card)
      #expect(copy !== card && copy.next !== next)
      #expect(copy.title == "a" && copy.count == 3 && copy.rect == card.rect)
      #expect(copy.next?.title == "b" && copy.next?.next == nil)
      let list = copy.more["x"] as? [Any]
      #expect(list?.count == 3 && list?[1] as? Double == 2.5)
      #expect(copy.more["at"] as? Date == Date(timeIntervalSinceReferenceDate: 5))
    }
  }

  @Test func `keep an object that occurs twice as one`() throws {
    try inApplication {
      let card = Card()
      let cards = try #require(copy([card, card]) as? [Card])
      #expect(cards.count == 2 && cards[0] === cards[1])
    }
  }

  @Test func `keep values without another form, such as colors`() throws {
    try inApplication {
      let colors = try copy([UIColor.red, UIColor.blue]) as? [UIColor]
      #expect(colors == [.red, .blue])
    }
  }

  @Test func `are errors if they are other bytes`() throws {
    try inApplication {
      #expect(throws: (any Error).self) {
        try NSKeyedUnarchiver.unarchivedObject(ofClass: Card.self, from: Data([1, 2, 3]))
      }
      #expect(NSKeyedUnarchiver.unarchiveObject(with: Data()) == nil)
    }
    #expect(
      stage.logEntries.map(\.text) == ["0 bytes are not read: they are no archive of this film."])
  }

  @Test func `of objects that cannot be copied have the object itself, which is logged`() throws {
    try inApplication {
      let view = UIView()
      let copy = try self.copy(view) as? UIView
      #expect(copy === view)
    }
    #expect(stage.logEntries.count == 1)
  }

  @Test func `of an object in itself end`() throws {
    try inApplication {
      let card = Card()
      card.next = card
      let copy = try #require(self.copy(card) as? Card)
      #expect(copy.next == nil)
    }
    #expect(stage.logEntries.count == 1)
  }
}
