public import Tween

/// A value that cannot be interpolated: animations change from one to the other halfway.
public protocol DiscreteValue: AnimatableValue where Displacement == NoDisplacement {}

/// The only displacement of discrete values.
public struct NoDisplacement: VectorArithmetic, Hashable, Sendable {
  /// The displacement.
  public static var zero: Self { Self() }
  /// Returns the displacement.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Returns the displacement.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Does nothing.
  public mutating func scale(by factor: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

extension DiscreteValue {
  /// Returns the only displacement.
  public func displacement(to other: Self) -> NoDisplacement { .zero }
  /// Returns the value itself.
  public func displaced(by displacement: NoDisplacement) -> Self { self }

  /// Returns the value itself for fractions below 1/2, and the other from there on.
  public func blended(to other: Self, fraction: Double) -> Self { fraction < 0.5 ? self : other }

  /// Creates a value from one of the same type.
  public init?(animationValue: Any) {
    guard let value = animationValue as? Self else { return nil }
    self = value
  }
}

extension Bool: Interpolatable {}
extension Bool: DiscreteValue {
  /// False.
  public static var neutral: Bool { false }
  /// `booleans`.
  public static var pluralName: String { "booleans" }

  /// Creates a boolean from one, or from a number, of which 0 is false.
  public init?(animationValue: Any) {
    if let value = animationValue as? Bool {
      self = value
    } else if let number = Double(animationValue: animationValue) {
      self = number != 0
    } else {
      return nil
    }
  }
}
