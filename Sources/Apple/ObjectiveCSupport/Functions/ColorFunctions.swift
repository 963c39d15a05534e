// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Geometry
public import PictureKit

// Functions of Core Graphics for colors, gradients and images.

/// Returns the color of components.
public func CGColorCreate(
  _ space: CGColorSpace?, _ components: UnsafePointer<Double>!
) -> CGColor? { color(components, count: 4) }

/// Returns a color with another opacity.
public func CGColorCreateCopyWithAlpha(_ color: CGColor?, _ alpha: Double) -> CGColor? {
  color?.withAlphaComponent(alpha)
}

/// Returns the opacity; 0 for nil.
public func CGColorGetAlpha(_ color: CGColor?) -> Double { color?.alpha ?? 0 }
/// Returns whether two colors are equal.
public func CGColorEqualToColor(_ one: CGColor?, _ other: CGColor?) -> Bool { one == other }

/// Returns red, green, blue and the opacity in memory that is not released; nil for nil.
public func CGColorGetComponents(_ color: CGColor?) -> UnsafeMutablePointer<Double>! {
  guard let color else { return nil }
  let components = UnsafeMutablePointer<Double>.allocate(capacity: 4)
  components.initialize(repeating: 0, count: 4)
  (components[0], components[1], components[2]) = (color.red, color.green, color.blue)
  components[3] = color.alpha
  return components
}

/// Returns a gradient of colors by their components.
public func CGGradientCreateWithColorComponents(
  _ space: CGColorSpace?, _ components: UnsafePointer<Double>!,
  _ locations: UnsafePointer<Double>?, _ count: UInt
) -> CGGradient? {
  let colors = (0..<Int(count)).map { color(components.advanced(by: $0 * 4), count: 4) }
  return CGGradient(colorsSpace: space, colors: colors, locations: locations)
}

/// Returns a gradient of a list of colors.
public func CGGradientCreateWithColors(
  _ space: CGColorSpace?, _ colors: NSArray!, _ locations: UnsafePointer<Double>?
) -> CGGradient? {
  CGGradient(
    colorsSpace: space, colors: bridgeFromObject(colors, as: [CGColor].self), locations: locations)
}

/// Returns the width in pixels; 0 for nil.
public func CGImageGetWidth(_ image: CGImage?) -> UInt { UInt(image?.width ?? 0) }
/// Returns the height in pixels; 0 for nil.
public func CGImageGetHeight(_ image: CGImage?) -> UInt { UInt(image?.height ?? 0) }
/// Returns the part of an image in a rectangle of pixels; nil if they do not meet.
public func CGImageCreateWithImageInRect(_ image: CGImage?, _ rect: CGRect) -> CGImage? {
  image?.cropping(to: rect)
}
/// Returns a copy of an image.
public func CGImageCreateCopy(_ image: CGImage?) -> CGImage? { image }

/// Returns a transform of six numbers.
public func CGAffineTransformMake(
  _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
