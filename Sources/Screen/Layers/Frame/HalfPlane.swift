internal import Geometry

/// The points at which a linear function is at least 0.
struct HalfPlane {
  private let a: Double
  private let b: Double
  private let c: Double

  /// Creates the half-plane of `a * x + b * y + c >= 0`.
  init(_ a: Double, _ b: Double, _ c: Double) {
    self.a = a
    self.b = b
    self.c = c
  }

  func value(at point: Point) -> Double { a * point.x + b * point.y + c }

  /// The half-plane on the other side of the line.
  var opposite: HalfPlane { HalfPlane(-a, -b, -c) }

  /// Returns the half-plane with its line moved outwards.
  func moved(by distance: Double) -> HalfPlane {
    HalfPlane(a, b, c + distance * (a * a + b * b).squareRoot())
  }

  /// Returns the part of a convex polygon in the half-plane (Sutherland and Hodgman 1974).
  func part(of polygon: [Point]) -> [Point] {
    var part: [Point] = []
    forEachEdge(of: polygon) { start, startValue, end, endValue in
      if startValue >= 0 { part.append(start) }
      if startValue * endValue < 0 { part.append(crossing(start, startValue, end, endValue)) }
    }
    return part
  }

  /// Returns the points in which the line cuts the edges of a convex polygon: two, or none.
  func cut(through polygon: [Point]) -> [Point] {
    var points: [Point] = []
    forEachEdge(of: polygon) { start, startValue, end, endValue in
      if startValue == 0 { points.append(start) }
      if startValue * endValue < 0 { points.append(crossing(start, startValue, end, endValue)) }
    }
    return points
  }

  private func forEachEdge(
    of polygon: [Point], _ body: (Point, Double, Point, Double) -> Void
  ) {
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      body(start, value(at: start), end, value(at: end))
    }
  }

  private func crossing(
    _ start: Point, _ startValue: Double, _ end: Point, _ endValue: Double
  ) -> Point {
    let fraction = startValue / (startValue - endValue)
    return Point(start.x + (end.x - start.x) * fraction, start.y + (end.y - start.y) * fraction)
  }
}

/// Measures of convex polygons.
enum Polygon {
  /// Returns the half-planes of a convex polygon's edges, whatever its direction is; their values
  /// are distances.
  private static func sides(of polygon: [Point]) -> [HalfPlane] {
    let sign = area(of: polygon) < 0 ? -1.0 : 1
    return polygon.indices.map { index in
      let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let scale = sign / max((dx * dx + dy * dy).squareRoot(), .leastNormalMagnitude)
      let (a, b) = (-dy * scale, dx * scale)
      return HalfPlane(a, b, -(a * start.x + b * start.y))
    }
  }

  /// Returns the area, which is negative for one of the two directions.
  static func area(of polygon: [Point]) -> Double {
    var sum = 0.0
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      sum += start.x * end.y - end.x * start.y
    }
    return sum / 2
  }

  /// Returns the length of the part of a line between two points that is inside a convex polygon,
  /// which a line along an edge is not.
  static func length(of line: [Point], inside polygon: [Point]) -> Double {
    var (first, last) = (0.0, 1.0)
    for side in sides(of: polygon) {
      let start = side.value(at: line[0]) - LayerPlane.tolerance
      let end = side.value(at: line[1]) - LayerPlane.tolerance
      if start < 0, end < 0 { return 0 }
      if start < 0 { first = max(first, start / (start - end)) }
      if end < 0 { last = min(last, start / (start - end)) }
    }
    let (dx, dy) = (line[1].x - line[0].x, line[1].y - line[0].y)
    return max(last - first, 0) * (dx * dx + dy * dy).squareRoot()
  }

  /// Returns a point inside both of two convex polygons; nil if they overlap by less than an area.
  static func commonPoint(_ first: [Point], _ second: [Point], minArea: Double) -> Point? {
    var common = first
    for side in sides(of: second) where !common.isEmpty { common = side.part(of: common) }
    guard common.count > 2, abs(area(of: common)) > minArea else { return nil }
    let sum = common.reduce(Point.zero) { Point($0.x + $1.x, $0.y + $1.y) }
    return Point(sum.x / Double(common.count), sum.y / Double(common.count))
  }
}
