/// The bounds of points that are inserted one by one.
struct PointBounds {
  private var low = Point(.infinity, .infinity)
  private var high = Point(-.infinity, -.infinity)

  /// The smallest rectangle that contains all points; nil without points.
  var rect: Rect? {
    guard low.x <= high.x else { return nil }
    return Rect(origin: low, size: Size(high.x - low.x, high.y - low.y))
  }

  @inline(__always)
  mutating func insert(_ point: Point) {
    low = Point(min(low.x, point.x), min(low.y, point.y))
    high = Point(max(high.x, point.x), max(high.y, point.y))
  }
}
