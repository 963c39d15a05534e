/// A message of clang with its place in a file of the user.
package struct ClangMessage: Sendable, Equatable {
  package enum Severity: Substring, Sendable {
    case error
    case warning
    case note
  }

  /// The path of the file.
  package let path: String
  /// The line and the column, from 1.
  package let line, column: Int
  package var severity: Severity
  /// What is wrong, without a point at the end.
  package var sentence: String

  /// The message as compilers print it.
  package var text: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(sentence)"
  }

  /// Returns the messages in the output of clang, each once.
  package static func messages(in output: String) -> [ClangMessage] {
    var seen: Set<String> = []
    // By bytes, since by characters megabytes of messages would take minutes.
    return output.utf8.split(separator: UInt8(ascii: "\n"))
      .compactMap { ClangMessage(line: Substring($0)) }
      .filter { seen.insert($0.text).inserted }
  }

  /// Returns why clang could read no file at all, in its words; nil if it could.
  ///
  /// Such messages have no place in a file of the user.
  package static func failure(in output: String) -> Substring? {
    let lines = output.split(whereSeparator: \.isNewline)
    for word in ["fatal error: ", "error: "] {
      for line in lines {
        for start in ["", "<built-in>:1:10: ", "clang: "] where line.hasPrefix(start + word) {
          return line.dropFirst(start.count + word.count)
        }
      }
    }
    return nil
  }

  /// Returns whether clang says that it was killed or has crashed, such as without memory.
  static func endsEarly(_ output: String) -> Bool {
    output.split(whereSeparator: \.isNewline).contains { line in
      line.hasPrefix("clang: error: ")
        && (line.contains("command failed") || line.contains("unable to execute command"))
    }
  }

  /// Reads a line `path:line:column: severity: sentence`; nil for another line.
  private init?(line text: Substring) {
    for (word, severity) in [
      ("fatal error", Severity.error), ("error", .error), ("warning", .warning), ("note", .note),
    ] {
      guard let range = text.utf8.firstRange(of: ": \(word): ".utf8) else { continue }
      let parts = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      self.init(
        path: parts.dropLast(2).joined(separator: ":"), line: line, column: column,
        severity: severity, sentence: String(text[range.upperBound...]))
      return
    }
    return nil
  }

  /// Creates a message.
  package init(
    path: String, line: Int, column: Int, severity: Severity, sentence: String
  ) {
    (self.path, self.line, self.column) = (path, line, column)
    (self.severity, self.sentence) = (severity, sentence)
  }

  /// The names between quotation marks in the sentence.
  var names: [Substring] {
    sentence.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
