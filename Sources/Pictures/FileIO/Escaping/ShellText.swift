extension String {
  /// The text as one word of a POSIX shell.
  ///
  /// A line feed of the text stays one, in quotes; see ``shellLine`` for files of one command a
  /// line.
  package var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": true
      default: "-_./=:,%+@".unicodeScalars.contains(scalar)
      }
    }
    guard !isPlain || isEmpty else { return self }
    return "'\(replacingScalars { $0 == "'" ? "'\\''" : nil })'"
  }

  /// The command line on one line, which means the same: line feeds come from a variable.
  ///
  /// All line feeds of the command line must be in words that ``shellWord`` has quoted.
  package var shellLine: String {
    guard unicodeScalars.contains("\n") else { return self }
    // What a command prints loses the line feeds at its end.
    return "LF=$(printf '\\n.'); LF=${LF%.}; "
      + replacingScalars { $0 == "\n" ? #"'"$LF"'"# : nil }
  }
}

extension [String] {
  /// The words as a command line of a POSIX shell.
  package var shellCommand: String { map(\.shellWord).joined(separator: " ") }
}
