// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Values as bytes and the text of their type, as `@encode` writes it.
extension NSValue {
  /// Returns the object of a value in memory; nil where its type is none of those that objects have.
  public class func value(
    _ bytes: UnsafeRawPointer!, withObjCType type: UnsafePointer<CChar>!
  ) -> NSValue! {
    guard let bytes, let type else { return nil }
    return switch String(cString: type) {
    case "{CGPoint=dd}": NSValue(cgPoint: bytes.load(as: CGPoint.self))
    case "{CGSize=dd}": NSValue(cgSize: bytes.load(as: CGSize.self))
    case "{CGVector=dd}": NSValue(cgVector: bytes.load(as: CGVector.self))
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": NSValue(cgRect: bytes.load(as: CGRect.self))
    case "{UIEdgeInsets=dddd}": NSValue(uiEdgeInsets: bytes.load(as: UIEdgeInsets.self))
    case "{UIOffset=dd}": NSValue(uiOffset: bytes.load(as: UIOffset.self))
    case "{_NSRange=QQ}": NSValue(range: bytes.load(as: NSRange.self))
    case "{CGAffineTransform=dddddd}":
      NSValue(cgAffineTransform: bytes.load(as: CGAffineTransform.self))
    case "{CATransform3D=dddddddddddddddd}":
      NSValue(caTransform3D: bytes.load(as: CATransform3D.self))
    case "B": NSNumber(number: bytes.load(as: Bool.self))
    case "c": NSNumber(number: bytes.load(as: Int8.self))
    case "C": NSNumber(number: bytes.load(as: UInt8.self))
    case "s": NSNumber(number: bytes.load(as: Int16.self))
    case "S": NSNumber(number: bytes.load(as: UInt16.self))
    case "i": NSNumber(number: bytes.load(as: Int32.self))
    case "I": NSNumber(number: bytes.load(as: UInt32.self))
    case "q": NSNumber(number: bytes.load(as: Int.self))
    case "Q": NSNumber(number: bytes.load(as: UInt.self))
    case "f": NSNumber(number: bytes.load(as: Float.self))
    case "d": NSNumber(number: bytes.load(as: Double.self))
    default: nil
    }
  }

  /// The text of the value's type: "{CGPoint=dd}", "d".
  public var objCType: UnsafePointer<CChar>! { UnsafePointer(cString(encoding)) }

  private var encoding: String {
    switch content.base {
    case is CGPoint: "{CGPoint=dd}"
    case is CGSize: "{CGSize=dd}"
    case is CGVector: "{CGVector=dd}"
    case is CGRect: "{CGRect={CGPoint=dd}{CGSize=dd}}"
    case is UIEdgeInsets: "{UIEdgeInsets=dddd}"
    case is UIOffset: "{UIOffset=dd}"
    case is NSRange: "{_NSRange=QQ}"
    case is CGAffineTransform: "{CGAffineTransform=dddddd}"
    case is CATransform3D: "{CATransform3D=dddddddddddddddd}"
    case is UnsafeRawPointer: "^v"
    case let number as any NumberBridged: Swift.type(of: number).encoding
    default: "@"
    }
  }
}
