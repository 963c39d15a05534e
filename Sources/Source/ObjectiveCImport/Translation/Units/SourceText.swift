internal import FileIO

/// The text of a translated file, in which marks of lines become `#sourceLocation`.
package struct SourceText {
  /// The names of the files of the marks' numbers.
  let files: [String]
  /// The path of the file for lines that are the translation's own.
  var own = ""

  /// The end of the name of that file.
  package static let ownEnding = ".translation"

  /// Returns a text whose lines have the numbers that their marks say.
  func assemble(_ text: String) -> String {
    var result = ""
    var file = ""
    var line = 0
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = part
      var wanted: (file: String, line: Int)?
      while rest.first == "\u{1}" {
        guard let end = rest.firstIndex(of: "\u{2}") else { break }
        let numbers = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":")
        if numbers.last == "0" {
          wanted = (own + Self.ownEnding, 1)
        } else if numbers.count == 2, let number = Int(numbers[0]), let target = Int(numbers[1]),
          number < files.count
        {
          wanted = (files[number], target)
        }
        rest = rest[rest.index(after: end)...]
      }
      if let wanted, !wanted.file.isEmpty,
        wanted.file != file || wanted.line != line && !wanted.file.hasSuffix(Self.ownEnding)
      {
        if wanted.file == file, line < wanted.line, wanted.line - line <= 2 {
          result += String(repeating: "\n", count: wanted.line - line)
        } else {
          result +=
            "#sourceLocation(file: \(wanted.file.swiftLiteral), line: \(wanted.line))\n"
        }
        (file, line) = wanted
      }
      // A mark within a line, where a part of another place stands, says nothing.
      result += rest.contains("\u{1}") ? Self.withoutMarks(rest) : String(rest)
      result += "\n"
      line += 1
    }
    return result
  }

  private static func withoutMarks(_ text: Substring) -> String {
    var result = ""
    var isMark = false
    for character in text {
      if character == "\u{1}" { isMark = true }
      if !isMark { result.append(character) }
      if character == "\u{2}" { isMark = false }
    }
    return result
  }
}
