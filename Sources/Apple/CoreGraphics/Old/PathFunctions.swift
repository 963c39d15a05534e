// The functions of paths that Swift 3 made methods; Swift 2 source calls them.

public import Geometry

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an empty path.
public func CGPathCreateMutable() -> Path {
  Path()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a subpath.
public func CGPathMoveToPoint(
  _ path: inout Path, _ transform: UnsafePointer<Transform>?, _ x: Double, _ y: Double
) {
  path.move(to: Point(x, y), transform: transform?.pointee ?? .identity)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a line.
public func CGPathAddLineToPoint(
  _ path: inout Path, _ transform: UnsafePointer<Transform>?, _ x: Double, _ y: Double
) {
  path.addLine(to: Point(x, y), transform: transform?.pointee ?? .identity)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a rectangle.
public func CGPathAddRect(
  _ path: inout Path, _ transform: UnsafePointer<Transform>?, _ rect: Rect
) {
  path.addRect(rect, transform: transform?.pointee ?? .identity)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an ellipse.
public func CGPathAddEllipseInRect(
  _ path: inout Path, _ transform: UnsafePointer<Transform>?, _ rect: Rect
) {
  path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a path.
public func CGPathAddPath(
  _ path: inout Path, _ transform: UnsafePointer<Transform>?, _ other: Path
) {
  path.addPath(other, transform: transform?.pointee ?? .identity)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Closes the subpath.
public func CGPathCloseSubpath(_ path: inout Path) {
  path.closeSubpath()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle as a path.
public func CGPathCreateWithRect(_ rect: Rect, _ transform: UnsafePointer<Transform>?) -> Path {
  Path(rect: rect, transform: transform)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an ellipse as a path.
public func CGPathCreateWithEllipseInRect(_ rect: Rect, _ transform: UnsafePointer<Transform>?)
  -> Path
{
  Path(ellipseIn: rect, transform: transform)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the box of a path.
public func CGPathGetBoundingBox(_ path: Path) -> Rect {
  path.boundingBox
}
