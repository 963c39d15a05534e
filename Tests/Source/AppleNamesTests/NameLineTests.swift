import AppleNames
import Testing

@Suite("Lines of the tables of names")
struct NameLineTests {
  @Test("The name in Swift 2 follows from a selector")
  func swift2() throws {
    let expected = [
      ("locationInView: > location(in:)", "locationInView(_:)"),
      ("closePath > close()", "closePath()"),
      ("setTitle:forState: > setTitle(_:for:)", "setTitle(_:forState:)"),
      ("-[UIImage initWithCGImage:scale:] > UIImage(cgImage:scale:)", "UIImage(CGImage:scale:)"),
      (
        "+[UIBezierPath bezierPathWithOvalInRect:] > UIBezierPath(ovalIn:)",
        "UIBezierPath(ovalInRect:)"
      ),
      ("+[NSValue valueWithCGPoint:] > NSValue(cgPoint:)", "NSValue(CGPoint:)"),
      (
        "+[UICollectionViewLayoutAttributes layoutAttributesForCellWithIndexPath:] > "
          + "UICollectionViewLayoutAttributes(forCellWith:)",
        "UICollectionViewLayoutAttributes(forCellWithIndexPath:)"
      ),
      ("+[UIFont systemFontOfSize:] > systemFont(ofSize:)", "systemFontOfSize(_:)"),
      ("-[UIView init] > UIView()", "UIView()"),
    ]
    for (line, name) in expected {
      #expect(try NameLine(line).old.map(\.fullName) == [name])
    }
  }

  @Test("A line has all spellings, today's last, and what stands after the bar")
  func spellings() throws {
    let line = try NameLine(
      "willMoveToParentViewController: > willMove(toParentViewController:) > willMove(toParent:) "
        + "| UIViewController?")
    #expect(
      line.old.map(\.fullName) == [
        "willMoveToParentViewController(_:)", "willMove(toParentViewController:)",
      ])
    #expect(line.today.fullName == "willMove(toParent:)")
    #expect(line.note == "UIViewController?")
    #expect(!line.isProperty)
  }

  @Test("A selector alone is a method that Swift calls by it")
  func unchanged() throws {
    let line = try NameLine("scrollViewDidEndDragging:willDecelerate:")
    #expect(line.old.isEmpty)
    #expect(line.today.fullName == "scrollViewDidEndDragging(_:willDecelerate:)")
  }

  @Test("A name of Swift needs no selector")
  func swiftAlone() throws {
    let line = try NameLine("toRaw() > rawValue")
    #expect(line.selector == nil)
    #expect(line.isProperty)
    #expect(line.today.name == "rawValue")
  }

  @Test(
    "A malformed line is refused with the reason",
    arguments: [
      ("", "an empty name"), ("a: >", "an empty name"), ("> a()", "an empty name"),
      ("a: | b | c", "more than one bar"), ("a: |", "an empty name"),
      ("a b > c()", "a b is not a selector"), ("a:b > c()", "a:b is not a selector"),
      ("a: > b c", "b c is neither"), ("a: > b > c(d:)", "b is neither"),
      ("a: > b(c)", "b(c) is not a name with labels"), ("a: > b(c:", "b(c: is not a name"),
      ("a: > b(c d:)", "is not a name with labels"),
      ("-[UIView > b()", "is not a method in brackets"),
      ("+UIView make: > b()", "is not a method in brackets"), ("é: > b()", "is not a selector"),
    ])
  func malformed(line: String, reason: String) {
    let error = #expect(throws: NameTableError.self) { try NameLine(line) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasSuffix(line) == true)
  }
}
