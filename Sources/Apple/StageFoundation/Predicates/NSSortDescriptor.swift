public import Foundation
public import StageKit

/// A function that compares two values.
public typealias Comparator = (Any, Any) -> ComparisonResult

/// By what lists are sorted, in place of Foundation's, which knows no names of properties on Linux.
open class NSSortDescriptor: NSObject {
  /// The path of the property; nil is the value itself.
  public let key: String?
  /// Whether the order is ascending.
  public let ascending: Bool
  /// The method that compares two values; nil for their own order.
  public let selector: Selector?
  /// The key path of the property; nil if it is given by name.
  public let keyPath: AnyKeyPath?
  private let comparison: Comparator?

  private init(
    key: String?, keyPath: AnyKeyPath?, ascending: Bool, selector: Selector?,
    comparison: Comparator?
  ) {
    self.key = key
    self.keyPath = keyPath
    self.ascending = ascending
    self.selector = selector
    self.comparison = comparison
    super.init()
  }

  /// Creates a descriptor of a property.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, keyPath: nil, ascending: ascending, selector: nil, comparison: nil)
  }
  /// Creates a descriptor of a property whose texts a method compares, such as
  /// `caseInsensitiveCompare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, keyPath: nil, ascending: ascending, selector: selector, comparison: nil)
  }
  /// Creates a descriptor of a property that a function compares.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key: key, keyPath: nil, ascending: ascending, selector: nil, comparison: cmptr)
  }
  /// Creates a descriptor of a property.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(key: nil, keyPath: keyPath, ascending: ascending, selector: nil, comparison: nil)
  }
  /// Creates a descriptor of a property that a function compares.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    self.init(key: nil, keyPath: keyPath, ascending: ascending, selector: nil, comparison: cmptr)
  }

  /// The descriptor of the opposite order.
  open var reversedSortDescriptor: Any {
    NSSortDescriptor(
      key: key, keyPath: keyPath, ascending: !ascending, selector: selector, comparison: comparison)
  }
  /// The function that compares two values.
  open var comparator: Comparator { { [self] in order(value(of: $0), value(of: $1)) } }

  /// Returns the order of two objects.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = order(value(of: object1), value(of: object2))
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  private func value(of object: Any) -> Any? {
    if let keyPath { return flattened(object[keyPath: keyPath] as Any) }
    guard let key, !key.isEmpty, key != "self" else { return object }
    return valueByPath(key, of: object)
  }

  private func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    guard let one else { return other == nil ? .orderedSame : .orderedAscending }
    guard let other else { return .orderedDescending }
    if let comparison { return comparison(one, other) }
    if let one = one as? String, let other = other as? String {
      switch selector?.name?.split(separator: ".").last.map({ String($0.prefix { $0 != "(" }) }) {
      case "caseInsensitiveCompare": return one.caseInsensitiveCompare(other)
      case "localizedCaseInsensitiveCompare": return one.localizedCaseInsensitiveCompare(other)
      case "localizedStandardCompare": return one.localizedStandardCompare(other)
      case "localizedCompare": return one.localizedCompare(other)
      default: break
      }
    }
    return PredicateValues.order(one, other) ?? .orderedSame
  }
}

extension Sequence {
  /// Returns elements in the order of descriptors; those that are equal keep theirs.
  package func sorted(using descriptors: [NSSortDescriptor]) -> [Element] {
    enumerated().sorted { left, right in
      for descriptor in descriptors {
        let order = descriptor.compare(left.element, to: right.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}
