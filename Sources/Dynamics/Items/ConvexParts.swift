import Geometry

/// Cuts a polygon without crossings into convex ones.
///
/// Ears are clipped (Meisters, "Polygons have ears", 1975), then pieces that share a side are
/// joined where the union is convex (Hertel and Mehlhorn, "Fast triangulation of simple polygons",
/// 1983): at most four times as many pieces as the fewest possible. Quadratic in the number of
/// corners.
///
/// - Parameter corners: The corners, either way around.
/// - Returns: The pieces, clockwise on screen; nil where the polygon crosses itself or has no area.
func convexParts(of corners: [Point]) -> [[Point]]? {
  guard corners.count >= 3, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
    !crossesItself(corners)
  else { return nil }
  let area = doubleArea(corners)
  let extent = corners.map { ($0 - corners[0]).length }.max() ?? 0
  guard abs(area) > 1e-9 * extent * extent else { return nil }
  // Twice the area is positive where the corners turn from x to y: clockwise on screen.
  let clockwise = area > 0 ? corners : corners.reversed()
  return merged(ears(of: clockwise))
}

private func turn(_ a: Point, _ b: Point, _ c: Point) -> Double { (b - a).cross(c - b) }

private func doubleArea(_ corners: [Point]) -> Double {
  let origin = corners[0]
  return zip(corners, corners.dropFirst()).reduce(0) {
    $0 + ($1.0 - origin).cross($1.1 - origin)
  }
}

/// Whether two sides that do not share a corner meet.
private func crossesItself(_ corners: [Point]) -> Bool {
  let count = corners.count
  for i in 0..<count {
    let (a, b) = (corners[i], corners[(i + 1) % count])
    for j in (i + 1)..<count where (j + 1) % count != i && j != i + 1 {
      let (c, d) = (corners[j], corners[(j + 1) % count])
      let sidesOfC = (b - a).cross(c - a) * (b - a).cross(d - a)
      let sidesOfA = (d - c).cross(a - c) * (d - c).cross(b - c)
      if sidesOfC < 0, sidesOfA < 0 { return true }
    }
  }
  return false
}

private func ears(of corners: [Point]) -> [[Point]] {
  var rest = corners
  var triangles: [[Point]] = []
  while rest.count > 3 {
    let count = rest.count
    let ear = (0..<count).first { i in
      let (a, b, c) = (rest[(i + count - 1) % count], rest[i], rest[(i + 1) % count])
      guard turn(a, b, c) > 0 else { return false }
      return !rest.contains { point in
        point != a && point != b && point != c && turn(a, b, point) >= 0
          && turn(b, c, point) >= 0 && turn(c, a, point) >= 0
      }
    }
    // With rounding the last corners can lie on one line, where none is an ear: any may go.
    let i = ear ?? 0
    let triangle = [rest[(i + count - 1) % count], rest[i], rest[(i + 1) % count]]
    if turn(triangle[0], triangle[1], triangle[2]) > 0 { triangles.append(triangle) }
    rest.remove(at: i)
  }
  triangles.append(rest)
  return triangles
}

private func merged(_ pieces: [[Point]]) -> [[Point]] {
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

/// The union of two convex polygons with a side in common, if it is convex.
private func convexUnion(_ p: [Point], _ q: [Point]) -> [Point]? {
  for i in p.indices {
    let (a, b) = (p[i], p[(i + 1) % p.count])
    // In the other polygon the common side runs the other way.
    guard let j = q.indices.first(where: { q[$0] == b && q[($0 + 1) % q.count] == a }) else {
      continue
    }
    let ofP = (0..<p.count).map { p[(i + 1 + $0) % p.count] }
    let ofQ = (2..<q.count).map { q[(j + $0) % q.count] }
    let union = ofP + ofQ
    let isConvex = union.indices.allSatisfy { k in
      turn(union[k], union[(k + 1) % union.count], union[(k + 2) % union.count]) >= 0
    }
    return isConvex ? union : nil
  }
  return nil
}
