/// The place of a row or item, in place of Foundation's.
open class NSIndexPath: NSObject, ObjectCopying, NaturallyBridged {
  /// The path.
  package var storage = IndexPath()

  /// Creates an empty path.
  public required override init() { super.init() }

  /// Creates an object with a path.
  public required convenience init(path: IndexPath) {
    self.init()
    storage = path
  }

  var naturalValue: Any { storage }

  /// Returns the path itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }

  /// Returns the path of a row.
  open class func indexPathForRow(_ row: Int, inSection section: Int) -> Self! {
    Self(path: IndexPath(indexes: [section, row]))
  }
  /// Returns the path of an item.
  open class func indexPathForItem(_ item: Int, inSection section: Int) -> Self! {
    Self(path: IndexPath(indexes: [section, item]))
  }
  /// Returns the path of one index.
  open class func indexPathWithIndex(_ index: UInt) -> Self! {
    Self(path: IndexPath(index: Int(index)))
  }
  /// Returns the path of indexes in memory.
  open class func indexPathWithIndexes(
    _ indexes: UnsafePointer<UInt>!, length: UInt
  ) -> Self! {
    let indexes = UnsafeBufferPointer(start: indexes, count: indexes == nil ? 0 : Int(length))
    return Self(path: IndexPath(indexes: indexes.map { Int($0) }))
  }

  /// The first index: the section.
  open var section: Int { index(0) }
  /// The second index: the row.
  open var row: Int { index(1) }
  /// The second index: the item.
  open var item: Int { index(1) }
  /// The number of indexes.
  open var length: UInt { UInt(storage.count) }

  private func index(_ position: Int) -> Int {
    storage.indices.contains(position) ? storage[position] : NSNotFound
  }

  /// Returns the index at a position; `NSNotFound` outside.
  open func indexAtPosition(_ position: UInt) -> UInt { UInt(index(Int(position))) }
  /// Returns the path with an index behind it.
  open func indexPathByAddingIndex(_ index: UInt) -> NSIndexPath! {
    NSIndexPath(path: storage.appending(Int(index)))
  }
  /// Returns the path without its last index.
  open func indexPathByRemovingLastIndex() -> NSIndexPath! {
    NSIndexPath(path: storage.dropLast())
  }
  /// Returns the order of two paths.
  open func compare(_ other: NSIndexPath!) -> ComparisonResult {
    guard let other else { return .orderedSame }
    return storage == other.storage
      ? .orderedSame : storage < other.storage ? .orderedAscending : .orderedDescending
  }

  /// Returns whether another object is the same path.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? NSIndexPath)?.storage == storage
  }
  /// The hash value of the path.
  override open var hash: Int { storage.hashValue }
  /// The indexes in brackets.
  override open var description: String {
    "<NSIndexPath> {length = \(storage.count), path = "
      + storage.map(String.init).joined(separator: " - ") + "}"
  }
}
