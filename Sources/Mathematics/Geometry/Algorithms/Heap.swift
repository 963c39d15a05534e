// Public, since the compiler inlines nothing with `package` access into other modules; the
// attribute hides it from users.

/// A binary heap: a queue from which the least element is taken first.
///
/// An element is not less than its parent, which has half of its index: J. W. J. Williams,
/// "Algorithm 232: Heapsort", 1964. Adding and removing an element take O(log n). Equal elements
/// come in no particular order.
@_spi(Algorithms)
public struct Heap<Element: Comparable> {
  @usableFromInline var storage: [Element] = []

  /// Creates an empty heap.
  @inlinable
  public init() {}

  /// The elements in no particular order.
  @inlinable public var elements: [Element] { storage }

  /// The least element; nil if there is none.
  @inlinable public var first: Element? { storage.first }

  /// Adds an element.
  @inlinable
  public mutating func insert(_ element: Element) {
    storage.append(element)
    var child = storage.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard storage[child] < storage[parent] else { return }
      storage.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the least element; returns nil if there is none.
  @inlinable
  public mutating func popFirst() -> Element? {
    guard let last = storage.popLast() else { return nil }
    guard let first = storage.first else { return last }
    storage[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < storage.count else { return first }
      if child + 1 < storage.count && storage[child + 1] < storage[child] { child += 1 }
      guard storage[child] < storage[parent] else { return first }
      storage.swapAt(child, parent)
      parent = child
    }
  }

  /// Removes all elements and keeps their memory.
  @inlinable
  public mutating func removeAll() { storage.removeAll(keepingCapacity: true) }
}

extension Heap: Sendable where Element: Sendable {}
