internal import Foundation

/// A text with words for numbers, and the values that it gets.
///
/// Each placeholder is filled alone, so that words without their number, such as `one item`, leave
/// the other values where they are.
struct PluralFormat {
  /// The values in the order of their placeholders.
  let arguments: [any CVarArg]
  /// The language, which has the rule for words.
  let language: String
  /// The locale for the signs of numbers.
  let locale: Locale?
  /// The deepest words within words.
  private static let maxDepth = 8

  /// Returns the text with words and values.
  func text(_ plural: StringTable.Plural) -> String {
    var position = 0
    return fill(plural.format, plural.variables, position: &position, depth: 0)
  }

  /// Fills the placeholders of a text.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - variables: The words by the names of variables.
  ///   - position: The next value without a number of its own.
  ///   - depth: How many words hold the text.
  /// - Returns: The text without placeholders.
  private func fill(
    _ format: String, _ variables: [String: StringTable.Plural.Variable], position: inout Int,
    depth: Int
  ) -> String {
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if let match = rest.prefixMatch(of: /%(?:(\d+)\$)?#@([^@]*)@/) {
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? position
        if match.1 == nil { position += 1 }
        if let variable = variables[String(match.2)], depth < Self.maxDepth {
          let number = variable.argument.map { $0 - 1 } ?? index
          var inner = variable.firstPlaceholder.map { $0 - 1 } ?? number
          let words = words(of: variable, for: number)
          result += fill(words, variables, position: &inner, depth: depth + 1)
        }
        rest = rest[match.range.upperBound...]
      } else if rest.hasPrefix("%%") {
        result += "%"
        rest = rest.dropFirst(2)
      } else if let match = rest.prefixMatch(of: Self.placeholder) {
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? position
        if match.1 == nil { position += 1 }
        if arguments.indices.contains(index) {
          result += formatted("%\(match.2)", arguments[index])
        }
        rest = rest[match.range.upperBound...]
      } else {
        result += "%"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// A placeholder of printf: a number with `$`, flags, a width, a precision, a length and a kind.
  private static var placeholder: Regex<(Substring, Substring?, Substring)> {
    /%(?:(\d+)\$)?([-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@a-zA-Z])/
  }

  private func formatted(_ placeholder: String, _ argument: any CVarArg) -> String {
    withVaList([argument]) {
      NSString(format: placeholder, locale: locale.map { $0 as NSLocale }, arguments: $0) as String
    }
  }

  /// Returns the words of a variable for the value at an index.
  private func words(of variable: StringTable.Plural.Variable, for index: Int) -> String {
    let number = arguments.indices.contains(index) ? Self.integer(arguments[index]) : nil
    let exact = number == 0 ? variable.words["zero"] : nil
    let kind = number.map { PluralRule.kind(of: $0, in: language) } ?? "other"
    return exact ?? variable.words[kind] ?? variable.words["other"] ?? ""
  }

  /// Returns a value as a whole number; nil for one with a fraction, and for texts.
  static func integer(_ value: any CVarArg) -> Int? {
    switch value {
    case let value as any BinaryInteger: Int(truncatingIfNeeded: value)
    case let value as NSNumber:
      value.doubleValue == value.doubleValue.rounded() ? value.intValue : nil
    case let value as Double: value == value.rounded() ? Int(exactly: value) : nil
    default: nil
    }
  }
}
