internal import Geometry

/// The path of a scripted touch: straight segments between points at equal time intervals.
struct TouchPath {
  /// The locations, at least one: the beginning of the touch and its moves.
  let points: [Point]
  /// The time of the beginning, in seconds.
  let start: Double
  /// The time from the first to the last point, in seconds; 0 for a tap.
  let duration: Double

  /// Returns the time of a point of a pan, in seconds.
  func time(of index: Int) -> Double {
    // Multiplied before division, so that moves at 60 Hz have the exact times of frames.
    start + duration * Double(index) / Double(points.count - 1)
  }

  /// Returns the velocity of the move to a point, in points per second.
  func velocity(at index: Int) -> Vector {
    (points[index] - points[index - 1]) / (duration / Double(points.count - 1))
  }

  /// Returns the interpolated location at a time.
  func location(at time: Double) -> Point {
    let last = points.count - 1
    let parameter = duration > 0 ? (time - start) / duration * Double(last) : 0
    guard parameter < Double(last) else { return points[last] }
    let index = max(Int(parameter), 0)
    let fraction = max(parameter - Double(index), 0)
    return points[index] + fraction * (points[index + 1] - points[index])
  }
}
