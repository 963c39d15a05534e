/// A word of the text of a condition.
enum PredicateWord: Equatable {
  /// A name, operator or path.
  case word(String)
  /// A text in quotation marks.
  case text(String)
  /// A number.
  case number(Double)
  /// A sign.
  case symbol(String)
  /// A placeholder of a value, such as `%@` and `%d`.
  case argument
  /// A placeholder of a path, `%K`.
  case keyArgument

  /// Returns the words of a text; nil if a quotation has no end or a number is none.
  static func words(of source: String) -> [PredicateWord]? {
    var words: [PredicateWord] = []
    var rest = source[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("%@") || rest.hasPrefix("%K") {
        words.append(rest.hasPrefix("%K") ? .keyArgument : .argument)
        rest.removeFirst(2)
      } else if first == "%" {
        let length = rest.prefix { "%dlfuizq.0123456789".contains($0) }.count
        words.append(.argument)
        rest.removeFirst(max(length, 1))
      } else if first == "\"" || first == "'" {
        let body = rest.dropFirst()
        guard let end = body.firstIndex(of: first) else { return nil }
        words.append(.text(String(body[..<end])))
        rest = body[body.index(after: end)...]
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        let text = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(text) else { return nil }
        words.append(.number(number))
        rest.removeFirst(text.count)
      } else if first.isLetter || "_@$#".contains(first) {
        let text = rest.prefix { $0.isLetter || $0.isNumber || "_@.$#".contains($0) }
        words.append(.word(String(text)))
        rest.removeFirst(text.count)
      } else {
        let symbols = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let symbol = symbols.first { rest.hasPrefix($0) } ?? String(first)
        words.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      }
    }
    return words
  }
}
