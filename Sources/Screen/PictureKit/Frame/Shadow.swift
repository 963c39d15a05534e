public import Geometry

/// A blurred silhouette below a layer.
///
/// Its coordinates are those of the layer, so that it is rotated and scaled with it.
public struct Shadow: Hashable, Sendable {
  /// The color.
  public var color: Color
  /// The displacement, in points.
  public var offset: Vector
  /// The standard deviation of the Gaussian blur, in points, 0 or more.
  public var radius: Double
  /// The outline of the silhouette; nil is the alpha of the layer.
  public var path: Path?

  /// Creates a shadow.
  public init(
    color: Color = .black, offset: Vector = .zero, radius: Double = 0, path: Path? = nil
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
