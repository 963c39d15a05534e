internal import PictureKit

/// Finds the tokens of YAML.
struct YAMLLexer: CodeLexer {
  var scanner: CodeScanner
  /// The number of open braces and brackets.
  private var depth = 0

  init(_ code: String) { scanner = CodeScanner(code) }

  mutating func readToken(_ unit: CodeUnit) {
    switch unit {
    case let unit where unit.isSpace: scanner.advance()
    case "#": scanner.readLineComment()
    case "%" where isAtStartOfLine: readLine(as: .directive)
    case "-" where isAtStartOfLine && isMarker("-"), "." where isAtStartOfLine && isMarker("."):
      let start = scanner.position
      scanner.advance(by: 3)
      scanner.add(.directive, from: start)
    case "-" where endsIndicator(at: 1), "?" where endsIndicator(at: 1),
      ":" where endsIndicator(at: 1):
      scanner.advance()
    case "[", "{":
      depth += 1
      scanner.advance()
    case "]", "}":
      depth = max(0, depth - 1)
      scanner.advance()
    case ",": scanner.advance()
    case "&", "*": readWord(as: .attribute)
    case "!": readWord(as: .type)
    case "|" where startsBlock, ">" where startsBlock: readBlock()
    case "\"", "'": readQuoted(unit)
    default: readPlain()
    }
  }

  private var isAtStartOfLine: Bool { scanner.isFirstInLine && !scanner[-1].isBlank }

  private func isMarker(_ unit: CodeUnit) -> Bool {
    scanner[1] == unit && scanner[2] == unit && endsIndicator(at: 3)
  }

  /// Whether white space, the end, or a mark of a flow collection stands at an offset.
  private func endsIndicator(at offset: Int) -> Bool {
    let unit = scanner[offset]
    return unit.isSpace || unit == "\0"
      || (depth > 0 && [",", "[", "]", "{", "}"].contains(unit))
  }

  private mutating func readLine(as kind: CodeToken.Kind) {
    let start = scanner.position
    scanner.skipLine()
    scanner.add(kind, from: start)
  }

  /// Reads an anchor, an alias or a tag.
  private mutating func readWord(as kind: CodeToken.Kind) {
    let start = scanner.position
    while scanner.current != nil, !endsIndicator(at: 0) { scanner.advance() }
    scanner.add(kind, from: start)
  }

  /// Whether a text in lines of its own follows: `|`, `>-`, `|2`.
  private var startsBlock: Bool {
    var offset = 1
    while ["+", "-"].contains(scanner[offset]) || scanner[offset].isDigit { offset += 1 }
    let next = scanner.unit(afterBlanksFrom: offset)
    return next.isNewline || next == "\0" || next == "#"
  }

  /// Reads the lines of a text, which are indented more than the one that it begins in.
  private mutating func readBlock() {
    readWord(as: .directive)
    scanner.skip(while: \.isBlank)
    if scanner.current == "#" { scanner.readLineComment() }
    let minimum = scanner.lineIndentation
    let start = scanner.position
    var end = start
    while scanner.current != nil {
      scanner.skip(while: \.isNewline)
      var offset = 0
      while scanner[offset] == " " { offset += 1 }
      guard offset > minimum || scanner[offset].isNewline else { break }
      scanner.skipLine()
      end = scanner.position
    }
    scanner.move(to: end)
    scanner.add(.string, from: start)
  }

  /// Reads a text in quotation marks, which is a key before a colon.
  private mutating func readQuoted(_ quote: CodeUnit) {
    let start = scanner.position
    scanner.advance()
    while let unit = scanner.current {
      if unit == quote {
        guard quote == "'", scanner[1] == "'" else { break }
        scanner.advance()
      } else if unit == "\\", quote == "\"" {
        scanner.advance()
      }
      scanner.advance()
    }
    scanner.advance()
    let isKey = scanner.unit(afterBlanksFrom: 0) == ":"
    scanner.add(isKey ? .key : .string, from: start)
  }

  /// Reads a text without quotation marks, which is a key before a colon.
  private mutating func readPlain() {
    let start = scanner.position
    var end = start
    while let unit = scanner.current, !unit.isNewline {
      if unit == ":", endsIndicator(at: 1) { break }
      if unit == "#", scanner[-1].isBlank { break }
      if depth > 0, [",", "[", "]", "{", "}"].contains(unit) { break }
      scanner.advance()
      if !unit.isBlank { end = scanner.position }
    }
    let isKey = scanner.current == ":"
    if end == start { end = scanner.position + (scanner.position == start ? 1 : 0) }
    scanner.move(to: end)
    let text = scanner.text(from: start)
    scanner.add(isKey ? .key : Self.kind(of: text), from: start)
  }

  /// Returns what a plain text is.
  private static func kind(of text: String) -> CodeToken.Kind {
    if ["true", "false", "null", "~", "True", "False", "TRUE", "FALSE"].contains(text) {
      return .keyword
    }
    var scanner = CodeScanner(text)
    if scanner[0] == "-" || scanner[0] == "+" { scanner.advance() }
    guard scanner[0].isDigit || (scanner[0] == "." && scanner[1].isDigit) else { return .string }
    if scanner[0] == "." {
      scanner.advance()
      scanner.skip(while: \.isDigit)
    } else {
      scanner.readNumber(from: scanner.position)
    }
    return scanner.current == nil ? .number : .string
  }
}
