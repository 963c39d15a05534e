/// A property that holds an object weakly, for generic types whose parameter can be a protocol.
///
/// On Apple's systems a protocol of Objective-C is itself a type of objects; here it is not, and
/// `weak` cannot stand before such a parameter.
@propertyWrapper
public struct _WeakReference<Value> {
  private weak var object: AnyObject?

  /// Creates a property without an object.
  public init() {}

  /// Creates a property with an object.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// The object; nil when it is gone.
  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue.map { $0 as AnyObject } }
  }
}

@available(*, unavailable)
extension _WeakReference: Sendable {}

extension ObjectIdentifier {
  /// Creates the identifier of an object whose type is not known to be a class.
  @_disfavoredOverload
  public init<Value>(_ value: Value) { self.init(value as AnyObject) }
}

/// Returns whether two objects, whose type is not known to be a class, are the same.
@_disfavoredOverload
public func === <Value>(first: Value?, second: Value?) -> Bool {
  switch (first, second) {
  case (let first?, let second?): (first as AnyObject) === (second as AnyObject)
  case (nil, nil): true
  default: false
  }
}
