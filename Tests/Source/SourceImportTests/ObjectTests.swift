import Foundation
import SourceImport
import Testing

@Suite struct `objects without the runtime of Objective-C` {
  @Test(arguments: [
    (
      "func f(sender: AnyObject) { g(sender.tag) }",
      "func f(sender: AnyObject) { g((sender as! UIView).tag) }"
    ),
    (
      "func f(sender: AnyObject?) { g(sender?.frame) }",
      "func f(sender: AnyObject?) { g((sender as? UIView)?.frame) }"
    ),
    (
      "func stepperMoved(sender: AnyObject!) { g(sender!.value!) }",
      "func stepperMoved(sender: AnyObject!) { g((sender as! UIStepper).value) }"
    ),
    (
      "func f(sender: AnyObject) { g(sender.view!!.center) }",
      "func f(sender: AnyObject) { g((sender as! UIGestureRecognizer).view!.center) }"
    ),
    (
      "func f(sender: Any) { g((sender as AnyObject).frame.height) }",
      "func f(sender: Any) { g(((sender as AnyObject) as! UIView).frame.height) }"
    ),
    (
      "func f() { for item in b.items { g(item.frame, item.center) } }",
      "func f() { for item in b.items { g((item as! UIView).frame, item.center) } }"
    ),
    (
      "func touchesBegan(_ touches: T) { for touch: AnyObject in touches { g(touch.location(in: v)) } }",
      "func touchesBegan(_ touches: T) { for touch: AnyObject in touches "
        + "{ g((touch as! UITouch).location(in: v)) } }"
    ),
  ])
  func `have the members of the class that declares them`(text: String, expected: String) {
    #expect(userPart(text) == expected)
  }

  @Test(arguments: [
    ("let a = Bundle.module.path", "let a = Bundle.main.path"),
    ("let a = f(n, in: .module)", "let a = f(n, in: .main)"),
    (
      "let a = Text(\"t\", bundle: Foundation.Bundle.module)",
      "let a = Text(\"t\", bundle: Foundation.Bundle.main)"
    ),
    ("let a = f(kind: .module, Other.module)", "let a = f(kind: .module, Other.module)"),
    (
      "extension Bundle { static let module = Bundle(for: A.self) }; let a = Bundle.module",
      "extension Bundle { static let module = Bundle(for: A.self) }; let a = Bundle.module"
    ),
  ])
  func `have the main bundle in place of that of a package's module`(
    text: String, expected: String
  ) {
    #expect(userPart(text) == expected)
  }

  @Test func `a property whose value uses self is made when it is read`() {
    let text = """
      class A: UIViewController {
        let a: UIButton = { let b = UIButton(); b.addTarget(self, action: s, for: e); return b }()
        private let b = C(self)
        static let c = D(self)
        let d = { D(1) }()
      }
      """
    let result = userPart(text)
    #expect(result.contains("  lazy var a: UIButton = {"))
    #expect(result.contains("  private lazy var b = C(self)"))
    #expect(result.contains("  static let c = D(self)"))
    #expect(result.contains("  let d = { D(1) }()"))
  }

  @Test func `a path that an item is given is a path of Bézier curves`() {
    let text = """
      class A: UIView { var collisionBoundingPath: UIBezierPath = UIBezierPath() }
      func f(a: A, p: UIBezierPath) { a.collisionBoundingPath = p; g(a.collisionBoundingPath) }
      """
    let result = userPart(text)
    #expect(result.contains("a._zoetropeCollisionPath = p; g(a.collisionBoundingPath)"))
  }

  @Test func `of members for both kinds of numbers one stays`() throws {
    let text = """
      import UIKit
      protocol Physical { func half() -> Self }
      extension Double: Physical { func half() -> Double { self / 2 }; var twice: Double { self * 2 } }
      extension CGFloat: Physical {
        func half() -> CGFloat { self / 2 }
        var twice: CGFloat { self * 2 }
        static func random(_ a: Double) -> CGFloat { 0 }
        static func random(_ a: CGFloat) -> CGFloat { 0 }
      }
      func * (a: CGFloat, b: Double) -> CGFloat { a * CGFloat(b) }
      let a: Double = CGFloat(2).twice.half() * CGFloat.random(1)
      """
    let result = userPart(text)
    #expect(result.components(separatedBy: "half()").count == 4)
    #expect(!result.contains("func *"))
    #expect(result.components(separatedBy: "func random").count == 2)
    #expect(!result.contains("extension CGFloat: Physical"))
  }

  @Test func `a selector of no method of the program sets a property by name`() {
    #expect(
      userPart(#"class A { func f() { b.perform(Selector(("setDebugEnabled:")), with: true) } }"#)
        == #"class A { func f() { b.perform(_selector("setDebugEnabled:"), with: true) } }"#)
  }

  @Test func `an index path has the members of its class`() {
    #expect(
      userPart("func f(p: IndexPath) { g((p as NSIndexPath).row) }")
        == "func f(p: IndexPath) { g((p).row) }")
  }
}
