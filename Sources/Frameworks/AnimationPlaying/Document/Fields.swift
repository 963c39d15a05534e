internal import UIKit

/// An object of a JSON document, whose values are read by their keys.
struct Fields {
  private let values: [String: Any]

  init?(_ value: Any?) {
    guard let values = value as? [String: Any] else { return nil }
    self.values = values
  }

  subscript(key: String) -> Any? { values[key] }

  func number(_ key: String) -> Double? { Self.numbers(values[key]).first }
  func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0.rounded()) } }
  func text(_ key: String) -> String? { values[key] as? String }
  func flag(_ key: String) -> Bool { number(key).map { $0 != 0 } ?? false }
  func fields(_ key: String) -> Fields? { Fields(values[key]) }
  func list(_ key: String) -> [Fields] {
    (values[key] as? [Any])?.compactMap { Fields($0) } ?? []
  }

  /// Returns a finite number, or those of an array; none for anything else.
  static func numbers(_ value: Any?) -> [Double] {
    let list = (value as? [Any]) ?? value.map { [$0] } ?? []
    return list.compactMap { ($0 as? NSNumber)?.doubleValue }.filter(\.isFinite)
  }
}
