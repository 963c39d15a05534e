public import Geometry

/// A value that can be interpolated and displaced.
///
/// Values are like points and displacements like vectors: `a.displaced(by: a.displacement(to: b))`
/// is `b` up to rounding, and the zero displacement returns the same value exactly.
///
/// An additive animation from `old` to `new` with progress `p` shows
///
/// ```
/// new.displaced(by: old.displacement(to: new).scaled(by: p - 1))
/// ```
///
/// and several additive animations add their displacements. Compute the displacement in the
/// direction of the motion, as here: `new.displacement(to: old)` is not always the negative,
/// because half a turn is clockwise in both directions.
public protocol Interpolatable {
  /// The difference of two values.
  associatedtype Displacement: VectorArithmetic & Sendable

  /// Returns the displacement from this value to another.
  func displacement(to other: Self) -> Displacement

  /// Returns the displacement from this value to another, with a given direction of rotation.
  ///
  /// The default implementation, for values without a rotation, returns `displacement(to:)`.
  func displacement(to other: Self, rotating direction: RotationDirection) -> Displacement

  /// Returns the displaced value; exactly this value for the zero displacement.
  func displaced(by displacement: Displacement) -> Self
}

extension Interpolatable {
  /// Returns the displacement from this value to another.
  public func displacement(to other: Self, rotating direction: RotationDirection) -> Displacement {
    displacement(to: other)
  }

  /// Returns the value between this value and another.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The fraction; values outside of 0...1 extrapolate.
  /// - Returns: The value, exactly this one at fraction 0 and exactly `other` at 1.
  public func interpolated(to other: Self, fraction: Double) -> Self {
    interpolated(to: other, along: displacement(to: other), fraction: fraction)
  }

  /// Returns the value at a fraction of a displacement that leads to `other`.
  func interpolated(
    to other: Self, along displacement: Displacement, fraction: Double
  ) -> Self {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    return displaced(by: displacement.scaled(by: fraction))
  }
}

extension Double: Interpolatable {
  /// Returns the difference.
  public func displacement(to other: Double) -> Double { other - self }

  /// Returns the sum.
  public func displaced(by displacement: Double) -> Double { self + displacement }
}

extension Vector: Interpolatable {
  /// Returns the difference.
  public func displacement(to other: Vector) -> Vector { other - self }

  /// Returns the sum.
  public func displaced(by displacement: Vector) -> Vector { self + displacement }
}

extension Point: Interpolatable {
  /// Returns the vector to another point.
  public func displacement(to other: Point) -> Vector { other - self }

  /// Returns the point displaced by a vector.
  public func displaced(by displacement: Vector) -> Point { self + displacement }
}

extension Size: Interpolatable {
  /// Returns the difference of the widths as `dx`, of the heights as `dy`.
  public func displacement(to other: Size) -> Vector {
    Vector(dx: other.width - width, dy: other.height - height)
  }

  /// Returns the size with `dx` added to the width and `dy` to the height.
  public func displaced(by displacement: Vector) -> Size {
    Size(width + displacement.dx, height + displacement.dy)
  }
}
