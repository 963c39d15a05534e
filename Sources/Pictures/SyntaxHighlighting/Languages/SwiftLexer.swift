internal import PictureKit

/// Finds the tokens of Swift.
struct SwiftLexer: CodeLexer {
  var scanner: CodeScanner
  /// What stands before the position, without spaces and comments.
  var previous = Predecessor.none

  /// What stands before a token.
  enum Predecessor: Equatable {
    case none, dot
    /// A parenthesis or comma, after which a label can stand.
    case opening
    case other
    /// A value, after which a slash divides.
    case value
    /// A keyword.
    case keyword(String)
  }

  init(_ code: String) { scanner = CodeScanner(code) }

  mutating func readToken(_ unit: CodeUnit) {
    switch unit {
    case let unit where unit.isSpace: scanner.advance()
    case "/" where scanner[1] == "/": scanner.readLineComment()
    case "/" where scanner[1] == "*": scanner.readBlockComment(isNested: true)
    case "/" where startsExpression: readRegularExpression(markCount: 0)
    case "\"": readString(markCount: 0)
    case "#": readNumberSign()
    case "@" where scanner[1].startsName:
      let start = scanner.position
      scanner.advance()
      scanner.skip { $0.continuesName || $0 == "." }
      scanner.add(.attribute, from: start)
      previous = .other
    case "`":
      scanner.advance()
      scanner.skip { $0 != "`" && !$0.isNewline }
      scanner.advance()
      previous = .value
    case "$" where scanner[1].continuesName:
      scanner.advance()
      scanner.skip(while: \.continuesName)
      previous = .value
    case let unit where unit.isDigit:
      scanner.readNumber(from: scanner.position)
      previous = .value
    case let unit where unit.startsName: readWord()
    case ".": advance(.dot)
    case "(", ",": advance(.opening)
    case ")", "]", "}": advance(.value)
    default: advance(.other)
    }
  }

  private mutating func advance(_ predecessor: Predecessor) {
    scanner.advance()
    previous = predecessor
  }

  /// Whether a slash here begins a regular expression: no value stands before, and it ends in this
  /// line.
  private var startsExpression: Bool {
    guard previous != .value, previous != .dot, !scanner[1].isSpace, scanner[1] != "=" else {
      return false
    }
    var offset = 1
    while !scanner[offset].isNewline, scanner[offset] != "\0" {
      if scanner[offset] == "/" { return !scanner[offset - 1].isBlank }
      offset += scanner[offset] == "\\" ? 2 : 1
    }
    return false
  }

  /// Reads `#if`, `#"text"#` or `#/expression/#`.
  private mutating func readNumberSign() {
    var count = 1
    while scanner[count] == "#" { count += 1 }
    switch scanner[count] {
    case "\"": readString(markCount: count)
    case "/": readRegularExpression(markCount: count)
    default:
      let start = scanner.position
      scanner.advance()
      let name = scanner.readName()
      scanner.add(SwiftWords.directives.contains(name) ? .directive : .keyword, from: start)
      previous = .other
    }
  }

  /// Reads a regular expression after a number of `#`.
  private mutating func readRegularExpression(markCount: Int) {
    let start = scanner.position
    scanner.advance(by: markCount + 1)
    while let unit = scanner.current {
      if unit == "/", hasMarks(markCount, at: 1) {
        scanner.advance(by: 1 + markCount)
        break
      }
      if unit.isNewline, markCount == 0 { break }
      scanner.advance(by: unit == "\\" ? 2 : 1)
    }
    scanner.add(.string, from: start)
    previous = .value
  }

  /// Reads a text after a number of `#`; the code of `\(…)` in it has its own tokens.
  private mutating func readString(markCount: Int) {
    var start = scanner.position
    scanner.advance(by: markCount)
    let isLong = scanner[1] == "\"" && scanner[2] == "\""
    let quoteCount = isLong ? 3 : 1
    scanner.advance(by: quoteCount)
    while let unit = scanner.current {
      if unit == "\"", !isLong || (scanner[1] == "\"" && scanner[2] == "\""),
        hasMarks(markCount, at: quoteCount)
      {
        scanner.advance(by: quoteCount + markCount)
        break
      }
      if unit.isNewline, !isLong { break }
      guard unit == "\\", hasMarks(markCount, at: 1) else {
        scanner.advance()
        continue
      }
      scanner.advance(by: 1 + markCount)
      guard scanner.current == "(" else {
        scanner.advance()
        continue
      }
      scanner.add(.string, from: start)
      readInterpolation()
      start = scanner.position
    }
    scanner.add(.string, from: start)
    previous = .value
  }

  /// Reads the code between parentheses.
  private mutating func readInterpolation() {
    var depth = 0
    while let unit = scanner.current {
      if unit == "(" { depth += 1 }
      if unit == ")" { depth -= 1 }
      readToken(unit)
      if depth == 0 { return }
    }
  }

  private func hasMarks(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { scanner[offset + $0] == "#" }
  }
}
