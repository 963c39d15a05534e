/// Objects by keys, either of which it may not keep alive, in place of Foundation's.
open class NSMapTable: NSObject {
  private var storage: ReferenceTable

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - hasWeakKeys: Whether it does not keep its keys alive.
  ///   - hasWeakValues: Whether it does not keep its objects alive.
  public required init(hasWeakKeys: Bool, hasWeakValues: Bool) {
    storage = ReferenceTable(hasWeakKeys: hasWeakKeys, hasWeakValues: hasWeakValues)
    super.init()
  }

  /// Creates a table that keeps keys and objects alive.
  public convenience override init() { self.init(hasWeakKeys: false, hasWeakValues: false) }

  /// Creates a table with options of pointers, of which those of weak memory count.
  public convenience init(
    initWithKeyOptions keyOptions: UInt, valueOptions: UInt, capacity: UInt
  ) {
    self.init(
      hasWeakKeys: hasWeakMemory(keyOptions), hasWeakValues: hasWeakMemory(valueOptions))
  }

  /// Returns a table with options of pointers.
  public static func mapTableWithKeyOptions(_ keyOptions: UInt, valueOptions: UInt) -> NSMapTable! {
    NSMapTable(initWithKeyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }
  /// Returns a table that keeps keys and objects alive.
  public static func strongToStrongObjectsMapTable() -> NSMapTable! { NSMapTable() }
  /// Returns a table that keeps its objects alive only.
  public static func weakToStrongObjectsMapTable() -> NSMapTable! {
    NSMapTable(hasWeakKeys: true, hasWeakValues: false)
  }
  /// Returns a table that keeps its keys alive only.
  public static func strongToWeakObjectsMapTable() -> NSMapTable! {
    NSMapTable(hasWeakKeys: false, hasWeakValues: true)
  }
  /// Returns a table that keeps nothing alive.
  public static func weakToWeakObjectsMapTable() -> NSMapTable! {
    NSMapTable(hasWeakKeys: true, hasWeakValues: true)
  }

  /// The number of entries that are still there.
  open var count: UInt { UInt(storage.pairs.count) }
  /// The entries in braces, a line each.
  override open var description: String { dictionaryRepresentation().description }
  /// The keys that are still there.
  var keys: [AnyObject] { storage.pairs.map(\.key) }

  /// Returns the object of a key; nil if it has none.
  open func objectForKey(_ key: AnyObject!) -> AnyObject! { key.flatMap { storage.value(for: $0) } }
  /// Sets the object of a key.
  open func setObject(_ object: AnyObject!, forKey key: AnyObject!) {
    if let object, let key { storage.set(object, for: key) }
  }
  /// Removes a key.
  open func removeObjectForKey(_ key: AnyObject!) { if let key { storage.remove(key) } }
  /// Removes all keys.
  open func removeAllObjects() { storage.removeAll() }
  /// Returns what gives the keys one after the other.
  open func keyEnumerator() -> NSEnumerator! { NSEnumerator(objects: keys) }
  /// Returns what gives the objects one after the other.
  open func objectEnumerator() -> NSEnumerator! {
    NSEnumerator(objects: storage.pairs.map(\.value))
  }
  /// Returns the entries as a dictionary.
  open func dictionaryRepresentation() -> NSDictionary! {
    var table = ObjectTable()
    for (key, value) in storage.pairs { table.set(value, for: key) }
    return NSDictionary(storage: table)
  }
}

/// Returns whether options of pointers are those of weak memory, whose bits are 5.
func hasWeakMemory(_ options: UInt) -> Bool { options & 0xff == 5 }
