/// The words, literals and marks of a file in Objective-C, before its preprocessor.
///
/// What needs types is clang's; this is enough to find imports, classes and methods.
package struct SourceToken: Sendable, Equatable {
  package enum Kind: Sendable {
    case word
    case number
    case literal
    case mark
    case comment
    /// A line of the preprocessor, with those that continue it.
    case directive
  }

  package let kind: Kind
  /// The text.
  package let text: Substring
  /// The line of its beginning, from 1.
  package let line: Int
  /// The number of bytes before it in its line.
  package let column: Int

  /// Returns the tokens of a text.
  package static func tokens(of text: String) -> [SourceToken] {
    var lexer = Lexer(text)
    return lexer.tokens()
  }
}

/// Reads tokens.
private struct Lexer {
  private let text: String
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var isAtLineStart = true

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    bytes = Array(text.utf8)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  mutating func tokens() -> [SourceToken] {
    var tokens: [SourceToken] = []
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"): advance()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: advance()
      default: tokens.append(token())
      }
    }
    return tokens
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
        isAtLineStart = true
      }
      index += 1
    }
  }

  private mutating func token() -> SourceToken {
    let (start, startLine, column) = (index, line, index - lineStart)
    let kind: SourceToken.Kind
    let isFirst = isAtLineStart
    isAtLineStart = false
    switch byte() {
    case UInt8(ascii: "#") where isFirst:
      kind = .directive
      skipDirective()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      kind = .comment
      skipToLineEnd()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      kind = .comment
      skipBlockComment()
      isAtLineStart = isFirst
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      kind = .literal
      skipLiteral()
    case let first where Self.isLetter(first):
      kind = .word
      while Self.isLetter(byte()) || Self.isDigit(byte()) { index += 1 }
    case let first where Self.isDigit(first):
      kind = .number
      while Self.isLetter(byte()) || Self.isDigit(byte()) || byte() == UInt8(ascii: ".") {
        index += 1
      }
    default:
      kind = .mark
      index += 1
    }
    let utf8 = text.utf8
    let range =
      utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: index)
    return SourceToken(kind: kind, text: text[range], line: startLine, column: column)
  }

  /// Skips to the end of the line, or of the last that a backslash continues.
  private mutating func skipToLineEnd() {
    while index < bytes.count, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") { advance() }
      advance()
    }
  }

  private mutating func skipDirective() {
    while index < bytes.count, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") {
        advance(2)
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        advance()
      }
    }
  }

  private mutating func skipBlockComment() {
    advance(2)
    while index < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      advance()
    }
    advance(2)
  }

  private mutating func skipLiteral() {
    let end = byte()
    advance()
    while index < bytes.count, byte() != end, byte() != UInt8(ascii: "\n") {
      advance(byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
    if byte() == end { advance() }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
