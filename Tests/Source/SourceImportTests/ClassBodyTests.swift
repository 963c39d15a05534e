import SourceImport
import Testing

@Suite struct `class bodies` {
  @Test func `an initializer of a view all of whose parameters have values yields`() {
    let text = """
      extension UIView {
        convenience init(backgroundColor: UIColor = .clear) { self.init() }
        convenience init(radius: CGFloat, color: UIColor = .red) { self.init() }
      }
      class V: UIView { convenience init(_ icon: String? = nil) { self.init() } }
      class Model { convenience init(a: Int = 0) { self.init(b: 0) } }
      """
    let result = userPart(text)
    #expect(result.contains("@_disfavoredOverload convenience init(backgroundColor: "))
    #expect(result.contains("@_disfavoredOverload convenience init(_ icon: "))
    #expect(result.ranges(of: "@_disfavoredOverload").count == 2)
  }

  @Test func `an override of UIKit in an extension is left out if it concerns the screen`() {
    let text = """
      extension UINavigationController {
        override open var shouldAutorotate: Bool { true }
        open override func viewDidLoad() {}
      }
      """
    let result = ImportedProgram(files: [SourceFile(path: "A.swift", text: text)])
    #expect(
      result.problems.map(\.description) == [
        "A.swift:2: warning: overrides shouldAutorotate of UINavigationController in an extension, "
          + "which needs the Objective-C runtime; it is left out.",
        "A.swift:3: error: overrides a member of UINavigationController in an extension, "
          + "which needs the Objective-C runtime; override it in a subclass.",
      ])
    #expect(!userPart(text).contains("shouldAutorotate"))
  }

  @Test func `a superclass of the program may have values for all parameters of its initializer`() {
    let base =
      "class A: UIViewController { init(a: Int = 1) { super.init(nibName: nil, bundle: nil) } }"
    let text = "class B: A { init(b: Int) { super.init() } }"
    #expect(userPart("\(base)\n\(text)\n").contains("init(b: Int) { super.init() }"))
    let required = base.replacing("a: Int = 1", with: "a: Int")
    #expect(!userPart("\(required)\n\(text)\n").contains("init(b: Int) { super.init() }"))
  }

  @Test func `an initializer of an animator for a view overrides none`() {
    let text = "class A: UIDynamicAnimator { override init(referenceView view: UIView) { } }"
    #expect(
      userPart(text) == "class A: UIDynamicAnimator { init(referenceView view: UIView) { } }")
    let other = "class B: UIDynamicAnimator { override init() { } }"
    #expect(userPart(other) == other)
  }

  @Test func `take overriding members of extensions, with their lines`() throws {
    let result = ImportedProgram(files: [
      SourceFile(path: "A.swift", text: "import UIKit\nclass A: UIViewController {\n}\n"),
      SourceFile(
        path: "B.swift",
        text: "import UIKit\nextension A {\n  // shown\n  override func viewDidLoad() {\n"
          + "    go(#selector(f))\n  }\n  @objc func f() {}\n  func go(_ s: Selector) {}\n}\n"),
    ])
    let lines = result.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(10).joined(separator: "\n") == """
        #sourceLocation(file: "A.swift", line: 1)
        import UIKit
        class A: UIViewController {

        #sourceLocation(file: "B.swift", line: 4)
        override func viewDidLoad() {
            go(_selector("f", A.f))
          }
        #sourceLocation(file: "A.swift", line: 3)
        }
        """)
    #expect(
      withoutFirstLine(result.files[1].text).hasPrefix(
        "import UIKit\nextension A {\n  // shown\n  \n\n\n  func f() {}\n"))
  }

  @Test func `take members that a subclass overrides`() throws {
    let text = """
      import UIKit
      class A: UIView {}
      extension A { @objc func f() {} }
      class B: A { override func f() {} }
      """
    #expect(try StubModule.errors(in: text) == [])
  }

  @Test func `of views call an initializer that our module has`() throws {
    let text = """
      import UIKit
      class A: UIView {
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      }
      class B: A {
        required init(coder aDecoder: NSCoder) { super.init(coder: aDecoder)! }
      }
      class C: UIViewController {
        public required convenience init?(coder: NSCoder) { self.init(nibName: nil, bundle: nil) }
      }
      """
    let lines = userPart(text).split(separator: "\n")
    #expect(
      lines[2] == "  required init?(coder aDecoder: NSCoder) "
        + "{ super.init(frame: .zero); _decode(aDecoder, into: self) }")
    #expect(
      lines[5] == "  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }")
    #expect(lines[8].hasPrefix("  required convenience init?"))
    #expect(try StubModule.errors(in: text) == [])
  }

  // Without the value, self.init() in the convenience would call itself.
  @Test func `of views with a frame have one beside a convenience of default arguments alone`()
    throws
  {
    let text = """
      import UIKit
      class Ball: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("no coder") }
        convenience init(size: Int = 1) { self.init() }
      }
      let ball = Ball()
      """
    #expect(userPart(text).contains("override init(frame: CGRect = .zero) {"))
    #expect(try StubModule.errors(in: text) == [])
  }

  @Test func `of views with a frame have a default argument`() throws {
    let text = """
      import UIKit
      class Ball: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("no coder") }
      }
      let ball = Ball()
      """
    #expect(userPart(text).contains("override init(frame: CGRect = .zero) {"))
    #expect(try StubModule.errors(in: text) == [])
  }

  @Test func `of objects that are not views keep their initializer`() {
    let text = "class A: NSObject, NSCoding { required init?(coder: NSCoder) {} }"
    #expect(userPart(text) == text)
  }

  @Test func `of layers have a required initializer`() throws {
    let text = """
      import UIKit
      class A: CALayer {
        override init() { super.init() }
      }
      class B: CALayer {
        var x = 1
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { fatalError("no coder") }
      }
      """
    #expect(userPart(text).contains("required init() { super.init() }\nrequired init(layer: Any)"))
    #expect(try StubModule.errors(in: text) == [])
    // On iOS a layer whose properties have no values cannot be copied either.
    let sized = """
      import UIKit
      class C: CALayer {
        let side: Double
        init(side: Double) { self.side = side; super.init() }
        required init?(coder: NSCoder) { fatalError("no coder") }
      }
      """
    #expect(userPart(sized).contains("required init(layer: Any) { fatalError("))
  }

  @Test func `class members of value types are static`() {
    let text = "extension UIColor {\n  class var brand: UIColor { .red }\n}\n"
    #expect(userPart(text) == text.replacing("class var", with: "static var"))
    let view = "extension UIView {\n  class func make() {}\n}\n"
    #expect(userPart(view) == view)
  }

  @Test func `extensions of other names of value types are those of the types`() {
    let text = """
      enum Asset { typealias Tint = UIColor }
      extension Asset.Tint { convenience init?(asset: Asset) { self.init(named: "a") } }
      typealias Pane = UIView
      extension Pane { convenience init(side: CGFloat) { self.init() } }
      """
    #expect(
      userPart(text)
        == text.replacing("convenience init?(asset: Asset)", with: "init?(asset: Asset)"))
  }

  @Test func `protocols take what views and controllers can conform to`() throws {
    let text = """
      import UIKit
      protocol P: NSObject { weak var owner: UIView? { get set } }
      class A: UIViewController, P { weak var owner: UIView? }
      func f() -> Error { NSError() }
      """
    let result = userPart(text)
    #expect(result.contains("protocol P: NSObjectProtocol { var owner: UIView? { get set } }"))
    #expect(result.contains("class A: UIViewController, P { weak var owner: UIView? }"))
    #expect(result.contains("NSError(domain: \"\", code: 0)"))
  }

  @Test func `private members of nested structures are seen in the file`() throws {
    let text = """
      import UIKit
      class A: UIView {
        struct Names { private static let one = "one" }
        private func f() { print(Names.one) }
      }
      """
    #expect(
      userPart(text) == text.replacing("private static", with: "fileprivate static"))
  }

  @Test func `collision boundaries get the type that animators read`() {
    let text = "class A: UIView {\n  override var collisionBoundingPath: UIBezierPath { p }\n}\n"
    #expect(
      userPart(text).hasPrefix(
        "class A: UIView {\n  var _zoetropeCollisionPath: UIBezierPath { p }; "
          + "override var collisionBoundingPath: CGPath { _zoetropeCollisionPath.cgPath }\n}\n"))
  }

  @Test func `conform once to protocols of their superclass in UIKit`() {
    let text = "class A: UITableViewController, UITableViewDelegate, B {\n}\n"
    #expect(userPart(text).hasPrefix("class A: UITableViewController, B {\n}\n"))
    let other = "class A: UIViewController, UITableViewDelegate {\n}\n"
    #expect(userPart(other).hasPrefix(other))
  }

  @Test func `are as accessible as the program, whatever it says`() {
    let text = "public class A: UIView {\n  open func f() {}\n  public private(set) var a = 1\n}\n"
    #expect(
      userPart(text).hasPrefix("class A: UIView {\n  func f() {}\n  private(set) var a = 1\n}\n"))
  }

  @Test func `stay public where they let a class of UIKit adopt a protocol`() {
    let text = "extension UIView: UITextFieldDelegate {\n  public func f() {}\n}\n"
    #expect(userPart(text).hasPrefix(text))
    let other = "class A {}\nextension A: B {\n  public func f() {}\n}\n"
    #expect(!userPart(other).contains("public"))
    let module = SourceFile(path: "M.swiftmodule", text: "public class Resolver {}")
    let adoption = "extension Resolver: Registering {\n  public static func register() {}\n}\n"
    let program = ImportedProgram(
      files: [SourceFile(path: "A.swift", text: adoption)], interfaces: [module])
    #expect(program.files[0].text.contains("public static func register()"))
  }

  @Test func `name the class of their layer as a class of layers`() {
    let text =
      "class A: UIView {\n  override class var layerClass: AnyClass { CAShapeLayer.self }\n}\n"
    #expect(userPart(text).hasPrefix(text.replacing("AnyClass", with: "CALayer.Type")))
  }

  @Test func `leave no existential of identifiers, which are not protocols`() {
    #expect(
      userPart("import UIKit\nfunc f(_ a: (any NSCopying)?, _ b: any UIDynamicItem) {}\n")
        == "import UIKit\nfunc f(_ a: (NSCopying)?, _ b: any UIDynamicItem) {}\n")
  }

  @Test(arguments: [
    ("UITableViewCell", "init(style: S, reuseIdentifier: String?)"),
    ("UITableViewHeaderFooterView", "init(reuseIdentifier: String?)"),
    ("UICollectionViewCell", "init(frame: CGRect)"),
  ])
  func `of cells without UIKit's initializer have the one of registered classes`(
    root: String, initializer: String
  ) {
    let required = "required init(registeredWith reuseIdentifier: String?) { fatalError("
    let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
    #expect(userPart("class A: \(root) { \(coder) }").contains(required))
    #expect(userPart("class A: \(root) { init(a: Int) { super.init() } }").contains(required))
    #expect(
      !userPart("class A: \(root) { override \(initializer) {} \(coder) }").contains(required))
    #expect(!userPart("class A: \(root) { }").contains(required))
    #expect(!userPart("class A: UIView { \(coder) }").contains(required))
  }
}
