public import StageKit

/// How a list is sorted.
public struct NSSortOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the same time; it changes nothing.
  public static let concurrent = Self(rawValue: 1)
  /// Equal objects keep their order, as they always do here.
  public static let stable = Self(rawValue: 16)
}

/// Returns objects in an order; equal ones keep theirs.
func sorted(_ objects: [AnyObject], _ compare: NSComparator) -> [AnyObject] {
  // Swift's sort is stable but does not promise it.
  objects.enumerated().sorted { left, right in
    switch compare(left.element, right.element) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: left.offset < right.offset
    }
  }.map(\.element)
}

extension NSArray {
  /// Returns the objects in the order that a function gives.
  public func sortedArrayUsingComparator(_ comparator: NSComparator!) -> NSArray! {
    NSArray(objects: sorted(storage, comparator))
  }

  /// Returns the objects in the order that a function gives.
  public func sortedArrayWithOptions(
    _ options: NSSortOptions, usingComparator comparator: NSComparator!
  ) -> NSArray! { sortedArrayUsingComparator(comparator) }

  /// Returns the objects in the order that a method of theirs gives.
  public func sortedArrayUsingSelector(_ selector: Selector!) -> NSArray! {
    sortedArrayUsingComparator { comparison($0, selector, $1) }
  }

  /// Returns the objects in the order that descriptors give.
  public func sortedArrayUsingDescriptors(_ descriptors: NSArray!) -> NSArray! {
    sortedArrayUsingComparator { comparison($0, $1, by: descriptors) }
  }

  /// Returns the objects in the order that a function of C gives.
  public func sortedArrayUsingFunction(
    _ function: ((AnyObject?, AnyObject?, UnsafeMutableRawPointer?) -> Int)!,
    context: UnsafeMutableRawPointer?
  ) -> NSArray! {
    sortedArrayUsingComparator {
      ComparisonResult(rawValue: function($0, $1, context)) ?? .orderedSame
    }
  }

  /// Returns the index at which an object is in a sorted list, or would be inserted.
  public func indexOfObject(
    _ object: AnyObject!, inSortedRange range: NSRange, options: UInt,
    usingComparator comparator: NSComparator!
  ) -> UInt {
    guard let part = subarrayWithRange(range) else { return UInt(NSNotFound) }
    let isInsertion = options & 1_024 != 0
    let isLast = options & 512 != 0
    let orders = part.storage.map { comparator($0, object) }
    let first = orders.firstIndex { $0 != .orderedAscending } ?? orders.count
    let end = orders.firstIndex { $0 == .orderedDescending } ?? orders.count
    if isInsertion { return UInt(range.location + (isLast ? end : first)) }
    guard first < end else { return UInt(NSNotFound) }
    return UInt(range.location + (isLast ? end - 1 : first))
  }
}

extension NSMutableArray {
  /// Sorts the objects by a function.
  public func sortUsingComparator(_ comparator: NSComparator!) {
    storage = sorted(storage, comparator)
  }

  /// Sorts the objects by a function.
  public func sortWithOptions(_ options: NSSortOptions, usingComparator comparator: NSComparator!) {
    sortUsingComparator(comparator)
  }

  /// Sorts the objects by a method of theirs.
  public func sortUsingSelector(_ selector: Selector!) {
    sortUsingComparator { comparison($0, selector, $1) }
  }

  /// Sorts the objects by descriptors.
  public func sortUsingDescriptors(_ descriptors: NSArray!) {
    sortUsingComparator { comparison($0, $1, by: descriptors) }
  }

  /// Sorts the objects by a function of C.
  public func sortUsingFunction(
    _ function: ((AnyObject?, AnyObject?, UnsafeMutableRawPointer?) -> Int)!,
    context: UnsafeMutableRawPointer?
  ) {
    storage = sortedArrayUsingFunction(function, context: context).storage
  }

  /// Removes the objects for which a predicate does not hold.
  public func filterUsingPredicate(_ predicate: NSPredicate!) {
    storage = storage.filter { predicate?.evaluateWithObject($0) ?? true }
  }
}

/// Returns the order that a method of an object gives.
func comparison(_ one: AnyObject?, _ selector: Selector!, _ other: AnyObject?) -> ComparisonResult {
  let standard = standardComparison(one, selector?.name, other)
  if let standard { return standard }
  let result = performSelector(one, selector, other)
  return (result as? NSNumber).flatMap { ComparisonResult(rawValue: $0.integerValue) }
    ?? .orderedSame
}

/// Returns the order of two texts, numbers or dates by a method of Foundation's; nil for others.
private func standardComparison(
  _ one: AnyObject?, _ name: String?, _ other: AnyObject?
) -> ComparisonResult? {
  switch (one, other, name) {
  case (let one as NSString, let other as NSString, "compare:"): one.compare(other)
  case (let one as NSString, let other as NSString, "caseInsensitiveCompare:"):
    one.caseInsensitiveCompare(other)
  case (let one as NSString, let other as NSString, "localizedCompare:"):
    one.localizedCompare(other)
  case (let one as NSString, let other as NSString, "localizedCaseInsensitiveCompare:"):
    one.localizedCaseInsensitiveCompare(other)
  case (let one as NSString, let other as NSString, "localizedStandardCompare:"):
    one.localizedStandardCompare(other)
  case (let one as NSNumber, let other as NSNumber, "compare:"): one.compare(other)
  case (let one as NSDate, let other as NSDate, "compare:"): one.compare(other)
  case (let one as NSIndexPath, let other as NSIndexPath, "compare:"): one.compare(other)
  default: nil
  }
}

/// Returns the order of two objects by the first descriptor for which they differ.
func comparison(
  _ one: AnyObject?, _ other: AnyObject?, by descriptors: NSArray?
) -> ComparisonResult {
  for case let descriptor as NSSortDescriptor in descriptors?.storage ?? [] {
    let order = descriptor.compareObject(one, toObject: other)
    if order != .orderedSame { return order }
  }
  return .orderedSame
}
