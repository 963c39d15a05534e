/// Different objects, in place of Foundation's; they keep the order in which they were added.
open class NSSet: NSObject, ObjectCopying, ObjectMutableCopying, NaturallyBridged {
  /// The objects as keys.
  package var storage = ObjectTable()

  /// Creates an empty set.
  public required override init() { super.init() }

  /// Creates a set.
  public required convenience init(storage: ObjectTable) {
    self.init()
    self.storage = storage
  }

  /// Creates a collection of objects.
  public required convenience init(objects: [AnyObject]) {
    self.init()
    for object in objects where storage.value(for: object) == nil {
      storage.set(object, for: object)
    }
  }

  var naturalValue: Any { Set<AnyHashable>.bridged(from: self) ?? [] }

  /// The number of objects.
  open var count: UInt { UInt(storage.count) }
  /// The objects in braces, a line each.
  override open var description: String {
    "{(\n" + storage.keys.map(indentedDescription).joined(separator: ",\n") + "\n)}"
  }
  /// The hash value: the number of objects, as Apple's.
  override open var hash: Int { storage.count }

  /// Returns whether another set has equal objects.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSSet, other.storage.count == storage.count else { return false }
    return storage.keys.allSatisfy { other.storage.value(for: $0) != nil }
  }

  /// Returns the set itself, or a copy that cannot change.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }
  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSMutableSet(storage: storage)
  }

  // MARK: Creating

  /// Returns an empty set.
  open class func set() -> Self! { Self() }
  /// Returns a set of one object.
  open class func setWithObject(_ object: AnyObject!) -> Self! {
    Self(objects: object.map { [$0] } ?? [])
  }
  /// Returns a set of the objects before the first nil.
  open class func setWithObjects(_ objects: AnyObject?...) -> Self! {
    Self(objects: untilNil(objects))
  }
  /// Returns a set of the objects of a list.
  open class func setWithArray(_ array: NSArray!) -> Self! { Self(objects: array?.storage ?? []) }
  /// Returns a copy of a set.
  open class func setWithSet(_ set: NSSet!) -> Self! { Self(objects: set?.storage.keys ?? []) }

  /// Creates a set of the objects before the first nil.
  public required convenience init(initWithObjects objects: AnyObject?...) {
    self.init(objects: untilNil(objects))
  }
  /// Creates a set of the objects of a list.
  public required convenience init(initWithArray array: NSArray!) {
    self.init(objects: array?.storage ?? [])
  }
  /// Creates a copy of a set.
  public required convenience init(initWithSet set: NSSet!) {
    self.init(objects: set?.storage.keys ?? [])
  }

  // MARK: Objects

  /// Returns an object of the set; nil without one.
  open func anyObject() -> AnyObject! { storage.keys.first }
  /// The objects.
  open var allObjects: NSArray! { NSArray(objects: storage.keys) }
  /// Returns the object of the set that is equal to one; nil without it.
  open func member(_ object: AnyObject!) -> AnyObject! {
    object.flatMap { storage.key(equalTo: $0) }
  }
  /// Returns whether the set has an equal object.
  open func containsObject(_ object: AnyObject!) -> Bool { member(object) != nil }
  /// Returns what gives the objects one after the other.
  open func objectEnumerator() -> NSEnumerator! { NSEnumerator(objects: storage.keys) }

  /// Returns whether another set has equal objects.
  open func isEqualToSet(_ other: NSSet!) -> Bool { isEqual(other) }
  /// Returns whether all objects are in another set.
  open func isSubsetOfSet(_ other: NSSet!) -> Bool {
    storage.keys.allSatisfy { other?.containsObject($0) ?? false }
  }
  /// Returns whether an object is in another set, too.
  open func intersectsSet(_ other: NSSet!) -> Bool {
    storage.keys.contains { other?.containsObject($0) ?? false }
  }

  /// Returns the set with another object.
  open func setByAddingObject(_ object: AnyObject!) -> NSSet! {
    NSSet(objects: storage.keys + (object.map { [$0] } ?? []))
  }
  /// Returns the objects of two sets.
  open func setByAddingObjectsFromSet(_ other: NSSet!) -> NSSet! {
    NSSet(objects: storage.keys + (other?.storage.keys ?? []))
  }
  /// Returns the objects of a set and a list.
  open func setByAddingObjectsFromArray(_ other: NSArray!) -> NSSet! {
    NSSet(objects: storage.keys + (other?.storage ?? []))
  }

  /// Calls a function with each object.
  open func enumerateObjectsUsingBlock(
    _ block: ((AnyObject?, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    var stop = false
    for object in storage.keys {
      block(object, &stop)
      if stop { return }
    }
  }

  /// Returns the objects that pass a test.
  open func objectsPassingTest(
    _ test: ((AnyObject?, UnsafeMutablePointer<Bool>?) -> Bool)!
  ) -> NSSet! {
    var stop = false
    return NSSet(objects: storage.keys.filter { !stop && test($0, &stop) })
  }

  /// Returns the objects for which a predicate holds.
  open func filteredSetUsingPredicate(_ predicate: NSPredicate!) -> NSSet! {
    NSSet(objects: storage.keys.filter { predicate?.evaluateWithObject($0) ?? true })
  }

  /// Returns the objects in the order that descriptors give.
  open func sortedArrayUsingDescriptors(_ descriptors: NSArray!) -> NSArray! {
    allObjects.sortedArrayUsingDescriptors(descriptors)
  }

  /// Calls a method of each object.
  open func makeObjectsPerformSelector(_ selector: Selector!) {
    allObjects.makeObjectsPerformSelector(selector)
  }

  /// Calls a method of each object with an argument.
  open func makeObjectsPerformSelector(_ selector: Selector!, withObject argument: AnyObject!) {
    allObjects.makeObjectsPerformSelector(selector, withObject: argument)
  }

  /// Returns the different values of a property of all objects.
  override open func value(forKey key: String) -> Any? {
    if key == "@count" { return storage.count }
    return NSSet(objects: storage.keys.compactMap { valueForKey($0, NSString(text: key)) })
  }
}

/// Different objects that can change, in place of Foundation's.
open class NSMutableSet: NSSet {
  /// Returns a copy that cannot change.
  override open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSSet(storage: storage)
  }

  /// Returns an empty set; the capacity changes nothing.
  open class func setWithCapacity(_ capacity: UInt) -> Self! { Self() }
  /// Creates an empty set; the capacity changes nothing.
  public required convenience init(initWithCapacity capacity: UInt) { self.init() }

  /// Adds an object unless the set has an equal one; nil raises.
  open func addObject(_ object: AnyObject!) {
    guard let object else {
      return raise(.invalidArgument, "*** -[__NSSetM addObject:]: object cannot be nil")
    }
    if storage.value(for: object) == nil { storage.set(object, for: object) }
  }

  /// Removes an equal object.
  open func removeObject(_ object: AnyObject!) {
    guard let object else {
      return raise(.invalidArgument, "*** -[__NSSetM removeObject:]: object cannot be nil")
    }
    storage.remove(object)
  }

  /// Removes all objects.
  open func removeAllObjects() { storage.removeAll() }
  /// Adds the objects of a list.
  open func addObjectsFromArray(_ array: NSArray!) {
    for object in array?.storage ?? [] { addObject(object) }
  }
  /// Adds the objects of another set.
  open func unionSet(_ other: NSSet!) {
    for object in other?.storage.keys ?? [] { addObject(object) }
  }
  /// Removes the objects of another set.
  open func minusSet(_ other: NSSet!) {
    for object in other?.storage.keys ?? [] { storage.remove(object) }
  }
  /// Removes the objects that another set does not have.
  open func intersectSet(_ other: NSSet!) {
    for object in storage.keys where !(other?.containsObject(object) ?? false) {
      storage.remove(object)
    }
  }
  /// Replaces all objects.
  open func setSet(_ other: NSSet!) { storage = other?.storage ?? ObjectTable() }

  /// Removes the objects for which a predicate does not hold.
  open func filterUsingPredicate(_ predicate: NSPredicate!) {
    for object in storage.keys where !(predicate?.evaluateWithObject(object) ?? true) {
      storage.remove(object)
    }
  }
}

/// Objects with the number of times that each was added.
open class NSCountedSet: NSMutableSet {
  private var counts: [ObjectKey: UInt] = [:]

  /// Creates a set that counts the objects of a list.
  public required convenience init(objects: [AnyObject]) {
    self.init()
    for object in objects { addObject(object) }
  }

  /// Returns how often an object was added.
  open func countForObject(_ object: AnyObject!) -> UInt {
    object.map { counts[ObjectKey($0)] ?? 0 } ?? 0
  }

  /// Adds an object once more.
  override open func addObject(_ object: AnyObject!) {
    super.addObject(object)
    if let object { counts[ObjectKey(object), default: 0] += 1 }
  }

  /// Removes an object once.
  override open func removeObject(_ object: AnyObject!) {
    guard let object, let count = counts[ObjectKey(object)] else { return }
    counts[ObjectKey(object)] = count > 1 ? count - 1 : nil
    if count <= 1 { super.removeObject(object) }
  }
}
