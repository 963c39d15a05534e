internal import Geometry
internal import Tween

/// A property of a layer that animations and key paths find by name.
///
/// A subclass of ``Layer`` returns its own from `property(forKey:)`:
///
/// ```swift
/// override func property(forKey key: String) -> LayerProperty? {
///   key == "progress" ? LayerProperty(\Dial.progress) : super.property(forKey: key)
/// }
/// ```
public struct LayerProperty {
  let access: any AnyValueAccess
  private let parts: [String: LayerProperty]

  /// Creates a property of a class of layers.
  public init<Root: Layer, Value: AnimatableValue>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      access: ValueAccess<Value>(
        get: { LayerProperty.cast($0, to: Root.self)[keyPath: path] },
        set: { LayerProperty.cast($0, to: Root.self)[keyPath: path] = $1 }))
  }

  init(access: any AnyValueAccess, parts: [String: LayerProperty] = [:]) {
    self.access = access
    self.parts = parts
  }

  /// Calls a visitor with the access to the values.
  package func accept<Visitor: LayerValueVisitor>(_ visitor: Visitor) -> Visitor.Result {
    access.accept(visitor)
  }

  /// Whether the values cannot be interpolated.
  package var isDiscrete: Bool { access.isDiscrete }

  /// Returns a part of the property, for example `x` of a point.
  func part(named name: String) -> LayerProperty? { parts[name] ?? access.part(named: name) }

  private static func cast<Root: Layer>(_ layer: Layer, to type: Root.Type) -> Root {
    guard let layer = layer as? Root else {
      preconditionFailure("\(layer.label) is not a \(type), whose property is animated")
    }
    return layer
  }
}

/// Reads and writes a value of a layer.
public struct ValueAccess<Value: AnimatableValue> {
  package let get: (Layer) -> Value
  package let set: (Layer, Value) -> Void

  /// Returns the access to a part of the value.
  public func part<Part: AnimatableValue>(_ path: WritableKeyPath<Value, Part>) -> LayerProperty {
    LayerProperty(
      access: ValueAccess<Part>(
        get: { get($0)[keyPath: path] },
        set: { layer, part in
          var whole = get(layer)
          whole[keyPath: path] = part
          set(layer, whole)
        }))
  }
}

/// The access to a value of any type.
protocol AnyValueAccess {
  /// The name of the values in messages.
  var pluralName: String { get }
  /// Whether values cannot be interpolated.
  var isDiscrete: Bool { get }
  func part(named name: String) -> LayerProperty?
  func value(of layer: Layer) -> Any
  /// Returns the value; transparency for a nil color, and nil for other nil values.
  func existingValue(of layer: Layer) -> Any?
  /// Sets the value; returns false if it has another type.
  func setValue(_ value: Any?, of layer: Layer) -> Bool
  /// Returns whether the values of an animation have the right types.
  func accepts(_ value: Any) -> Bool
  /// Returns the value of a layer, to which animations can be added.
  func presentedValue(of layer: Layer) -> any PresentedValue
  func accept<Visitor: LayerValueVisitor>(_ visitor: Visitor) -> Visitor.Result
}

/// A visitor of the typed access to a property.
package protocol LayerValueVisitor {
  associatedtype Result
  func visit<Value>(_ access: ValueAccess<Value>) -> Result
}

extension ValueAccess: AnyValueAccess {
  var pluralName: String { Value.pluralName }

  var isDiscrete: Bool { Value.Displacement.self == NoDisplacement.self }

  func part(named name: String) -> LayerProperty? { Value.part(named: name, of: self) }

  func value(of layer: Layer) -> Any { get(layer) }

  func existingValue(of layer: Layer) -> Any? {
    let value = get(layer)
    guard let optional = value as? any ExpressibleByNilLiteral & AnimatableValue else {
      return value
    }
    return existing(optional)
  }

  private func existing<Wrapper: ExpressibleByNilLiteral & AnimatableValue>(
    _ value: Wrapper
  ) -> Any? {
    guard value == nil as Wrapper else { return value }
    // A nil of any type can be cast to `Color?`.
    return Wrapper.self == Color?.self ? Color.clear : nil
  }

  func setValue(_ value: Any?, of layer: Layer) -> Bool {
    guard let value else {
      guard let empty = Value.self as? any ExpressibleByNilLiteral.Type,
        let null = empty.init(nilLiteral: ()) as? Value
      else { return false }
      set(layer, null)
      return true
    }
    guard let value = animationValue(value, as: Value.self) else { return false }
    set(layer, value)
    return true
  }

  func accepts(_ value: Any) -> Bool { animationValue(value, as: Value.self) != nil }

  func presentedValue(of layer: Layer) -> any PresentedValue {
    TypedPresentedValue(access: self, layer: layer)
  }

  func accept<Visitor: LayerValueVisitor>(_ visitor: Visitor) -> Visitor.Result {
    visitor.visit(self)
  }
}

@available(*, unavailable)
extension LayerProperty: Sendable {}

@available(*, unavailable)
extension ValueAccess: Sendable {}
