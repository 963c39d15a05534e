extension String {
  /// The text as one word of a POSIX shell.
  var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_./=:,%+@".unicodeScalars.contains(scalar))
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}

extension [String] {
  /// The words as a command line of a POSIX shell.
  var shellCommand: String { map(\.shellWord).joined(separator: " ") }
}
