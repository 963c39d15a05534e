internal import Geometry
internal import PictureKit

/// A finger that follows a script, and the mark it leaves on the screen.
final class Finger {
  private unowned let stage: Stage
  private let track: FingerTrack
  private var pan: PanGestureRecognizer?
  /// When the finger was lifted, nil while it is down.
  private var end: Double?

  init(on stage: Stage, along track: FingerTrack) {
    self.stage = stage
    self.track = track
  }

  func tap() {
    touch()
    end = stage.time
    let point = track.points[0]
    for view in chain(at: point) {
      if let button = view as? Button, button.isEnabled { return button.sendActions() }
      let taps = view.gestureRecognizers.compactMap { $0 as? TapGestureRecognizer }
      if let tap = taps.first(where: \.isEnabled) { return tap.enter(.ended, at: point) }
    }
  }

  func comeDown() {
    touch()
    let pans = chain(at: track.points[0]).flatMap(\.gestureRecognizers)
      .compactMap { $0 as? PanGestureRecognizer }
    pan = pans.first { $0.isEnabled && $0.state == .possible }
    tellPan(.began, at: track.points[0], velocity: .zero)
  }

  /// Moves to the next point of the track, which is the one of the given index.
  func move(to index: Int) {
    tellPan(.changed, at: track.points[index], velocity: track.velocity(at: index))
  }

  func lift(velocity: Vector) {
    end = stage.time
    tellPan(.ended, at: track.points[track.points.count - 1], velocity: velocity)
  }

  private func touch() {
    stage.fingers.removeAll { $0.visibility(at: stage.time) == 0 }
    stage.fingers.append(self)
  }

  private func chain(at point: Point) -> [View] { stage.view.hitTest(point)?.chain ?? [] }

  /// A recognizer that was disabled or taken off meanwhile hears no more.
  private func tellPan(_ state: GestureRecognizer.State, at point: Point, velocity: Vector) {
    guard let pan, pan.isEnabled, pan.view != nil else {
      pan?.state = .possible
      pan = nil
      return
    }
    pan.enter(state, at: point, velocity: velocity)
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
  ///
  /// Between two moves it is on the straight way from one to the other, as views are between two steps
  /// of an animator.
  func mark(at time: Double) -> Layer? {
    let visibility = visibility(at: time)
    guard visibility > 0 else { return nil }
    let place = track.place(at: time)
    return Layer(
      picture: Self.disc, transform: Transform(translationX: place.x, y: place.y),
      opacity: visibility)
  }
}
