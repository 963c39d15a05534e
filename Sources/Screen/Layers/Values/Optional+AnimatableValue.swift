public import Tween

/// A nil value is animated as the origin: a color as transparency.
extension Optional: Interpolatable where Wrapped: AnimatableValue {
  /// Returns the displacement of the values.
  public func displacement(to other: Wrapped?) -> Wrapped.Displacement {
    (self ?? Wrapped.neutral).displacement(to: other ?? Wrapped.neutral)
  }

  /// Returns the displaced value; nil only for nil and the zero displacement.
  public func displaced(by displacement: Wrapped.Displacement) -> Wrapped? {
    displacement == .zero ? self : (self ?? Wrapped.neutral).displaced(by: displacement)
  }
}

extension Optional: AnimatableValue where Wrapped: AnimatableValue {
  /// Whether the values are additive.
  public static var isAdditive: Bool { Wrapped.isAdditive }
  /// The origin of the value.
  public static var neutral: Wrapped? { Wrapped.neutral }
  /// The name of the value.
  public static var pluralName: String { Wrapped.pluralName }

  /// Creates a value from that of an animation.
  public init?(animationValue: Any) {
    guard let value = Wrapped(animationValue: animationValue) else { return nil }
    self = value
  }

  /// Returns the value interpolated towards another by a fraction.
  public func blended(to other: Wrapped?, fraction: Double) -> Wrapped? {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    return (self ?? Wrapped.neutral).blended(to: other ?? Wrapped.neutral, fraction: fraction)
  }
}
