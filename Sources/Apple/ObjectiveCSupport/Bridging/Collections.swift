extension Array: ObjectBridged {
  /// Returns the elements of an `NSArray`, each as a value of the type; nil if one has none.
  public static func bridged(from object: AnyObject) -> [Element]? {
    guard let array = object as? NSArray else {
      return (object as? FoundationArray).flatMap { Array(foreign: $0) }
    }
    var result: [Element] = []
    result.reserveCapacity(array.storage.count)
    for object in array.storage {
      guard let element = valueOf(object, as: Element.self) else { return nil }
      result.append(element)
    }
    return result
  }

  private init?(foreign array: FoundationArray) {
    guard let elements = array as? [Element] else { return nil }
    self = elements
  }

  /// The elements as an `NSArray`.
  public var bridgedObject: AnyObject { NSArray(objects: map(objectInList)) }
}

extension Dictionary: ObjectBridged {
  /// Returns the entries of an `NSDictionary`, each as values of the types; nil if one has none.
  public static func bridged(from object: AnyObject) -> [Key: Value]? {
    guard let dictionary = object as? NSDictionary else { return nil }
    var result: [Key: Value] = [:]
    for (key, object) in dictionary.storage.entries {
      guard let key = valueOf(key, as: Key.self), let value = valueOf(object, as: Value.self)
      else { return nil }
      result[key] = value
    }
    return result
  }

  /// The entries as an `NSDictionary`.
  public var bridgedObject: AnyObject { bridgedDictionary }

  /// The entries as an `NSDictionary`, in the order of the texts of their keys: Swift has none.
  var bridgedDictionary: NSDictionary {
    var storage = ObjectTable()
    let keys = map { (bridgeToObject($0.key) as AnyObject, objectInList($0.value)) }
    for (key, value) in keys.sorted(by: {
      descriptionOf($0.0).storage < descriptionOf($1.0).storage
    }) {
      storage.set(value, for: key)
    }
    return NSDictionary(storage: storage)
  }
}

extension Set: ObjectBridged {
  /// Returns the elements of an `NSSet` or an `NSArray`, each as a value of the type; nil if one
  /// has none.
  public static func bridged(from object: AnyObject) -> Set<Element>? {
    guard let objects = (object as? NSSet)?.storage.keys ?? (object as? NSArray)?.storage else {
      return nil
    }
    var result: Set<Element> = []
    for object in objects {
      guard let element = valueOf(object, as: Element.self) else { return nil }
      result.insert(element)
    }
    return result
  }

  /// The elements as an `NSSet`.
  public var bridgedObject: AnyObject { bridgedSet }

  /// The elements as an `NSSet`, in the order of their texts: Swift has none.
  var bridgedSet: NSSet {
    // A set of touches or views is in the order of their creation.
    var objects = map(objectInList)
    objects.sort { left, right in
      let (one, two) = (creationOrder(of: left), creationOrder(of: right))
      return one == two ? descriptionOf(left).storage < descriptionOf(right).storage : one < two
    }
    var storage = ObjectTable()
    for object in objects { storage.set(object, for: object) }
    return NSSet(storage: storage)
  }
}

extension AnyHashable: ObjectBridged {
  /// Returns the value of an object as a key.
  public static func bridged(from object: AnyObject) -> AnyHashable? {
    valueOf(object, as: AnyHashable.self)
  }

  /// The value as an object.
  public var bridgedObject: AnyObject {
    if let key = base as? ObjectKey { return key.object }
    return bridgeToObject(base)
  }
}
