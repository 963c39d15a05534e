internal import Foundation
internal import StageContext

/// The texts of a bundle in the language of the application.
final class Localization {
  /// The languages that are looked for, the preferred one first; the base and English are the last.
  let languages: [String]
  private let resources: ResourceDirectory
  private var tables: [String: StringTable] = [:]

  init(_ resources: ResourceDirectory, locale: Locale) {
    self.resources = resources
    languages = ResourceDirectory.languages(of: locale)
  }

  /// Returns the text of a key in a table; nil if there is none.
  func text(_ key: String, table name: String?) -> StringTable.Text? {
    table(name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable").texts[key]
  }

  /// Returns the texts of a table that have no words for numbers, by their keys.
  func plainTexts(inTable name: String) -> [String: String] {
    table(name).texts.compactMapValues { text in
      if case .plain(let text) = text { text } else { nil }
    }
  }

  /// Returns the keys of a table, in order.
  func keys(inTable name: String) -> [String] { table(name).texts.keys.sorted() }

  private func table(_ name: String) -> StringTable {
    if let table = tables[name] { return table }
    var table = StringTable()
    for file in ["xcstrings", "stringsdict", "strings"].map({ "\(name).\($0)" }) {
      for path in resources.localizedPaths(named: file, in: languages) {
        if let texts = StringTable.read(path, in: languages) { table.add(texts) }
      }
    }
    tables[name] = table
    return table
  }
}

extension Bundle {
  /// The texts of the bundle.
  var localization: Localization {
    let locale = ApplicationRegion.current.locale
    if let known = texts.first(where: { $0.locale == locale })?.texts { return known }
    let localization = Localization(resources, locale: locale)
    texts.append((locale, localization))
    return localization
  }

  /// Returns the texts of a table that have no words for numbers, by their keys.
  package func texts(inTable name: String) -> [String: String] {
    localization.plainTexts(inTable: name)
  }

  /// Returns the keys of a table, in order.
  package func keys(inTable name: String) -> [String] { localization.keys(inTable: name) }

  /// Returns the text of a key in the language of the application.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The text without one; nil or empty is the key.
  ///   - tableName: The file without its extension; nil is `Localizable`.
  /// - Returns: The text.
  public func localizedString(forKey key: String, value: String?, table tableName: String?)
    -> String
  {
    switch localization.text(key, table: tableName) {
    case .plain(let text)?: return text
    case .plural(let plural)?: return PluralTexts.format(of: plural, key: key)
    case nil: return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
  }

  /// The languages of the bundle's texts.
  public var localizations: [String] { resources.languages }
  /// The languages of the bundle's texts that the application has, the preferred one first.
  public var preferredLocalizations: [String] {
    let known = resources.languages
    let preferred = localization.languages.filter { known.contains($0) }
    return preferred.isEmpty ? ["en"] : [preferred[0]]
  }
  /// The language in which the program is written: English.
  public var developmentLocalization: String? { "en" }
}
