import SourceImport
import Testing

@Suite struct `interface registration` {
  private static let text = """
    import UIKit
    @IBDesignable
    class Scene: UIViewController {
      @IBOutlet private weak var label: UILabel!
      @IBOutlet var views: [UIView]!
      @IBInspectable var radius: Double = 3
      @IBAction private func tapped(_ sender: UIButton) {}
      @IBAction func pan(sender: AnyObject!, forEvent event: UIEvent) -> Int { 1 }
    }
    extension Scene { @IBAction func reset() {} }
    class Custom: UIView { init(size: Int) { super.init(frame: .zero) }
      required init?(coder: NSCoder) { fatalError("none") } }
    class Delegate: NSObject {}
    class Fold: UIStoryboardSegue {}
    class Unmade: UIView { init(size: Int) { super.init(frame: .zero) } }
    """

  @Test func `properties that Objective-C sees are set by name, and dynamic ones observed`() {
    let text = """
      import UIKit
      @objcMembers class Model: NSObject {
        dynamic var count = 0
        @nonobjc var hidden = 1
        let name = ""
      }
      class Other: NSObject {
        @objc dynamic var size = 1.0 { didSet { print(size) } }
        @objc dynamic var area: Double { size * size }
        @objc dynamic var old = 1 { willSet { print(old) } }
        var plain = 0
      }
      """
    let result = ImportedProgram(files: [SourceFile(path: "M.swift", text: text)]).files[0].text
    for expected in [
      #"entry.property("count", \Model.count)"#, #"entry.property("name", \Model.name)"#,
      #"entry.property("size", \Other.size)"#, #"entry.property("area", \Other.area)"#,
      #"dynamic var count = 0 { didSet { _didChange(self, "count") } }"#,
      #"var size = 1.0 { didSet { _didChange(self, "size"); print(size) } }"#,
      #"var old = 1 { willSet { print(old) } didSet { _didChange(self, "old") } }"#,
    ] {
      #expect(result.contains(expected), "\(expected)")
    }
    #expect(!result.contains("Model.hidden") && !result.contains("Other.plain"))
  }

  @Test func `methods that Objective-C sees can be actions of documents`() {
    let text = """
      import UIKit
      class Scene: UIViewController {
        @objc func save() {}
        @objc private func tap(_ sender: UITapGestureRecognizer) {}
        @objc func received(_ note: Notification) {}
        @objc func load() async {}
        @objc override func select(_ sender: Any?) {}
        func plain() {}
      }
      """
    let result = ImportedProgram(files: [SourceFile(path: "M.swift", text: text)]).files[0].text
    #expect(result.contains(#"entry.action("save") { (object: Scene) in object.save() }"#))
    #expect(result.contains(#"entry.action("tap:")"#))
    for name in ["received:", "load", "select:", "plain"] {
      #expect(!result.contains("entry.action(\"\(name)\")"), "\(name)")
    }
  }

  @Test func `methods that create the destinations of segues are registered`() {
    let text = """
      import UIKit
      class List: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
        @IBSegueAction private func edit(
          coder: NSCoder, sender: UIButton?, segueIdentifier: String?
        ) -> UIViewController? { nil }
      }
      """
    let result = ImportedProgram(files: [SourceFile(path: "L.swift", text: text)]).files[0].text
    for expected in [
      #"entry.segueAction("makeDetail:") { (object: List, coder: NSCoder, sender: Any?, "#
        + "identifier: String?) in object.makeDetail(coder) }",
      #"entry.segueAction("editWithCoder:sender:segueIdentifier:") { (object: List, "#
        + "coder: NSCoder, sender: UIButton?, identifier: String?) in "
        + "object.edit(coder: coder, sender: sender, segueIdentifier: identifier) }",
    ] {
      #expect(result.contains(expected), "\(expected)")
    }
    #expect(!result.contains("IBSegueAction"))
  }

