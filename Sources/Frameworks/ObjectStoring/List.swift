public import UIKit

/// Objects or values in an order, which belong to an object.
public final class List<Element>: RandomAccessCollection, RangeReplaceableCollection,
  MutableCollection, ExpressibleByArrayLiteral, CustomStringConvertible
{
  private var stored: [Element] = []
  /// The elements without objects that were deleted.
  private var elements: [Element] {
    get { stored.filter { ($0 as? Object)?.isInvalidated != true } }
    set { stored = newValue }
  }

  /// Creates an empty list.
  public init() {}
  /// Creates a list of elements.
  public init(arrayLiteral elements: Element...) { stored = elements }

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { elements.count }
  /// The list is there as long as its object.
  public var isInvalidated: Bool { false }
  /// The elements.
  public var description: String { "List \(elements)" }

  /// An element.
  public subscript(index: Int) -> Element {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  /// Replaces elements.
  public func replaceSubrange<New: Collection>(_ range: Range<Int>, with new: New)
  where New.Element == Element { elements.replaceSubrange(range, with: new) }

  /// Adds an element.
  public func append(_ element: Element) { elements.append(element) }
  /// Adds elements.
  public func append<New: Sequence>(objectsIn new: New) where New.Element == Element {
    elements += new
  }
  /// Inserts an element.
  public func insert(_ element: Element, at index: Int) { elements.insert(element, at: index) }
  /// Removes an element.
  public func remove(at index: Int) { elements.remove(at: index) }
  /// Removes the last element.
  public func removeLast() { elements.removeLast() }
  /// Removes all elements.
  public func removeAll() { elements = [] }
  /// Moves an element.
  public func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }

  /// Returns the place of an object; nil if it is not in the list.
  public func index(of object: Element) -> Int? where Element: Object {
    elements.firstIndex { $0 === object }
  }
}

/// What may have objects that belong to the realm of another one.
protocol ObjectList {
  var objects: [Object] { get }
}

extension List: ObjectList {
  var objects: [Object] { elements.compactMap { $0 as? Object } }
}

extension List where Element: Object {
  private var results: Results<Element> { Results { [weak self] in self.map { Array($0) } ?? [] } }

  /// Returns the objects that a condition is true for.
  public func filter(_ format: String, _ arguments: Any...) -> Results<Element> {
    results.filter(NSPredicate(format: format, argumentArray: arguments))
  }
  /// Returns the objects that a condition is true for.
  public func filter(_ predicate: NSPredicate) -> Results<Element> { results.filter(predicate) }
  /// Returns the objects in the order of a property.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    results.sorted(byKeyPath: keyPath, ascending: ascending)
  }
  /// Calls a function with the list, and after each change of the realm.
  public func observe(
    on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<List<Element>>) -> Void
  ) -> NotificationToken { RealmStore.shared.observe({ [weak self] in self }, block) }
}

/// Objects or values without an order, which belong to an object.
public final class MutableSet<Element: Hashable>: Collection {
  private var elements: [Element] = []

  /// Creates an empty set.
  public init() {}

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { elements.count }
  /// An element.
  public subscript(index: Int) -> Element { elements[index] }
  /// Returns the next index.
  public func index(after index: Int) -> Int { index + 1 }
  /// Adds an element, unless it is there.
  public func insert(_ element: Element) {
    if !elements.contains(element) { elements.append(element) }
  }
  /// Removes an element.
  public func remove(_ element: Element) { elements.removeAll { $0 == element } }
  /// Removes all elements.
  public func removeAll() { elements = [] }
}
