/// A convex polygon with a radius, its vertices ordered from x to y.
public struct Polygon: Sendable, Equatable {
  /// The vertices in the body's frame, in meters.
  public let vertices: [Vec2]
  /// The radius that rounds the polygon, in meters; nil for `Settings.polygonRadius` of the world.
  public let radius: Float?

  /// Creates the convex hull of points.
  ///
  /// Drops points inside the hull, on its edges or nearly coincident with others. Traps if fewer
  /// than three vertices remain or the hull has no area; `isValid(_:)` checks this.
  public init(_ points: [Vec2], radius: Float? = nil) {
    for point in points { precondition(point.isFinite, "points must be finite, but hold \(point)") }
    if let radius {
      precondition(
        radius.isFinite && radius >= 0, "radius must be finite and not negative, but is \(radius)")
    }
    let hull = convexHull(of: points)
    precondition(
      hull.count >= 3, "points must span an area, but \(points.count) of them lie on one line")
    vertices = hull
    self.radius = radius
  }

  /// Creates a rectangle from half sizes, a center and an angle in radians.
  public init(
    halfWidth: Float, halfHeight: Float, center: Vec2 = .zero, angle: Float = 0,
    radius: Float? = nil
  ) {
    precondition(
      halfWidth.isFinite && halfWidth > 0, "halfWidth must be finite and above 0: \(halfWidth)")
    precondition(
      halfHeight.isFinite && halfHeight > 0, "halfHeight must be finite and above 0: \(halfHeight)")
    precondition(center.isFinite, "center must be finite, but is \(center)")
    precondition(angle.isFinite, "angle must be finite, but is \(angle)")
    if let radius {
      precondition(
        radius.isFinite && radius >= 0, "radius must be finite and not negative, but is \(radius)")
    }
    let pose = Pose(p: center, q: Rot(angle))
    vertices = [
      pose * Vec2(-halfWidth, -halfHeight), pose * Vec2(halfWidth, -halfHeight),
      pose * Vec2(halfWidth, halfHeight), pose * Vec2(-halfWidth, halfHeight),
    ]
    self.radius = radius
  }

  /// Returns whether points span a polygon.
  public static func isValid(_ points: [Vec2]) -> Bool {
    points.allSatisfy { $0.isFinite } && convexHull(of: points).count >= 3
  }
}

/// Returns the vertices of the convex hull, ordered from x to y; fewer than three without area.
///
/// Andrew's monotone chain, "Another efficient algorithm for convex hulls in two dimensions", 1979.
/// Vertices that protrude by less than a millionth of the extent are dropped.
private func convexHull(of points: [Vec2]) -> [Vec2] {
  let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
  guard let first = sorted.first else { return [] }
  let box = sorted.dropFirst().reduce(AABB(lower: first, upper: first)) {
    $0.union(AABB(lower: $1, upper: $1))
  }
  let extent = max(box.upper.x - box.lower.x, box.upper.y - box.lower.y)
  let tolerance = 1e-6 * extent

  func chain(_ points: some Sequence<Vec2>) -> [Vec2] {
    var hull: [Vec2] = []
    for point in points {
      if let last = hull.last, (point - last).length <= tolerance { continue }
      while hull.count >= 2 {
        let base = point - hull[hull.count - 2]
        if cross(hull[hull.count - 1] - hull[hull.count - 2], base) > tolerance * base.length {
          break
        }
        hull.removeLast()
      }
      hull.append(point)
    }
    return hull
  }
  let lower = chain(sorted)
  let upper = chain(sorted.reversed())
  guard lower.count >= 2, upper.count >= 2 else { return [] }
  return lower.dropLast() + upper.dropLast()
}
