public import Geometry

/// Transforms of space are interpolated by their components, with the shortest rotation.
///
/// Transforms of the plane give exactly the values of ``Geometry/Transform``.
extension Transform3D: Interpolatable {
  /// A difference of two transforms: the differences of their components, and the turn between
  /// their rotations as an axis times an angle.
  ///
  /// A single interpolation therefore turns about a fixed axis at constant speed (spherical linear
  /// interpolation).
  public struct Displacement: Hashable, Sendable {
    /// The difference of the translations, in points.
    public var translation = SIMD3<Double>.zero
    /// The axis of the turn, as a vector whose length is the angle in radians.
    public var rotation = SIMD3<Double>.zero
    /// The difference of the scales.
    public var scale = SIMD3<Double>.zero
    /// The difference of the skews.
    public var skew = SIMD3<Double>.zero
    /// The difference of the perspectives.
    public var perspective = SIMD4<Double>.zero

    /// Creates the zero displacement.
    public init() {}

    /// Creates a displacement of transforms of the plane.
    public init(_ components: Transform.Components) {
      translation = SIMD3(components.translation.dx, components.translation.dy, 0)
      rotation.z = components.rotation
      scale = SIMD3(components.scaleX, components.scaleY, 0)
      skew.x = components.skew
    }

    /// The same displacement of transforms of the plane; nil if it leaves the plane.
    var affineComponents: Transform.Components? {
      guard translation.z == 0, rotation.x == 0, rotation.y == 0, scale.z == 0, skew.y == 0,
        skew.z == 0, perspective == .zero
      else { return nil }
      return Transform.Components(
        translation: Vector(dx: translation.x, dy: translation.y), rotation: rotation.z,
        scaleX: scale.x, scaleY: scale.y, skew: skew.x)
    }
  }

  /// Returns the difference of the components, with the shortest rotation.
  public func displacement(to other: Transform3D) -> Displacement {
    displacement(to: other, rotating: .shortest)
  }

  /// Returns the difference of the components.
  ///
  /// The direction of the rotation applies to transforms of the plane; others take the shortest
  /// turn.
  public func displacement(
    to other: Transform3D, rotating direction: RotationDirection
  ) -> Displacement {
    if let start = affineTransform, let end = other.affineTransform {
      return Displacement(start.displacement(to: end, rotating: direction))
    }
    let start = Components(self)
    let end = Components(other)
    var displacement = Displacement()
    displacement.translation = end.translation - start.translation
    displacement.scale = end.scale - start.scale
    displacement.skew = end.skew - start.skew
    displacement.perspective = end.perspective - start.perspective
    displacement.rotation =
      (Quaternion(eulerAngles: end.rotation) * Quaternion(eulerAngles: start.rotation).conjugate)
      .rotationVector
    return displacement
  }

  /// Returns the transform with its components displaced.
  public func displaced(by displacement: Displacement) -> Transform3D {
    guard displacement != .zero else { return self }
    if let affine = affineTransform, let components = displacement.affineComponents {
      return Transform3D(affine.displaced(by: components))
    }
    var components = Components(self)
    components.translation += displacement.translation
    components.scale += displacement.scale
    components.skew += displacement.skew
    components.perspective += displacement.perspective
    if displacement.rotation != .zero {
      components.rotation =
        (Quaternion(rotationVector: displacement.rotation)
        * Quaternion(eulerAngles: components.rotation)).eulerAngles
    }
    return components.transform
  }
}

extension Transform3D.Displacement: VectorArithmetic {
  /// The zero displacement.
  public static var zero: Self { Self() }

  /// Returns the component-wise sum.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.translation += right.translation
    sum.rotation += right.rotation
    sum.scale += right.scale
    sum.skew += right.skew
    sum.perspective += right.perspective
    return sum
  }

  /// Returns the component-wise difference.
  public static func - (left: Self, right: Self) -> Self { left + right.scaled(by: -1) }

  /// Multiplies all components by a factor.
  public mutating func scale(by factor: Double) {
    translation *= factor
    rotation *= factor
    scale *= factor
    skew *= factor
    perspective *= factor
  }

  /// The sum of the squares of all components, regardless of unit.
  public var magnitudeSquared: Double {
    (translation * translation + rotation * rotation + scale * scale + skew * skew).sum()
      + (perspective * perspective).sum()
  }
}
