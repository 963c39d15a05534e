internal import Geometry
internal import Layers

/// The geometry of a view in its superview.
struct ViewGeometry {
  let center: Point
  let bounds: Rect
  let anchorPoint: Point
  /// The view's `transform`, about the anchor point.
  let transform: Transform

  /// Creates the geometry of a view's model values.
  init(of view: View) {
    let layer = view.layer
    self.init(
      center: layer.position, bounds: layer.bounds, anchorPoint: layer.anchorPoint,
      transform: layer.affineTransform())
  }

  init(center: Point, bounds: Rect, anchorPoint: Point, transform: Transform) {
    self.center = center
    self.bounds = bounds
    self.anchorPoint = anchorPoint
    self.transform = transform
  }

  /// The transform from the view's coordinates to its superview's.
  var transformToSuperview: Transform {
    let anchor = bounds.point(at: anchorPoint)
    return Transform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(Transform(translationX: center.x, y: center.y))
  }

  /// The bounding box of the view in its superview's coordinates.
  var frame: Rect { bounds.applying(transformToSuperview) }
}

extension Rect {
  /// Returns the point at fractions of the width and height, (0, 0) to (1, 1).
  func point(at fraction: Point) -> Point {
    Point(minX + fraction.x * width, minY + fraction.y * height)
  }

  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
