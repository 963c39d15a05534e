/// Different objects that it may not keep alive, in place of Foundation's.
open class NSHashTable: NSObject {
  private var storage: ReferenceTable

  /// Creates a table.
  ///
  /// - Parameter isWeak: Whether it does not keep its objects alive.
  public required init(isWeak: Bool) {
    storage = ReferenceTable(hasWeakKeys: isWeak, hasWeakValues: isWeak)
    super.init()
  }

  /// Creates a table that keeps its objects alive.
  public convenience override init() { self.init(isWeak: false) }

  /// Creates a table with options of pointers, of which those of weak memory count.
  public convenience init(initWithOptions options: UInt, capacity: UInt) {
    self.init(isWeak: hasWeakMemory(options))
  }

  /// Returns a table with options of pointers.
  public static func hashTableWithOptions(_ options: UInt) -> NSHashTable! {
    NSHashTable(isWeak: hasWeakMemory(options))
  }
  /// Returns a table that does not keep its objects alive.
  public static func weakObjectsHashTable() -> NSHashTable! { NSHashTable(isWeak: true) }

  /// The number of objects that are still there.
  open var count: UInt { UInt(objects.count) }
  /// The objects that are still there.
  open var allObjects: NSArray! { NSArray(objects: objects) }
  /// The objects that are still there, as a set.
  open var setRepresentation: NSSet! { NSSet(objects: objects) }
  /// An object; nil if there is none.
  open var anyObject: AnyObject! { objects.first }
  /// The objects in braces, a line each.
  override open var description: String { setRepresentation.description }
  /// The objects that are still there.
  var objects: [AnyObject] { storage.pairs.map(\.key) }

  /// Returns the object that is equal to one; nil without it.
  open func member(_ object: AnyObject!) -> AnyObject! {
    object.flatMap { storage.value(for: $0) }
  }
  /// Returns whether there is an equal object.
  open func containsObject(_ object: AnyObject!) -> Bool { member(object) != nil }
  /// Adds an object, unless there is an equal one.
  open func addObject(_ object: AnyObject!) {
    if let object, member(object) == nil { storage.set(object, for: object) }
  }
  /// Removes an object.
  open func removeObject(_ object: AnyObject!) { if let object { storage.remove(object) } }
  /// Removes all objects.
  open func removeAllObjects() { storage.removeAll() }
  /// Returns what gives the objects one after the other.
  open func objectEnumerator() -> NSEnumerator! { NSEnumerator(objects: objects) }
}
