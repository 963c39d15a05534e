import StageKit
import Testing
import UIKit

/// Conditions and orders are read from texts.
@Suite struct `conditions` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private static var people: [[String: Any]] {
    [
      ["name": "Ann", "age": 30, "tags": ["a", "b"]], ["name": "Bob", "age": 20, "tags": ["b"]],
      ["name": "Émile", "age": 40, "tags": [String]()],
    ]
  }

  @Test(
    arguments: [
      ("name == 'Ann'", ["Ann"]), ("age > 20 AND age <= 40", ["Ann", "Émile"]),
      ("NOT (age == 20)", ["Ann", "Émile"]), ("name CONTAINS[c] 'b'", ["Bob"]),
      ("name BEGINSWITH[cd] 'em'", ["Émile"]), ("name LIKE '?ob'", ["Bob"]),
      ("name MATCHES '[AB].*'", ["Ann", "Bob"]), ("name IN {'Ann', 'Bob'}", ["Ann", "Bob"]),
      ("age BETWEEN {20, 30}", ["Ann", "Bob"]), ("ANY tags == 'a'", ["Ann"]),
      ("tags.@count == 0", ["Émile"]), ("age == 20 || name == \"Ann\"", ["Ann", "Bob"]),
      ("missing == nil", ["Ann", "Bob", "Émile"]), ("TRUEPREDICATE", ["Ann", "Bob", "Émile"]),
    ])
  func `select values`(format: String, names: [String]) {
    application.run {
      let predicate = NSPredicate(format: format)
      let found = Self.people.filter { predicate.evaluate(with: $0) }
      #expect(found.compactMap { $0["name"] as? String } == names, "\(format)")
    }
  }

  @Test func `take values and paths for their placeholders, and values for variables`() {
    application.run {
      let list = ["ab", "cd", "AE"] as NSArray
      let found = list.filtered(using: NSPredicate(format: "SELF CONTAINS[c] %@", "a"))
      #expect(found as? [String] == ["ab", "AE"])
      let path = NSPredicate(format: "%K > %d", "age", 30)
      #expect(Self.people.filter { path.evaluate(with: $0) }.count == 1)
      let variable = NSPredicate(format: "age == $age").withSubstitutionVariables(["age": 20])
      #expect(variable.evaluate(with: Self.people[1]) && !variable.evaluate(with: Self.people[0]))
    }
  }

  @Test func `are made of others and of functions`() {
    application.run {
      let even = NSPredicate { value, _ in (value as? Int ?? 1) % 2 == 0 }
      let large = NSPredicate(format: "SELF > 4")
      let both = NSCompoundPredicate(andPredicateWithSubpredicates: [even, large])
      let one = NSCompoundPredicate(orPredicateWithSubpredicates: [even, large])
      let neither = NSCompoundPredicate(notPredicateWithSubpredicate: one)
      let numbers = Array(1...6)
      #expect(numbers.filter { both.evaluate(with: $0) } == [6])
      #expect(numbers.filter { one.evaluate(with: $0) } == [2, 4, 5, 6])
      #expect(numbers.filter { neither.evaluate(with: $0) } == [1, 3])
      #expect(large.predicateFormat == "SELF > 4")
    }
  }

  @Test func `of an order sort values by several properties`() {
    application.run {
      let list = Self.people + [["name": "Zoe", "age": 20]]
      let sorted = (list as NSArray).sortedArray(using: [
        NSSortDescriptor(key: "age", ascending: true),
        NSSortDescriptor(key: "name", ascending: false),
      ])
      let names = sorted.compactMap { ($0 as? [String: Any])?["name"] as? String }
      #expect(names == ["Zoe", "Bob", "Ann", "Émile"])
    }
  }
}
