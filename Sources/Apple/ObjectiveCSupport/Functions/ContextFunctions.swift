// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Geometry
public import PictureKit

// Functions of Core Graphics for contexts that the module CoreGraphics lacks; they take nil as a
// context.

/// Adds a quadratic curve to the current path.
public func CGContextAddQuadCurveToPoint(
  _ context: CGContext?, _ cpx: Double, _ cpy: Double, _ x: Double, _ y: Double
) {
  context?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy))
}

/// Adds a cubic curve to the current path.
public func CGContextAddCurveToPoint(
  _ context: CGContext?, _ cp1x: Double, _ cp1y: Double, _ cp2x: Double, _ cp2y: Double,
  _ x: Double, _ y: Double
) {
  context?.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y),
    control2: CGPoint(x: cp2x, y: cp2y))
}

/// Adds a line to a circle that touches two lines, and its arc between them, to the current path.
public func CGContextAddArcToPoint(
  _ context: CGContext?, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ radius: Double
) {
  context?.addArc(
    tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius)
}

/// Adds lines between points to the current path.
public func CGContextAddLines(
  _ context: CGContext?, _ points: UnsafePointer<CGPoint>!, _ count: UInt
) {
  context?.addLines(between: Array(UnsafeBufferPointer(start: points, count: Int(count))))
}

/// Strokes lines between pairs of points.
public func CGContextStrokeLineSegments(
  _ context: CGContext?, _ points: UnsafePointer<CGPoint>!, _ count: UInt
) {
  context?.strokeLineSegments(
    between: Array(UnsafeBufferPointer(start: points, count: Int(count))))
}

/// Transforms what is drawn next.
public func CGContextConcatCTM(_ context: CGContext?, _ transform: CGAffineTransform) {
  context?.concatenate(transform)
}

/// Sets the fill color by its components, of red, green and blue or of gray, and the opacity.
public func CGContextSetFillColor(_ context: CGContext?, _ components: UnsafePointer<Double>!) {
  context?.setFillColor(color(components, count: 4))
}

/// Sets the stroke color by its components, of red, green and blue or of gray, and the opacity.
public func CGContextSetStrokeColor(_ context: CGContext?, _ components: UnsafePointer<Double>!) {
  context?.setStrokeColor(color(components, count: 4))
}

/// Returns the color of components.
func color(_ components: UnsafePointer<Double>?, count: Int) -> CGColor {
  guard let components else { return .black }
  if count == 2 { return CGColor(white: components[0], alpha: components[1]) }
  return CGColor(
    red: components[0], green: components[1], blue: components[2], alpha: components[3])
}

/// Sets the fill color to a gray.
public func CGContextSetGrayFillColor(_ context: CGContext?, _ gray: Double, _ alpha: Double) {
  context?.setFillColor(CGColor(white: gray, alpha: alpha))
}

/// Sets the stroke color to a gray.
public func CGContextSetGrayStrokeColor(_ context: CGContext?, _ gray: Double, _ alpha: Double) {
  context?.setStrokeColor(CGColor(white: gray, alpha: alpha))
}

/// Sets the lengths of dashes and gaps.
public func CGContextSetLineDash(
  _ context: CGContext?, _ phase: Double, _ lengths: UnsafePointer<Double>!, _ count: UInt
) {
  let lengths = lengths.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) } ?? []
  context?.setLineDash(phase: phase, lengths: lengths)
}

/// Sets how long corners may be.
public func CGContextSetMiterLimit(_ context: CGContext?, _ limit: Double) {
  context?.setMiterLimit(limit)
}

/// Fills the current path by the rule of even and odd.
public func CGContextEOFillPath(_ context: CGContext?) { context?.fillPath(using: .evenOdd) }

/// Clips to the current path by the rule of even and odd.
public func CGContextEOClip(_ context: CGContext?) { context?.clip(using: .evenOdd) }

/// Strokes a rectangle with a line width.
public func CGContextStrokeRectWithWidth(_ context: CGContext?, _ rect: CGRect, _ width: Double) {
  context?.stroke(rect, width: width)
}

/// Draws a gradient along a line.
public func CGContextDrawLinearGradient(
  _ context: CGContext?, _ gradient: CGGradient?, _ start: CGPoint, _ end: CGPoint,
  _ options: CGGradientDrawingOptions
) {
  if let gradient {
    context?.drawLinearGradient(gradient, start: start, end: end, options: options)
  }
}

/// Draws a gradient between two circles.
public func CGContextDrawRadialGradient(
  _ context: CGContext?, _ gradient: CGGradient?, _ startCenter: CGPoint, _ startRadius: Double,
  _ endCenter: CGPoint, _ endRadius: Double, _ options: CGGradientDrawingOptions
) {
  guard let gradient else { return }
  context?.drawRadialGradient(
    gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
    endRadius: endRadius, options: options)
}

/// Begins a layer that is drawn with the present opacity and shadow.
public func CGContextBeginTransparencyLayer(_ context: CGContext?, _ info: NSDictionary!) {
  context?.beginTransparencyLayer()
}

/// Draws the layer that was begun last.
public func CGContextEndTransparencyLayer(_ context: CGContext?) {
  context?.endTransparencyLayer()
}

/// Does nothing: edges are always smooth.
public func CGContextSetShouldAntialias(_ context: CGContext?, _ value: Bool) {}
/// Does nothing: edges are always smooth.
public func CGContextSetAllowsAntialiasing(_ context: CGContext?, _ value: Bool) {}
/// Does nothing: curves are always fine.
public func CGContextSetFlatness(_ context: CGContext?, _ value: Double) {}

/// Logs that films do not clip to images, and draws without that.
public func CGContextClipToMask(_ context: CGContext?, _ rect: CGRect, _ mask: CGImage?) {
  logOnce("CGContextClipToMask clips to the rectangle alone.")
  context?.clip(to: rect)
}
