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
  }

  private struct Variation: Decodable {
    var stringUnit: Unit?
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
    if let plural = localization.variations?.plural {
      let words = plural.compactMapValues { $0.stringUnit?.value }
      return .plural(
        StringTable.Plural(
          format: "%#@value@", variables: ["value": .init(type: "lld", words: words)]))
    }
    if let device = localization.variations?.device {
      return (device["iphone"] ?? device["other"])?.stringUnit?.value.map { .plain($0) }
    }
    guard let value = localization.stringUnit?.value else { return nil }
    guard let substitutions = localization.substitutions, !substitutions.isEmpty else {
      return .plain(value)
    }
    let variables = substitutions.mapValues { substitution in
      let words = (substitution.variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value }
      let type = substitution.formatSpecifier ?? "lld"
      return StringTable.Plural.Variable(
        type: type, words: words.mapValues { $0.replacing("%arg", with: "%\(type)") })
    }
    return .plural(StringTable.Plural(format: value, variables: variables))
  }
}
