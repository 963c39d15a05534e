public import Foundation

// What lists and sets do with conditions and orders.

extension NSArray {
  /// Returns the elements for which a condition holds.
  public func filtered(using predicate: NSPredicate) -> [Any] {
    Array(self).filter { predicate.evaluate(with: $0) }
  }
  /// Returns the elements in an order.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    Array(self).sorted(using: sortDescriptors)
  }
}

extension NSMutableArray {
  /// Keeps the elements for which a condition holds.
  public func filter(using predicate: NSPredicate) {
    setArray(filtered(using: predicate))
  }
  /// Sorts the elements.
  public func sort(using sortDescriptors: [NSSortDescriptor]) {
    setArray(sortedArray(using: sortDescriptors))
  }
}

extension NSSet {
  /// Returns the elements for which a condition holds.
  public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable }.filter { predicate.evaluate(with: $0.base) })
  }
  /// Returns the elements in an order.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    allObjects.sorted(using: sortDescriptors)
  }
}

extension NSOrderedSet {
  /// Returns the elements for which a condition holds.
  public func filtered(using predicate: NSPredicate) -> NSOrderedSet {
    NSOrderedSet(array: array.filter { predicate.evaluate(with: $0) })
  }
  /// Returns the elements in an order.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    array.sorted(using: sortDescriptors)
  }
}
