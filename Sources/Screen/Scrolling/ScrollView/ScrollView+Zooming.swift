internal import Geometry
internal import StageKit

extension ScrollView {
  /// The view that is scaled; nil if the delegate returns none.
  var zoomedView: View? { scrollDelegate?.viewForZooming(in: self) }

  /// Scales the zoomed view about the middle of the visible part, or about a point of the view.
  func setZoom(_ scale: Double, animated: Bool) {
    guard let view = zoomedView, scale > 0, scale != zoomScale else { return }
    let changes = { [self] in zoom(view, to: scale, about: bounds.center) }
    guard animated, let stage else { return changes() }
    stage.animate(withDuration: Self.animationDuration, animations: changes)
  }

  func zoomToShow(_ rect: Rect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(fitting, minimumZoomScale), maximumZoomScale)
    let changes = { [self] in
      zoom(view, to: scale, about: bounds.center)
      let center = rect.center
      contentOffset = clamped(
        Point(
          center.x * scale - bounds.width / 2, center.y * scale - bounds.height / 2))
    }
    guard animated, let stage else { return changes() }
    stage.animate(withDuration: Self.animationDuration, animations: changes)
  }

  /// Scales a view and keeps a point of the content in its place on screen, as far as the content
  /// reaches.
  func zoom(_ view: View, to scale: Double, about point: Point) {
    let factor = scale / view.transform.a
    view.transform = Transform(scaleX: scale, y: scale)
    let size = Size(view.bounds.width * scale, view.bounds.height * scale)
    view.center = Point(size.width * view.anchorPoint.x, size.height * view.anchorPoint.y)
    let onScreen = point - contentOffset
    contentSize = size
    contentOffset = clamped(Point(point.x * factor, point.y * factor) + -onScreen)
    scrollDelegate?.scrollViewDidZoom(self)
  }
}
