import SourceImport
import Testing

@Suite struct `members of CGFloat and Double` {
  /// Declarations of which none is a duplicate of another.
  @Test(arguments: [
    "protocol P { func r() -> CGFloat }\nextension P { func r() -> CGFloat { 8 } }",
    "protocol P { var r: CGFloat { get } }\nextension P { var r: CGFloat { 8 } }",
    "extension P where Self: A { func r() -> CGFloat { 1 } }\nextension P where Self: B { func r() -> CGFloat { 2 } }",
    "func r<T: A>(_ a: T) -> CGFloat { 1 }\nfunc r<T: B>(_ a: T) -> CGFloat { 2 }",
    "class A { init() { func r() -> CGFloat { 1 } }\ninit(a: Int) { func r() -> CGFloat { 2 } } }",
    "func r() -> CGFloat { 1 }\nfunc r() async -> CGFloat { 1 }",
  ])
  func `stay where they differ`(text: String) {
    #expect(userPart(text) == text)
  }

  @Test func `that are private to their files stay`() {
    let files = ["A", "B"].map {
      SourceFile(path: "\($0).swift", text: "private func r(_ a: CGFloat) -> CGFloat { a }")
    }
    let result = ImportedProgram(files: files).files
    #expect(result.allSatisfy { withoutFirstLine($0.text).hasPrefix("private func r(") })
  }

  @Test func `and the same member of two modules in one program are declared once`() {
    let one = "extension CGRect { var top: CGFloat { origin.y } }"
    let files = [("A", one), ("B", one), ("C", "extension CGRect { var top: CGFloat { minY } }")]
      .map {
        SourceFile(path: "\($0).swift", text: $1)
      }
    let result = ImportedProgram(files: files).files.map { withoutFirstLine($0.text) }
    #expect(result[0] == one + "\n" || result[0] == one)
    #expect(!result[1].contains("top"))
    #expect(result[2].contains("minY"))
  }

  @Test func `lose the second of two that are the same`() {
    let text = "extension CGFloat { func r() {} }\nextension Double { func r() {} }"
    #expect(userPart(text) == "extension CGFloat { func r() {} }\nextension Double { }")
  }
}
