internal import Geometry

/// A scripted touch: it sends a tap or a pan to the views under it.
final class ScriptedTouch {
  private unowned let stage: Stage
  let path: TouchPath
  /// The time of the end, in seconds; nil before the end.
  private(set) var end: Double?
  /// The recognizer that receives the pan.
  private var pan: PanGestureRecognizer?

  init(on stage: Stage, along path: TouchPath) {
    self.stage = stage
    self.path = path
  }

  /// Sends a tap to the first enabled button or tap recognizer.
  func tap() {
    showIndicator()
    end = stage.time
    let point = path.points[0]
    for view in responderChain(at: point) {
      if let button = view as? Button, button.isEnabled { return button.sendActions() }
      let taps = view.gestureRecognizers.compactMap { $0 as? TapGestureRecognizer }
      if let tap = taps.first(where: \.isEnabled) { return tap.transition(to: .ended, at: point) }
    }
  }

  /// Begins a pan with the first enabled pan recognizer.
  func beginPan() {
    showIndicator()
    let pans = responderChain(at: path.points[0]).flatMap(\.gestureRecognizers)
      .compactMap { $0 as? PanGestureRecognizer }
    pan = pans.first { $0.isEnabled && $0.state == .possible }
    updatePan(.began, at: path.points[0], velocity: .zero)
  }

  /// Moves the pan to a point of the path.
  func movePan(to index: Int) {
    updatePan(.changed, at: path.points[index], velocity: path.velocity(at: index))
  }

  func endPan(velocity: Vector) {
    end = stage.time
    updatePan(.ended, at: path.points[path.points.count - 1], velocity: velocity)
  }

  private func showIndicator() {
    stage.scriptedTouches.removeAll { $0.indicatorOpacity(at: stage.time) == 0 }
    stage.scriptedTouches.append(self)
  }

  private func responderChain(at point: Point) -> [View] {
    stage.view.hitTest(point)?.responderChain ?? []
  }

  /// Updates the pan recognizer, or drops it if it has been disabled or removed.
  private func updatePan(_ state: GestureRecognizer.State, at point: Point, velocity: Vector) {
    guard let pan, pan.isEnabled, pan.view != nil else {
      pan?.state = .possible
      pan = nil
      return
    }
    pan.transition(to: state, at: point, velocity: velocity)
  }
}
