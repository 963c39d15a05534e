internal import Geometry

/// Where a finger is while it is down: it moves straight from point to point, at equal intervals.
struct FingerTrack {
  /// The points, at least one: where the finger comes down, and where it moves to.
  let points: [Point]
  /// When it comes down, in seconds.
  let start: Double
  /// How long it takes from the first point to the last, in seconds; 0 for a tap at one point.
  let duration: Double

  /// When the finger comes to a point of a pan.
  func time(of index: Int) -> Double {
    // Multiplied before it is divided, so that moves fall on the instants of frames.
    start + duration * Double(index) / Double(points.count - 1)
  }

  /// How fast it comes there, in points a second.
  func velocity(at index: Int) -> Vector {
    (points[index] - points[index - 1]) / (duration / Double(points.count - 1))
  }

  /// Where it is at a time.
  func place(at time: Double) -> Point {
    let last = points.count - 1
    let way = duration > 0 ? (time - start) / duration * Double(last) : 0
    guard way < Double(last) else { return points[last] }
    let index = max(Int(way), 0)
    return points[index] + max(way - Double(index), 0) * (points[index + 1] - points[index])
  }
}
