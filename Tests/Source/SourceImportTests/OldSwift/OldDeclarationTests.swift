import SourceImport
import Testing

/// The user's part of a file that is recognized as one of Swift 2 by its last line.
private func swift2(_ text: String) -> String {
  let result = userPart(text + "\nlet zero = CGRectMake(0, 0, 0, 0)")
  return result.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "\n")
}

@Suite struct `declarations of old Swift` {
  @Test(arguments: [
    ("func f(a: Int, g: () -> Void) {}", "func f(_ a: Int, g: @escaping () -> Void) {}"),
    ("func f(@noescape g: () -> Void) {}", "func f(_ g: () -> Void) {}"),
    ("func f(g: Int -> Bool) {}", "func f(_ g: @escaping (Int) -> Bool) {}"),
    ("func f(var a: Int) { a = 2 }", "func f(_ a: Int) { var a = a; a = 2 }"),
    ("func f(a: Int, let b: Int) {}", "func f(_ a: Int, b: Int) {}"),
    ("var f: (Void -> Void)?", "var f: (() -> Void)?"),
    ("var f: ((Void) -> Void)?", "var f: (() -> Void)?"),
    ("var a: [CGColor!] = []", "var a: [CGColor] = []"),
    ("var a: [String: AnyObject] = [:]", "var a: [String: Any] = [:]"),
    ("weak var a: AnyObject?", "weak var a: AnyObject?"),
    (
      "extension Array { func f() -> T? { return nil } }",
      "extension Array { func f() -> Element? { return nil } }"
    ),
    ("protocol P { typealias Item: Q }", "protocol P { associatedtype Item: Q }"),
    ("struct S: Printable {}", "struct S: CustomStringConvertible {}"),
    (
      "class A: CAShapeLayer { override init!() { super.init() } }",
      "class A: CAShapeLayer { required init() { super.init() } "
        + "required init(layer: Any) { super.init(layer: layer) } }"
    ),
    ("var c: CGContextRef? = nil", "var c: CGContext? = nil"),
  ])
  func `become today's`(text: String, expected: String) {
    #expect(swift2(text) == expected)
  }

  @Test func `a first parameter with a default value has a label if calls have it`() {
    #expect(
      swift2("class A { func f(a: Int = 1) { g() }; func g(b: Int = 1) { f(a: 2) } }")
        == "class A { func f(a: Int = 1) { g() }; func g(_ b: Int = 1) { f(a: 2) } }")
  }

  @Test func `a class with methods of a flow layout's delegate is one`() {
    func method(_ rest: String) -> String {
      "func collectionView(c: UICollectionView, layout: UICollectionViewLayout, \(rest)"
    }
    let inset = "insetForSectionAtIndex s: Int) -> UIEdgeInsets { return .zero }"
    let result = swift2("class A: UICollectionViewController { \(method(inset)) }")
    #expect(
      result.hasPrefix("class A: UICollectionViewController, UICollectionViewDelegateFlowLayout {"),
      "\(result)")
    #expect(!swift2("class A: B { func f(c: C, layout: L) {} }").contains("FlowLayout"))
  }

  @Test func `a method of a delegate is not private`() {
    #expect(
      userPart(
        "class A: UICollisionBehaviorDelegate { private func dynamicAnimatorDidPause(a: B) {} }")
        == "class A: UICollisionBehaviorDelegate { func dynamicAnimatorDidPause(_ a: B) {} }")
  }

  @Test func `orientations that were a number are a mask`() {
    let text =
      "class A: UIViewController { override func supportedInterfaceOrientations() -> Int "
      + "{ return Int(UIInterfaceOrientationMask.All.rawValue) } }"
    #expect(
      swift2(text)
        == "class A: UIViewController { override var supportedInterfaceOrientations: "
        + "UIInterfaceOrientationMask { return UIInterfaceOrientationMask.all } }")
  }

  @Test func `a controller that is made from nothing is made without a document`() {
    #expect(
      userPart("class A: UIViewController { init(a: Int) { super.init() } }")
        == "class A: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) } }")
  }

  @Test func `a view has no initializer without parameters to override`() {
    #expect(
      userPart("class A: UIView { override init() { super.init(frame: b) } }")
        == "class A: UIView { init() { super.init(frame: b) } }")
  }

  @Test func `a value that calls a method of its object calls it on self`() {
    let text = "class A { func make() -> B { return B() }\nlazy var b: B = make(self)() }"
    #expect(userPart(text).hasSuffix("lazy var b: B = self.make() }"))
  }
}
