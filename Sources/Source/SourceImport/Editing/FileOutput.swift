internal import SwiftSyntax

/// What the rules collect for one file.
final class FileOutput {
  /// A member that is moved into the body of a class.
  struct Move {
    let range: Range<Int>
    let line: Int
    /// Modifiers that are put before the member, `public ` for example.
    let prefix: String
    /// The class's file, the offset of its closing brace, and the line of that brace.
    let file: Int
    let offset: Int
    let endLine: Int
  }

  let file: ParsedFile
  var text: EditedText
  private(set) var problems: [Problem] = []
  var moves: [Move] = []
  /// Entries of the program that rules have made.
  var entries: [EntryCandidate] = []
  /// The tests that code after the end of the file registers.
  var tests: [RegisteredTest] = []
  /// Code after the end of the file: lines of the user's file, and what is put there.
  var trailer: [(line: Int, text: String)] = []

  init(file: ParsedFile) {
    self.file = file
    text = EditedText(file.source.text)
  }

  /// Replaces a node without the trivia around it.
  func replace(_ node: some SyntaxProtocol, with replacement: String) {
    text.add(Edit(range: node.codeRange, text: replacement))
  }

  /// Removes a node and the spaces after it on its line.
  func remove(_ node: some SyntaxProtocol) {
    let range = node.codeRange
    var end = range.upperBound
    let limit = node.endPosition.utf8Offset
    let trailing = text.original(end..<max(end, limit))
    for byte in trailing {
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { break }
      end += 1
    }
    // A node over several lines leaves its line breaks.
    let lineBreaks = text.original(range).count { $0 == UInt8(ascii: "\n") }
    text.add(
      Edit(
        range: range.lowerBound..<end, text: String(repeating: "\n", count: lineBreaks)))
  }

  /// Inserts text before a node's first token.
  func insert(_ string: String, before node: some SyntaxProtocol) {
    let offset = node.codeRange.lowerBound
    text.add(Edit(range: offset..<offset, text: string))
  }

  /// Inserts text after a node's last token.
  func insert(_ string: String, after node: some SyntaxProtocol) {
    let offset = node.codeRange.upperBound
    text.add(Edit(range: offset..<offset, text: string))
  }

  /// Adds a problem at a node.
  func report(
    _ message: String, at node: some SyntaxProtocol, severity: Problem.Severity = .error
  ) {
    let problem = Problem(
      file: file.source.path, line: file.line(of: node), codeColumn: file.column(of: node),
      severity: severity, message: message)
    guard !problems.contains(where: { $0.description == problem.description }) else { return }
    problems.append(problem)
  }
}
