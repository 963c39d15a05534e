import SourceImport
import Testing

/// Calls of names that Apple has changed, which are mended as the compiler says: nothing is lost.
@Suite struct `calls of changed names` {
  private func mended(_ line: String, _ column: Int, _ message: String) -> String {
    let text = "func f() {\n  \(line)\n}\n"
    var program = NarrowedProgram(files: [SourceFile(path: "A.swift", text: text)])
    let isCut = program.cut([
      CompilerError(file: "A.swift", line: 2, column: column, message: message, code: "  \(line)")
    ])
    #expect(isCut && program.cuts.isEmpty, "\(program.cuts)")
    return program.files[0].text.split(separator: "\n").map(String.init)[1]
  }

  @Test(arguments: [
    (
      "a = List(contentsOfURL: url)", "(have 'contentsOfURL:', expected 'contentsOf:')",
      "a = List(contentsOf: url)"
    ),
    ("a = list(to: b, at: 1)", "(have 'to:at:', expected '_:index:')", "a = list(b, index: 1)"),
    ("a = list(b, c)", "(have '_:_:', expected '_:with:')", "a = list(b, with: c)"),
  ])
  func `the labels are those that the compiler expects`(
    line: String, labels: String, result: String
  ) throws {
    let place = try #require(line.firstIndex(of: "("))
    let column = line.distance(from: line.startIndex, to: place) + 3
    #expect(
      mended(line, column, "incorrect argument labels in call \(labels)") == "  \(result)")
  }

  @Test func `a property that was a method is not called`() {
    #expect(
      mended(
        "if sender.numberOfTouches() != 2 { return }", 13,
        "cannot call value of non-function type 'Int'")
        == "  if sender.numberOfTouches != 2 { return }")
  }

  @Test func `a property has the name of today`() {
    #expect(
      mended(
        "textView.editable = false", 12,
        "value of type 'UITextView' (aka 'TextView') has no member 'editable'")
        == "  textView.isEditable = false")
  }

  @Test func `a value that is an object on iOS is copied before its method changes it`() {
    #expect(
      mended(
        "text?.setAttributes(a, range: NSMakeRange(b.text, text!.length))", 3,
        "overlapping accesses to 'text', but modification requires exclusive access; consider "
          + "copying to a local variable")
        == "  let _textBefore = text; "
        + "text?.setAttributes(a, range: NSMakeRange(b.text, _textBefore!.length))")
  }

  @Test func `what was optional is unwrapped as before`() {
    #expect(
      mended(
        "guard let view = context.containerView, let b = c else { return }", 13,
        "initializer for conditional binding must have Optional type, not 'UIView'")
        == "  guard let view = Optional(context.containerView), let b = c else { return }")
  }
}
