public import Geometry

extension Rect: Interpolatable {
  /// A displacement of the origin and a change of size, in points.
  public struct Displacement: Hashable, Sendable {
    /// The displacement of the origin.
    public var origin: Vector
    /// The change of the width as `dx` and of the height as `dy`.
    public var size: Vector

    /// Creates a displacement from its two parts.
    public init(origin: Vector, size: Vector) {
      self.origin = origin
      self.size = size
    }
  }

  /// Returns the differences of the origins and of the sizes.
  public func displacement(to other: Rect) -> Displacement {
    Displacement(
      origin: origin.displacement(to: other.origin), size: size.displacement(to: other.size))
  }

  /// Returns the rectangle with its origin and size displaced.
  public func displaced(by displacement: Displacement) -> Rect {
    Rect(
      origin: origin.displaced(by: displacement.origin),
      size: size.displaced(by: displacement.size))
  }
}

extension Rect.Displacement: VectorArithmetic {
  /// The zero displacement.
  public static var zero: Self { Self(origin: .zero, size: .zero) }

  /// Returns the component-wise sum.
  public static func + (left: Self, right: Self) -> Self {
    Self(origin: left.origin + right.origin, size: left.size + right.size)
  }

  /// Returns the component-wise difference.
  public static func - (left: Self, right: Self) -> Self {
    Self(origin: left.origin - right.origin, size: left.size - right.size)
  }

  /// Multiplies both parts by a factor.
  public mutating func scale(by factor: Double) {
    origin.scale(by: factor)
    size.scale(by: factor)
  }

  /// The sum of the squares of the four components.
  public var magnitudeSquared: Double { origin.magnitudeSquared + size.magnitudeSquared }
}
