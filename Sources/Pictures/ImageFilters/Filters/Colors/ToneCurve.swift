internal import Geometry

/// A smooth curve through points that are in order of x, without overshoot: Fritsch and Carlson's
/// monotone cubic.
struct ToneCurve: Sendable {
  private let points: [Point]
  private let slopes: [Double]

  init(_ points: [Point]) {
    let points = points.sorted { $0.x < $1.x }
    self.points = points
    let secants = zip(points, points.dropFirst()).map { first, second in
      second.x > first.x ? (second.y - first.y) / (second.x - first.x) : 0
    }
    slopes = points.indices.map { index in
      guard index > 0, index < secants.count else {
        return secants.isEmpty ? 0 : secants[min(index, secants.count - 1)]
      }
      let (before, after) = (secants[index - 1], secants[index])
      // The harmonic mean keeps the curve monotone.
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
  }

  /// Returns the value at a place; before the first and after the last point that of the point.
  func value(at place: Float) -> Float {
    let x = Double(place)
    guard let next = points.firstIndex(where: { $0.x >= x }) else {
      return Float(points.last?.y ?? x)
    }
    guard next > 0 else { return Float(points[0].y) }
    let (start, end) = (points[next - 1], points[next])
    let width = end.x - start.x
    guard width > 0 else { return Float(end.y) }
    let t = (x - start.x) / width
    let (t2, t3) = (t * t, t * t * t)
    let ends = start.y * (2 * t3 - 3 * t2 + 1) + end.y * (3 * t2 - 2 * t3)
    let tangents = slopes[next - 1] * (t3 - 2 * t2 + t) + slopes[next] * (t3 - t2)
    return Float(ends + tangents * width)
  }
}
