public import Geometry

/// A filter of the content below a layer: blurred, and with stronger or weaker colors.
///
/// The content below is everything that has been drawn before the layer, within the bounds, in
/// pixels, of the shape and of the enclosing clips. The filtered pixels replace it in the shape,
/// before the layer's own picture and sublayers are drawn.
public struct Backdrop: Hashable, Sendable {
  /// The shape in which the filtered pixels are drawn, in the layer's coordinates.
  public var shape: Path
  /// The standard deviation of the Gaussian blur, in points, 0 or more.
  ///
  /// Near the edges of the bounds only the pixels inside are averaged, by their weights, as in
  /// UIKit: nothing from outside is blurred into the shape.
  public var radius: Double
  /// The factor of the distances of colors from the gray of the same luminance, 0 or more; 1, the
  /// default, leaves colors unchanged, and 0 makes them gray.
  public var saturation: Double

  /// Creates a filter.
  public init(shape: Path, radius: Double, saturation: Double = 1) {
    self.shape = shape
    self.radius = radius
    self.saturation = saturation
  }
}
