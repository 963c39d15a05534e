package import SystemPackage

// Names of files and words of other programs are data: a terminal must show them and not obey them.

extension StringProtocol {
  /// The text with its control characters escaped, for a sentence or a line of results.
  ///
  /// Escaped are the scalars of the categories Cc, Zl and Zp, and those that change the direction
  /// of text: as `\n`, `\r`, `\t`, otherwise as `\u{1B}`. All others stay, backslashes too, so the
  /// result is to be read, not to be parsed.
  package var printable: String { escaped(where: \.isTerminalControl) }

  /// The text with its control characters escaped, except for line feeds.
  package var printableLines: String { escaped { $0 != "\n" && $0.isTerminalControl } }

  private func escaped(where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return String(self) }
    return replacingScalars { isEscaped($0) ? $0.escape : nil }
  }
}

extension FilePath {
  /// The path with its control characters escaped, and bytes that are not UTF-8 as `\xFF`.
  package var printable: String {
    let bytes = bytes
    var rest = bytes.makeIterator()
    var consumed = bytes.startIndex
    var parser = Unicode.UTF8.ForwardParser()
    var text = ""
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
        consumed += encoded.count
      case .error(let length):
        for byte in bytes[consumed..<consumed + length] {
          text += "\\x\(byte.hexadecimal(digits: 2))"
        }
        consumed += length
      case .emptyInput:
        return text.printable
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal obeys the scalar or changes the order of text by it.
  var isTerminalControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(value.hexadecimal(digits: 2))}"
    }
  }
}
