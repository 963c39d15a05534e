public import Geometry

/// Scripted fingers, which are events on the stage's clock.
///
/// Points are in the coordinates of the stage's view. Times are stage times in seconds, not before
/// the current time. The view under a finger is found when the finger touches the stage; its
/// recognizers, those of its superviews, and the view itself receive the touch.
extension Stage {
  /// Schedules fingers along paths.
  ///
  /// Changes of fingers at exactly the same time are one event.
  ///
  /// - Parameters:
  ///   - paths: The paths, one for each finger.
  ///   - velocity: The velocity of the fingers that recognizers report at the end, in points per
  ///     second; nil is that of the last move.
  public func touch(along paths: [TouchPath], velocity: Vector? = nil) {
    for path in paths { checkTouchTime(path.start) }
    if let velocity {
      precondition(
        velocity.dx.isFinite && velocity.dy.isFinite,
        "a touch's velocity must be finite, not \(velocity)")
    }
    let fingers = paths.map { ScriptedTouch(along: $0, velocity: velocity) }
    let steps = fingers.flatMap { finger in finger.steps.map { (finger: finger, step: $0) } }
      .enumerated()
      .sorted { left, right in
        let (first, second) = (left.element.step, right.element.step)
        return (first.time, first.order, left.offset) < (second.time, second.order, right.offset)
      }
      .map(\.element)
    var rest = steps[...]
    while let first = rest.first?.step {
      let together = rest.prefix { $0.step.time == first.time && $0.step.order == first.order }
      rest = rest.dropFirst(together.count)
      scheduleTouch(at: first.time) { [unowned self] in
        touchDispatcher.send(together.compactMap { $0.finger.perform($0.step.change, on: self) })
      }
    }
  }

  /// Schedules a finger along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - velocity: The velocity that recognizers report at the end, in points per second; nil is
  ///     that of the last move.
  public func touch(along path: TouchPath, velocity: Vector? = nil) {
    touch(along: [path], velocity: velocity)
  }

  /// Schedules the cancellation of all touches, as by an incoming call.
  ///
  /// - Parameter time: The time, in seconds.
  public func cancelTouches(at time: Double) {
    scheduleTouch(at: time) { [unowned self] in
      for touch in scriptedTouches { touch.cancel(at: self.time) }
      touchDispatcher.cancelTouches()
    }
  }

  func scheduleTouch(at time: Double, _ action: @escaping () -> Void) {
    checkTouchTime(time)
    events.schedule(at: time, .touch, action)
  }

  private func checkTouchTime(_ time: Double) {
    precondition(
      time.isFinite && time >= self.time - Self.timeTolerance,
      "a touch cannot be at \(time) s: the stage is at \(self.time) s")
  }
}
