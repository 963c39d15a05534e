extension NSArray {
  /// Returns an empty list.
  public class func array() -> Self! { Self() }

  /// Returns a list of one object; nil raises.
  public class func arrayWithObject(_ object: AnyObject!) -> Self! {
    guard let object else {
      return raise(
        .invalidArgument,
        "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from "
          + "objects[0]")
    }
    return Self(objects: [object])
  }

  /// Returns a list of the objects before the first nil.
  public class func arrayWithObjects(_ objects: AnyObject?...) -> Self! {
    Self(objects: untilNil(objects))
  }

  /// Returns a list of objects in memory.
  public class func arrayWithObjects(
    _ objects: UnsafePointer<AnyObject?>!, count: UInt
  ) -> Self! { Self(objects: list(objects, count)) }

  /// Returns a copy of a list.
  public class func arrayWithArray(_ array: NSArray!) -> Self! {
    Self(objects: array?.storage ?? [])
  }

  /// Returns the list of a property list; nil if it cannot be read.
  public class func arrayWithContentsOfFile(_ path: NSString!) -> Self! {
    (propertyList(path) as? NSArray).map { Self(objects: $0.storage) }
  }

  /// Returns the list of a property list; nil if it cannot be read.
  public class func arrayWithContentsOfURL(_ url: NSURL!) -> Self! {
    arrayWithContentsOfFile(url?.path)
  }

  /// Creates a list of the objects before the first nil.
  public convenience init(initWithObjects objects: AnyObject?...) {
    self.init(objects: untilNil(objects))
  }

  /// Creates a list of objects in memory; nil raises.
  public convenience init(initWithObjects objects: UnsafePointer<AnyObject?>!, count: UInt) {
    self.init(objects: Self.list(objects, count))
  }

  private class func list(_ objects: UnsafePointer<AnyObject?>?, _ count: UInt) -> [AnyObject] {
    var list: [AnyObject] = []
    for index in 0..<Int(count) {
      if let object = objects?[index] {
        list.append(object)
      } else {
        raise(
          ExceptionName.invalidArgument.rawValue,
          "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from "
            + "objects[\(index)]")
      }
    }
    return list
  }

  /// Creates a copy of a list.
  public convenience init(initWithArray array: NSArray!) {
    self.init(objects: array?.storage ?? [])
  }

  /// Creates a copy of a list, with copies of its objects if wanted.
  public convenience init(initWithArray array: NSArray!, copyItems: Bool) {
    let objects = array?.storage ?? []
    self.init(objects: copyItems ? objects.map { copyOf($0) } : objects)
  }

  /// Creates the list of a property list; nil if it cannot be read.
  public convenience init!(initWithContentsOfFile path: NSString!) {
    guard let array = propertyList(path) as? NSArray else { return nil }
    self.init(objects: array.storage)
  }
}

/// Returns the objects before the first nil, which ends a list of C.
func untilNil(_ objects: [AnyObject?]) -> [AnyObject] {
  objects.prefix { $0 != nil }.compactMap(\.self)
}

/// Returns what a property list says; nil if it cannot be read.
func propertyList(_ path: NSString?) -> AnyObject? {
  guard let path, let data = FileManager.default.contents(atPath: path.storage),
    let value = try? PropertyListSerialization.propertyList(from: data, format: nil)
  else { return nil }
  return bridgeToObject(value)
}
