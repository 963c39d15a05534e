public import Geometry

/// Scripted taps and presses.
extension Stage {
  /// The horizontal distance of the fingers of a tap or press, in points.
  private static let fingerDistance = 40.0
  /// The time from a tap to the next of several, in seconds.
  private static let tapInterval = 0.2

  /// Schedules a tap, or several in the same place.
  ///
  /// A tap begins and, by default, ends at exactly the time, so that its action is called then.
  ///
  /// - Parameters:
  ///   - point: The location, of several fingers the middle; they are 40 points apart.
  ///   - time: The time of the first tap, in seconds.
  ///   - count: The number of taps, 0.2 s after one another; 1 by default.
  ///   - fingers: The number of fingers; 1 by default.
  ///   - duration: The duration of each tap in seconds, at least 0 and below 0.2 for several; 0 by
  ///     default.
  public func tap(
    at point: Point, time: Double, count: Int = 1, fingers: Int = 1, duration: Double = 0
  ) {
    precondition(count > 0, "the number of taps must be above 0, not \(count)")
    precondition(
      count == 1 || duration < Self.tapInterval,
      "each of several taps must last less than \(Self.tapInterval) s, not \(duration)")
    for index in 0..<count {
      touch(
        along: rest(
          at: point, time: time + Double(index) * Self.tapInterval, fingers: fingers,
          duration: duration))
    }
  }

  /// Schedules a tap on the center of a view, for example a button.
  ///
  /// If another view covers the center, that view receives the tap.
  ///
  /// - Parameters:
  ///   - view: The view, retained until the tap.
  ///   - time: The time, in seconds.
  ///   - duration: The duration in seconds, at least 0; 0 by default.
  public func press(_ view: View, at time: Double, duration: Double = 0) {
    scheduleTouch(at: time) { [unowned self] in
      guard view.stage === self else { return }
      let center = view.convert(view.bounds.center, to: nil)
      tap(at: center, time: self.time, duration: duration)
    }
  }

  /// Schedules a press of resting fingers.
  ///
  /// - Parameters:
  ///   - point: The location, of several fingers the middle; they are 40 points apart.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, at least 0; 1 by default.
  ///   - fingers: The number of fingers; 1 by default.
  public func longPress(at point: Point, time: Double, duration: Double = 1, fingers: Int = 1) {
    touch(along: rest(at: point, time: time, fingers: fingers, duration: duration))
  }

  private func rest(at point: Point, time: Double, fingers: Int, duration: Double) -> [TouchPath] {
    Self.offsets(ofFingers: fingers).map {
      TouchPath(restingAt: point + $0, time: time, duration: duration)
    }
  }

  /// Returns the offsets of fingers side by side from their middle.
  static func offsets(ofFingers count: Int) -> [Vector] {
    precondition(count > 0, "the number of fingers must be above 0, not \(count)")
    return (0..<count).map {
      Vector(dx: (Double($0) - Double(count - 1) / 2) * fingerDistance, dy: 0)
    }
  }
}
