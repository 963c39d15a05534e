internal import Geometry

extension [Point] {
  /// The mean of the points; (0, 0) without points.
  var mean: Point {
    guard count > 1 else { return first ?? .zero }
    return Point.zero + map { $0 - .zero }.reduce(.zero, +) / Double(count)
  }
}

extension [Touch] {
  /// The mean of the locations, in the coordinates of the stage's view; (0, 0) without touches.
  var middle: Point { map(\.position).mean }

  /// Returns the mean of a vector of the touches; zero without touches.
  func mean(_ vector: (Touch) -> Vector) -> Vector {
    guard count > 1 else { return first.map(vector) ?? .zero }
    return map(vector).reduce(.zero, +) / Double(count)
  }
}
