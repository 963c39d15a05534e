extension String {
  /// The text as contents of an element of HTML, or as an attribute in quotes.
  package var htmlText: String { replacingScalars(\.reference) }

  /// The text as contents of an element of XML, or as an attribute in quotes.
  ///
  /// Line breaks and tabs are references, since a reader makes spaces of them in attributes;
  /// characters that XML does not allow become U+FFFD.
  package var xmlText: String {
    replacingScalars { scalar in
      switch scalar {
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: scalar.reference
      }
    }
  }
}

extension Unicode.Scalar {
  /// What stands for a scalar with a meaning in markup.
  fileprivate var reference: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}
