public import Geometry

/// Transforms are interpolated by their components, with the shortest rotation.
extension Transform: Interpolatable {
  /// Returns the difference of the components, with the shortest rotation.
  public func displacement(to other: Transform) -> Components {
    displacement(to: other, rotating: .shortest)
  }

  /// Returns the difference of the components, with a given direction of rotation.
  public func displacement(
    to other: Transform, rotating direction: RotationDirection
  ) -> Components {
    var difference = Components(other) - Components(self)
    difference.rotation = direction.equivalent(of: difference.rotation)
    return difference
  }

  /// Returns the transform with its components displaced.
  ///
  /// A displacement that only translates keeps a, b, c and d exactly.
  public func displaced(by displacement: Components) -> Transform {
    guard displacement != .zero else { return self }
    var translation = Components.zero
    translation.translation = displacement.translation
    guard displacement != translation else {
      return Transform(
        a: a, b: b, c: c, d: d, tx: tx + displacement.translation.dx,
        ty: ty + displacement.translation.dy)
    }
    return (Components(self) + displacement).transform
  }

  /// Returns the transform between this one and another, with a given direction of rotation.
  ///
  /// - Parameters:
  ///   - other: The transform at fraction 1.
  ///   - fraction: The fraction; values outside of 0...1 extrapolate.
  ///   - direction: The direction of rotation.
  /// - Returns: The transform, exactly this one at fraction 0 and exactly `other` at 1.
  public func interpolated(
    to other: Transform, fraction: Double, rotating direction: RotationDirection
  ) -> Transform {
    interpolated(
      to: other, along: displacement(to: other, rotating: direction), fraction: fraction)
  }
}
