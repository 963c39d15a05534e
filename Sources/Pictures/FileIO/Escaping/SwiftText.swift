extension String {
  /// The text as a string literal of Swift.
  package var swiftLiteral: String {
    let contents = replacingScalars { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case _ where scalar.isTerminalControl:
        "\\u{\(scalar.value.hexadecimal(digits: 1, uppercase: false))}"
      default: nil
      }
    }
    return "\"\(contents)\""
  }

  /// The text for a comment of Swift on one line.
  package var swiftComment: String {
    replacingScalars { $0.isTerminalControl ? " " : nil }
  }

  /// The directive that says that the next line is a line of a file.
  ///
  /// The compiler takes the name as it is written, escapes too, so what would need one becomes `_`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The number of the line, from 1.
  /// - Returns: The directive.
  package static func swiftSourceLocation(_ path: String, line: Int) -> String {
    let name = path.replacingScalars { scalar in
      scalar == "\"" || scalar == "\\" || scalar.isTerminalControl ? "_" : nil
    }
    return "#sourceLocation(file: \"\(name)\", line: \(line))"
  }
}
