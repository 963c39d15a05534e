extension String {
  /// The text as a string of JSON, with its quotation marks.
  package var jsonString: String {
    let contents = replacingScalars { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        "\\u\(String(scalar.value, radix: 16).leftPadded(to: 4, with: "0"))"
      default: nil
      }
    }
    return "\"\(contents)\""
  }

  /// A text of JSON for a script element of HTML: nothing in it ends the element or a line.
  ///
  /// `<`, `>`, `&` and the line separators of Unicode occur in strings only, where they are escaped.
  package var jsonInScript: String {
    replacingScalars { scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        "\\u\(String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4, with: "0"))"
      default: nil
      }
    }
  }
}