  @Test func `code at the end registers outlets, collections, attributes and actions`() {
    let result = ImportedProgram(files: [SourceFile(path: "S.swift", text: Self.text)])
    let generated = result.files[0].text
    for expected in [
      #"entry.make { Scene(coder: $0) }"#,
      #"entry.segue { Fold(identifier: $0, source: $1, destination: $2) }"#,
      "#sourceLocation(file: \"S.swift\", line: 4)\n"
        + #"entry.outlet("label") { (object: Scene, value: UILabel) in object.label = value }"#,
      #"entry.collection("views") { (object: Scene, values: [UIView]) in object.views = values }"#,
      #"entry.attribute("radius") { (object: Scene, value: Double) in object.radius = value }"#,
      #"entry.action("tapped:") { (object: Scene, sender: UIButton) in object.tapped(sender) }"#,
      #"entry.action("panWithSender:forEvent:") { (object: Scene, sender: AnyObject?, "#
        + #"event: UIEvent) in _ = object.pan(sender: sender, forEvent: event) }"#,
      #"entry.action("reset") { (object: Scene) in object.reset() }"#,
      #"entry.make { Custom(coder: $0) }"#,
      "entry.make { let object = Delegate(); _decode($0, into: object); return object }",
    ] {
      #expect(generated.contains(expected))
    }
    #expect(!generated.contains("Unmade(coder"))
    #expect(result.registrations == ["_zoetropeRegister_0"])
  }

  @Test func `the code type-checks`() throws {
    let text = Self.text.replacing("class Unmade", with: "// class Unmade")
    #expect(try StubModule.errors(in: text) == [])
  }

  @Test func `classes and entries are listed with their ancestors`() {
    let result = ImportedProgram(files: [
      SourceFile(path: "A.swift", text: "class A: B, P {}\nclass B: UIViewController {}"),
      SourceFile(path: "V.swift", text: "class V: UILabel {}\nstruct R: Recipe {}\nclass N {}"),
    ])
    #expect(result.classes[0].projectSuperclasses == ["B"])
    #expect(
      result.classes.map(\.rootClass) == ["UIViewController", "UIViewController", "UILabel", nil])
    #expect(result.entries.map(\.name) == ["A", "B", "V", "R"])
    #expect(result.entries.map(\.kind) == [.viewController, .viewController, .view, .recipe])
  }

  @Test func `the statements of a playground page run in order in functions`() throws {
    let text = """
      import UIKit
      let view = UIView(frame: .zero)
      view.center = .zero
      class A {}
      print(view)
      """
    let result = ImportedProgram(files: [SourceFile(path: "Contents.swift", text: text)])
    #expect(
      userPart(text, path: "Contents.swift") == """
        import UIKit
        let view = UIView(frame: .zero); func _zoetropePlayground_0_0() { _ = view }
        func _zoetropePlayground_0_1() { view.center = .zero }
        class A {}
        func _zoetropePlayground_0_2() { print(view) }
        """)
    #expect(result.entries.map(\.kind) == [.playground])
    #expect(try StubModule.errors(in: text) == [])
  }
}

@Suite struct `rows that are edited` {
  @Test func `classes that move rows say so`() {
    let method = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
    let text = """
      import UIKit
      class Source: NSObject, UITableViewDataSource { \(method) }
      class Reader: NSObject, UITableViewDataSource {}
      """
    let result = rewritten(text)
    #expect(result.contains("extension Source: _TableRowMovement {}"))
    #expect(!result.contains("extension Reader: _TableRowMovement"))
    #expect(!result.contains("_TableRowDeletion"))
  }

  @Test func `classes that delete rows say so, once in a line of classes`() {
    let method =
      "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
    let text = """
      import UIKit
      class Source: NSObject, UITableViewDataSource { \(method) }
      class Child: Source { override \(method) }
      class Screen: UIViewController {
        class Rows: NSObject { }
        private class Hidden: NSObject { \(method) }
      }
      extension Screen.Rows { \(method) }
      class Reader: NSObject, UITableViewDataSource {}
      """
    let result = rewritten(text)
    #expect(result.contains("extension Source: _TableRowDeletion {}"))
    for name in ["Child", "Hidden", "Reader", "Screen"] {
      #expect(!result.contains("extension \(name): _TableRowDeletion"), "\(name)")
    }
  }
}
