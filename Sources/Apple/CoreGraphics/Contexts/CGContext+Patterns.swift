public import Geometry
public import PictureKit

extension Color {
  /// Creates a color that paints copies of a pattern.
  ///
  /// - Parameters:
  ///   - space: The space of patterns.
  ///   - pattern: The pattern.
  ///   - components: The opacity, after the components of the color if the pattern has none.
  public init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<Double>
  ) { self = pattern.color(components) }
}

extension Canvas {
  /// Does nothing: all colors are sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}

  /// Does nothing: all colors are sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Sets the fill color to a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: The opacity, after the components of the color if the pattern has none.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<Double>) {
    setFillColor(pattern.color(colorComponents))
  }

  /// Sets the stroke color to a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: The opacity, after the components of the color if the pattern has none.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<Double>) {
    setStrokeColor(pattern.color(colorComponents))
  }
}
