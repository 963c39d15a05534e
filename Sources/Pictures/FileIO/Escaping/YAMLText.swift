extension String {
  /// The text as a scalar of YAML in double quotes.
  ///
  /// Escaped are, besides the quotation mark and the backslash, the characters that YAML 1.1 does
  /// not count as printable and the line breaks (sections 5.1 and 5.4).
  package var yamlString: String {
    let contents = replacingScalars { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\0"..<" ", "\u{7F}"..."\u{9F}": "\\x\(scalar.value.hexadecimal(digits: 2))"
      case "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        "\\u\(scalar.value.hexadecimal(digits: 4))"
      default: nil
      }
    }
    return "\"\(contents)\""
  }

  /// The text as a word of a container's command in a manifest of Kubernetes.
  ///
  /// Kubernetes replaces `$(NAME)` by a variable, and `$$` by `$`.
  package var kubernetesWord: String { replacingScalars { $0 == "$" ? "$$" : nil }.yamlString }
}
