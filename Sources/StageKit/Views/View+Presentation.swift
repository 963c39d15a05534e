public import Geometry

extension View {
  /// The presented values of a view, as opposed to its model values.
  public struct Presentation: Hashable, Sendable {
    /// The position of the anchor point in the superview.
    public let center: Point
    /// The view's rectangle in its own coordinates.
    public let bounds: Rect
    /// The transform about the anchor point.
    public let transform: Transform
    /// The opacity, 0...1.
    public let alpha: Double
    /// The background colour; nil is transparent.
    public let backgroundColor: Color?
    let anchorPoint: Point

    var geometry: ViewGeometry {
      ViewGeometry(
        center: center, bounds: bounds, anchorPoint: anchorPoint, transform: transform)
    }

    /// The bounding box of the view in its superview's coordinates.
    public var frame: Rect { geometry.frame }

    /// The rotation of the view in radians, clockwise on screen, in -pi...pi.
    public var angle: Double { transform.rotationAngle }
  }

  /// The values presented at the current time.
  public var presentation: Presentation {
    let time = stage?.time ?? 0
    let size = properties.boundsSize.presentation(at: time)
    var center = properties.center.presentation(at: time)
    var transform = properties.transform.presentation(at: time)
    if let offset = stage?.stepOffset(of: self) {
      center = center + offset.displacement
      transform = transform.concatenating(offset.rotation)
    }
    let color = properties.backgroundColor.presentation(at: time)
    // Sizes and opacities are clamped, because a spring may overshoot 0.
    return Presentation(
      center: center,
      bounds: Rect(
        origin: properties.boundsOrigin.presentation(at: time),
        size: Size(max(size.width, 0), max(size.height, 0))),
      transform: transform,
      alpha: min(max(properties.alpha.presentation(at: time), 0), 1),
      backgroundColor: color == .clear ? nil : color,
      anchorPoint: anchorPoint)
  }
}
