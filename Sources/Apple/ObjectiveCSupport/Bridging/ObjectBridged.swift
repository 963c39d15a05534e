/// A type of Swift whose values are objects in Objective-C.
public protocol ObjectBridged {
  /// Returns the value of an object; nil if it is of a class without such a value.
  static func bridged(from object: AnyObject) -> Self?

  /// The value as an object.
  var bridgedObject: AnyObject { get }
}

/// A value that is an object for Apple and a structure here, such as a color, as an object.
public final class ObjectBox: NSObject {
  /// The value.
  public let value: Any

  /// Creates an object with a value.
  public init(_ value: Any) {
    self.value = value
    super.init()
  }

  /// Returns whether another object has an equal value.
  override public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ObjectBox else { return false }
    if other === self { return true }
    guard let one = value as? AnyHashable, let two = other.value as? AnyHashable else {
      return false
    }
    return one == two
  }

  /// The hash value of the value.
  override public var hash: Int { (value as? AnyHashable)?.hashValue ?? super.hash }
  /// The text of the value.
  override public var description: String { "\(value)" }
}

/// A block as an object.
public final class ObjectBlock: NSObject {
  /// The function.
  public let body: Any

  /// Creates an object with a function.
  public init(_ body: Any) {
    self.body = body
    super.init()
  }
}

/// Returns a block as an object; nil for none.
public func boxBlock<Function>(_ function: Function?) -> AnyObject! {
  function.map { ObjectBlock($0) }
}

/// Returns the block of an object; nil for an object that is none of this type.
public func unboxBlock<Function>(
  _ object: AnyObject?, as type: Function.Type = Function.self
) -> Function! {
  guard let object else { return nil }
  if let function = (object as? ObjectBlock)?.body as? Function { return function }
  raise("NSInvalidArgumentException", "\(descriptionText(of: object)) is not a block of this type")
  return nil
}

/// An optional type, whatever it wraps.
protocol OptionalType {
  /// Returns the optional with the value of an object.
  static func optional(from object: AnyObject?) -> Self
}

extension Optional: OptionalType {
  static func optional(from object: AnyObject?) -> Self { valueOf(object, as: Wrapped.self) }
}
