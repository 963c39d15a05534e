// A polygon without self-intersections cut into convex pieces: triangles by clipping ears (Meisters,
// "Polygons have ears", 1975), then neighbours joined as long as the union stays convex (Hertel and
// Mehlhorn, "Fast triangulation of simple polygons", 1983, at most four times as many as needed).

extension Polygon {
  /// Cuts the inside of an outline into convex polygons.
  ///
  /// The outline may turn either way; its first point need not be repeated at the end.
  ///
  /// - Returns: The pieces, or nil if the outline crosses itself or holds no area.
  /// - Complexity: O(n^3) at worst, for outlines of up to some hundred points.
  public static func convexPieces(of outline: [Vec2], radius: Float? = nil) -> [Polygon]? {
    guard let corners = cleaned(outline), !crossesItself(corners) else { return nil }
    guard let triangles = triangles(of: corners) else { return nil }
    let pieces = joined(triangles, corners).map { piece in
      Polygon(piece.map { corners[$0] }, radius: radius)
    }
    return pieces.isEmpty ? nil : pieces
  }

  /// The corners that turn, in the order from x to y; nil if no area is left.
  private static func cleaned(_ outline: [Vec2]) -> [Vec2]? {
    guard outline.allSatisfy(\.isFinite) else { return nil }
    var corners = outline
    var index = 0
    while corners.count >= 3, index < corners.count {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let (d1, d2) = (corners[index] - before, after - corners[index])
      if cross(d1, d2).magnitude <= 1e-6 * d1.length * d2.length || d1 == .zero {
        corners.remove(at: index)
        index = max(0, index - 1)
      } else {
        index += 1
      }
    }
    guard corners.count >= 3 else { return nil }
    var area: Float = 0
    for (i, corner) in corners.enumerated() {
      area += cross(corner - corners[0], corners[(i + 1) % corners.count] - corners[0])
    }
    return area == 0 ? nil : area > 0 ? corners : corners.reversed()
  }

  private static func crossesItself(_ corners: [Vec2]) -> Bool {
    let n = corners.count
    for i in 0..<n {
      for j in i + 1..<n where j != i + 1 && (j + 1) % n != i {
        let (a, b) = (corners[i], corners[(i + 1) % n])
        let (c, d) = (corners[j], corners[(j + 1) % n])
        let (s, t) = (cross(b - a, c - a), cross(b - a, d - a))
        let (u, v) = (cross(d - c, a - c), cross(d - c, b - c))
        if s * t < 0, u * v < 0 { return true }
      }
    }
    return false
  }

  private static func triangles(of corners: [Vec2]) -> [[Int]]? {
    var left = Array(corners.indices)
    var triangles: [[Int]] = []
    while left.count > 3 {
      let n = left.count
      let ear = (0..<n).first { k in
        isEar(left[(k + n - 1) % n], left[k], left[(k + 1) % n], among: left, corners)
      }
      guard let ear else { return nil }
      triangles.append([left[(ear + n - 1) % n], left[ear], left[(ear + 1) % n]])
      left.remove(at: ear)
    }
    triangles.append(left)
    // Corners that became collinear on the way leave triangles of no area behind.
    return triangles.filter {
      cross(corners[$0[1]] - corners[$0[0]], corners[$0[2]] - corners[$0[0]]) > 0
    }
  }

  private static func isEar(
    _ i: Int, _ j: Int, _ k: Int, among left: [Int], _ corners: [Vec2]
  ) -> Bool {
    let (a, b, c) = (corners[i], corners[j], corners[k])
    guard cross(b - a, c - a) >= 0 else { return false }
    return !left.contains { index in
      guard index != i, index != j, index != k else { return false }
      let p = corners[index]
      return cross(b - a, p - a) >= 0 && cross(c - b, p - b) >= 0 && cross(a - c, p - c) >= 0
        && p != a && p != b && p != c
    }
  }

  private static func joined(_ triangles: [[Int]], _ corners: [Vec2]) -> [[Int]] {
    var pieces = triangles
    var first = 0
    while first < pieces.count {
      var second = first + 1
      while second < pieces.count {
        if let union = union(pieces[first], pieces[second], corners) {
          pieces[first] = union
          pieces.remove(at: second)
          second = first + 1
        } else {
          second += 1
        }
      }
      first += 1
    }
    return pieces
  }

  /// The union of two convex pieces along a common side, or nil if there is none or it is not convex.
  private static func union(_ p: [Int], _ q: [Int], _ corners: [Vec2]) -> [Int]? {
    for i in p.indices {
      let (a, b) = (p[i], p[(i + 1) % p.count])
      guard let j = q.indices.first(where: { q[$0] == b && q[($0 + 1) % q.count] == a }) else {
        continue
      }
      // All of p from b round to a, then all of q between a and b.
      let union =
        (1...p.count).map { p[(i + $0) % p.count] }
        + (2..<q.count).map { q[(j + $0) % q.count] }
      let isConvex = union.indices.allSatisfy { k in
        let a = corners[union[k]]
        let b = corners[union[(k + 1) % union.count]]
        let c = corners[union[(k + 2) % union.count]]
        return cross(b - a, c - b) >= 0
      }
      return isConvex ? union : nil
    }
    return nil
  }
}
