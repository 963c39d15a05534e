public import Tween

/// A value of a layer's property that animations compute.
public protocol AnimatableValue: Interpolatable, Equatable {
  /// The value from which additive and cumulative animations measure: zero, the identity or
  /// transparency.
  static var neutral: Self { get }
  /// Whether the animations of views are added to each other instead of replacing each other; true
  /// by default.
  static var isAdditive: Bool { get }
  /// The name of the values in messages, in the plural.
  static var pluralName: String { get }

  /// Creates a value from that of an animation; nil if it has another type.
  init?(animationValue: Any)

  /// Returns the value interpolated towards another by a fraction.
  func blended(to other: Self, fraction: Double) -> Self

  /// Returns the access to a part of the value, for example `x` of a point; nil if there is none.
  static func part(named name: String, of access: ValueAccess<Self>) -> LayerProperty?
}

extension AnimatableValue {
  /// Returns the value interpolated towards another by a fraction of its displacement.
  public func blended(to other: Self, fraction: Double) -> Self {
    interpolated(to: other, fraction: fraction)
  }

  /// True.
  public static var isAdditive: Bool { true }

  /// Returns nil: by default a value has no parts.
  public static func part(named name: String, of access: ValueAccess<Self>) -> LayerProperty? {
    nil
  }

  /// The value as a displacement from the origin.
  var offset: Displacement { Self.neutral.displacement(to: self) }
}

/// A wrapper of an animation's value, such as a boxed number or point.
public protocol AnimationValueWrapper {
  /// The value that is wrapped.
  var animationValue: Any { get }
}

/// Returns a value of a type from that of an animation; nil if it has another type.
func animationValue<Value: AnimatableValue>(_ value: Any, as type: Value.Type) -> Value? {
  if let value = Value(animationValue: value) { return value }
  guard let wrapper = value as? any AnimationValueWrapper else { return nil }
  return Value(animationValue: wrapper.animationValue)
}
