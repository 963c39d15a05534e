import SourceImport
import Testing

/// The user's part of a file that is recognized as one of Swift 2 by its last line.
private func swift2(_ text: String) -> String {
  let result = userPart(text + "\nlet zero = CGRectMake(0, 0, 0, 0)")
  return result.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "\n")
}

@Suite struct `optional values of old Swift` {
  @Test func `a constant has the implicitly unwrapped type of its value`() {
    let text = "class A: UIView { var box: UIView!\nfunc f() { let a = box; let b = self.box } }"
    #expect(
      swift2(text)
        == "class A: UIView { var box: UIView!\n"
        + "func f() { let a: UIView! = box; let b: UIView! = self.box } }")
  }

  @Test func `a constant with a local value of that name keeps its type`() {
    let text = "class A: UIView { var box: UIView!\nfunc f(box: UIView) { let a = box } }"
    #expect(swift2(text).contains("let a = box"))
  }

  @Test func `the view of a controller is implicitly unwrapped`() {
    #expect(
      swift2("func f() { let a = menuController.view }")
        == "func f() { let a: UIView! = menuController.view }")
  }

  @Test func `items of UIKit Dynamics in a list are not optional`() {
    let result = userPart(
      """
      class A: UIViewController {
        @IBOutlet weak var cup: UIImageView!
        func f() {
          let icons = [cup]
          for v in icons { animator.add(Push(items: [v])); animator.add(Rod(item: v, to: p)) }
        }
      }
      """)
    #expect(result.contains("let icons = [cup!]"), "\(result)")
  }

  @Test func `a list of implicitly unwrapped properties has elements that are not optional`() {
    let start = "class A: UIView { @IBOutlet weak var a: UIView!\nvar b: UIView!\n"
    func user(_ body: String) -> String {
      String(userPart(start + body).dropFirst(start.count - 10))
    }
    #expect(
      user("func f() { for v in [a, self.b] { v.alpha = 0 } } }").hasSuffix(
        "func f() { for v in [a!, self.b!] { v.alpha = 0 } } }"))
    #expect(user("func f() { [a, b].forEach { $0.alpha = 0 } } }").contains("[a!, b!].forEach"))
    #expect(user("func f() { let l = [a, b]; l[0].alpha = 0 } }").contains("let l = [a!, b!]"))
    #expect(user("func f() { for v in [a, b] { v?.alpha = 0 } } }").contains("in [a, b]"))
    #expect(user("func f() { let l = [a, b]; g(l) } }").contains("let l = [a, b]"))
    #expect(user("func f(a: UIView?) { for v in [a, b] { v.alpha = 0 } } }").contains("in [a, b]"))
  }

  @Test func `the type of an empty list loses the mark of its elements`() {
    #expect(userPart("var lines = [CAShapeLayer!]()") == "var lines = [CAShapeLayer]()")
  }

  @Test func `an image of a context is unwrapped, unless it is bound`() {
    #expect(
      swift2("func f() { let a: UIImage = UIGraphicsGetImageFromCurrentImageContext() }")
        == "func f() { let a: UIImage = UIGraphicsGetImageFromCurrentImageContext()! }")
    let bound = "func f() { if let a = UIGraphicsGetImageFromCurrentImageContext() {} }"
    #expect(swift2(bound) == bound)
  }

  @Test func `the container of a transition loses its mark`() {
    #expect(
      swift2("func f() { context.containerView()!.addSubview(a) }")
        == "func f() { context.containerView.addSubview(a) }")
  }

  @Test func `a behavior that could fail loses its marks`() {
    #expect(
      swift2("func f() { let push = UIPushBehavior(items: a, mode: m); push!.active = b }")
        == "func f() { let push = UIPushBehavior(items: a, mode: m); push.active = b }")
  }

  @Test func `comparisons of optional values and remainders of fractions have operators`() throws {
    let text = """
      import UIKit
      func f(a: Int?, b: Double) -> Bool {
        let rect = NSTimeInterval(1)
        return a < 3 && a?.hashValue >= 2 && b % 2 > rect
      }
      """
    #expect(try StubModule.errors(in: text) == [])
  }

  @Test func `every binding of a condition gets its keyword`() {
    #expect(
      userPart("func f() { if let a = b, c = d where a > c {} }")
        == "func f() { if let a = b, let c = d , a > c {} }")
  }

  @Test func `are unwrapped where a coercion did so`() {
    #expect(
      userPart("func f() { for a in b.c as [D]! {}; let e = f as! G; let h = i as! J!; g() }")
        == "func f() { for a in (b.c as [D]?)! {}; let e = f as! G; let h = i as! J; g() }")
  }
}
