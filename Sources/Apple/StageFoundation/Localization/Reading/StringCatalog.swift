internal import Foundation

/// A catalog of texts in several languages, `.xcstrings`.
enum StringCatalog {
  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  private struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?

    /// The variation for phones; nil if the text is the same on all devices.
    var ofPhone: Variation? { device?["iphone"] ?? device?["other"] }
  }

  private final class Variation: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private struct Unit: Decodable {
    var value: String?
  }

  /// Reads the texts of the first language that a text has; the language of the source is the last.
  static func table(_ data: Data, in languages: [String]) -> StringTable? {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
    var table = StringTable()
    for (key, entry) in file.strings {
      for language in languages + [file.sourceLanguage].compactMap(\.self) {
        guard let localization = entry.localizations?[language],
          let text = text(localization, key: key)
        else { continue }
        table.texts[key] = text
        break
      }
    }
    return table
  }

  private static func text(_ localization: Localization, key: String) -> StringTable.Text? {
    let chosen = localization.variations?.ofPhone
    if let plural = chosen?.variations?.plural ?? localization.variations?.plural {
      let number = numberPosition(in: key)
      let words = words(of: plural)
      return .plural(
        StringTable.Plural(
          format: "%#@value@",
          variables: ["value": .init(words: words, argument: number, firstPlaceholder: 1)]))
    }
    guard let value = chosen?.stringUnit?.value ?? localization.stringUnit?.value else {
      return nil
    }
    guard let substitutions = localization.substitutions, !substitutions.isEmpty else {
      return .plain(value)
    }
    let variables = substitutions.mapValues { substitution in
      let plural =
        substitution.variations?.ofPhone?.variations?.plural ?? substitution.variations?.plural
      let type = substitution.formatSpecifier ?? "lld"
      return StringTable.Plural.Variable(
        words: words(of: plural ?? [:]).mapValues {
          $0.replacing("%arg", with: "%\(type)")
        }, argument: substitution.argNum)
    }
    return .plural(StringTable.Plural(format: value, variables: variables))
  }

  /// Returns the words for the kinds of numbers; those for each device are the phone's.
  private static func words(of plural: [String: Variation]) -> [String: String] {
    plural.compactMapValues { variation in
      variation.stringUnit?.value ?? variation.variations?.ofPhone?.stringUnit?.value
    }
  }

  /// Returns which of the values of a key is a whole number, from 1: the others are texts.
  private static func numberPosition(in key: String) -> Int? {
    let kinds = key.matches(of: /%(?:\d+\$)?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q)?([@a-zA-Z])/)
      .map(\.1)
    return kinds.firstIndex { "diu".contains($0) }.map { $0 + 1 }
  }
}
