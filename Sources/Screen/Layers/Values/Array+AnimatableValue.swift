public import Tween

/// Lists of the same length are animated element by element; others change at the end.
extension Array: Interpolatable where Element: AnimatableValue {
  /// The displacements of the elements; empty is the zero displacement.
  public struct Displacement: VectorArithmetic, Sendable {
    var elements: [Element.Displacement]

    /// The zero displacement.
    public static var zero: Self { Self(elements: []) }

    /// Returns the sum; the left one if the lists differ in length.
    public static func + (left: Self, right: Self) -> Self {
      if left.elements.isEmpty { return right }
      guard left.elements.count == right.elements.count else { return left }
      return Self(elements: zip(left.elements, right.elements).map(+))
    }

    /// Returns the difference.
    public static func - (left: Self, right: Self) -> Self { left + right.scaled(by: -1) }

    /// Multiplies all displacements by a factor.
    public mutating func scale(by factor: Double) {
      for index in elements.indices { elements[index].scale(by: factor) }
    }

    /// The sum over the elements.
    public var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }
  }

  /// Returns the displacements of the elements; none if the lists differ in length.
  public func displacement(to other: [Element]) -> Displacement {
    guard count == other.count else { return .zero }
    return Displacement(elements: zip(self, other).map { $0.displacement(to: $1) })
  }

  /// Returns the displaced elements.
  public func displaced(by displacement: Displacement) -> [Element] {
    guard count == displacement.elements.count else { return self }
    return zip(self, displacement.elements).map { $0.displaced(by: $1) }
  }
}

extension Array: AnimatableValue where Element: AnimatableValue {
  /// The empty list.
  public static var neutral: [Element] { [] }
  /// Lists of the elements.
  public static var pluralName: String { "lists of \(Element.pluralName)" }

  /// Creates a list from a list of convertible values.
  public init?(animationValue: Any) {
    guard let values = animationValue as? [Any] else { return nil }
    let elements = values.compactMap { Layers.animationValue($0, as: Element.self) }
    guard elements.count == values.count else { return nil }
    self = elements
  }
}
