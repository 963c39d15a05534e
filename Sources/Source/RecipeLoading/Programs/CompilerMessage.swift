internal import SourceImport

/// A message of the compiler: an error or warning with its place, the source line, and notes.
struct CompilerMessage {
  /// The largest number of errors that are shown.
  private static let maxShownCount = 50

  /// The path of the file.
  let path: String
  /// The path, the line and the column.
  let place: Substring
  /// Whether it is an error, not a warning.
  let isError: Bool
  /// What is wrong.
  let sentence: Substring
  /// All lines, those of the notes too.
  private(set) var lines: [Substring]

  /// Parses the first line of a message: `path:line:column: error: sentence`; nil for another line.
  private init?(firstLine line: Substring) {
    for severity in ["error", "warning"] {
      guard let range = line.firstRange(of: ": \(severity): ") else { continue }
      let place = line[..<range.lowerBound]
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, parts.suffix(2).allSatisfy({ Int($0) != nil }) else { continue }
      path = parts.dropLast(2).joined(separator: ":")
      self.place = place
      isError = severity == "error"
      sentence = line[range.upperBound...]
      lines = [line]
      return
    }
    return nil
  }

  /// Returns the messages in the output of the compiler.
  static func messages(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n") {
      if let message = CompilerMessage(firstLine: line) {
        messages.append(message)
      } else if !messages.isEmpty {
        messages[messages.count - 1].lines.append(line)
      }
    }
    return messages
  }

  /// The message as an error of a rewritten program.
  var error: CompilerError {
    let numbers = place.split(separator: ":", omittingEmptySubsequences: false).suffix(2)
      .compactMap { Int($0) }
    let notes = lines.compactMap { line in
      line.firstRange(of: ": note: ").map { String(line[$0.upperBound...]) }
    }
    return CompilerError(
      file: path, line: numbers.first ?? 1, column: numbers.last, message: String(sentence),
      code: lines.count > 1 ? String(lines[1]) : "", notes: notes)
  }

  /// Returns the text to show of the compiler's output.
  ///
  /// Errors of the given file come before those of others. If it has errors that it has alone, too,
  /// these are shown and no others, which the files around it may cause.
  ///
  /// - Parameters:
  ///   - output: The output of the compiler.
  ///   - path: The path of the file, or of the program.
  ///   - alone: The output for the file alone; nil if that was not compiled.
  /// - Returns: The text.
  static func text(_ output: String, of path: String, alone: String?) -> String {
    let all = messages(in: output).filter(\.isError)
    // What is added to the source fails where the user's own types do.
    let own = all.filter { !$0.sentence.contains("_zoetrope") }
    let errors = own.isEmpty ? all : own
    guard !errors.isEmpty else {
      return output.hasSuffix("\n") ? String(output.dropLast()) : output
    }
    let first = Set(messages(in: alone ?? "").filter(\.isError).map { $0.lines[0] })
    let common = errors.filter { $0.path == path && first.contains($0.lines[0]) }
    let shown =
      common.isEmpty
      ? errors.filter { $0.path == path } + errors.filter { $0.path != path } : common
    let lines = shown.prefix(maxShownCount).flatMap(\.lines)
    let rest = shown.count - maxShownCount
    return lines.joined(separator: "\n") + (rest > 0 ? "\nand \(rest) more errors" : "")
  }
}
