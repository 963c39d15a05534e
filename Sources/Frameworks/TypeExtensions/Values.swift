public import UIKit

// Short members of texts, lists, dates and numbers.

extension String {
  /// The text without spaces around it.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
  /// Whether the text has the form of an address of mail.
  public var isValidEmail: Bool {
    range(
      of: #"^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$"#,
      options: [.regularExpression, .caseInsensitive]
    ) != nil
  }
  /// The address of the text; nil if it is none.
  public var url: URL? { URL(string: self) }
  /// The number of the text; nil if it is none.
  public var int: Int? { Int(self) }

  /// Returns the date of the text in a pattern; nil if it is none.
  public func date(withFormat format: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = format
    return formatter.date(from: self)
  }

  /// Returns the program's text of this name.
  public func localized(comment: String = "") -> String {
    NSLocalizedString(self, comment: comment)
  }

  /// Returns whether the text has another one in it.
  public func contains(_ string: String, caseSensitive: Bool) -> Bool {
    range(of: string, options: caseSensitive ? [] : .caseInsensitive) != nil
  }
}

extension Collection {
  /// Returns an element; nil outside of the collection.
  public subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Optional {
  /// Returns the value, or another one.
  public func unwrapped(or defaultValue: Wrapped) -> Wrapped { self ?? defaultValue }
}

extension Optional where Wrapped: Collection {
  /// Whether there is no element.
  public var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}

extension Array where Element: Equatable {
  /// Removes elements that stand in the array before.
  @discardableResult
  public mutating func removeDuplicates() -> [Element] {
    self = withoutDuplicates()
    return self
  }

  /// Returns the array without elements that stand in it before.
  public func withoutDuplicates() -> [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Dictionary {
  /// Returns whether there is a value of a key.
  public func has(key: Key) -> Bool { index(forKey: key) != nil }
}

extension Date {
  /// Returns the date as a text.
  public func string(withFormat format: String = "dd/MM/yyyy HH:mm") -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = format
    return formatter.string(from: self)
  }

  /// Returns a later date.
  public func adding(_ component: Calendar.Component, value: Int) -> Date {
    Calendar.current.date(byAdding: component, value: value, to: self) ?? self
  }
}

extension Int {
  /// The number as a text.
  public var string: String { "\(self)" }
  /// The number with a fraction.
  public var double: Double { Double(self) }
  /// The number as one of points.
  public var cgFloat: CGFloat { CGFloat(self) }
}

extension Double {
  /// The number without its fraction.
  public var int: Int { Int(self) }
}

extension FloatingPoint {
  /// The greatest whole number that is not greater.
  public var floor: Self { rounded(.down) }
  /// The least whole number that is not less.
  public var ceil: Self { rounded(.up) }
}
