public import UIKit

/// The objects of a class in a realm, as they are now.
public final class Results<Element>: RandomAccessCollection, CustomStringConvertible {
  private let read: () -> [Element]

  init(_ read: @escaping () -> [Element]) { self.read = read }

  /// The objects.
  public var elements: [Element] { read() }
  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { elements.count }
  /// An object.
  public subscript(index: Int) -> Element { elements[index] }
  /// Whether the realm is gone; it never is.
  public var isInvalidated: Bool { false }
  /// The realm.
  public var realm: Realm? { try? Realm() }
  /// The objects.
  public var description: String { "Results \(elements)" }

  /// Returns an iterator of the objects as they are now.
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  /// Returns the objects that a condition is true for.
  public func filter(_ format: String, _ arguments: Any...) -> Results<Element> {
    filter(NSPredicate(format: format, argumentArray: arguments))
  }

  /// Returns the objects that a condition is true for.
  public func filter(_ predicate: NSPredicate) -> Results<Element> {
    Results { [read] in read().filter { predicate.evaluate(with: $0) } }
  }

  /// Returns the objects in the order of a property.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  /// Returns the objects in the order of properties.
  public func sorted<Descriptors: Sequence>(by descriptors: Descriptors) -> Results<Element>
  where Descriptors.Element == SortDescriptor {
    let list = descriptors.map { NSSortDescriptor(key: $0.keyPath, ascending: $0.ascending) }
    return Results { [read] in
      NSArray(array: read()).sortedArray(using: list).compactMap { $0 as? Element }
    }
  }

  /// Returns the objects, one for each value of some properties.
  public func distinct(by keyPaths: [String]) -> Results<Element> {
    Results { [read] in
      var seen: Set<[String]> = []
      return read().filter { element in
        let values = keyPaths.map { "\((element as? NSObject)?.value(forKeyPath: $0) ?? "")" }
        return seen.insert(values).inserted
      }
    }
  }

  /// Returns the place of an object; nil if it is not there.
  public func index(of object: Element) -> Int? {
    elements.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
  }

  private func numbers(_ property: String) -> [Double] {
    elements.compactMap { element in
      let value = (element as? NSObject)?.value(forKey: property)
      return (value as? Double) ?? (value as? Int).map(Double.init)
        ?? (value as? Float).map(Double.init)
    }
  }

  private func converted<Value>(_ number: Double?) -> Value? {
    (number as? Value) ?? number.flatMap { Int($0) as? Value ?? Float($0) as? Value }
  }

  /// Returns the sum of a property.
  public func sum<Value: AdditiveArithmetic & _DefaultConstructible>(ofProperty property: String)
    -> Value
  {
    converted(numbers(property).reduce(0, +)) ?? .zero
  }
  /// Returns the largest value of a property; nil without objects.
  public func max<Value: _DefaultConstructible>(ofProperty property: String) -> Value? {
    converted(numbers(property).max())
  }
  /// Returns the smallest value of a property; nil without objects.
  public func min<Value: _DefaultConstructible>(ofProperty property: String) -> Value? {
    converted(numbers(property).min())
  }

  /// Calls a function with the objects, and after each change of the realm.
  public func observe(
    on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Results<Element>>) -> Void
  ) -> NotificationToken { RealmStore.shared.observe({ self }, block) }
}

/// The order of objects by a property.
public struct SortDescriptor {
  /// The property.
  public let keyPath: String
  /// Whether the smallest comes first.
  public let ascending: Bool

  /// Creates an order.
  public init(keyPath: String, ascending: Bool = true) {
    (self.keyPath, self.ascending) = (keyPath, ascending)
  }
}

/// The objects whose property refers to an object; none are found.
public struct LinkingObjects<Element: Object>: RandomAccessCollection {
  /// Creates a collection.
  public init(fromType type: Element.Type, property: String) {}
  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { 0 }
  /// An object.
  public subscript(index: Int) -> Element { fatalError("there is no object \(index)") }
}
