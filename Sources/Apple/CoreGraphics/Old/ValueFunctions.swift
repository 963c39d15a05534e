// The functions of Core Graphics that Swift 3 made initializers and members; Swift 2 source calls
// them.

public import Geometry

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a point.
public func CGPointMake(_ x: Double, _ y: Double) -> Point { Point(x, y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a size.
public func CGSizeMake(_ width: Double, _ height: Double) -> Size { Size(width, height) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a vector.
public func CGVectorMake(_ dx: Double, _ dy: Double) -> Vector { Vector(dx: dx, dy: dy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle.
public func CGRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rotation.
public func CGAffineTransformMakeRotation(_ angle: Double) -> Transform {
  Transform(rotationAngle: angle)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a scale.
public func CGAffineTransformMakeScale(_ sx: Double, _ sy: Double) -> Transform {
  Transform(scaleX: sx, y: sy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a translation.
public func CGAffineTransformMakeTranslation(_ tx: Double, _ ty: Double) -> Transform {
  Transform(translationX: tx, y: ty)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform with a rotation before it.
public func CGAffineTransformRotate(_ transform: Transform, _ angle: Double) -> Transform {
  transform.rotated(by: angle)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform with a scale before it.
public func CGAffineTransformScale(_ transform: Transform, _ sx: Double, _ sy: Double) -> Transform
{ transform.scaledBy(x: sx, y: sy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform with a translation before it.
public func CGAffineTransformTranslate(_ transform: Transform, _ tx: Double, _ ty: Double)
  -> Transform
{ transform.translatedBy(x: tx, y: ty) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns two transforms, one after the other.
public func CGAffineTransformConcat(_ first: Transform, _ second: Transform) -> Transform {
  first.concatenating(second)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the width of a rectangle.
public func CGRectGetWidth(_ rect: Rect) -> Double { rect.width }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the height of a rectangle.
public func CGRectGetHeight(_ rect: Rect) -> Double { rect.height }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the left edge of a rectangle.
public func CGRectGetMinX(_ rect: Rect) -> Double { rect.minX }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the x coordinate of the center of a rectangle.
public func CGRectGetMidX(_ rect: Rect) -> Double { rect.midX }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the right edge of a rectangle.
public func CGRectGetMaxX(_ rect: Rect) -> Double { rect.maxX }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the upper edge of a rectangle.
public func CGRectGetMinY(_ rect: Rect) -> Double { rect.minY }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the y coordinate of the center of a rectangle.
public func CGRectGetMidY(_ rect: Rect) -> Double { rect.midY }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the lower edge of a rectangle.
public func CGRectGetMaxY(_ rect: Rect) -> Double { rect.maxY }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a rectangle contains a point.
public func CGRectContainsPoint(_ rect: Rect, _ point: Point) -> Bool { rect.contains(point) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two rectangles intersect.
public func CGRectIntersectsRect(_ one: Rect, _ other: Rect) -> Bool { one.intersects(other) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle with its edges moved inwards.
public func CGRectInset(_ rect: Rect, _ dx: Double, _ dy: Double) -> Rect {
  rect.insetBy(dx: dx, dy: dy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a moved rectangle.
public func CGRectOffset(_ rect: Rect, _ dx: Double, _ dy: Double) -> Rect {
  rect.offsetBy(dx: dx, dy: dy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identity.
public let CGAffineTransformIdentity = Transform.identity
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The point at the origin.
public let CGPointZero = Point.zero
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size without an extent.
public let CGSizeZero = Size.zero
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The rectangle at the origin without an extent.
public let CGRectZero = Rect.zero
