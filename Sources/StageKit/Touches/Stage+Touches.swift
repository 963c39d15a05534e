public import Geometry

/// Scripted touches, which are events on the stage's clock.
///
/// Points are in the coordinates of the stage's view. Times are stage times in seconds, not before
/// the current time.
extension Stage {
  /// Schedules a tap.
  ///
  /// The view under the point is found at the time of the tap. The first enabled button or tap
  /// recognizer on it or its superviews receives the tap.
  ///
  /// - Parameters:
  ///   - point: The location.
  ///   - time: The time, in seconds.
  public func tap(at point: Point, time: Double) {
    scheduleTouch(at: time) { [unowned self] in perform(tapAt: point) }
  }

  /// Schedules a tap on the center of a view, for example a button.
  ///
  /// If another view covers the center, that view receives the tap.
  ///
  /// - Parameters:
  ///   - view: The view, retained until the tap.
  ///   - time: The time, in seconds.
  public func press(_ view: View, at time: Double) {
    scheduleTouch(at: time) { [unowned self] in
      guard view.stage === self else { return }
      perform(tapAt: view.convert(view.bounds.center, to: nil))
    }
  }

  /// Schedules a pan along a straight line, with 60 moves per second.
  ///
  /// - Parameters:
  ///   - start: The location of the beginning.
  ///   - end: The location of the end.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0.
  ///   - velocity: The velocity that the recognizer reports at the end, in points per second; nil
  ///     is the velocity of the pan.
  public func pan(
    from start: Point, to end: Point, at time: Double, duration: Double, velocity: Vector? = nil
  ) {
    checkPanDuration(duration)
    let count = max(1, (duration * 60).rounded())
    let moves = (1...Int(count)).map { start + Double($0) / count * (end - start) }
    pan(from: start, through: moves, at: time, duration: duration, velocity: velocity)
  }

  /// Schedules a pan through points.
  ///
  /// The view under the first point is found at the time of the beginning. The first enabled pan
  /// recognizer on it or its superviews receives `.began` at the beginning, `.changed` at each
  /// point and `.ended` immediately after the last.
  ///
  /// - Parameters:
  ///   - start: The location of the beginning.
  ///   - moves: The locations of the moves, at equal time intervals; at least one.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0.
  ///   - velocity: The velocity that the recognizer reports at the end, in points per second; nil
  ///     is the velocity of the last move.
  public func pan(
    from start: Point, through moves: [Point], at time: Double, duration: Double,
    velocity: Vector? = nil
  ) {
    checkPanDuration(duration)
    precondition(!moves.isEmpty, "a pan must have at least one move")
    let path = TouchPath(points: [start] + moves, start: time, duration: duration)
    let touch = ScriptedTouch(on: self, along: path)
    scheduleTouch(at: time) { touch.beginPan() }
    for index in 1...moves.count {
      scheduleTouch(at: path.time(of: index)) { touch.movePan(to: index) }
    }
    scheduleTouch(at: path.time(of: moves.count)) {
      touch.endPan(velocity: velocity ?? path.velocity(at: moves.count))
    }
  }

  private func checkPanDuration(_ duration: Double) {
    precondition(
      duration > 0 && duration.isFinite, "a pan's duration must be above 0 s, not \(duration)")
  }

  private func perform(tapAt point: Point) {
    ScriptedTouch(on: self, along: TouchPath(points: [point], start: time, duration: 0)).tap()
  }

  private func scheduleTouch(at time: Double, _ action: @escaping () -> Void) {
    precondition(
      time.isFinite && time >= self.time - Self.timeTolerance,
      "a touch cannot be at \(time) s: the stage is at \(self.time) s")
    events.schedule(at: time, .touch, action)
  }
}
