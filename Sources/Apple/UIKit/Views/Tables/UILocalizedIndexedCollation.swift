public import StageFoundation
public import StageKit

/// The sections of a list that is sorted by the letters of a language: A to Z, and `#` for the
/// rest.
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) } + ["#"]

  /// Returns the sections of the language: those of English.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters }
  /// The titles of the index, one for each section.
  open var sectionIndexTitles: [String] { Self.letters }

  nonisolated(unsafe) private static let shared = UILocalizedIndexedCollation()

  /// Returns the section of a title of the index: that of the same number.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object by its first letter, without accents.
  ///
  /// - Parameters:
  ///   - object: A text, or an object with a property or method that returns one.
  ///   - selector: The name of the property.
  /// - Returns: The number of the section; the last one for what begins with no letter.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    guard let first = text.uppercased().first,
      let index = Self.letters.firstIndex(of: String(first))
    else { return Self.letters.count - 1 }
    return index
  }

  /// Returns objects sorted by their texts, equal ones in their order.
  ///
  /// - Parameters:
  ///   - array: Texts, or objects with a property that is one.
  ///   - selector: The name of the property.
  /// - Returns: The objects.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    let texts = array.map { Self.text(of: $0, selector) }
    return array.indices.sorted { a, b in
      let order = texts[a].compare(texts[b], options: [.diacriticInsensitive, .caseInsensitive])
      return order == .orderedSame ? a < b : order == .orderedAscending
    }.map { array[$0] }
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    if let text = object as? NSString { return text as String }
    let name = selector.name ?? ""
    let value = (object as? any KeyValueCoding)?.value(forKey: name)
    return value as? String ?? "\(object)"
  }
}
