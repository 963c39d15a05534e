internal import Geometry
internal import Picture

/// A finger that follows a script, and the mark it leaves on the screen.
final class Finger {
  private unowned let stage: Stage
  private var pan: PanGestureRecognizer?
  private var place = Point.zero
  /// When the finger was lifted, nil while it is down.
  private var end: Double?

  init(on stage: Stage) { self.stage = stage }

  func tap(at point: Point) {
    touch(at: point)
    end = stage.time
    for view in chain(at: point) {
      if let button = view as? Button, button.isEnabled { return button.sendActions() }
      let taps = view.gestureRecognizers.compactMap { $0 as? TapGestureRecognizer }
      if let tap = taps.first(where: \.isEnabled) { return tap.enter(.ended, at: point) }
    }
  }

  func comeDown(at point: Point) {
    touch(at: point)
    let pans = chain(at: point).flatMap(\.gestureRecognizers)
      .compactMap { $0 as? PanGestureRecognizer }
    pan = pans.first { $0.isEnabled && $0.state == .possible }
    tellPan(.began, velocity: .zero)
  }

  func move(to point: Point, velocity: Vector) {
    place = point
    tellPan(.changed, velocity: velocity)
  }

  func lift(velocity: Vector) {
    end = stage.time
    tellPan(.ended, velocity: velocity)
  }

  private func touch(at point: Point) {
    place = point
    stage.fingers.removeAll { $0.visibility(at: stage.time) == 0 }
    stage.fingers.append(self)
  }

  private func chain(at point: Point) -> [View] { stage.view.hitTest(point)?.chain ?? [] }

  /// A recognizer that was disabled or taken off meanwhile hears no more.
  private func tellPan(_ state: GestureRecognizer.State, velocity: Vector) {
    guard let pan, pan.isEnabled, pan.view != nil else {
      pan?.state = .possible
      pan = nil
      return
    }
    pan.enter(state, at: place, velocity: velocity)
  }
}

// MARK: The mark

extension Finger {
  /// How long the mark stays after the finger is lifted, and then fades, in seconds.
  private static let stay = 0.1
  private static let fade = 0.25
  /// About the size of a fingertip, in points.
  private static let radius = 20.0

  private static let disc = Picture { canvas in
    let box = Rect(center: .zero, size: Size(2 * radius, 2 * radius))
    canvas.setFillColor(Color(white: 0.35, alpha: 0.4))
    canvas.fillEllipse(in: box)
    canvas.setStrokeColor(Color(white: 1, alpha: 0.7))
    canvas.setLineWidth(1.5)
    canvas.strokeEllipse(in: box.insetBy(dx: 0.75, dy: 0.75))
  }

  /// The opacity of the mark, 0...1.
  func visibility(at time: Double) -> Double {
    guard let end else { return 1 }
    return min(max(1 - (time - end - Self.stay) / Self.fade, 0), 1)
  }

  /// The mark, nil when it is gone.
  func mark(at time: Double) -> Layer? {
    let visibility = visibility(at: time)
    guard visibility > 0 else { return nil }
    return Layer(
      picture: Self.disc, transform: Transform(translationX: place.x, y: place.y),
      opacity: visibility)
  }
}
