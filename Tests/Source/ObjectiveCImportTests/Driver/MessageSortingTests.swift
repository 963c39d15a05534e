import ObjectiveCImport
import ProjectFiles
import SystemPackage
import Testing

/// Messages of clang as errors and as losses of a program.
@Suite struct MessageSortingTests {
  private func sorting(
    _ messages: [(line: Int, sentence: String)], in text: String = "", isMixed: Bool = false
  ) -> MessageSorting {
    var lines = SourceLines(
      ProgramFolder(file: ProgramFile(path: "A.m", contents: Array(text.utf8))))
    return MessageSorting(
      messages.map {
        ClangMessage(
          path: "A.m", line: $0.line, column: 1,
          severity: $0.sentence.contains(" header ") ? .warning : .error, sentence: $0.sentence)
      }, isMixed: isMixed, lines: &lines)
  }

  @Test func `a mistake is an error`() {
    let sorting = sorting([(1, "expected ';' after expression")], isMixed: true)
    #expect(sorting.errors.count == 1 && sorting.warnings.isEmpty)
  }

  @Test(arguments: [
    "use of undeclared identifier 'UIMagicColor'", "unknown type name 'SKScene'",
    "call to undeclared function 'AVMakeMagic'",
  ])
  func `a name with the prefix of a framework is a loss`(sentence: String) {
    let sorting = sorting([(1, sentence)])
    #expect(sorting.errors.isEmpty)
    #expect(sorting.warnings == ["A.m:1:1: warning: \(sentence)."])
  }

  @Test func `a name without the prefix of a framework is an error`() {
    let message = [(1, "use of undeclared identifier 'counter'")]
    #expect(sorting(message).errors.count == 1)
  }

  @Test(arguments: ["missing header Lib.h", "left out header Lib.h"])
  func `beside a header that is missing all unknown names are losses`(header: String) {
    let sorting = sorting([(1, header), (2, "use of undeclared identifier 'counter'")])
    #expect(sorting.errors.isEmpty)
    #expect(sorting.warnings.last?.contains("'counter'") == true)
  }

  @Test func `what follows on a line with a loss is lost, and said once`() {
    let sorting = sorting(
      [(3, "unknown type name 'SKScene'"), (3, "expected ';' after expression")])
    #expect(sorting.errors.isEmpty && sorting.warnings.count == 1)
  }

  @Test func `a name that a lost line declares is lost where it is used`() {
    let text = """
      @property CGImageMagicRef source;
      CGImageMagicRef other = _source;
      int count = other;
      int rest = unknown;
      """
    let sorting = sorting(
      [
        (1, "unknown type name 'CGImageMagicRef'"), (2, "use of undeclared identifier '_source'"),
        (3, "use of undeclared identifier 'other'"), (4, "use of undeclared identifier 'unknown'"),
      ], in: text)
    #expect(sorting.errors.map(\.line) == [4])
    #expect(sorting.warnings.count == 3)
  }

  @Test func `super of a class whose superclass is unknown is a loss`() {
    let root = "'Menu' cannot use 'super' because it is a root class"
    let unknown = "cannot find interface declaration for 'SKScene', superclass of 'Menu'"
    #expect(sorting([(1, unknown), (4, root)]).errors.isEmpty)
    #expect(sorting([(4, root)]).errors.count == 1)
  }
}
