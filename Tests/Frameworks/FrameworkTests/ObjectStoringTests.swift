import Geometry
import ObjectStoring
import StageKit
import Testing
import UIKit

/// Objects in memory, in the words of Realm.
@Suite struct `objects of a realm` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  /// Runs a function in the application.
  private func run(_ body: () throws -> Void) throws {
    let result = application.run { Result { try body() } }
    try result.get()
  }

  private final class Category: Object {
    var name = ""
    let items = List<Item>()

    override static func primaryKey() -> String? { "name" }
  }

  private final class Item: Object {
    @Persisted(primaryKey: true) var id: ObjectId
    @Persisted var title: String
    @Persisted var price = 2.5
    @Persisted var note: String?
  }

  private func category(_ name: String, _ titles: String...) -> Category {
    let category = Category()
    category.name = name
    for title in titles {
      let item = Item()
      item.title = title
      item.price = Double(title.count)
      category.items.append(item)
    }
    return category
  }

  @Test func `objects are found by class, condition, order and primary key`() throws {
    try run {
      let realm = try Realm()
      #expect(realm.isEmpty && realm.objects(Category.self).isEmpty)
      try realm.write {
        realm.add([category("b", "milk", "tea"), category("a")])
      }
      let categories = try Realm().objects(Category.self)
      #expect(categories.count == 2)
      #expect(categories.sorted(byKeyPath: "name").map(\.name) == ["a", "b"])
      #expect(categories.filter("name == %@", "b").first?.items.count == 2)
      #expect(realm.object(ofType: Category.self, forPrimaryKey: "a") != nil)
      let items = realm.objects(Item.self)
      #expect(items.map(\.title) == ["milk", "tea"])
      #expect(items.filter(NSPredicate(format: "title CONTAINS[cd] 'TE'")).count == 1)
      #expect(items.sum(ofProperty: "price") == 7.0 && items.max(ofProperty: "price") == 4.0)
      #expect(Set(items.map(\.id)).count == 2)
      try realm.write { realm.add(category("b", "bread"), update: .modified) }
      #expect(categories.count == 2 && realm.objects(Item.self).map(\.title) == ["bread"])
    }
  }

  @Test func `a deleted object leaves the realm and its lists`() throws {
    try run {
      let realm = try Realm()
      let kept = category("a", "one", "two")
      try realm.write { realm.add(kept) }
      let item = kept.items[0]
      try realm.write { realm.delete(item) }
      #expect(item.isInvalidated && kept.items.map(\.title) == ["two"])
      try realm.write { realm.deleteAll() }
      #expect(realm.objects(Category.self).isEmpty && realm.objects(Item.self).isEmpty)
    }
  }

  @Test func `observers are told of the objects, and of what comes and goes`() throws {
    var lines: [String] = []
    var token: NotificationToken?
    try run {
      let realm = try Realm()
      try realm.write { realm.add(category("a")) }
      token = realm.objects(Category.self).observe { change in
        switch change {
        case .initial(let objects): lines.append("initial \(objects.count)")
        case .update(let objects, let deletions, let insertions, _):
          lines.append("\(objects.count) \(deletions) \(insertions)")
        case .error: lines.append("error")
        }
      }
      #expect(lines.isEmpty)
    }
    stage.advance(to: 1)
    #expect(lines == ["initial 1"])
    try run {
      let realm = try Realm()
      try realm.write { realm.add(category("b")) }
    }
    stage.advance(to: 2)
    #expect(lines == ["initial 1", "2 [] [1]"])
    try run {
      token?.invalidate()
      let realm = try Realm()
      try realm.write { realm.deleteAll() }
    }
    stage.advance(to: 3)
    #expect(lines.count == 2)
  }

  @Test func `each application has its own objects`() throws {
    try run {
      let realm = try Realm()
      try realm.write { realm.add(category("a")) }
    }
    UIApplication(on: Stage(size: Size(100, 100))).run {
      #expect((try? Realm())?.isEmpty == true)
    }
  }
}
