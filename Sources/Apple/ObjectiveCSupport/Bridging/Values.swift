public import Dynamics
public import Geometry
public import PictureKit

extension ValueBridging {
  /// Returns the structure of an `NSValue`.
  public static func bridged(from object: AnyObject) -> Self? {
    (object as? NSValue)?.content.base as? Self
  }

  /// The structure as an `NSValue`.
  public var bridgedObject: AnyObject { NSValue(AnyHashable(self)) }
}

extension CGPoint: ObjectBridged {}
extension CGVector: ObjectBridged {}
extension CGSize: ObjectBridged {}
extension CGRect: ObjectBridged {}
extension CGAffineTransform: ObjectBridged {}
extension CATransform3D: ObjectBridged {}
extension UIEdgeInsets: ObjectBridged {}
extension UIOffset: ObjectBridged {}

extension NSRange: ObjectBridged {
  /// Returns the range of an `NSValue`.
  public static func bridged(from object: AnyObject) -> NSRange? {
    (object as? NSValue)?.content.base as? NSRange
  }

  /// The range as an `NSValue`.
  public var bridgedObject: AnyObject { NSValue(range: self) }
}

extension String: ObjectBridged {
  /// Returns the text of an `NSString`.
  public static func bridged(from object: AnyObject) -> String? {
    (object as? NSString)?.storage ?? (object as? NSAttributedString)?.storage.string
  }

  /// The text as an `NSString`.
  public var bridgedObject: AnyObject { NSString(text: self) }
}

extension AttributedText: ObjectBridged {
  /// Returns the text of an `NSAttributedString`.
  public static func bridged(from object: AnyObject) -> Self? {
    if let text = object as? Self { return text }
    let contents =
      (object as? NSAttributedString)?.storage
      ?? (object as? NSString).map { TextContents(string: $0.storage) }
    return contents.flatMap { AttributedText($0) as? Self ?? MutableAttributedText($0) as? Self }
  }

  /// The text as an `NSAttributedString`; that of a view, whose changes are shown, as it is.
  public var bridgedObject: AnyObject {
    self is NSTextStorage ? self : NSAttributedString(text: contents)
  }
}

extension Date: ObjectBridged {
  /// Returns the date of an `NSDate`.
  public static func bridged(from object: AnyObject) -> Date? { (object as? NSDate)?.storage }
  /// The date as an `NSDate`.
  public var bridgedObject: AnyObject { NSDate(date: self) }
}

extension URL: ObjectBridged {
  /// Returns the address of an `NSURL`.
  public static func bridged(from object: AnyObject) -> URL? { (object as? NSURL)?.storage }
  /// The address as an `NSURL`.
  public var bridgedObject: AnyObject { NSURL(url: self) }
}

extension Data: ObjectBridged {
  /// Returns the bytes of an `NSData`.
  public static func bridged(from object: AnyObject) -> Data? { (object as? NSData)?.storage }
  /// The bytes as an `NSData`.
  public var bridgedObject: AnyObject { NSData(data: self) }
}

extension IndexPath: ObjectBridged {
  /// Returns the path of an `NSIndexPath`.
  public static func bridged(from object: AnyObject) -> IndexPath? {
    (object as? NSIndexPath)?.storage
  }
  /// The path as an `NSIndexPath`.
  public var bridgedObject: AnyObject { NSIndexPath(path: self) }
}

extension IndexSet: ObjectBridged {
  /// Returns the indexes of an `NSIndexSet`.
  public static func bridged(from object: AnyObject) -> IndexSet? {
    (object as? NSIndexSet)?.storage
  }
  /// The indexes as an `NSIndexSet`.
  public var bridgedObject: AnyObject { NSIndexSet(indexes: self) }
}

extension UUID: ObjectBridged {
  /// Returns the identifier of an `NSUUID`.
  public static func bridged(from object: AnyObject) -> UUID? { (object as? NSUUID)?.storage }
  /// The identifier as an `NSUUID`.
  public var bridgedObject: AnyObject { NSUUID(uuid: self) }
}

extension Locale: ObjectBridged {
  /// Returns the locale of an `NSLocale`.
  public static func bridged(from object: AnyObject) -> Locale? { (object as? NSLocale)?.storage }
  /// The locale as an `NSLocale`.
  public var bridgedObject: AnyObject { NSLocale(locale: self) }
}

extension CharacterSet: ObjectBridged {
  /// Returns the characters of an `NSCharacterSet`.
  public static func bridged(from object: AnyObject) -> CharacterSet? {
    (object as? NSCharacterSet)?.storage
  }
  /// The characters as an `NSCharacterSet`.
  public var bridgedObject: AnyObject { NSCharacterSet(set: self) }
}

extension Notification: ObjectBridged {
  /// Returns the notification of an `NSNotification`.
  public static func bridged(from object: AnyObject) -> Notification? {
    (object as? NSNotification)?.storage
  }
  /// The notification as an `NSNotification`.
  public var bridgedObject: AnyObject { NSNotification(notification: self) }
}
