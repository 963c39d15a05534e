/// By which property lists are sorted, in place of Foundation's.
open class NSSortDescriptor: NSObject {
  /// The path of the property; nil is the object itself.
  public private(set) var key: NSString!
  /// Whether the order is ascending.
  public private(set) var ascending = true
  /// The method that compares two values.
  public private(set) var selector: Selector!
  private var comparatorBlock: NSComparator?

  /// Creates a descriptor of objects themselves.
  public required override init() { super.init() }

  /// Creates a descriptor of a property.
  public required convenience init(initWithKey key: NSString!, ascending: Bool) {
    self.init()
    (self.key, self.ascending) = (key, ascending)
  }
  /// Creates a descriptor of a property that a method compares.
  public required convenience init(initWithKey key: NSString!, ascending: Bool, selector: Selector!)
  {
    self.init()
    (self.key, self.ascending, self.selector) = (key, ascending, selector)
  }
  /// Creates a descriptor of a property that a function compares.
  public required convenience init(
    initWithKey key: NSString!, ascending: Bool, comparator: NSComparator!
  ) {
    self.init()
    (self.key, self.ascending, comparatorBlock) = (key, ascending, comparator)
  }

  /// Returns a descriptor of a property.
  open class func sortDescriptorWithKey(_ key: NSString!, ascending: Bool) -> Self! {
    Self(initWithKey: key, ascending: ascending)
  }
  /// Returns a descriptor of a property that a method compares.
  open class func sortDescriptorWithKey(
    _ key: NSString!, ascending: Bool, selector: Selector!
  ) -> Self! { Self(initWithKey: key, ascending: ascending, selector: selector) }
  /// Returns a descriptor of a property that a function compares.
  open class func sortDescriptorWithKey(
    _ key: NSString!, ascending: Bool, comparator: NSComparator!
  ) -> Self! { Self(initWithKey: key, ascending: ascending, comparator: comparator) }

  /// The descriptor of the opposite order.
  open var reversedSortDescriptor: AnyObject! {
    let other = NSSortDescriptor(initWithKey: key, ascending: !ascending, selector: selector)
    other.comparatorBlock = comparatorBlock
    return other
  }

  /// Returns the order of two objects.
  open func compareObject(_ one: AnyObject!, toObject other: AnyObject!) -> ComparisonResult {
    let one = value(of: one)
    let other = value(of: other)
    let order: ComparisonResult
    switch (one, other) {
    case (nil, nil): order = .orderedSame
    case (nil, _): order = .orderedAscending
    case (_, nil): order = .orderedDescending
    default:
      order =
        comparatorBlock?(one, other)
        ?? comparison(one, selector ?? NSSelectorFromString(NSString(text: "compare:")), other)
    }
    return ascending ? order : ComparisonResult(rawValue: -order.rawValue) ?? order
  }

  private func value(of object: AnyObject?) -> AnyObject? {
    guard let key, key.length > 0, key.storage != "self" else { return object }
    return valueForKeyPath(object, key)
  }
}
