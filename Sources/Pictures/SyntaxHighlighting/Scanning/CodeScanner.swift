internal import PictureKit

/// The units of a listing, a position in them, and the tokens that were found.
struct CodeScanner {
  private let units: [CodeUnit]
  private(set) var tokens: [CodeToken] = []
  /// The index of the unit that is read next.
  private(set) var position = 0

  init(_ code: String) { units = code.utf16.map { CodeUnit($0) } }

  /// The unit that is read next; nil at the end.
  var current: CodeUnit? { position < units.count ? units[position] : nil }

  /// Returns a unit at an offset from the position; a null character outside.
  subscript(offset: Int) -> CodeUnit {
    let index = position + offset
    return units.indices.contains(index) ? units[index] : "\0"
  }

  /// Advances by a number of units, at most to the end.
  mutating func advance(by count: Int = 1) { position = min(position + count, units.count) }

  /// Moves to an index.
  mutating func move(to index: Int) { position = index }

  /// Advances while units meet a condition.
  mutating func skip(while condition: (CodeUnit) -> Bool) {
    while let current, condition(current) { position += 1 }
  }

  /// Advances to the end of the line.
  mutating func skipLine() { skip { !$0.isNewline } }

  /// Adds a token from an index to the position, unless it is empty.
  mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    if start < position { tokens.append(CodeToken(kind, start..<position)) }
  }

  /// Advances over a name, and returns it.
  mutating func readName() -> String {
    let start = position
    skip(while: \.continuesName)
    return text(from: start)
  }

  /// Reads a comment to the end of the line.
  mutating func readLineComment() {
    let start = position
    skipLine()
    add(.comment, from: start)
  }

  /// Reads a comment between `/*` and `*/`.
  mutating func readBlockComment(isNested: Bool) {
    let start = position
    var depth = 0
    while current != nil {
      if self[0] == "*", self[1] == "/" {
        advance(by: 2)
        depth -= 1
        if depth == 0 { break }
      } else if self[0] == "/", self[1] == "*", isNested || depth == 0 {
        advance(by: 2)
        depth += 1
      } else {
        advance()
      }
    }
    add(.comment, from: start)
  }

  /// Reads a number of Swift or C, with its suffix.
  mutating func readNumber(from start: Int) {
    if self[0] == "0", ["x", "X", "b", "o"].contains(self[1]) {
      advance(by: 2)
      skip { $0.isHexadecimalDigit || $0 == "_" }
    } else {
      skip { $0.isDigit || $0 == "_" }
      // 1.f is a number of C; 1.description is none.
      if self[0] == ".", self[1].isDigit || (self[1] == "f" && !self[2].continuesName) {
        advance()
        skip { $0.isDigit || $0 == "_" }
      }
      if self[0] == "e" || self[0] == "E" {
        let digits = self[1] == "-" || self[1] == "+" ? 2 : 1
        if self[digits].isDigit {
          advance(by: digits)
          skip(while: \.isDigit)
        }
      }
    }
    skip { ["f", "F", "u", "U", "l", "L"].contains($0) }
    add(.number, from: start)
  }

  /// The first unit from an offset that is not a blank.
  func unit(afterBlanksFrom offset: Int = 0) -> CodeUnit {
    var offset = offset
    while self[offset].isBlank { offset += 1 }
    return self[offset]
  }

  /// The text from an index to the position.
  func text(from start: Int) -> String {
    String(decoding: units[start..<position].map(\.value), as: UTF16.self)
  }

  /// The name at the first unit that is not a blank; empty if there is none.
  var followingName: String {
    var copy = position
    while copy < units.count, units[copy].isBlank { copy += 1 }
    guard copy < units.count, units[copy].startsName else { return "" }
    let start = copy
    while copy < units.count, units[copy].continuesName { copy += 1 }
    return String(decoding: units[start..<copy].map(\.value), as: UTF16.self)
  }

  /// The number of spaces at the start of the line of the position.
  var lineIndentation: Int {
    var start = position
    while start > 0, !units[start - 1].isNewline { start -= 1 }
    return units[start...].prefix { $0 == " " }.count
  }

  /// Whether only blanks stand before the position in its line.
  var isFirstInLine: Bool {
    var index = position - 1
    while index >= 0, units[index].isBlank { index -= 1 }
    return index < 0 || units[index].isNewline
  }
}
