// The functions of Core Animation for transforms in space.

public import Geometry

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identity.
public let CATransform3DIdentity = Transform3D.identity

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: Double, _ ty: Double, _ tz: Double) -> Transform3D {
  Transform3D(translationX: tx, y: ty, z: tz)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a scale.
public func CATransform3DMakeScale(_ sx: Double, _ sy: Double, _ sz: Double) -> Transform3D {
  Transform3D(scaleX: sx, y: sy, z: sz)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rotation by an angle, in radians, around an axis.
public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double)
  -> Transform3D
{
  // An axis of no length turns nothing.
  x == 0 && y == 0 && z == 0
    ? Transform3D.identity : Transform3D(rotationAngle: angle, x: x, y: y, z: z)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform with a translation before it.
public func CATransform3DTranslate(
  _ transform: Transform3D, _ tx: Double, _ ty: Double, _ tz: Double
) -> Transform3D { transform.translatedBy(x: tx, y: ty, z: tz) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform with a scale before it.
public func CATransform3DScale(
  _ transform: Transform3D, _ sx: Double, _ sy: Double, _ sz: Double
) -> Transform3D { transform.scaledBy(x: sx, y: sy, z: sz) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform with a rotation before it.
public func CATransform3DRotate(
  _ transform: Transform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> Transform3D {
  x == 0 && y == 0 && z == 0 ? transform : transform.rotated(by: angle, x: x, y: y, z: z)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns two transforms, one after the other.
public func CATransform3DConcat(_ first: Transform3D, _ second: Transform3D) -> Transform3D {
  first.concatenating(second)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the inverse; the transform itself if it has none.
public func CATransform3DInvert(_ transform: Transform3D) -> Transform3D {
  transform.inverse ?? transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ transform: Transform3D) -> Bool { transform.isIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two transforms are the same.
public func CATransform3DEqualToTransform(_ one: Transform3D, _ other: Transform3D) -> Bool {
  one == other
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a transform stays in the plane.
public func CATransform3DIsAffine(_ transform: Transform3D) -> Bool {
  transform.affineTransform != nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform in space as one of the plane; the identity if it leaves the plane.
public func CATransform3DGetAffineTransform(_ transform: Transform3D) -> Transform {
  transform.affineTransform ?? .identity
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform of the plane as one in space.
public func CATransform3DMakeAffineTransform(_ transform: Transform) -> Transform3D {
  Transform3D(transform)
}
