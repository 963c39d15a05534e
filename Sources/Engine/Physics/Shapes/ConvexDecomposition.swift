/// Divides a simple polygon into convex pieces.
///
/// Triangulation by ear clipping (Meisters, "Polygons have ears", 1975), then pieces with a common
/// side are merged if their union is convex (Hertel and Mehlhorn, "Fast triangulation of simple
/// polygons", 1983). There are at most four times as many pieces as in an optimal division.
///
/// - Parameter vertices: The vertices of the polygon, of either orientation.
/// - Returns: The pieces, oriented from x to y, or nil if the polygon intersects itself or has no
///   area. Their vertices are vertices of the polygon. Rounding can leave a piece without area.
/// - Complexity: O(n^3) for n vertices in the worst case.
package func convexPieces(of vertices: [SIMD2<Double>]) -> [[SIMD2<Double>]]? {
  guard vertices.count >= 3, vertices.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
    !intersectsItself(vertices)
  else { return nil }
  let area = doubleArea(vertices)
  let extent = vertices.map { length($0 - vertices[0]) }.max() ?? 0
  guard abs(area) > 1e-9 * extent * extent else { return nil }
  return merged(triangles(of: area > 0 ? vertices : vertices.reversed()))
}

private func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

private func length(_ vector: SIMD2<Double>) -> Double {
  (vector.x * vector.x + vector.y * vector.y).squareRoot()
}

/// The orientation of three points: positive if they turn from x to y.
private func orientation(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
  cross(b - a, c - b)
}

/// Returns twice the signed area of a polygon, positive if it is oriented from x to y.
private func doubleArea(_ vertices: [SIMD2<Double>]) -> Double {
  let origin = vertices[0]
  return zip(vertices, vertices.dropFirst()).reduce(0) {
    $0 + cross($1.0 - origin, $1.1 - origin)
  }
}

/// Returns whether two sides without a common vertex intersect.
private func intersectsItself(_ vertices: [SIMD2<Double>]) -> Bool {
  let count = vertices.count
  for i in 0..<count {
    let (a, b) = (vertices[i], vertices[(i + 1) % count])
    for j in (i + 1)..<count where (j + 1) % count != i && j != i + 1 {
      let (c, d) = (vertices[j], vertices[(j + 1) % count])
      let separation1 = cross(b - a, c - a) * cross(b - a, d - a)
      let separation2 = cross(d - c, a - c) * cross(d - c, b - c)
      if separation1 < 0, separation2 < 0 { return true }
    }
  }
  return false
}

/// Returns a triangulation of a polygon by ear clipping.
private func triangles(of vertices: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
  var rest = vertices
  var triangles: [[SIMD2<Double>]] = []
  while rest.count > 3 {
    let count = rest.count
    let ear = (0..<count).first { i in
      let (a, b, c) = (rest[(i + count - 1) % count], rest[i], rest[(i + 1) % count])
      guard orientation(a, b, c) > 0 else { return false }
      return !rest.contains { point in
        point != a && point != b && point != c && orientation(a, b, point) >= 0
          && orientation(b, c, point) >= 0 && orientation(c, a, point) >= 0
      }
    }
    // If rounding makes the remaining vertices collinear, none is an ear; remove any.
    let i = ear ?? 0
    let triangle = [rest[(i + count - 1) % count], rest[i], rest[(i + 1) % count]]
    if orientation(triangle[0], triangle[1], triangle[2]) > 0 { triangles.append(triangle) }
    rest.remove(at: i)
  }
  triangles.append(rest)
  return triangles
}

/// Merges pieces with a common side as long as the unions are convex.
private func merged(_ pieces: [[SIMD2<Double>]]) -> [[SIMD2<Double>]] {
  var pieces = pieces
  var i = 0
  while i < pieces.count {
    var j = i + 1
    while j < pieces.count {
      if let union = convexUnion(pieces[i], pieces[j]) {
        pieces[i] = union
        pieces.remove(at: j)
        j = i + 1
      } else {
        j += 1
      }
    }
    i += 1
  }
  return pieces
}

/// Returns the union of two convex polygons with a common side, or nil if it is not convex.
private func convexUnion(_ p: [SIMD2<Double>], _ q: [SIMD2<Double>]) -> [SIMD2<Double>]? {
  for i in p.indices {
    let (a, b) = (p[i], p[(i + 1) % p.count])
    // The common side has the opposite direction in the other polygon.
    guard let j = q.indices.first(where: { q[$0] == b && q[($0 + 1) % q.count] == a }) else {
      continue
    }
    let union =
      (1...p.count).map { p[(i + $0) % p.count] } + (2..<q.count).map { q[(j + $0) % q.count] }
    let isConvex = union.indices.allSatisfy { k in
      orientation(union[k], union[(k + 1) % union.count], union[(k + 2) % union.count]) >= 0
    }
    return isConvex ? union : nil
  }
  return nil
}
