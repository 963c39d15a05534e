public import Layers

// What properties that are marked `@NSManaged` call in a layer of source that is rewritten.

/// A value that a property has before it is set.
private protocol ZeroValue {
  init()
}

extension Double: ZeroValue {}
extension Float: ZeroValue {}
extension Int: ZeroValue {}
extension Bool: ZeroValue {}
extension String: ZeroValue {}
extension CGPoint: ZeroValue {}
extension CGSize: ZeroValue {}
extension CGRect: ZeroValue {}

extension Layer {
  /// Returns the value of a property that the layer keeps; zero before it has been set.
  public func _managed<Value>(_ key: String) -> Value {
    if let value: Value = declaredValue(forKey: key) { return value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = type.init(nilLiteral: ()) as? Value
    {
      return value
    }
    if let type = Value.self as? any ZeroValue.Type, let value = type.init() as? Value {
      return value
    }
    preconditionFailure("the property \(key) of \(type(of: self)) is read before it is set")
  }

  /// Sets a property that the layer keeps.
  public func _setManaged<Value>(_ key: String, _ value: Value) {
    setDeclaredValue(value, forKey: key)
  }
}
