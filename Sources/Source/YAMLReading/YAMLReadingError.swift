/// Why a text is not valid YAML, with file, line and column.
package struct YAMLReadingError: Error, Equatable {
  package let description: String
}

/// What libyaml reports of a text that is not valid YAML.
struct YAMLProblem: Error {
  /// A place in a text.
  struct Mark {
    /// The line, from 1.
    let line: Int
    /// The column, from 1.
    let column: Int
  }

  /// The report, a phrase.
  let phrase: String
  /// Where the problem was found.
  let mark: Mark
  /// Where the part of the text starts that was being read; nil if it is unknown.
  let context: Mark?

  /// Returns the error, in plain words where the report of libyaml is not.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path of the file.
  /// - Returns: The error.
  func error(in text: String, path: String) -> YAMLReadingError {
    YAMLReadingError(description: "\(path):\(mark.line):\(mark.column): \(sentence(about: text))")
  }

  private func sentence(about text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
    let start = context?.line ?? mark.line
    let above = start < mark.line ? " in lines \(start) to \(mark.line)" : ""
    if let sentence = Self.sentence(
      aboutSpacesIn: lines[..<min(mark.line, lines.count)], from: start)
    {
      return sentence
    }
    switch phrase {
    case "found a tab character that violates indentation":
      return "a tab cannot indent a line; use spaces."
    case "found character that cannot start any token":
      guard let character = line.dropFirst(mark.column - 1).first, character != "\t" else {
        return "a tab cannot indent a line; use spaces."
      }
      return "a text cannot begin with '\(character)'; put it in quotes."
    case "did not find expected key", "did not find expected '-' indicator":
      return "this line does not continue what is above: its indentation differs, or '- ', a quote "
        + "or a bracket is missing\(above)."
    case "could not find expected ':'":
      return "a colon and a space are missing after a name\(above)."
    case "mapping values are not allowed in this context":
      // The name of a key without a space after its colon is a text that goes on in the next line.
      let previous = lines.dropLast(max(lines.count - mark.line + 1, 0)).last ?? ""
      if previous.contains(/^[ -]*\w+:\S/) {
        return "a space is missing after the colon in line \(mark.line - 1)."
      }
      return "a colon and a space are not allowed here: a text that has them is put in quotes, and "
        + "names of one mapping have the same indentation."
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      return "a comma or the closing bracket is missing\(above); a text with '#', a comma or a "
        + "bracket is put in quotes."
    case "found unexpected end of stream":
      return "the quote of line \(start) is not closed."
    default: return "\(phrase)."
    }
  }
  /// Returns the sentence about a line that is indented by other spaces than YAML knows, as text from
  /// a web page is; nil if there is none.
  private static func sentence(
    aboutSpacesIn lines: ArraySlice<Substring>, from start: Int
  ) -> String? {
    for (index, line) in zip(lines.indices, lines).dropFirst(start - 1) {
      let indentation = line.unicodeScalars.prefix { $0.properties.isWhitespace }
      guard let space = indentation.first(where: { !$0.isASCII }) else { continue }
      let digits = String(space.value, radix: 16, uppercase: true)
      let code = "U+\(String(repeating: "0", count: 4 - digits.count))\(digits)"
      return
        "line \(index + 1) is indented by the character \(code), which looks like a space; use spaces."
    }
    return nil
  }
}
