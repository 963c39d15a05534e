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
  ///
  /// The views and their layers are borrowed, since counting references takes two thirds of the
  /// time of a test of many views.
  func viewHit(at point: Point, with event: Event?) -> View? {
    guard isUserInteractionEnabled, borrowedLayer({ $0.isVisible(minOpacity: 0.01) }),
      self.point(inside: point, with: event), !isAnimatedWithoutTouches
    else { return nil }
    let subviews = subviews
    let hit = subviews.withUnsafeBufferPointer { subviews -> View? in
      for index in subviews.indices.reversed() {
        let hit = Unmanaged.passUnretained(subviews[index])._withUnsafeGuaranteedRef { subview in
          subview.hit(fromSuperview: self, at: point, with: event)
        }
        if let hit { return hit }
      }
      return nil
    }
    return hit ?? self
  }

  /// Returns the frontmost view at a point of the superview.
  private func hit(fromSuperview superview: View, at point: Point, with event: Event?) -> View? {
    let inside = borrowedLayer { layer in
      superview.borrowedLayer { $0.convert(point, toSublayer: layer) }
    }
    guard let inside else { return nil }
    return hitTest(inside, with: event)
  }

  /// Returns what a function returns for the layer, without counting a reference to it.
  private func borrowedLayer<Result>(_ body: (Layer) -> Result) -> Result {
    Unmanaged.passUnretained(layer)._withUnsafeGuaranteedRef(body)
  }

  /// Whether an animation disables touches on the view.
  private var isAnimatedWithoutTouches: Bool {
    layer.offsets.contains { ($0.owner as? AnimationBlock)?.blocksTouches == true }
  }

  /// The view followed by its superviews, innermost first.
  var superviewChain: [View] { Array(sequence(first: self, next: \.superview)) }
}
