public import Geometry

/// Scripted drags.
extension Stage {
  /// The distance of an edge pan's beginning from the edge, in points.
  private static let edgeDistance = 1.0

  /// Schedules a pan along a straight line, with 60 moves per second.
  ///
  /// A pan recognizer begins after 10 points.
  ///
  /// - Parameters:
  ///   - start: The location of the beginning, of several fingers the middle.
  ///   - end: The location of the end.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0.
  ///   - velocity: The velocity that recognizers report at the end, in points per second; nil is
  ///     the velocity of the pan.
  ///   - fingers: The number of fingers, 40 points apart; 1 by default.
  public func pan(
    from start: Point, to end: Point, at time: Double, duration: Double, velocity: Vector? = nil,
    fingers: Int = 1
  ) {
    let paths = Self.offsets(ofFingers: fingers).map {
      TouchPath(from: start + $0, to: end + $0, at: time, duration: duration)
    }
    touch(along: paths, velocity: velocity)
  }

  /// Schedules a pan through points.
  ///
  /// - Parameters:
  ///   - start: The location of the beginning.
  ///   - moves: The locations of the moves, at equal time intervals; at least one.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0.
  ///   - velocity: The velocity that recognizers report at the end, in points per second; nil is
  ///     the velocity of the last move.
  public func pan(
    from start: Point, through moves: [Point], at time: Double, duration: Double,
    velocity: Vector? = nil
  ) {
    touch(
      along: TouchPath(through: [start] + moves, at: time, duration: duration), velocity: velocity)
  }

  /// Schedules a pan along straight lines between points, with 60 moves per second.
  ///
  /// - Parameters:
  ///   - points: The locations, which the finger reaches at equal time intervals; at least two.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0.
  ///   - velocity: The velocity that recognizers report at the end, in points per second; nil is
  ///     the velocity of the last move.
  ///   - fingers: The number of fingers, 40 points apart; 1 by default.
  public func pan(
    along points: [Point], at time: Double, duration: Double, velocity: Vector? = nil,
    fingers: Int = 1
  ) {
    let paths = Self.offsets(ofFingers: fingers).map { offset in
      TouchPath(along: points.map { $0 + offset }, at: time, duration: duration)
    }
    touch(along: paths, velocity: velocity)
  }

  /// Schedules a swipe: a short, fast pan.
  ///
  /// A swipe recognizer needs 50 points within 0.5 s.
  ///
  /// - Parameters:
  ///   - start: The location of the beginning, of several fingers the middle.
  ///   - end: The location of the end.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0; 0.2 by default.
  ///   - fingers: The number of fingers, 40 points apart; 1 by default.
  public func swipe(
    from start: Point, to end: Point, at time: Double, duration: Double = 0.2, fingers: Int = 1
  ) {
    pan(from: start, to: end, at: time, duration: duration, fingers: fingers)
  }

  /// Schedules a pan inward from an edge of the stage.
  ///
  /// - Parameters:
  ///   - edge: One edge.
  ///   - distance: The distance of the end from the edge, in points.
  ///   - time: The time of the beginning, in seconds.
  ///   - duration: The duration in seconds, above 0.
  ///   - velocity: The velocity that recognizers report at the end, in points per second; nil is
  ///     the velocity of the pan.
  ///   - position: The place along the edge in points, from the left or from the top; nil, the
  ///     default, is its middle.
  public func edgePan(
    from edge: RectEdge, to distance: Double, at time: Double, duration: Double,
    velocity: Vector? = nil, position: Double? = nil
  ) {
    func point(_ distance: Double) -> Point {
      let (x, y) = (position ?? size.width / 2, position ?? size.height / 2)
      switch edge {
      case .left: return Point(distance, y)
      case .right: return Point(size.width - distance, y)
      case .top: return Point(x, distance)
      case .bottom: return Point(x, size.height - distance)
      default: preconditionFailure("an edge pan begins at one edge, not at \(edge)")
      }
    }
    pan(
      from: point(Self.edgeDistance), to: point(distance), at: time, duration: duration,
      velocity: velocity)
  }
}
