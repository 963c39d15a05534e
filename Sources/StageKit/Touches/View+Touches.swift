public import Geometry
internal import Layers

extension View {
  /// Attaches a gesture recognizer to the view and detaches it from its previous view.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Detaches a gesture recognizer; a recognizer that is not attached to the view is ignored.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers.removeAll { $0 === recognizer }
  }

  /// Returns the frontmost view at a point: this view or a descendant.
  ///
  /// As in UIKit, the test uses model values, not presented values. It ignores, with their
  /// subviews, views that are hidden, have an alpha below 0.01, have user interaction disabled, or
  /// are animated without `.allowUserInteraction`.
  ///
  /// - Parameter point: The point, in this view's coordinates.
  /// - Returns: The view, or nil if the point is outside this view.
  public func hitTest(_ point: Point) -> View? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !isAnimatedWithoutTouches,
      self.point(inside: point)
    else { return nil }
    for subview in subviews.reversed() {
      guard let inverse = subview.layer.projectionToSuperlayer.inverted() else { continue }
      let inside = point.applying(inverse)
      guard inside.x.isFinite, inside.y.isFinite else { continue }
      if let hit = subview.hitTest(inside) { return hit }
    }
    return self
  }

  /// Whether an animation disables touches on the view.
  private var isAnimatedWithoutTouches: Bool {
    layer.offsets.contains { ($0.owner as? AnimationBlock)?.blocksTouches == true }
  }

  /// The view followed by its superviews, innermost first.
  var responderChain: [View] { [self] + (superview?.responderChain ?? []) }
}
