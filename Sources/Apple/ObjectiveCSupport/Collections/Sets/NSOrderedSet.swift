/// Different objects in an order, in place of Foundation's.
open class NSOrderedSet: NSObject, ObjectCopying, ObjectMutableCopying {
  /// The objects as keys.
  package var storage = ObjectTable()

  /// Creates an empty set.
  public required override init() { super.init() }

  /// Creates a collection of objects.
  public required convenience init(objects: [AnyObject]) {
    self.init()
    add(objects)
  }

  func add(_ objects: [AnyObject]) {
    for object in objects where storage.value(for: object) == nil {
      storage.set(object, for: object)
    }
  }

  /// Returns an empty set.
  open class func orderedSet() -> Self! { Self() }
  /// Returns a set of the objects before the first nil.
  open class func orderedSetWithObjects(_ objects: AnyObject?...) -> Self! {
    Self(objects: untilNil(objects))
  }
  /// Returns a set of the objects of a list.
  open class func orderedSetWithArray(_ array: NSArray!) -> Self! {
    Self(objects: array?.storage ?? [])
  }
  /// Creates a set of the objects of a list.
  public required convenience init(initWithArray array: NSArray!) {
    self.init(objects: array?.storage ?? [])
  }

  /// Returns the set itself, or a copy that cannot change.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSOrderedSet(objects: storage.keys)
  }
  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSMutableOrderedSet(objects: storage.keys)
  }

  /// The number of objects.
  open var count: UInt { UInt(storage.count) }
  /// The objects as a list.
  open var array: NSArray! { NSArray(objects: storage.keys) }
  /// The objects as a set.
  open var set: NSSet! { NSSet(objects: storage.keys) }
  /// The first object; nil without one.
  open var firstObject: AnyObject! { storage.keys.first }
  /// The last object; nil without one.
  open var lastObject: AnyObject! { storage.keys.last }
  /// The hash value: the number of objects.
  override open var hash: Int { storage.count }
  /// The objects in braces, a line each.
  override open var description: String {
    "{(\n" + storage.keys.map(indentedDescription).joined(separator: ",\n") + "\n)}"
  }

  /// Returns whether another set has equal objects in the same order.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? NSOrderedSet).map { array.isEqual($0.array) } ?? false
  }

  /// Returns the object at an index; one outside raises.
  open func objectAtIndex(_ index: UInt) -> AnyObject! { array.objectAtIndex(index) }
  /// Returns the object at an index; one outside raises.
  open func objectAtIndexedSubscript(_ index: UInt) -> AnyObject! { array.objectAtIndex(index) }
  /// Returns the index of an equal object; `NSNotFound` without one.
  open func indexOfObject(_ object: AnyObject!) -> UInt { array.indexOfObject(object) }
  /// Returns whether the set has an equal object.
  open func containsObject(_ object: AnyObject!) -> Bool {
    object.map { storage.value(for: $0) != nil } ?? false
  }
  /// Calls a function with each object.
  open func enumerateObjectsUsingBlock(_ block: ObjectVisitor!) {
    array.enumerateObjectsUsingBlock(block)
  }
}

/// Different objects in an order that can change, in place of Foundation's.
open class NSMutableOrderedSet: NSOrderedSet {
  /// Adds an object at the end unless the set has an equal one.
  open func addObject(_ object: AnyObject!) { add(object.map { [$0] } ?? []) }
  /// Adds the objects of a list.
  open func addObjectsFromArray(_ array: NSArray!) { add(array?.storage ?? []) }
  /// Removes an equal object.
  open func removeObject(_ object: AnyObject!) { if let object { storage.remove(object) } }
  /// Removes all objects.
  open func removeAllObjects() { storage.removeAll() }

  /// Inserts an object unless the set has an equal one.
  open func insertObject(_ object: AnyObject!, atIndex index: UInt) {
    guard let object, !containsObject(object) else { return }
    let list = NSMutableArray(objects: storage.keys)
    list.insertObject(object, atIndex: index)
    storage.removeAll()
    add(list.storage)
  }

  /// Removes an object by its index; one outside raises.
  open func removeObjectAtIndex(_ index: UInt) { removeObject(array.objectAtIndex(index)) }
}
