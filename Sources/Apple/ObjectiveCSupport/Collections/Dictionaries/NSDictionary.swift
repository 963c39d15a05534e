/// Objects by keys, in place of Foundation's; the keys keep the order in which they were added.
open class NSDictionary: NSObject, ObjectCopying, ObjectMutableCopying, NaturallyBridged {
  /// The entries.
  package var storage = ObjectTable()

  /// Creates an empty dictionary.
  public required override init() { super.init() }

  /// Creates a dictionary.
  public required convenience init(storage: ObjectTable) {
    self.init()
    self.storage = storage
  }

  var naturalValue: Any { [AnyHashable: Any].bridged(from: self) ?? [:] }

  /// The number of entries.
  open var count: UInt { UInt(storage.count) }
  /// The entries in braces, a line each.
  override open var description: String {
    let lines = storage.entries.map { key, value in
      let name = (key as? NSString).map { quotedInList($0.storage) } ?? descriptionText(of: key)
      return "    \(name) = \(indentedDescription(value).drop { $0 == " " });\n"
    }
    return "{\n" + lines.joined() + "}"
  }
  /// The hash value: the number of entries, as Apple's.
  override open var hash: Int { storage.count }

  /// Returns whether another dictionary has equal entries.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSDictionary, other.storage.count == storage.count else {
      return false
    }
    return storage.entries.allSatisfy {
      ObjectiveCSupport.isEqual($0.value, other.storage.value(for: $0.key))
    }
  }

  /// Returns the dictionary itself, or a copy that cannot change.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }
  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSMutableDictionary(storage: storage)
  }

  /// Returns the object of a key; nil if it has none.
  open func objectForKey(_ key: AnyObject!) -> AnyObject! { key.flatMap { storage.value(for: $0) } }
  /// Returns the object of a key, as `dictionary[key]`; nil if it has none.
  open func objectForKeyedSubscript(_ key: AnyObject!) -> AnyObject! { objectForKey(key) }

  /// Returns the objects of keys, and another object for those without one.
  open func objectsForKeys(_ keys: NSArray!, notFoundMarker marker: AnyObject!) -> NSArray! {
    NSArray(objects: (keys?.storage ?? []).map { storage.value(for: $0) ?? marker })
  }

  /// The keys.
  open var allKeys: NSArray! { NSArray(objects: storage.keys) }
  /// The objects, in the order of the keys.
  open var allValues: NSArray! { NSArray(objects: storage.values) }

  /// Returns the keys of the objects that are equal to one.
  open func allKeysForObject(_ object: AnyObject!) -> NSArray! {
    NSArray(
      objects: storage.entries.filter { ObjectiveCSupport.isEqual($0.value, object) }.map(\.key))
  }

  /// Returns what gives the keys one after the other.
  open func keyEnumerator() -> NSEnumerator! { NSEnumerator(objects: storage.keys) }
  /// Returns what gives the objects one after the other.
  open func objectEnumerator() -> NSEnumerator! { NSEnumerator(objects: storage.values) }

  /// Returns whether another dictionary has equal entries.
  open func isEqualToDictionary(_ other: NSDictionary!) -> Bool { isEqual(other) }

  /// Calls a function with each key and object.
  open func enumerateKeysAndObjectsUsingBlock(
    _ block: ((AnyObject?, AnyObject?, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    enumerateKeysAndObjectsWithOptions([], usingBlock: block)
  }

  /// Calls a function with each key and object.
  open func enumerateKeysAndObjectsWithOptions(
    _ options: NSEnumerationOptions,
    usingBlock block: ((AnyObject?, AnyObject?, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    var stop = false
    for (key, value) in storage.entries {
      block(key, value, &stop)
      if stop { return }
    }
  }

  /// Returns the keys of the entries that pass a test.
  open func keysOfEntriesPassingTest(
    _ test: ((AnyObject?, AnyObject?, UnsafeMutablePointer<Bool>?) -> Bool)!
  ) -> NSSet! {
    var stop = false
    var found = ObjectTable()
    for (key, value) in storage.entries where !stop && test(key, value, &stop) {
      found.set(key, for: key)
    }
    return NSSet(storage: found)
  }

  /// Returns the keys in the order that a function gives for their objects.
  open func keysSortedByValueUsingComparator(_ comparator: NSComparator!) -> NSArray! {
    let keys = storage.keys
    return NSArray(
      objects: sorted(keys) { one, other in
        comparator(self.objectForKey(one), self.objectForKey(other))
      })
  }

  /// Returns the keys in the order that a method of their objects gives.
  open func keysSortedByValueUsingSelector(_ selector: Selector!) -> NSArray! {
    keysSortedByValueUsingComparator { comparison($0, selector, $1) }
  }

  /// Returns the object of a key, or a property of the dictionary for a name that begins with `@`.
  override open func value(forKey key: String) -> Any? {
    key == "@count" ? storage.count : storage.value(for: NSString(text: key))
  }
}

/// Objects by keys that can change, in place of Foundation's.
open class NSMutableDictionary: NSDictionary {
  /// Returns a copy that cannot change.
  override open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSDictionary(storage: storage)
  }

  /// Returns an empty dictionary; the capacity changes nothing.
  open class func dictionaryWithCapacity(_ capacity: UInt) -> Self! { Self() }
  /// Creates an empty dictionary; the capacity changes nothing.
  public required convenience init(initWithCapacity capacity: UInt) { self.init() }

  /// Sets the object of a key, of which a copy is kept; nil raises.
  open func setObject(_ object: AnyObject!, forKey key: AnyObject!) {
    guard let key else {
      return raise(
        .invalidArgument, "*** -[__NSDictionaryM setObject:forKey:]: key cannot be nil")
    }
    guard let object else {
      return raise(
        .invalidArgument,
        "*** -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: "
          + "\(descriptionText(of: key)))")
    }
    storage.set(object, for: copyOf(key))
  }

  /// Sets the object of a key, as `dictionary[key] = object`; nil removes it.
  open func setObject(_ object: AnyObject!, forKeyedSubscript key: AnyObject!) {
    guard object != nil else { return removeObjectForKey(key) }
    setObject(object, forKey: key)
  }

  /// Sets the object of a name; nil removes it.
  override open func setValue(_ value: Any?, forKey key: String) {
    setObject(bridgeToObject(value), forKeyedSubscript: NSString(text: key))
  }

  /// Removes a key; nil raises.
  open func removeObjectForKey(_ key: AnyObject!) {
    guard let key else {
      return raise(
        .invalidArgument, "*** -[__NSDictionaryM removeObjectForKey:]: key cannot be nil")
    }
    storage.remove(key)
  }

  /// Removes keys.
  open func removeObjectsForKeys(_ keys: NSArray!) {
    for key in keys?.storage ?? [] { storage.remove(key) }
  }

  /// Removes all keys.
  open func removeAllObjects() { storage.removeAll() }

  /// Adds the entries of another dictionary.
  open func addEntriesFromDictionary(_ other: NSDictionary!) {
    for (key, value) in other?.storage.entries ?? [] { storage.set(value, for: key) }
  }

  /// Replaces all entries.
  open func setDictionary(_ other: NSDictionary!) { storage = other?.storage ?? ObjectTable() }
}
