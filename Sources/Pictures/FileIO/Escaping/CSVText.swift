extension String {
  /// The text as a field of RFC 4180: in quotes if it contains a comma, a quote or a control
  /// character.
  package var csvField: String {
    let isQuoted = unicodeScalars.contains { scalar in
      scalar == "," || scalar == "\"" || scalar.isTerminalControl
    }
    return isQuoted ? "\"\(replacingScalars { $0 == "\"" ? "\"\"" : nil })\"" : self
  }
}
