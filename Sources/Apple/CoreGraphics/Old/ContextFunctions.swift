// The functions of Core Graphics that Swift 3 made methods of contexts and paths; Swift 2 source
// calls them.

public import Geometry
public import PictureKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves the state.
public func CGContextSaveGState(_ context: Canvas?) {
  context?.saveGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Restores the state.
public func CGContextRestoreGState(_ context: Canvas?) {
  context?.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the fill color.
public func CGContextSetFillColorWithColor(_ context: Canvas?, _ color: Color) {
  context?.setFillColor(color)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the stroke color.
public func CGContextSetStrokeColorWithColor(_ context: Canvas?, _ color: Color) {
  context?.setStrokeColor(color)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the line width.
public func CGContextSetLineWidth(_ context: Canvas?, _ width: Double) {
  context?.setLineWidth(width)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the line cap.
public func CGContextSetLineCap(_ context: Canvas?, _ cap: StrokeStyle.LineCap) {
  context?.setLineCap(cap)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the line join.
public func CGContextSetLineJoin(_ context: Canvas?, _ join: StrokeStyle.LineJoin) {
  context?.setLineJoin(join)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the opacity.
public func CGContextSetAlpha(_ context: Canvas?, _ alpha: Double) {
  context?.setAlpha(alpha)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the blend mode.
public func CGContextSetBlendMode(_ context: Canvas?, _ mode: BlendMode) {
  context?.setBlendMode(mode)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an empty path.
public func CGContextBeginPath(_ context: Canvas?) {
  context?.beginPath()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Closes the subpath.
public func CGContextClosePath(_ context: Canvas?) {
  context?.closePath()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a subpath.
public func CGContextMoveToPoint(_ context: Canvas?, _ x: Double, _ y: Double) {
  context?.move(to: Point(x, y))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a line.
public func CGContextAddLineToPoint(_ context: Canvas?, _ x: Double, _ y: Double) {
  context?.addLine(to: Point(x, y))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a rectangle.
public func CGContextAddRect(_ context: Canvas?, _ rect: Rect) {
  context?.addRect(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an ellipse.
public func CGContextAddEllipseInRect(_ context: Canvas?, _ rect: Rect) {
  context?.addEllipse(in: rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a path.
public func CGContextAddPath(_ context: Canvas?, _ path: Path) {
  context?.addPath(path)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills the path.
public func CGContextFillPath(_ context: Canvas?) {
  context?.fillPath()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Strokes the path.
public func CGContextStrokePath(_ context: Canvas?) {
  context?.strokePath()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws the path.
public func CGContextDrawPath(_ context: Canvas?, _ mode: CGPathDrawingMode) {
  context?.drawPath(using: mode)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips to the path.
public func CGContextClip(_ context: Canvas?) {
  context?.clip()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips to a rectangle.
public func CGContextClipToRect(_ context: Canvas?, _ rect: Rect) {
  context?.clip(to: rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest rectangle around what can be drawn.
public func CGContextGetClipBoundingBox(_ context: Canvas?) -> Rect {
  context?.boundingBoxOfClipPath ?? .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle.
public func CGContextFillRect(_ context: Canvas?, _ rect: Rect) {
  context?.fill(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Strokes a rectangle.
public func CGContextStrokeRect(_ context: Canvas?, _ rect: Rect) {
  context?.stroke(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills an ellipse.
public func CGContextFillEllipseInRect(_ context: Canvas?, _ rect: Rect) {
  context?.fillEllipse(in: rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Strokes an ellipse.
public func CGContextStrokeEllipseInRect(_ context: Canvas?, _ rect: Rect) {
  context?.strokeEllipse(in: rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clears a rectangle.
public func CGContextClearRect(_ context: Canvas?, _ rect: Rect) {
  context?.clear(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Translates the coordinates.
public func CGContextTranslateCTM(_ context: Canvas?, _ tx: Double, _ ty: Double) {
  context?.translateBy(x: tx, y: ty)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Scales the coordinates.
public func CGContextScaleCTM(_ context: Canvas?, _ sx: Double, _ sy: Double) {
  context?.scaleBy(x: sx, y: sy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Turns the coordinates.
public func CGContextRotateCTM(_ context: Canvas?, _ angle: Double) {
  context?.rotate(by: angle)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the fill color by components.
public func CGContextSetRGBFillColor(
  _ context: Canvas?, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) {
  context?.setFillColor(red: red, green: green, blue: blue, alpha: alpha)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the stroke color by components.
public func CGContextSetRGBStrokeColor(
  _ context: Canvas?, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) {
  context?.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha)
}
