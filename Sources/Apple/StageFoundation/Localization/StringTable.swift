internal import Foundation

/// The texts of a language: of `.strings`, `.stringsdict` and `.xcstrings`, by their keys.
struct StringTable: Sendable {
  /// A text, or one for each kind of number.
  enum Text: Sendable {
    case plain(String)
    case plural(Plural)
  }

  /// A text with variables whose words depend on numbers.
  struct Plural: Sendable {
    /// A variable and its words by kinds of numbers: `one`, `few`, `other` and so on.
    struct Variable: Sendable {
      var words: [String: String]
      /// The number of its value, from 1; nil for the place of the variable.
      var argument: Int?
      /// The number of the value of the first placeholder in the words; nil for ``argument``.
      var firstPlaceholder: Int?
    }

    /// The text, with `%#@name@` for a variable.
    var format: String
    /// The variables by name.
    var variables: [String: Variable]
  }

  /// The texts by their keys.
  var texts: [String: Text] = [:]

  /// Adds the texts of another table; those that are known stay.
  mutating func add(_ other: StringTable) { texts.merge(other.texts) { known, _ in known } }
}

extension StringTable {
  /// Reads a table; nil if the file is of no kind or damaged.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - languages: The languages, of which a file for several has the first that it knows.
  /// - Returns: The table.
  static func read(_ path: String, in languages: [String]) -> StringTable? {
    guard let data = NSData(contentsOfFile: path).map({ $0 as Data }) else { return nil }
    switch (path as NSString).pathExtension {
    case "strings": return StringsFile.table(data)
    case "stringsdict": return pluralTable(data)
    case "xcstrings": return StringCatalog.table(data, in: languages)
    default: return nil
    }
  }

  private static func pluralTable(_ data: Data) -> StringTable? {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: [String: Any]]
    else { return nil }
    var table = StringTable()
    for (key, entry) in entries {
      if let text = variant(of: entry) {
        table.texts[key] = .plain(text)
        continue
      }
      var plural = Plural(
        format: entry["NSStringLocalizedFormatKey"] as? String ?? key, variables: [:])
      for (name, value) in entry {
        guard let value = value as? [String: String] else { continue }
        plural.variables[name] = Plural.Variable(
          words: value.filter { !$0.key.hasPrefix("NSString") })
      }
      table.texts[key] = .plural(plural)
    }
    return table
  }

  /// Returns the text of an entry that has one for each device, or for widths; nil for others.
  private static func variant(of entry: [String: Any]) -> String? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return (devices["iphone"] ?? devices["other"]) as? String
    }
    let widths = entry["NSStringVariableWidthRuleType"] as? [String: String]
    return widths?.max { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }?.value
  }
}
