internal import Geometry
internal import Layers

extension View {
  func attach(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    attachedRecognizers.append(recognizer)
  }

  func detach(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.stop()
    recognizer.view = nil
    attachedRecognizers.removeAll { $0 === recognizer }
  }

  /// Returns the frontmost view at a point, as ``hitTest(_:with:)`` does by default.
  func viewHit(at point: Point, with event: Event?) -> View? {
    let layer = layer
    guard isUserInteractionEnabled, layer.isVisible(minOpacity: 0.01),
      self.point(inside: point, with: event), !isAnimatedWithoutTouches
    else { return nil }
    let subviews = subviews
    for index in subviews.indices.reversed() {
      let subview = subviews[index]
      guard let inside = layer.convert(point, toSublayer: subview.layer) else { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether an animation disables touches on the view.
  private var isAnimatedWithoutTouches: Bool {
    layer.offsets.contains { ($0.owner as? AnimationBlock)?.blocksTouches == true }
  }

  /// The view followed by its superviews, innermost first.
  var superviewChain: [View] { Array(sequence(first: self, next: \.superview)) }
}
