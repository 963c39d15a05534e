extension NSDictionary {
  /// Returns an empty dictionary.
  public class func dictionary() -> Self! { Self() }

  /// Returns a dictionary of one entry; nil raises.
  public class func dictionaryWithObject(_ object: AnyObject!, forKey key: AnyObject!) -> Self! {
    Self(storage: table(of: [object], keys: [key]))
  }

  /// Returns a dictionary of objects and keys in turn, before the first nil.
  public class func dictionaryWithObjectsAndKeys(_ objects: AnyObject?...) -> Self! {
    Self(storage: table(inTurn: objects))
  }

  /// Returns a dictionary of objects and their keys.
  public class func dictionaryWithObjects(_ objects: NSArray!, forKeys keys: NSArray!) -> Self! {
    Self(storage: table(of: objects, forKeys: keys))
  }

  /// Returns a copy of a dictionary.
  public class func dictionaryWithDictionary(_ dictionary: NSDictionary!) -> Self! {
    Self(storage: dictionary?.storage ?? ObjectTable())
  }

  /// Returns the dictionary of a property list; nil if it cannot be read.
  public class func dictionaryWithContentsOfFile(_ path: NSString!) -> Self! {
    (propertyList(path) as? NSDictionary).map { Self(storage: $0.storage) }
  }

  /// Returns the dictionary of a property list; nil if it cannot be read.
  public class func dictionaryWithContentsOfURL(_ url: NSURL!) -> Self! {
    dictionaryWithContentsOfFile(url?.path)
  }

  /// Creates a dictionary of objects and keys in turn, before the first nil.
  public convenience init(initWithObjectsAndKeys objects: AnyObject?...) {
    self.init(storage: Self.table(inTurn: objects))
  }

  /// Creates a dictionary of objects and their keys; lists of other lengths raise.
  public convenience init(initWithObjects objects: NSArray!, forKeys keys: NSArray!) {
    self.init(storage: Self.table(of: objects, forKeys: keys))
  }

  /// Creates a copy of a dictionary.
  public convenience init(initWithDictionary dictionary: NSDictionary!) {
    self.init(storage: dictionary?.storage ?? ObjectTable())
  }

  /// Creates a copy of a dictionary, with copies of its objects if wanted.
  public convenience init(initWithDictionary dictionary: NSDictionary!, copyItems: Bool) {
    let entries = dictionary?.storage.entries ?? []
    self.init(
      storage: Self.table(
        of: entries.map { copyItems ? copyOf($0.value) : $0.value }, keys: entries.map(\.key)))
  }

  /// Creates the dictionary of a property list; nil if it cannot be read.
  public convenience init!(initWithContentsOfFile path: NSString!) {
    guard let dictionary = propertyList(path) as? NSDictionary else { return nil }
    self.init(storage: dictionary.storage)
  }

  private class func table(of objects: NSArray?, forKeys keys: NSArray?) -> ObjectTable {
    let (values, names) = (objects?.storage ?? [], keys?.storage ?? [])
    if values.count != names.count {
      raise(
        ExceptionName.invalidArgument.rawValue,
        "*** -[NSDictionary initWithObjects:forKeys:]: count of objects (\(values.count)) differs "
          + "from count of keys (\(names.count))")
    }
    return table(of: values, keys: names)
  }

  private class func table(inTurn objects: [AnyObject?]) -> ObjectTable {
    let objects = untilNil(objects)
    let isValue = objects.indices.filter { $0.isMultiple(of: 2) }
    return table(
      of: isValue.map { objects[$0] },
      keys: isValue.map { objects.indices.contains($0 + 1) ? objects[$0 + 1] : nil })
  }

  private class func table(of objects: [AnyObject?], keys: [AnyObject?]) -> ObjectTable {
    var storage = ObjectTable()
    for (index, (object, key)) in zip(objects, keys).enumerated() {
      guard let object, let key else {
        raise(
          ExceptionName.invalidArgument.rawValue,
          "*** -[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil "
            + "object from \(object == nil ? "objects" : "keys")[\(index)]")
        continue
      }
      storage.set(object, for: copyOf(key))
    }
    return storage
  }
}
