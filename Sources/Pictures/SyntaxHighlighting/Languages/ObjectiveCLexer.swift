internal import PictureKit

/// Finds the tokens of Objective-C and C.
struct ObjectiveCLexer: CodeLexer {
  var scanner: CodeScanner
  /// The mark or word before the position, without spaces and comments; empty at the start.
  var previous = ""
  /// Whether the position is before the name of a method, after the sign that it begins with.
  var isInMethodName = false
  /// Whether the position is in the line of an interface, whose words are types.
  var isInInterface = false
  /// The number of open parentheses.
  var depth = 0

  init(_ code: String) { scanner = CodeScanner(code) }

  mutating func readToken(_ unit: CodeUnit) {
    switch unit {
    case let unit where unit.isSpace:
      if unit.isNewline { isInInterface = false }
      scanner.advance()
    case "/" where scanner[1] == "/": scanner.readLineComment()
    case "/" where scanner[1] == "*": scanner.readBlockComment(isNested: false)
    case "#" where scanner.isFirstInLine: readDirective()
    case "@": readAtSign()
    case "\"", "'": readString(from: scanner.position)
    case let unit where unit.isDigit || startsFraction:
      scanner.readNumber(from: scanner.position)
      previous = "0"
    case let unit where unit.startsName: readWord()
    default: readMark(unit)
    }
  }

  /// Whether a number without digits before its point is here: `.5`.
  private var startsFraction: Bool {
    scanner[0] == "." && scanner[1].isDigit && !ObjectiveCWords.endsReceiver(previous)
  }

  private mutating func readMark(_ unit: CodeUnit) {
    let isFirst = scanner.isFirstInLine
    scanner.advance()
    switch unit {
    case "(": depth += 1
    case ")": depth -= 1
    case "-", "+":
      if isFirst, depth == 0, scanner.unit(afterBlanksFrom: 0) == "(" { isInMethodName = true }
    case "{", ";": isInMethodName = false
    default: break
    }
    previous = String(decoding: [unit.value], as: UTF16.self)
  }

  /// Reads `@"text"`, `@property`, `@42` or the mark of a literal.
  private mutating func readAtSign() {
    let start = scanner.position
    scanner.advance()
    guard let unit = scanner.current else { return }
    if unit == "\"" {
      readString(from: start)
    } else if unit.isDigit {
      scanner.readNumber(from: start)
      previous = "0"
    } else if unit.startsName {
      let word = scanner.readName()
      scanner.add(.keyword, from: start)
      isInInterface = ObjectiveCWords.interfaces.contains(word)
      previous = "@" + word
    } else {
      previous = "@"
    }
  }

  /// Reads a text or a character, which begins before or at its quotation mark.
  private mutating func readString(from start: Int) {
    let quote = scanner[0]
    scanner.advance()
    while let unit = scanner.current, !unit.isNewline {
      scanner.advance(by: unit == "\\" ? 2 : 1)
      if unit == quote { break }
    }
    scanner.add(.string, from: start)
    previous = "\""
  }

  /// Reads `#import <File.h>`, `#pragma mark` or another directive.
  private mutating func readDirective() {
    let start = scanner.position
    scanner.advance()
    scanner.skip(while: \.isBlank)
    let word = scanner.readName()
    if word == "pragma" || word == "error" || word == "warning" { scanner.skipLine() }
    scanner.add(.directive, from: start)
    guard word == "import" || word == "include" else { return }
    scanner.skip(while: \.isBlank)
    let file = scanner.position
    scanner.skipLine()
    scanner.add(.string, from: file)
  }
}
