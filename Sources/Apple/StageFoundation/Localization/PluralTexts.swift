public import Foundation
internal import StageContext

/// The texts with words for numbers that the program has asked for, by the formats that stand for
/// them until `String(format:)` has the numbers.
final class PluralTexts {
  private var texts: [String: StringTable.Plural] = [:]

  private static var shared: PluralTexts? {
    ApplicationContext.current?.service { _ in PluralTexts() }
  }

  /// Returns a format that stands for a text.
  static func format(of plural: StringTable.Plural, key: String) -> String {
    var plural = plural
    if plural.variables.count == 1, plural.format == "%#@value@",
      let words = plural.variables["value"]
    {
      // A text of a catalog has no name of its own for its number.
      let name = key.replacing("@", with: "_")
      plural.format = "%#@\(name)@"
      plural.variables = [name: words]
    }
    shared?.texts[plural.format] = plural
    return plural.format
  }

  /// Returns the text of a format that stands for one with words for numbers; nil for others.
  static func text(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String? {
    guard format.contains("#@"), let plural = shared?.texts[format] else { return nil }
    let language = ApplicationRegion.current.locale.language.languageCode?.identifier ?? "en"
    return PluralFormat(arguments: arguments, language: language, locale: locale).text(plural)
  }
}

extension String {
  /// Creates a text of a format, whose words may depend on numbers.
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self = formattedText(format, arguments)
  }
  /// Creates a text of a format, whose words may depend on numbers.
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self = formattedText(format, arguments)
  }
  /// Creates a text of a format with the signs of numbers of a locale.
  public init(format: __shared String, locale: __shared Locale?, _ args: any CVarArg...) {
    self = formattedText(format, args, locale: locale)
  }
  /// Creates a text of a format with the signs of numbers of a locale.
  public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg])
  {
    self = formattedText(format, arguments, locale: locale)
  }
  /// Returns a text of a format with the signs of numbers of the application's locale.
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String { formattedText(format, arguments, locale: ApplicationRegion.current.locale) }
}

/// Returns a text of a format, whose words may depend on numbers.
package func formattedText(
  _ format: String, _ arguments: [any CVarArg], locale: Locale? = nil
) -> String {
  if let text = PluralTexts.text(format, arguments, locale: locale) { return text }
  return withVaList(arguments) {
    NSString(format: format, locale: locale.map { $0 as NSLocale }, arguments: $0) as String
  }
}
