// The functions of shadows and patterns that Swift 3 made methods of contexts; Swift 2 source calls
// them.

public import Geometry
public import PictureKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the shadow of what is drawn next, in black with an opacity of a third.
public func CGContextSetShadow(_ context: Canvas?, _ offset: Size, _ blur: Double) {
  context?.setShadow(offset: offset, blur: blur)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the shadow of what is drawn next; nil in place of the color ends it.
public func CGContextSetShadowWithColor(
  _ context: Canvas?, _ offset: Size, _ blur: Double, _ color: Color?
) {
  context?.setShadow(offset: offset, blur: blur, color: color)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of patterns.
public func CGColorSpaceCreatePattern(_ baseSpace: CGColorSpace?) -> CGColorSpace? {
  CGColorSpace(patternBaseSpace: baseSpace)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: all colors are sRGB.
public func CGContextSetFillColorSpace(_ context: Canvas?, _ space: CGColorSpace?) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: all colors are sRGB.
public func CGContextSetStrokeColorSpace(_ context: Canvas?, _ space: CGColorSpace?) {}

// swift-format-ignore
/// Creates a pattern, as `CGPattern(info:bounds:matrix:xStep:yStep:tiling:isColored:callbacks:)`
/// does.
public func CGPatternCreate(
  _ info: UnsafeMutableRawPointer?, _ bounds: Rect, _ matrix: Transform, _ xStep: Double,
  _ yStep: Double, _ tiling: CGPatternTiling, _ isColored: Bool,
  _ callbacks: UnsafePointer<CGPatternCallbacks>
) -> CGPattern? {
  CGPattern(
    info: info, bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, tiling: tiling,
    isColored: isColored, callbacks: callbacks)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the fill color to a pattern.
public func CGContextSetFillPattern(
  _ context: Canvas?, _ pattern: CGPattern?, _ components: UnsafePointer<Double>
) {
  if let pattern { context?.setFillPattern(pattern, colorComponents: components) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the stroke color to a pattern.
public func CGContextSetStrokePattern(
  _ context: Canvas?, _ pattern: CGPattern?, _ components: UnsafePointer<Double>
) {
  if let pattern { context?.setStrokePattern(pattern, colorComponents: components) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the displacement of patterns.
public func CGContextSetPatternPhase(_ context: Canvas?, _ phase: Size) {
  context?.setPatternPhase(phase)
}
