// Objects of Foundation's own classes, which Swift's API takes in a few places.

extension FoundationNumber: ObjectBridged {
  /// Returns a number of ours as one of Foundation's.
  public static func bridged(from object: AnyObject) -> Self? {
    if let number = object as? Self { return number }
    guard let number = object as? NSNumber else { return nil }
    return number.foreign as? Self
  }

  /// The number as one of ours.
  public var bridgedObject: AnyObject { NSNumber(foreign: self) }
}

extension FoundationString: ObjectBridged {
  /// Returns a text of ours as one of Foundation's.
  public static func bridged(from object: AnyObject) -> Self? {
    if let text = object as? Self { return text }
    return (object as? NSString).map { Self(string: $0.storage) }
  }

  /// The text as one of ours.
  public var bridgedObject: AnyObject { NSString(text: String(self)) }
}

extension FoundationNull: ObjectBridged {
  /// Returns a null of ours as one of Foundation's.
  public static func bridged(from object: AnyObject) -> Self? {
    object is NSNull || object is FoundationNull ? FoundationNull() as? Self : nil
  }

  /// The null as one of ours.
  public var bridgedObject: AnyObject { NSNull.null() }
}

extension FoundationArray: ObjectBridged {
  /// Returns a list of ours as one of Foundation's.
  public static func bridged(from object: AnyObject) -> Self? {
    (object as? NSArray).flatMap { FoundationArray(array: $0.storage.map(naturalValue)) as? Self }
  }

  /// The list as one of ours.
  public var bridgedObject: AnyObject { NSArray(objects: map(objectInList)) }
}

extension FoundationDictionary: ObjectBridged {
  /// Returns a dictionary of ours as one of Foundation's.
  public static func bridged(from object: AnyObject) -> Self? {
    guard let dictionary = object as? NSDictionary,
      let entries = [AnyHashable: Any].bridged(from: dictionary)
    else { return nil }
    return FoundationDictionary(dictionary: entries) as? Self
  }

  /// The dictionary as one of ours.
  public var bridgedObject: AnyObject {
    (self as? [AnyHashable: Any] ?? [:]).bridgedDictionary
  }
}

/// Returns the value of an object that Foundation has made of one; nil for another object.
func foreignValue(of object: AnyObject) -> Any? {
  switch object {
  case let object as FoundationNotification: object as Notification
  case let object as FoundationDate: object as Date
  case let object as FoundationURL: object as URL
  case let object as FoundationData: object as Data
  case let object as FoundationIndexPath: object as IndexPath
  case let object as FoundationError: object as any Error
  default: nil
  }
}
