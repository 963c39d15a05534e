import SourceImport
import Testing

@Suite struct `versions of iOS in conditions` {
  @Test(arguments: [
    ("if #available(iOS 15.4, *) {}", "if _isAvailable(iOS: 15) {}"),
    ("if #available(macOS 12, iOS 26, *), a {}", "if _isAvailable(iOS: 26), a {}"),
    ("guard #unavailable(iOS 13) else { return }", "guard !_isAvailable(iOS: 13) else { return }"),
    ("if #available(macOS 12, *) {}", "if #available(macOS 12, *) {}"),
  ])
  func `are compared with the version that was chosen`(text: String, expected: String) {
    let text = "import UIKit\nclass A { func f(a: Bool) {\n\(text)\n} }"
    #expect(userPart(text).contains(expected))
  }

  @Test func `stay in files without imports`() {
    #expect(
      userPart("func f() { if #available(iOS 15, *) {} }").contains("if #available(iOS 15, *) {}"))
  }
}
