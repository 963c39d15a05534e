public import PictureKit

/// Attributes of text as a value, which Swift's API of bars and controls takes.
public typealias TextAttributes = PictureKit.TextAttributes

extension TextAttributes: ObjectBridged {
  /// Returns the attributes that a dictionary has by their names.
  public static func bridged(from object: AnyObject) -> TextAttributes? {
    (object as? NSDictionary).map { textAttributes(of: $0) }
  }

  /// The attributes as a dictionary.
  public var bridgedObject: AnyObject { dictionary(of: self) }
}
