import SourceImport
import Testing

/// What source has of Core Data.
@Suite struct ManagedMemberTests {
  @Test func `properties that are managed are read and set by name`() {
    let result = userPart(
      """
      import CoreData
      class Chore: NSManagedObject {
        @NSManaged public var title: String?  // the title
      }
      extension Chore { @NSManaged var `in`: Room }
      """)
    #expect(
      result == """
        import UIKit; import CoreData
        class Chore: NSManagedObject {
          var title: String? { get { _managed("title") } set { _setManaged("title", newValue) } }  // the title
        }
        extension Chore { var `in`: Room { get { _managed("in") } set { _setManaged("in", newValue) } } }
        """)
  }

  @Test func `several properties of one declaration have accessors each`() {
    let result = userPart(
      "import CoreData\nextension Chore { @NSManaged public var a,b: String?, c: Int }\n")
    func accessors(_ name: String) -> String {
      "{ get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }"
    }
    #expect(
      result.contains(
        "var a: String? \(accessors("a")); var b: String? \(accessors("b")); "
          + "var  c: Int \(accessors("c")) }"), "\(result)")
  }

  @Test func `properties of a layer are those that it animates`() {
    let result = userPart(
      """
      import UIKit
      class Dial: CALayer {
        @NSManaged var progress: CGFloat
      }
      """)
    #expect(
      result == """
        import UIKit
        class Dial: CALayer {
          var progress: CGFloat { get { _layerValue(_stored_progress, (model() as? Dial)?._stored_progress) } \
        set { _setLayerValue("progress") { _stored_progress = newValue } } }; private var _stored_progress: (CGFloat)?
        override func property(forKey key: String) -> _LayerProperty? { switch key { \
        case "progress": return _layerProperty(\\Dial.progress); \
        default: return super.property(forKey: key) } }; }
        """)
  }

  @Test func `animations find stored properties of a layer that Objective-C sees`() {
    let result = userPart(
      """
      import UIKit
      class Dial: CALayer {
        @objc dynamic var progress: CGFloat = 0
        @objc var part: CGFloat = 0 { didSet { setNeedsDisplay() } }
        @objc var half: CGFloat { progress / 2 }
        var own: CGFloat = 0
      }
      """)
    #expect(
      result.contains(
        #"case "progress": return _layerProperty(\Dial.progress); "#
          + #"case "part": return _layerProperty(\Dial.part); default:"#), "\(result)")
  }

  @Test(arguments: [
    ("addToItems(_ value: Item)", #"_addManaged("items", value)"#),
    ("addItemsObject(_ value: Item)", #"_addManaged("items", value)"#),
    ("removeFromItems(_ values: NSSet)", #"_removeManaged("items", values)"#),
    (
      "removeFromItems(at idx: Int)", #"_replaceManaged("items", at: NSIndexSet(index: idx))"#
    ),
    (
      "insertIntoItems(_ value: Item, at idx: Int)", #"_addManaged("items", value, at: idx)"#
    ),
    (
      "replaceItems(at indexes: NSIndexSet, with values: [Item])",
      #"_replaceManaged("items", at: indexes, with: values)"#
    ),
  ])
  func `methods that are managed change a relationship`(method: String, call: String) {
    let result = userPart("import CoreData\nextension List {\n  @NSManaged func \(method)\n}\n")
    #expect(result.contains("  func \(method) { \(call) }\n"), "\(result)")
  }

  @Test func `classes of managed objects are registered by the name of the model`() {
    let program = ImportedProgram(files: [
      SourceFile(
        path: "A.swift",
        text: "import CoreData\n@objc(CDChore) class Chore: NSManagedObject {}\nclass Other {}\n")
    ])
    #expect(
      program.files[0].text.contains(
        #"_registerManagedClass(Chore.self, name: "CDChore") { Chore(entity: $0, insertInto: $1) }"#
      ))
    #expect(program.registrations == ["_zoetropeRegister_0"])
  }

  @Test func `casts of requests and arguments of conditions succeed as in Objective-C`() {
    let result = userPart(
      """
      import CoreData
      let a = request as! NSFetchRequest<NSFetchRequestResult>
      let b: NSFetchRequest<NSFetchRequestResult> = request
      let c = NSPredicate(format: "id == %@", id as CVarArg)
      """)
    #expect(
      result == """
        import UIKit; import CoreData
        let a = request as! NSFetchRequestBase
        let b: NSFetchRequest<NSFetchRequestResult> = request
        let c = NSPredicate(format: "id == %@", id as Any)
        """)
  }
}
