// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension NSValue: NaturallyBridged {
  var naturalValue: Any { content.base }

  /// Returns a `CGPoint` as an object.
  public class func valueWithCGPoint(_ value: CGPoint) -> NSValue! { NSValue(cgPoint: value) }
  /// Returns a `CGVector` as an object.
  public class func valueWithCGVector(_ value: CGVector) -> NSValue! { NSValue(cgVector: value) }
  /// Returns a `CGSize` as an object.
  public class func valueWithCGSize(_ value: CGSize) -> NSValue! { NSValue(cgSize: value) }
  /// Returns a `CGRect` as an object.
  public class func valueWithCGRect(_ value: CGRect) -> NSValue! { NSValue(cgRect: value) }
  /// Returns a `CGAffineTransform` as an object.
  public class func valueWithCGAffineTransform(_ value: CGAffineTransform) -> NSValue! {
    NSValue(cgAffineTransform: value)
  }
  /// Returns a `CATransform3D` as an object.
  public class func valueWithCATransform3D(_ value: CATransform3D) -> NSValue! {
    NSValue(caTransform3D: value)
  }
  /// Returns a `UIEdgeInsets` as an object.
  public class func valueWithUIEdgeInsets(_ value: UIEdgeInsets) -> NSValue! {
    NSValue(uiEdgeInsets: value)
  }
  /// Returns a `UIOffset` as an object.
  public class func valueWithUIOffset(_ value: UIOffset) -> NSValue! { NSValue(uiOffset: value) }
  /// Returns a range as an object.
  public class func valueWithRange(_ value: NSRange) -> NSValue! { NSValue(range: value) }
  /// Returns an object that holds another one by its identity.
  public class func valueWithNonretainedObject(_ object: AnyObject!) -> NSValue! {
    NSValue(AnyHashable(object.map(HeldObject.init)))
  }
  /// Returns a pointer as an object.
  public class func valueWithPointer(_ pointer: UnsafeRawPointer!) -> NSValue! {
    NSValue(AnyHashable(pointer))
  }

  /// The `CGPoint`; zero for another value.
  public var CGPointValue: CGPoint { cgPointValue }
  /// The `CGVector`; zero for another value.
  public var CGVectorValue: CGVector { cgVectorValue }
  /// The `CGSize`; zero for another value.
  public var CGSizeValue: CGSize { cgSizeValue }
  /// The `CGRect`; zero for another value.
  public var CGRectValue: CGRect { cgRectValue }
  /// The `CGAffineTransform`; zero for another value.
  public var CGAffineTransformValue: CGAffineTransform { cgAffineTransformValue }
  /// The `CATransform3D`; zero for another value.
  public var CATransform3DValue: CATransform3D { caTransform3DValue }
  /// The `UIEdgeInsets`; zero for another value.
  public var UIEdgeInsetsValue: UIEdgeInsets { uiEdgeInsetsValue }
  /// The `UIOffset`; zero for another value.
  public var UIOffsetValue: UIOffset { uiOffsetValue }

  /// The object; nil for another value.
  public var nonretainedObjectValue: AnyObject! { (content.base as? HeldObject)?.object }
  /// The pointer; nil for another value.
  public var pointerValue: UnsafeMutableRawPointer! {
    (content.base as? UnsafeRawPointer).map(UnsafeMutableRawPointer.init(mutating:))
  }

  /// Returns whether another object has an equal value.
  public func isEqualToValue(_ value: NSValue!) -> Bool { isEqual(value) }

  /// Writes the value into memory.
  public func getValue(_ pointer: UnsafeMutableRawPointer!) {
    func write<Value>(_ value: Value) { pointer.storeBytes(of: value, as: Value.self) }
    switch content.base {
    case let value as any BitwiseCopyable: write(value)
    default: break
    }
  }
}

/// An object that is compared by its identity.
private struct HeldObject: Hashable {
  weak var object: AnyObject?
  private let identity: ObjectIdentifier

  init(_ object: AnyObject) {
    self.object = object
    identity = ObjectIdentifier(object)
  }

  static func == (left: HeldObject, right: HeldObject) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
