// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Geometry

// Functions of Core Graphics for paths; a path that is nil stays nil, as in a message to nil.

extension UnsafePointer<CGAffineTransform>? {
  /// The transform; the identity for nil.
  fileprivate var transform: CGAffineTransform { self?.pointee ?? .identity }
}

/// Begins a subpath at a point.
public func CGPathMoveToPoint(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: Double, _ y: Double
) {
  path?.move(to: CGPoint(x: x, y: y), transform: m.transform)
}

/// Adds a line.
public func CGPathAddLineToPoint(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: Double, _ y: Double
) {
  path?.addLine(to: CGPoint(x: x, y: y), transform: m.transform)
}

/// Adds a quadratic curve.
public func CGPathAddQuadCurveToPoint(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ cpx: Double, _ cpy: Double,
  _ x: Double, _ y: Double
) {
  path?.addQuadCurve(
    to: CGPoint(x: x, y: y).applying(m.transform),
    control: CGPoint(x: cpx, y: cpy).applying(m.transform))
}

/// Adds a cubic curve.
public func CGPathAddCurveToPoint(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ cp1x: Double, _ cp1y: Double,
  _ cp2x: Double, _ cp2y: Double, _ x: Double, _ y: Double
) {
  path?.addCurve(
    to: CGPoint(x: x, y: y).applying(m.transform),
    control1: CGPoint(x: cp1x, y: cp1y).applying(m.transform),
    control2: CGPoint(x: cp2x, y: cp2y).applying(m.transform))
}

/// Adds an arc; `clockwise` is counterclockwise on screen, as Core Graphics has it.
public func CGPathAddArc(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: Double, _ y: Double,
  _ radius: Double, _ startAngle: Double, _ endAngle: Double, _ clockwise: Bool
) {
  path?.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise, transform: m.transform)
}

/// Adds an arc of an angle; a positive one is clockwise on screen.
public func CGPathAddRelativeArc(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: Double, _ y: Double,
  _ radius: Double, _ startAngle: Double, _ delta: Double
) {
  CGPathAddArc(&path, m, x, y, radius, startAngle, startAngle + delta, delta < 0)
}

/// Adds a line to a circle that touches two lines, and its arc between them.
///
/// The lines go from the current point to the first point, and from there to the second one.
public func CGPathAddArcToPoint(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ x1: Double, _ y1: Double,
  _ x2: Double, _ y2: Double, _ radius: Double
) {
  path?.addArc(
    tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius,
    transform: m.transform)
}

/// Adds a rectangle.
public func CGPathAddRect(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) {
  path?.addRect(rect, transform: m.transform)
}

/// Adds rectangles.
public func CGPathAddRects(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ rects: UnsafePointer<CGRect>!,
  _ count: UInt
) {
  for rect in UnsafeBufferPointer(start: rects, count: Int(count)) {
    path?.addRect(rect, transform: m.transform)
  }
}

/// Adds a rectangle with round corners.
public func CGPathAddRoundedRect(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ rect: CGRect,
  _ cornerWidth: Double, _ cornerHeight: Double
) {
  path?.addRoundedRect(
    in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: m.transform)
}

/// Adds an ellipse.
public func CGPathAddEllipseInRect(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) {
  path?.addEllipse(in: rect, transform: m.transform)
}

/// Adds lines between points.
public func CGPathAddLines(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?,
  _ points: UnsafePointer<CGPoint>!, _ count: UInt
) {
  let points = UnsafeBufferPointer(start: points, count: Int(count))
  path?.addLines(between: points.map { $0.applying(m.transform) })
}

/// Adds another path.
public func CGPathAddPath(
  _ path: inout CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ other: CGPath?
) {
  if let other { path?.addPath(other, transform: m.transform) }
}

/// Closes the subpath.
public func CGPathCloseSubpath(_ path: inout CGPath?) { path?.closeSubpath() }

/// Returns a copy of a path.
public func CGPathCreateCopy(_ path: CGPath?) -> CGPath? { path }
/// Returns a copy of a path.
public func CGPathCreateMutableCopy(_ path: CGPath?) -> CGPath? { path }

/// Returns a transformed path.
public func CGPathCreateCopyByTransformingPath(
  _ path: CGPath?, _ m: UnsafePointer<CGAffineTransform>?
) -> CGPath? { path?.applying(m.transform) }

/// Returns a rectangle with round corners as a path.
public func CGPathCreateWithRoundedRect(
  _ rect: CGRect, _ cornerWidth: Double, _ cornerHeight: Double,
  _ m: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  var path = CGPath()
  path.addRoundedRect(
    in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: m.transform)
  return path
}

/// Returns whether a path has a point inside.
public func CGPathContainsPoint(
  _ path: CGPath?, _ m: UnsafePointer<CGAffineTransform>?, _ point: CGPoint, _ eoFill: Bool
) -> Bool {
  path?.contains(point, using: eoFill ? .evenOdd : .winding, transform: m.transform) ?? false
}

/// Returns the box around a path and its control points; the null rectangle for nil.
public func CGPathGetBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBox ?? .null }
/// Returns the box around a path; the null rectangle for nil.
public func CGPathGetPathBoundingBox(_ path: CGPath?) -> CGRect {
  path?.boundingBoxOfPath ?? .null
}
/// Returns whether a path has no elements.
public func CGPathIsEmpty(_ path: CGPath?) -> Bool { path?.isEmpty ?? true }
/// Returns the point where the path ends; zero without one.
public func CGPathGetCurrentPoint(_ path: CGPath?) -> CGPoint { path?.currentPoint ?? .zero }
/// Returns whether two paths are equal.
public func CGPathEqualToPath(_ one: CGPath?, _ other: CGPath?) -> Bool { one == other }

/// Returns the outline of a path's stroke.
public func CGPathCreateCopyByStrokingPath(
  _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ lineWidth: Double,
  _ lineCap: CGLineCap, _ lineJoin: CGLineJoin, _ miterLimit: Double
) -> CGPath? {
  path?.copy(
    strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
    transform: transform.transform)
}

/// Returns the dashes of a path.
public func CGPathCreateCopyByDashingPath(
  _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ phase: Double,
  _ lengths: UnsafePointer<Double>!, _ count: UInt
) -> CGPath? {
  path?.copy(
    dashingWithPhase: phase, lengths: (0..<Int(count)).map { lengths[$0] },
    transform: transform.transform)
}
