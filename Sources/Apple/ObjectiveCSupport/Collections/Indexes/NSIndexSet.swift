/// Different indexes in ascending order, in place of Foundation's.
open class NSIndexSet: NSObject, ObjectCopying, ObjectMutableCopying, NaturallyBridged {
  /// The indexes.
  package var storage = IndexSet()

  /// Creates an empty set.
  public required override init() { super.init() }

  /// Creates an object with indexes.
  public required convenience init(indexes: IndexSet) {
    self.init()
    storage = indexes
  }

  var naturalValue: Any { storage }

  /// Returns an empty set.
  open class func indexSet() -> Self! { Self() }
  /// Returns a set of one index.
  open class func indexSetWithIndex(_ index: UInt) -> Self! {
    Self(indexes: IndexSet(integer: Int(index)))
  }
  /// Returns the indexes of a range.
  open class func indexSetWithIndexesInRange(_ range: NSRange) -> Self! {
    Self(indexes: IndexSet(range.location..<range.location + max(range.length, 0)))
  }
  /// Creates a set of one index.
  public required convenience init(initWithIndex index: UInt) {
    self.init(indexes: IndexSet(integer: Int(index)))
  }
  /// Creates the indexes of a range.
  public required convenience init(initWithIndexesInRange range: NSRange) {
    self.init(indexes: IndexSet(range.location..<range.location + max(range.length, 0)))
  }
  /// Creates a copy of a set.
  public required convenience init(initWithIndexSet set: NSIndexSet!) {
    self.init(indexes: set?.storage ?? IndexSet())
  }

  /// Returns a copy that cannot change.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSIndexSet(indexes: storage)
  }
  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSMutableIndexSet(indexes: storage)
  }

  /// The number of indexes.
  open var count: UInt { UInt(storage.count) }
  /// The first index; `NSNotFound` without one.
  open var firstIndex: UInt { UInt(storage.first ?? NSNotFound) }
  /// The last index; `NSNotFound` without one.
  open var lastIndex: UInt { UInt(storage.last ?? NSNotFound) }
  /// The hash value of the indexes.
  override open var hash: Int { storage.hashValue }

  /// Returns whether another set has the same indexes.
  override open func isEqual(_ object: Any?) -> Bool { (object as? NSIndexSet)?.storage == storage }
  /// Returns whether another set has the same indexes.
  open func isEqualToIndexSet(_ other: NSIndexSet!) -> Bool { isEqual(other) }
  /// Returns whether the set has an index.
  open func containsIndex(_ index: UInt) -> Bool { storage.contains(Int(index)) }
  /// Returns the next index after one; `NSNotFound` without one.
  open func indexGreaterThanIndex(_ index: UInt) -> UInt {
    UInt(storage.integerGreaterThan(Int(index)) ?? NSNotFound)
  }
  /// Returns the last index before one; `NSNotFound` without one.
  open func indexLessThanIndex(_ index: UInt) -> UInt {
    UInt(storage.integerLessThan(Int(index)) ?? NSNotFound)
  }

  /// Calls a function with each index.
  open func enumerateIndexesUsingBlock(
    _ block: ((UInt, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    var stop = false
    for index in storage {
      block(UInt(index), &stop)
      if stop { return }
    }
  }

  /// Calls a function with each range of consecutive indexes.
  open func enumerateRangesUsingBlock(
    _ block: ((NSRange, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    var stop = false
    for range in storage.rangeView {
      block(NSRange(range), &stop)
      if stop { return }
    }
  }
}

/// Different indexes in ascending order that can change.
open class NSMutableIndexSet: NSIndexSet {
  /// Adds an index.
  open func addIndex(_ index: UInt) { storage.insert(Int(index)) }
  /// Adds the indexes of another set.
  open func addIndexes(_ other: NSIndexSet!) { storage.formUnion(other?.storage ?? IndexSet()) }
  /// Adds the indexes of a range.
  open func addIndexesInRange(_ range: NSRange) {
    storage.insert(integersIn: range.location..<range.location + max(range.length, 0))
  }
  /// Removes an index.
  open func removeIndex(_ index: UInt) { storage.remove(Int(index)) }
  /// Removes the indexes of another set.
  open func removeIndexes(_ other: NSIndexSet!) { storage.subtract(other?.storage ?? IndexSet()) }
  /// Removes the indexes of a range.
  open func removeIndexesInRange(_ range: NSRange) {
    storage.remove(integersIn: range.location..<range.location + max(range.length, 0))
  }
  /// Removes all indexes.
  open func removeAllIndexes() { storage = IndexSet() }
}
