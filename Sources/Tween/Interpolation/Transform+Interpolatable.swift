public import Geometry

/// Transforms are tweened in their components, with the rotation going the shortest way.
extension Transform: Interpolatable {
  /// The difference of the components, with the rotation going the shortest way.
  public func displacement(to other: Transform) -> Components {
    displacement(to: other, rotating: .shortest)
  }

  /// The difference of the components, with the rotation going a given way.
  public func displacement(
    to other: Transform, rotating direction: RotationDirection
  ) -> Components {
    var difference = Components(other) - Components(self)
    difference.rotation = direction.turn(by: difference.rotation)
    return difference
  }

  /// The transform with displaced components.
  ///
  /// A displacement that only translates leaves a, b, c and d as they are, bit for bit.
  public func displaced(by displacement: Components) -> Transform {
    guard displacement != .zero else { return self }
    var move = Components.zero
    move.translation = displacement.translation
    guard displacement != move else {
      return Transform(
        a: a, b: b, c: c, d: d, tx: tx + move.translation.dx, ty: ty + move.translation.dy)
    }
    return (Components(self) + displacement).transform
  }

  /// The transform part of the way to another, with the rotation going a given way.
  ///
  /// - Parameters:
  ///   - other: The transform at fraction 1.
  ///   - fraction: How much of the way; below 0 and above 1 it goes on beyond the ends.
  ///   - direction: Which way round the rotation goes.
  /// - Returns: The transform, exactly this one at fraction 0 and exactly `other` at 1.
  public func interpolated(
    to other: Transform, fraction: Double, rotating direction: RotationDirection
  ) -> Transform {
    interpolated(
      to: other, along: displacement(to: other, rotating: direction), fraction: fraction)
  }
}
