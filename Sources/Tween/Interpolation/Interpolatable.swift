public import Geometry

/// A value that can be tweened, and moved by a sum of displacements.
///
/// Values are like points and displacements like vectors: `a.displaced(by: a.displacement(to: b))`
/// is `b` up to rounding, and a displacement of zero gives back exactly the value itself.
///
/// An additive animation from `old` to `new` with progress `p` shows
///
/// ```
/// new.displaced(by: old.displacement(to: new).scaled(by: p - 1))
/// ```
///
/// and several of them add up their displacements. Take the displacement in the direction of the
/// motion, as here, and negate it; `new.displacement(to: old)` is not always the opposite, because
/// both ways of half a turn count as clockwise.
public protocol Interpolatable {
  /// What leads from one value to another.
  associatedtype Displacement: VectorArithmetic & Sendable

  /// The displacement that leads from this value to another.
  func displacement(to other: Self) -> Displacement

  /// The displacement that leads from this value to another, with a rotation in it going a given way.
  ///
  /// Values without a rotation have no choice: theirs is `displacement(to:)`.
  func displacement(to other: Self, rotating direction: RotationDirection) -> Displacement

  /// The value a displacement leads to; this very value for a displacement of zero.
  func displaced(by displacement: Displacement) -> Self
}

extension Interpolatable {
  /// The displacement that leads from this value to another.
  public func displacement(to other: Self, rotating direction: RotationDirection) -> Displacement {
    displacement(to: other)
  }

  /// The value part of the way to another.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: How much of the way; below 0 and above 1 it goes on beyond the ends.
  /// - Returns: The value, exactly this one at fraction 0 and exactly `other` at 1.
  public func interpolated(to other: Self, fraction: Double) -> Self {
    interpolated(to: other, along: displacement(to: other), fraction: fraction)
  }

  /// The value part of the way along a displacement that leads to `other`.
  func interpolated(
    to other: Self, along displacement: Displacement, fraction: Double
  ) -> Self {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    return displaced(by: displacement.scaled(by: fraction))
  }
}

extension Double: Interpolatable {
  /// The difference.
  public func displacement(to other: Double) -> Double { other - self }

  /// The sum.
  public func displaced(by displacement: Double) -> Double { self + displacement }
}

extension Vector: Interpolatable {
  /// The difference.
  public func displacement(to other: Vector) -> Vector { other - self }

  /// The sum.
  public func displaced(by displacement: Vector) -> Vector { self + displacement }
}

extension Point: Interpolatable {
  /// The vector that leads to another point.
  public func displacement(to other: Point) -> Vector { other - self }

  /// The point one vector away.
  public func displaced(by displacement: Vector) -> Point { self + displacement }
}

extension Size: Interpolatable {
  /// The difference of the widths as `dx`, of the heights as `dy`.
  public func displacement(to other: Size) -> Vector {
    Vector(dx: other.width - width, dy: other.height - height)
  }

  /// The size with `dx` added to the width and `dy` to the height.
  public func displaced(by displacement: Vector) -> Size {
    Size(width + displacement.dx, height + displacement.dy)
  }
}
