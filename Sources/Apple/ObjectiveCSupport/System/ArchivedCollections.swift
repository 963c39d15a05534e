// Collections that keep in an archive whether they can change.

extension NSArray: _ArchivedContents {
  /// The objects.
  public var archivedContents: Any? { storage.map(archivable) }
  /// Returns a list of the class with the objects.
  public static func unarchived(_ contents: Any?) -> AnyObject? {
    Self(objects: unarchivedList(contents))
  }
}

extension NSSet: _ArchivedContents {
  /// The objects, as often as they were added.
  public var archivedContents: Any? {
    guard let counted = self as? NSCountedSet else { return storage.keys.map(archivable) }
    return storage.keys.flatMap {
      Array(repeating: archivable($0), count: Int(counted.countForObject($0)))
    }
  }
  /// Returns a set of the class with the objects.
  public static func unarchived(_ contents: Any?) -> AnyObject? {
    Self(objects: unarchivedList(contents))
  }
}

extension NSOrderedSet: _ArchivedContents {
  /// The objects.
  public var archivedContents: Any? { (array?.storage ?? []).map(archivable) }
  /// Returns a set of the class with the objects.
  public static func unarchived(_ contents: Any?) -> AnyObject? {
    Self(objects: unarchivedList(contents))
  }
}

extension NSDictionary: _ArchivedContents {
  /// The keys, and the objects.
  public var archivedContents: Any? {
    [storage.keys.map(archivable), storage.values.map(archivable)] as [Any]
  }
  /// Returns a dictionary of the class with the entries.
  public static func unarchived(_ contents: Any?) -> AnyObject? {
    var table = ObjectTable()
    let parts = contents as? [Any] ?? []
    if parts.count == 2 {
      for (key, value) in zip(unarchivedList(parts[0]), unarchivedList(parts[1])) {
        table.set(value, for: key)
      }
    }
    return Self(storage: table)
  }
}

extension NSString: _ArchivedContents {
  /// The text, if it can change; one that cannot is a text for Swift.
  public var archivedContents: Any? { self is NSMutableString ? storage : nil }
  /// Returns a text of the class.
  public static func unarchived(_ contents: Any?) -> AnyObject? {
    Self(text: contents as? String ?? "")
  }
}

extension NSData: _ArchivedContents {
  /// The bytes, if they can change; those that cannot are bytes for Swift.
  public var archivedContents: Any? { self is NSMutableData ? storage : nil }
  /// Returns bytes of the class.
  public static func unarchived(_ contents: Any?) -> AnyObject? {
    Self(data: contents as? Data ?? Data())
  }
}

extension NSNull: _ArchivedContents {
  /// A text without characters.
  public var archivedContents: Any? { "" }
  /// Returns the object.
  public static func unarchived(_ contents: Any?) -> AnyObject? { null() }
}

/// Returns an object as archives store it: as a value for Swift, unless its class is to be kept.
func archivable(_ object: AnyObject) -> Any {
  if (object as? any _ArchivedContents)?.archivedContents != nil { return object }
  return naturalValue(of: object)
}

private func unarchivedList(_ contents: Any?) -> [AnyObject] {
  (contents as? [Any] ?? []).compactMap { bridgeToObject($0) }
}
