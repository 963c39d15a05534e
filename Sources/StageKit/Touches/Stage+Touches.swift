public import Geometry

/// Fingers that follow a script, in place of gestures: each is one event or a few on the stage's
/// clock. Points are in the coordinates of the stage's view; times are seconds since the stage was
/// made, not before the present.
extension Stage {
  /// Taps with a finger.
  ///
  /// The view under it is found when the time has come; from there outwards, the first enabled
  /// button or tap recognizer hears of it.
  ///
  /// - Parameters:
  ///   - point: Where.
  ///   - time: When, in seconds.
  public func tap(at point: Point, time: Double) {
    scheduleTouch(at: time) { [unowned self] in perform(tapAt: point) }
  }

  /// Presses a button, or any view, in its middle: a tap there, which hits what is in front.
  ///
  /// - Parameters:
  ///   - view: What to press; it is held until then.
  ///   - time: When, in seconds.
  public func press(_ view: View, at time: Double) {
    scheduleTouch(at: time) { [unowned self] in
      guard view.stage === self else { return }
      perform(tapAt: view.convert(view.bounds.center, to: nil))
    }
  }

  /// Drags a finger along a straight line, with a move every sixtieth of a second.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down.
  ///   - end: Where it is lifted.
  ///   - time: When it comes down, in seconds.
  ///   - duration: How long it is down, in seconds, above 0.
  ///   - velocity: What the recognizer says when it is lifted, in points a second; nil for the
  ///     speed of the drag.
  public func pan(
    from start: Point, to end: Point, at time: Double, duration: Double, velocity: Vector? = nil
  ) {
    precondition(duration > 0 && duration.isFinite, "a pan cannot take \(duration) s")
    let count = max(1, (duration * 60).rounded())
    let moves = (1...Int(count)).map { start + Double($0) / count * (end - start) }
    pan(from: start, through: moves, at: time, duration: duration, velocity: velocity)
  }

  /// Drags a finger from point to point.
  ///
  /// The view under its first point is found when it comes down; from there outwards, the first
  /// enabled pan recognizer hears of it: `.began` at the start, `.changed` at each point, and
  /// `.ended` right after the last.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down.
  ///   - moves: The points it moves to, at equal intervals; at least one.
  ///   - time: When it comes down, in seconds.
  ///   - duration: How long it is down, in seconds, above 0.
  ///   - velocity: What the recognizer says when it is lifted, in points a second; nil for the
  ///     speed of the last move.
  public func pan(
    from start: Point, through moves: [Point], at time: Double, duration: Double,
    velocity: Vector? = nil
  ) {
    precondition(duration > 0 && duration.isFinite, "a pan cannot take \(duration) s")
    precondition(!moves.isEmpty, "a pan needs a point to move to")
    let track = FingerTrack(points: [start] + moves, start: time, duration: duration)
    let finger = Finger(on: self, along: track)
    scheduleTouch(at: time) { finger.comeDown() }
    for index in 1...moves.count {
      scheduleTouch(at: track.time(of: index)) { finger.move(to: index) }
    }
    scheduleTouch(at: track.time(of: moves.count)) {
      finger.lift(velocity: velocity ?? track.velocity(at: moves.count))
    }
  }

  private func perform(tapAt point: Point) {
    Finger(on: self, along: FingerTrack(points: [point], start: time, duration: 0)).tap()
  }

  private func scheduleTouch(at time: Double, _ action: @escaping () -> Void) {
    precondition(
      time.isFinite && time >= self.time - Self.timeTolerance,
      "a touch cannot be at \(time) s, the stage is at \(self.time) s")
    events.schedule(at: time, .touch, action)
  }
}
