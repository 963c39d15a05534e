internal import Foundation

/// Which kind of number a language uses words for: `one`, `few` and so on, by Unicode's rules for
/// whole numbers.
enum PluralRule {
  /// Returns the kind of a whole number in a language.
  static func kind(of number: Int, in language: String) -> String {
    let n = number.magnitude
    let (tens, hundreds) = (n % 10, n % 100)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo": return "other"
    case "fr", "pt", "hi", "bn", "fa", "am", "zu", "hy": return n <= 1 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      if tens == 1 && hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds)
        ? "few" : language == "sr" || language == "hr" || language == "bs" ? "other" : "many"
    case "pl":
      if n == 1 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "ar":
      switch n {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
      }
    case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
    case "lt":
      if tens == 1 && !(11...19).contains(hundreds) { return "one" }
      return tens >= 2 && !(11...19).contains(hundreds) ? "few" : "other"
    case "lv":
      return tens == 0 || (11...19).contains(hundreds) ? "zero" : tens == 1 ? "one" : "other"
    case "ro":
      return n == 1 ? "one" : n == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "sl":
      return hundreds == 1
        ? "one" : hundreds == 2 ? "two" : hundreds == 3 || hundreds == 4 ? "few" : "other"
    default: return n == 1 ? "one" : "other"
    }
  }
}

extension StringTable.Plural {
  /// Returns the text for numbers, with the words of their kinds, whose placeholders are left.
  func format(for arguments: [any CVarArg], language: String) -> String {
    var result = format
    var position = 0
    while let start = result.range(of: "%#@"),
      let end = result.range(of: "@", range: start.upperBound..<result.endIndex)
    {
      let name = String(result[start.upperBound..<end.lowerBound])
      let number = position < arguments.count ? Self.integer(arguments[position]) : nil
      let words = variables[name]?.words ?? [:]
      let exact = number == 0 ? words["zero"] : nil
      let kind = number.map { PluralRule.kind(of: $0, in: language) } ?? "other"
      let text = exact ?? words[kind] ?? words["other"] ?? ""
      position += 1
      result.replaceSubrange(
        start.lowerBound..<end.upperBound,
        with: text.replacing("%#@", with: "%"))
    }
    return result
  }

  private static func integer(_ value: any CVarArg) -> Int? {
    switch value {
    case let value as any BinaryInteger: Int(value)
    case let value as NSNumber: value.intValue
    case let value as Double: value == value.rounded() ? Int(exactly: value) : nil
    default: nil
    }
  }
}
