public import Geometry

extension View {
  /// Makes a recognizer wait on this view, and on no other.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Takes a recognizer off; one that is not on this view is ignored.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers.removeAll { $0 === recognizer }
  }

  /// The view that a finger at a point touches: the frontmost one there, this one or a part of it.
  ///
  /// As in UIKit that goes by where views will end, not by what an animation shows; and views are
  /// left out, with their parts, that are hidden, fainter than 0.01, not enabled for interaction,
  /// or under an animation without `.allowUserInteraction`.
  ///
  /// - Parameter point: The point in this view's coordinates.
  /// - Returns: The view, or nil for one that is elsewhere.
  public func hitTest(_ point: Point) -> View? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !tracks.blocksTouches,
      self.point(inside: point)
    else { return nil }
    for subview in subviews.reversed() {
      guard let inverse = Placement(of: subview).transform.inverted() else { continue }
      if let hit = subview.hitTest(point.applying(inverse)) { return hit }
    }
    return self
  }

  /// The view and those that it is part of, from the inside out.
  var chain: [View] { [self] + (superview?.chain ?? []) }
}

extension Tracks {
  fileprivate var blocksTouches: Bool {
    center.blocksTouches || boundsOrigin.blocksTouches || boundsSize.blocksTouches
      || transform.blocksTouches || alpha.blocksTouches || backgroundColor.blocksTouches
  }
}
