import PictureKit
import SyntaxHighlighting
import Testing

@Suite struct SwiftTokenTests {
  @Test func `a declaration has keywords, types, functions and numbers`() {
    #expect(
      tokens("public final class Ball: UIView { let size = 1_000.5e-3 }", .swift) == [
        "keyword public", "keyword final", "keyword class", "type Ball", "type UIView",
        "keyword let", "number 1_000.5e-3",
      ])
    #expect(
      tokens("func drop(_ ball: Ball) -> Int { fall(0x1F); return self.x }", .swift) == [
        "keyword func", "function drop", "type Ball", "type Int", "function fall", "number 0x1F",
        "keyword return", "keyword self",
      ])
  }

  @Test func `a reserved word is a name after a point, and as a label`() {
    #expect(tokens("view.default.in", .swift) == [])
    #expect(tokens("insert(for: x, in: y)", .swift) == ["function insert"])
    #expect(
      tokens("func f(for x: Int, in y: Int) {}", .swift) == [
        "keyword func", "function f", "type Int", "type Int",
      ])
    #expect(
      tokens("switch x { case .a(let y): z; default: w }", .swift) == [
        "keyword switch", "keyword case", "function a", "keyword let", "keyword default",
      ])
  }

  @Test func `a word that is a keyword in some places is one there alone`() {
    #expect(tokens("open(final, prefix: lazy)", .swift) == ["function open"])
    #expect(
      tokens("lazy var a: some View { get async throws }", .swift) == [
        "keyword lazy", "keyword var", "keyword some", "type View", "keyword get", "keyword async",
        "keyword throws",
      ])
    #expect(
      tokens("private(set) var get = await load()", .swift) == [
        "keyword private", "keyword set", "keyword var", "keyword await", "function load",
      ])
  }

  @Test func `a text has tokens in its interpolations`() {
    #expect(
      tokens(#""a \(b(c: "d")) \n e""#, .swift) == [
        "string \"a \\", "function b", "string \"d\"", "string  \\n e\"",
      ])
    #expect(tokens(##"#"a \(b) " \#(1)"#"##, .swift).last == "string \"#")
    #expect(
      tokens("\"\"\"\n  a \"b\"\n  \"\"\" + c", .swift) == ["string \"\"\"\n  a \"b\"\n  \"\"\""])
    #expect(tokens("\"open\nlet a", .swift) == ["string \"open", "keyword let"])
  }

  @Test func `comments nest, and end with their line`() {
    #expect(
      tokens("a // let\nb /* c /* d */ e */ let", .swift) == [
        "comment // let", "comment /* c /* d */ e */", "keyword let",
      ])
    #expect(tokens("/* open", .swift) == ["comment /* open"])
  }

  @Test func `attributes, directives, macros and regular expressions are tokens`() {
    #expect(
      tokens("@MainActor #if os(Linux)\n#selector(go)", .swift) == [
        "attribute @MainActor", "directive #if", "function os", "type Linux", "keyword #selector",
      ])
    #expect(
      tokens("let a = /b+\\/c/, d = e / f / g", .swift) == [
        "keyword let", "string /b+\\/c/",
      ])
    #expect(tokens("#/a/b/#", .swift) == ["string #/a/b/#"])
  }

  @Test func `ranges of numbers are two numbers`() {
    #expect(tokens("0..<10", .swift) == ["number 0", "number 10"])
    #expect(tokens("1.description $0.x `class`", .swift) == ["number 1"])
  }

  @Test func `ranges are in UTF-16 units`() {
    let found = SyntaxHighlighter().tokens(of: "\"👍\" let", in: .swift)
    #expect(found.map(\.range) == [0..<4, 5..<8])
  }
}
