import SourceImport
import Testing

@Suite struct `optional requirements` {
  @Test(arguments: [
    (
      "let i = (c.delegate as? D)?.collectionView?(c, layout: self, insetForSectionAt: 0) ?? i",
      "let i = (c.delegate as? D)?.collectionView(c, layout: self, insetForSectionAt: 0) ?? i"
    ),
    (
      "let s = d.collectionView!(c, layout: self, sizeForItemAt: p)",
      "let s = d.collectionView(c, layout: self, sizeForItemAt: p)"
    ),
    ("d.scrollViewDidScroll?(s)", "d.scrollViewDidScroll(s)"),
    (
      "if let s = d.collectionView?(c, layout: self, sizeForItemAt: p) { }",
      "if let s = d.collectionView(c, layout: self, sizeForItemAt: p) as Optional { }"
    ),
    (
      "guard let n = d?.presentationCount?(for: c) else { return }",
      "guard let n = d?.presentationCount(for: c) as Optional else { return }"
    ),
  ])
  func `of UIKit's delegates are called without a mark`(text: String, expected: String) {
    let own = "class A: D { func collectionView(_ c: C, layout: L, insetForSectionAt s: Int) {} }"
    #expect(userPart("\(own)\nfunc f() { \(text) }") == "\(own)\nfunc f() { \(expected) }")
  }

  @Test(arguments: [
    ("d?.cardDidTurn?(c)", "d?.ifImplemented_cardDidTurn(c)"),
    ("d.cardDidTurn!(c)", "d.cardDidTurn(c)"),
    (
      "if let t = d.title?(for: c).count { }", "if let t = d.ifImplemented_title(for: c)?.count { }"
    ),
    ("d?.other?(c)", "d?.other?(c)"),
  ])
  func `of a protocol in Objective-C are called by a function that asks for them`(
    text: String, expected: String
  ) {
    let own = """
      protocol CardDelegate: AnyObject {}
      extension CardDelegate {
        func ifImplemented_cardDidTurn(_ card: Card!) -> Void? { nil }
        func ifImplemented_title(for card: Card!) -> String? { nil }
      }
      """
    #expect(userPart("\(own)\nfunc f() { \(text) }") == "\(own)\nfunc f() { \(expected) }")
  }

  @Test func `have default implementations with today's types`() {
    let text = """
      @objc protocol P {
        @objc optional func f(_ o: UINavigationControllerOperation) -> UIInterfaceOrientationMask?
      }
      """
    let result = userPart(text)
    #expect(
      result.contains(
        "func f(_ o: UINavigationController.Operation) -> UIInterfaceOrientationMask? { nil }"),
      "\(result)")
  }

  @Test func `are not the program's closures of the same name`() {
    let text = """
      class A { var scrollViewDidScroll: ((UIScrollView) -> Void)?; var collectionView: UICollectionView!
      func f() { scrollViewDidScroll?(s); self.scrollViewDidScroll?(s); a.done?(1); b.next!(2) } }
      """
    #expect(userPart(text) == text)
  }

  @Test func `can be asked for as values, and called on any object`() throws {
    let text = """
      import UIKit
      @objc protocol TapDelegate: AnyObject {
        @objc optional func didTap(_ index: Int)
        @objc optional func badge(on day: Int) -> UIView?
      }
      class A: UIViewController, TapDelegate {
        weak var delegate: TapDelegate?
        weak var other: AnyObject?
        override func viewDidLoad() {
          if let delegate = delegate, let tapped = delegate.didTap { tapped(3) }
          if let d = delegate, let v = d.badge?(on: 2) { view.addSubview(v) }
          if let v = delegate?.badge?(on: 2) { view.addSubview(v) }
          other?.didTap?(4)
          delegate?.didTap?(5)
        }
      }
      """
    #expect(try StubModule.errors(in: text) == [])
  }
}
