// Comments of source files, such as `// zoetrope: tap (160, 200) at 1.5`.
extension Script {
  /// Reads the comments of source files.
  ///
  /// - Parameter files: The paths and texts of the files.
  /// - Throws: A ``ScriptError`` with file, line and column.
  package init(commentsOf files: [(path: String, text: String)]) throws(ScriptError) {
    var parser = LineParser()
    for file in files where file.text.contains("zoetrope:") {
      let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, line) in lines.enumerated() {
        guard let start = Self.startOfScript(in: line) else { continue }
        do throws(LineError) {
          try parser.read(line[start...], at: "\(file.path):\(index + 1)")
        } catch {
          throw ScriptError(
            file: file.path, line: index + 1,
            column: line.distance(from: line.startIndex, to: start) + error.column + 1,
            error.sentence)
        }
      }
    }
    self.init(parser)
    isStrict = false
  }

  init(_ parser: LineParser) {
    self.init()
    settings = parser.settings
    actions = parser.actions
  }

  /// Returns the start of the text after `// zoetrope:` in a line; nil without one.
  private static func startOfScript(in line: Substring) -> Substring.Index? {
    var rest = line[...]
    while let slashes = rest.firstRange(of: "//") {
      let isAlone =
        slashes.lowerBound == line.startIndex
        || line[line.index(before: slashes.lowerBound)].isWhitespace
      let text = rest[slashes.upperBound...].drop(while: \.isWhitespace)
      if isAlone, text.hasPrefix("zoetrope:") {
        return line.index(text.startIndex, offsetBy: "zoetrope:".count)
      }
      rest = rest[slashes.upperBound...]
    }
    return nil
  }
}
