public import Geometry
internal import Layers

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
    /// The background color; nil is transparent.
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

}

extension StageView {
  /// The values presented at the current time.
  public var presentation: Presentation {
    let state = layer.presented(at: stage?.time ?? 0)
    let bounds = state.bounds
    let color = state.backgroundColor
    // Sizes and opacities are clamped, because a spring may overshoot 0.
    return Presentation(
      center: state.position,
      bounds: Rect(
        origin: bounds.origin, size: Size(max(bounds.width, 0), max(bounds.height, 0))),
      transform: state.affineTransform(), alpha: min(max(state.opacity, 0), 1),
      backgroundColor: color == .clear ? nil : color, anchorPoint: state.anchorPoint)
  }
}
