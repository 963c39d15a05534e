import SourceImport
import Testing

@Suite struct `attributes` {
  @Test(arguments: [
    ("@objc func f() {}", "func f() {}"),
    ("@objc(name:) func f() {}", "func f() {}"),
    ("@UIApplicationMain class A {}", "class A {}"),
    ("@main\nclass A {}", "\nclass A {}"),
    ("class A { @IBOutlet weak var a: UIView! }", "class A { weak var a: UIView! }"),
    ("class A { @IBInspectable var a = 1 }", "class A { @IBInspectable var a = 1 }"),
    (
      "class A { @objc dynamic var a = 1 }",
      #"class A { dynamic var a = 1 { didSet { _didChange(self, "a") } } }"#
    ),
    ("@preconcurrency @MainActor func f() {}", "func f() {}"),
    ("let f: @MainActor () -> Void = {}", "let f: () -> Void = {}"),
    ("let f = { @MainActor in g() }", "let f = { g() }"),
    ("let f = { @MainActor [a] in g() }", "let f = { [a] in g() }"),
  ])
  func `of the runtime are removed`(text: String, expected: String) {
    #expect(userPart(text) == expected)
  }

  @Test func `an optional requirement gets a default and is called without a question mark`() throws
  {
    let text = """
      import UIKit
      @objc protocol BallDelegate {
        func start()
        @objc optional func ball(_ ball: UIView, didHit other: UIView?) -> UIColor?
        @objc optional func stop()
      }
      class Ball: UIView, BallDelegate {
        weak var delegate: BallDelegate?
        func start() {
          delegate?.stop?()
          let color = delegate?.ball?(self, didHit: nil)
          backgroundColor = color ?? UIColor.red
        }
      }
      """
    let result = userPart(text)
    #expect(result.contains("protocol BallDelegate: AnyObject {"))
    #expect(result.contains("delegate?.stop()"))
    #expect(try StubModule.errors(in: text) == [])
  }
}
