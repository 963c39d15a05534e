public import Geometry

/// The path of a scripted finger: locations at times, joined by straight lines.
///
/// The finger touches the stage at the first time and is lifted at the last; a path of one sample
/// is a tap that takes no time. If two samples have the same time, the finger reaches both, one
/// after the other. Locations are in the coordinates of the stage's view.
public struct TouchPath: Hashable, Sendable {
  /// A location at a time.
  public struct Sample: Hashable, Sendable {
    /// The time, in seconds of the stage.
    public var time: Double
    /// The location, in points.
    public var location: Point

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds of the stage.
    ///   - location: The location, in points.
    public init(time: Double, location: Point) {
      self.time = time
      self.location = location
    }
  }

  /// The samples, at least one, in the order of their times.
  public let samples: [Sample]

  /// Creates a path.
  ///
  /// - Parameter samples: At least one, in the order of their times.
  public init(_ samples: [Sample]) {
    precondition(!samples.isEmpty, "a touch must have at least one location")
    for sample in samples {
      precondition(
        sample.location.x.isFinite && sample.location.y.isFinite,
        "a touch's location must be finite, not \(sample.location)")
      precondition(sample.time.isFinite, "a touch's time must be finite, not \(sample.time)")
    }
    for (sample, next) in zip(samples, samples.dropFirst()) {
      precondition(
        sample.time <= next.time, "a touch cannot go back from \(sample.time) s to \(next.time) s")
    }
    self.samples = samples
  }

  /// Creates a path through points at equal time intervals.
  ///
  /// - Parameters:
  ///   - points: The locations, at least two.
  ///   - time: The time of the first, in seconds of the stage.
  ///   - duration: The time from the first to the last, in seconds, above 0.
  public init(through points: [Point], at time: Double, duration: Double) {
    precondition(points.count > 1, "a moving touch must have at least one move")
    Self.checkDuration(duration)
    self.init(
      points.enumerated().map { index, point in
        // Multiplied before division, so that moves at 60 Hz have the exact times of frames.
        Sample(time: time + duration * Double(index) / Double(points.count - 1), location: point)
      })
  }

  /// Creates a path along straight lines between points, with 60 moves per second.
  ///
  /// The finger reaches the points at equal time intervals.
  ///
  /// - Parameters:
  ///   - points: The locations, at least two.
  ///   - time: The time of the first, in seconds of the stage.
  ///   - duration: The time from the first to the last, in seconds, above 0.
  public init(along points: [Point], at time: Double, duration: Double) {
    precondition(points.count > 1, "a moving touch must have at least one move")
    Self.checkDuration(duration)
    let parts = points.count - 1
    let moves = Int(max(1, (duration * 60 / Double(parts)).rounded()))
    var locations = [points[0]]
    for (start, end) in zip(points, points.dropFirst()) {
      for move in 1...moves {
        // The points themselves are exact.
        locations.append(
          move == moves ? end : start + Double(move) / Double(moves) * (end - start))
      }
    }
    self.init(through: locations, at: time, duration: duration)
  }

  /// Creates a path whose location is a function of the progress, with 60 moves per second.
  ///
  /// - Parameters:
  ///   - time: The time of the beginning, in seconds of the stage.
  ///   - duration: The duration in seconds, above 0.
  ///   - location: The location at a progress of 0...1.
  public init(at time: Double, duration: Double, location: (_ progress: Double) -> Point) {
    Self.checkDuration(duration)
    let count = max(1, (duration * 60).rounded())
    self.init(
      through: (0...Int(count)).map { location(Double($0) / count) }, at: time, duration: duration)
  }

  /// Creates a path along a straight line at constant speed, with 60 moves per second.
  ///
  /// - Parameters:
  ///   - start: The location of the beginning.
  ///   - end: The location of the end.
  ///   - time: The time of the beginning, in seconds of the stage.
  ///   - duration: The duration in seconds, above 0.
  public init(from start: Point, to end: Point, at time: Double, duration: Double) {
    self.init(at: time, duration: duration) { start + $0 * (end - start) }
  }

  /// Creates a path of a finger that rests.
  ///
  /// - Parameters:
  ///   - point: The location.
  ///   - time: The time of the beginning, in seconds of the stage.
  ///   - duration: The duration in seconds, at least 0.
  public init(restingAt point: Point, time: Double, duration: Double) {
    precondition(
      duration >= 0 && duration.isFinite, "a touch's duration must be 0 s or more, not \(duration)")
    let start = Sample(time: time, location: point)
    self.init(duration > 0 ? [start, Sample(time: time + duration, location: point)] : [start])
  }

  private static func checkDuration(_ duration: Double) {
    precondition(
      duration > 0 && duration.isFinite,
      "the duration of a moving touch must be above 0 s, not \(duration)")
  }

  /// The time of the beginning, in seconds.
  var start: Double { samples[0].time }

  /// Returns the interpolated location at a time.
  func location(at time: Double) -> Point {
    guard let next = samples.firstIndex(where: { $0.time > time }) else {
      return samples[samples.count - 1].location
    }
    guard next > 0 else { return samples[0].location }
    let (from, to) = (samples[next - 1], samples[next])
    let fraction = (time - from.time) / (to.time - from.time)
    return from.location + fraction * (to.location - from.location)
  }
}
