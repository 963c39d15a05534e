extension String {
  /// The text as a string of JSON, with its quotation marks.
  package var jsonString: String {
    let contents = replacingScalars { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        "\\u\(scalar.value.hexadecimal(digits: 4, uppercase: false))"
      default: nil
      }
    }
    return "\"\(contents)\""
  }

  /// A text of JSON for a script element of HTML: nothing in it ends the element or a line.
  ///
  /// `<`, `>`, `&` and the line separators of Unicode occur in strings only, where they are
  /// escaped.
  package var jsonInScript: String {
    replacingScalars { scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        "\\u\(scalar.value.hexadecimal(digits: 4))"
      default: nil
      }
    }
  }
}
