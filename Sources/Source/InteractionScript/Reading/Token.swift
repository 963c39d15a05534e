/// A word, number, text or list of numbers in a line of a script.
struct Token {
  enum Kind: Hashable {
    case word(String)
    case number(Double)
    case text(String)
    case tuple([Double])
  }

  let kind: Kind
  /// The column of the first character, from 0.
  let column: Int

  /// The token as an error shows it.
  var found: String {
    switch kind {
    case .word(let word): "'\(word)'"
    case .number(let number): "the number \(number)"
    case .text(let text): "the text \"\(text)\""
    case .tuple(let numbers): "(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
    }
  }

  /// The largest number of characters in a line.
  static let maxLineLength = 2000

  /// Splits a line into tokens.
  ///
  /// - Throws: A ``LineError``.
  static func tokens(in line: some StringProtocol) throws(LineError) -> [Token] {
    let characters = Array(line)
    guard characters.count <= maxLineLength else {
      throw LineError(
        column: maxLineLength, sentence: "the line is longer than \(maxLineLength) characters.")
    }
    var tokens: [Token] = []
    var position = 0
    while position < characters.count {
      let start = position
      let character = characters[position]
      if character.isWhitespace {
        position += 1
      } else if character == "\"" {
        let text = try text(in: characters, at: &position)
        tokens.append(Token(kind: .text(text), column: start))
      } else if character == "(" {
        let numbers = try tuple(in: characters, at: &position)
        tokens.append(Token(kind: .tuple(numbers), column: start))
      } else {
        while position < characters.count, characters[position].isInWord { position += 1 }
        guard position > start else {
          throw LineError(
            column: start,
            sentence: "'\(character)' is not allowed here; a text is in quotation marks.")
        }
        let word = String(characters[start..<position])
        let number =
          word.first.map { $0.isNumber || "+-.".contains($0) } == true ? Double(word) : nil
        if let number, number.isFinite {
          tokens.append(Token(kind: .number(number), column: start))
        } else {
          tokens.append(Token(kind: .word(word), column: start))
        }
      }
    }
    return tokens
  }

  private static func text(
    in characters: [Character], at position: inout Int
  ) throws(LineError) -> String {
    let start = position
    var text = ""
    position += 1
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == "\"" { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard position < characters.count else { break }
      switch characters[position] {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\"", "\\": text.append(characters[position])
      default:
        throw LineError(
          column: position - 1,
          sentence: "'\\\(characters[position])' is not one of \\n, \\t, \\\" and \\\\.")
      }
      position += 1
    }
    throw LineError(column: start, sentence: "the text has no closing quotation mark.")
  }

  private static func tuple(
    in characters: [Character], at position: inout Int
  ) throws(LineError) -> [Double] {
    let start = position
    guard let end = characters[start...].firstIndex(of: ")") else {
      throw LineError(column: start, sentence: "the parenthesis is not closed.")
    }
    position = end + 1
    var numbers: [Double] = []
    let parts = String(characters[(start + 1)..<end]).split(
      separator: ",", omittingEmptySubsequences: false)
    for part in parts {
      let word = part.drop(while: \.isWhitespace).split(whereSeparator: \.isWhitespace)
      guard word.count == 1, let number = Double(word[0]), number.isFinite else {
        throw LineError(
          column: start,
          sentence: "parentheses hold numbers with commas between them, not '\(part)'.")
      }
      numbers.append(number)
    }
    return numbers
  }
}

extension Character {
  fileprivate var isInWord: Bool {
    isLetter || isNumber || "+-._/$".contains(self)
  }
}
