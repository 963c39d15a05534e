public import Geometry

/// Scripted gestures of two fingers.
extension Stage {
  /// Schedules a pinch, with 60 moves per second.
  ///
  /// - Parameters:
  ///   - center: The middle of the fingers.
  ///   - start: The distance of the fingers at the beginning, in points.
  ///   - end: The distance of the fingers at the end, in points.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0.
  ///   - angle: The angle of the line of the fingers, in radians, clockwise; 0, the default, is
  ///     horizontal.
  public func pinch(
    at center: Point, from start: Double, to end: Double, time: Double, duration: Double,
    angle: Double = 0
  ) {
    touchWithTwoFingers(
      around: center, distances: (start, end), angles: (angle, angle), time: time,
      duration: duration)
  }

  /// Schedules a rotation, with 60 moves per second.
  ///
  /// - Parameters:
  ///   - center: The middle of the fingers.
  ///   - angle: The angle of the rotation, in radians, clockwise.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0.
  ///   - distance: The distance of the fingers, in points; 120 by default.
  ///   - start: The angle of the line of the fingers at the beginning; 0, the default, is
  ///     horizontal.
  public func rotate(
    around center: Point, by angle: Double, time: Double, duration: Double,
    distance: Double = 120, from start: Double = 0
  ) {
    touchWithTwoFingers(
      around: center, distances: (distance, distance), angles: (start, start + angle), time: time,
      duration: duration)
  }

  /// Schedules two fingers that turn around a point and change their distance.
  ///
  /// - Parameters:
  ///   - center: The middle of the fingers.
  ///   - distances: The distances of the fingers at the beginning and the end, in points.
  ///   - angles: The angles of the line of the fingers at the beginning and the end, in radians,
  ///     clockwise.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0.
  public func touchWithTwoFingers(
    around center: Point, distances: (start: Double, end: Double),
    angles: (start: Double, end: Double), time: Double, duration: Double
  ) {
    let paths = [-0.5, 0.5].map { side in
      TouchPath(at: time, duration: duration) { progress in
        let distance = distances.start + progress * (distances.end - distances.start)
        let angle = angles.start + progress * (angles.end - angles.start)
        let offset = Point(side * distance, 0).applying(Transform(rotationAngle: angle))
        return center + (offset - .zero)
      }
    }
    touch(along: paths)
  }
}
