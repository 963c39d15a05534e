private import FileIO

/// Writes tokens of several listings as one text, in which each keeps its file, line and column.
package struct ListingText {
  private let paths: [String]
  private(set) var text = ""
  private var file: Int?
  private var line = 0
  private var column = 0

  /// Creates an empty text.
  ///
  /// - Parameter paths: The paths of the listings, which messages show.
  init(paths: [String]) { self.paths = paths }

  /// Appends tokens, without comments.
  mutating func append(_ tokens: some Sequence<ListingToken>) {
    for token in tokens where token.kind != .comment { append(token) }
  }

  /// Appends lines that stand in no listing.
  mutating func append(line text: String) {
    if !self.text.isEmpty, !self.text.hasSuffix("\n") { self.text += "\n" }
    self.text += text + "\n"
    file = nil
  }

  private mutating func append(_ token: ListingToken) {
    let source = token.token
    if token.file != file || source.line < line || source.line > line + 8
      || source.line == line && source.column < column
    {
      if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
      text += Self.directive(line: source.line, of: paths[token.file]) + "\n"
      (file, line, column) = (token.file, source.line, 0)
    }
    while line < source.line {
      text += "\n"
      line += 1
      column = 0
    }
    text += String(repeating: " ", count: source.column - column)
    text += source.text
    let breaks = source.text.utf8.count { $0 == UInt8(ascii: "\n") }
    line += breaks
    column = breaks == 0 ? source.column + source.text.utf8.count : 1 << 20
    if source.kind == .directive {
      text += "\n"
      line += 1
      column = 0
    }
  }

  /// The directive that says that the next line is a line of a file.
  package static func directive(line: Int, of path: String) -> String {
    let name = path.replacingScalars { scalar in
      scalar == "\"" || scalar == "\\" || scalar.properties.generalCategory == .control ? "_" : nil
    }
    return "#line \(line) \"\(name)\""
  }
}
