import SourceImport
import Testing

/// The user's part of a file that is recognized as one of Swift 2 by its last line.
private func swift2(_ text: String) -> String {
  let result = userPart(text + "\nlet zero = CGRectMake(0, 0, 0, 0)")
  return result.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "\n")
}

@Suite struct `members of old Swift` {
  @Test func `types of a request are no cases`() {
    let text = "import UIKit\nlet p = NSURLRequest.CachePolicy.useProtocolCachePolicy\n"
    #expect(userPart(text).contains("CachePolicy.useProtocolCachePolicy"))
  }

  @Test(arguments: [
    ("let b = a.sort { $0 < $1 }", "let b = a.sorted { $0 < $1 }"),
    ("let b = a.sort(<)", "let b = a.sorted(by: <)"),
    ("a.sortInPlace(<)", "a.sort(by: <)"),
    ("let b = a.reverse()", "let b = a.reversed()"),
    ("a.reverse()", "a.reverse()"),
    ("let i = a.indexOf({ $0 > 1 })", "let i = a.firstIndex(where: { $0 > 1 })"),
    ("let i = a.indexOf(b)", "let i = a.firstIndex(of: b)"),
    ("let c = a.contains({ $0 > 1 })", "let c = a.contains(where: { $0 > 1 })"),
    (#"let t = ",".join(a)"#, #"let t = a.joined(separator: ",")"#),
    (#"let t = join(",", a)"#, #"let t = a.joined(separator: ",")"#),
    ("let n = a.toInt()", "let n = Int(a)"),
    ("for i in 0.stride(to: 9, by: 3) {}", "for i in stride(from: 0, to: 9, by: 3) {}"),
    ("let m = CGFloat.max", "let m = CGFloat.greatestFiniteMagnitude"),
    (
      "let i = s.startIndex.advancedBy(2)", "let i = s.index(s.startIndex, offsetBy: 2)"
    ),
    ("let i = advance(s.startIndex, 2)", "let i = s.index(s.startIndex, offsetBy: 2)"),
    ("let k = Kind.fromRaw(3)", "let k = Kind(rawValue: 3)"),
    ("let r = k.toRaw()", "let r = k.rawValue"),
    ("let b = UIButton.buttonWithType(.System)", "let b = UIButton(type: .system)"),
    (
      "v.setTranslatesAutoresizingMaskIntoConstraints(false)",
      "v.translatesAutoresizingMaskIntoConstraints = false"
    ),
    ("let c = v.isKindOfClass(UILabel)", "let c = v.isKind(of: UILabel.self)"),
    ("let c = UILabel.classForCoder()", "let c = UILabel.self"),
    ("let c = self.classForCoder", "let c = type(of: self)"),
    ("let c = cell.classForCoder()", "let c = cell"),
    ("sort(&list)", "list.sort()"),
    ("let o = UIViewAnimationOptions.TransitionNone", "let o = ([] as UIView.AnimationOptions)"),
    ("let b = timer.valid", "let b = timer.isValid"),
    ("let s = reduce(a, 0, +)", "let s = a.reduce(0, +)"),
    ("let n = __FUNCTION__", "let n = #function"),
  ])
  func `become today's`(text: String, expected: String) {
    #expect(swift2("func f() { \(text) }") == "func f() { \(expected) }")
  }

  @Test(arguments: [
    (
      "UIView.animateWithDuration(1, delay: 0, options: .Repeat | .Autoreverse, animations: {})",
      "UIView.animate(withDuration: 1, delay: 0, options: [.repeat , .autoreverse], animations: {})"
    ),
    (
      "UIView.animateWithDuration(1, delay: 0, options: nil, animations: {})",
      "UIView.animate(withDuration: 1, delay: 0, options: [], animations: {})"
    ),
    (
      "v.autoresizingMask = UIViewAutoresizing.FlexibleWidth | UIViewAutoresizing.FlexibleHeight",
      "v.autoresizingMask = [UIView.AutoresizingMask.flexibleWidth , "
        + "UIView.AutoresizingMask.flexibleHeight]"
    ),
    ("c.edgesForExtendedLayout = UIRectEdge.None", "c.edgesForExtendedLayout = []"),
    (
      "let a = [NSFontAttributeName: f]",
      "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: f]"
    ),
    (
      "let a: [String: AnyObject] = [NSFontAttributeName: f]",
      "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: f]"
    ),
    (
      "let a = [NSAttributedStringKey.font: f, NSAttributedStringKey.kern: 2]",
      "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: f, "
        + "NSAttributedString.Key.kern: 2]"
    ),
    (
      "let a = [NSAttributedString.Key.font: f]", "let a = [NSAttributedString.Key.font: f]"
    ),
    ("v.action = { _ in g() }", "v.action = { g() }"),
    ("v.action = { [unowned self] _ in g() }", "v.action = { [unowned self]  in g() }"),
  ])
  func `options, text attributes and actions become today's`(text: String, expected: String) {
    #expect(swift2("func f() { \(text) }") == "func f() { \(expected) }")
  }

  @Test func `properties that are overridden and used without self get today's names`() {
    let text =
      "class A: UIButton { override var highlighted: Bool { didSet { opaque = highlighted } } }"
    #expect(
      swift2(text)
        == "class A: UIButton { override var isHighlighted: Bool { didSet { isOpaque = isHighlighted } } }"
    )
  }

  @Test func `a closure is called without labels, a method with them`() {
    let text =
      "class A { var done: ((ok: Bool) -> Void)?; func go(a a: Int) { done?(ok: true); go(a: 1) } }"
    #expect(
      swift2(text)
        == "class A { var done: ((_ ok: Bool) -> Void)?; func go(a a: Int) { done?(true); go(a: 1) } }"
    )
  }

  @Test func `a name in capitals stays`() {
    #expect(
      userPart("func g() { f(.OBJC_ASSOCIATION_RETAIN) }")
        == "func g() { f(.OBJC_ASSOCIATION_RETAIN) }")
  }

  @Test func `a color without a class is one of the extended class`() {
    #expect(
      swift2("extension UIColor { class func a() -> UIColor { return redColor() } }")
        == "extension UIColor { static func a() -> UIColor { return red } }")
  }

  @Test func `a case that the project has too is Apple's where only that fits`() {
    #expect(
      swift2("enum E { case Normal }\nfunc f() { b.setTitle(a, forState: .Normal); g(.Normal) }")
        == "enum E { case Normal }\nfunc f() { b.setTitle(a, for: .normal); g(.Normal) }")
  }

  @Test func `a class that the project declares does not hide the one that was renamed`() {
    #expect(
      userPart("protocol Timer {}\nvar timer: NSTimer?")
        == "protocol Timer {}\nvar timer: UIKit.Timer?")
  }
}
