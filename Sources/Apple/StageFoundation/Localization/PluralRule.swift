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
