// The distance between two convex cores by Gilbert, Johnson and Keerthi's algorithm (GJK, 1988),
// with the barycentric subproblem solved as in Catto, "Computing distance", GDC 2010: keep a
// simplex of up to three vertices of the Minkowski difference, find its point nearest to the
// origin, drop vertices that do not support it, and add the support vertex towards the origin until
// none is nearer.

/// The simplex at the end of a distance query, which initializes the next one.
struct SimplexCache: BitwiseCopyable {
  var count = 0
  var indexA: (Int, Int, Int) = (0, 0, 0)
  var indexB: (Int, Int, Int) = (0, 0, 0)
}

/// The nearest points of two cores.
struct Distance {
  /// The nearest points on A's and B's core, in the world.
  let pointA: Vec2
  let pointB: Vec2
  /// The distance; 0 for overlapping cores.
  let distance: Float
  /// The final simplex.
  let cache: SimplexCache
}

/// A vertex of the Minkowski difference of two cores.
private struct SimplexVertex: BitwiseCopyable {
  var a: Vec2
  var b: Vec2
  /// b - a.
  var w: Vec2
  /// The barycentric weight in the nearest point; the weights of a simplex add up to 1.
  var weight: Float
  var indexA: Int
  var indexB: Int

  init(_ coreA: Core, _ poseA: Pose, _ indexA: Int, _ coreB: Core, _ poseB: Pose, _ indexB: Int) {
    a = poseA * coreA.vertices[indexA]
    b = poseB * coreB.vertices[indexB]
    w = b - a
    weight = 1
    self.indexA = indexA
    self.indexB = indexB
  }
}

private struct Simplex: BitwiseCopyable {
  var v0: SimplexVertex
  var v1: SimplexVertex
  var v2: SimplexVertex
  var count: Int

  /// The direction from the simplex to the origin.
  var searchDirection: Vec2 {
    guard count == 2 else { return -v0.w }
    let edge = v1.w - v0.w
    return cross(edge, -v0.w) > 0 ? edge.leftPerpendicular : edge.rightPerpendicular
  }

  func contains(_ indexA: Int, _ indexB: Int) -> Bool {
    (v0.indexA == indexA && v0.indexB == indexB)
      || (count > 1 && v1.indexA == indexA && v1.indexB == indexB)
      || (count > 2 && v2.indexA == indexA && v2.indexB == indexB)
  }

  mutating func append(_ vertex: SimplexVertex) {
    if count == 1 { v1 = vertex } else { v2 = vertex }
    count += 1
  }

  /// Reduces the simplex to the vertices that support the point nearest to the origin.
  mutating func reduce() {
    if count == 2 { reduceSegment() } else if count == 3 { reduceTriangle() }
  }

  // On the segment w0 w1 the weights are proportional to d0 = w1 . (w1 - w0) and d1 = -w0 . (w1 -
  // w0).
  private mutating func reduceSegment() {
    let e = v1.w - v0.w
    let d1 = -dot(v0.w, e)
    let d0 = dot(v1.w, e)
    if d1 <= 0 {
      keep(v0)
    } else if d0 <= 0 {
      keep(v1)
    } else {
      keep(v0, d0, v1, d1)
    }
  }

  // In the triangle the weights are signed areas with the origin. The weights of the three edges
  // determine the Voronoi region (Ericson, "Real-time collision detection", 5.1.5).
  private mutating func reduceTriangle() {
    let (w0, w1, w2) = (v0.w, v1.w, v2.w)
    let (e01, e02, e12) = (w1 - w0, w2 - w0, w2 - w1)
    let (d01a, d01b) = (dot(w1, e01), -dot(w0, e01))
    let (d02a, d02b) = (dot(w2, e02), -dot(w0, e02))
    let (d12a, d12b) = (dot(w2, e12), -dot(w1, e12))
    let n = cross(e01, e02)
    let (t0, t1, t2) = (n * cross(w1, w2), n * cross(w2, w0), n * cross(w0, w1))

    if d01b <= 0, d02b <= 0 {
      keep(v0)
    } else if d01a > 0, d01b > 0, t2 <= 0 {
      keep(v0, d01a, v1, d01b)
    } else if d02a > 0, d02b > 0, t1 <= 0 {
      keep(v0, d02a, v2, d02b)
    } else if d01a <= 0, d12b <= 0 {
      keep(v1)
    } else if d02a <= 0, d12a <= 0 {
      keep(v2)
    } else if d12a > 0, d12b > 0, t0 <= 0 {
      keep(v1, d12a, v2, d12b)
    } else {
      let scale = 1 / (t0 + t1 + t2)
      v0.weight = t0 * scale
      v1.weight = t1 * scale
      v2.weight = t2 * scale
    }
  }

  private mutating func keep(_ vertex: SimplexVertex) {
    v0 = vertex
    v0.weight = 1
    count = 1
  }

  private mutating func keep(_ a: SimplexVertex, _ da: Float, _ b: SimplexVertex, _ db: Float) {
    let scale = 1 / (da + db)
    v0 = a
    v1 = b
    v0.weight = da * scale
    v1.weight = db * scale
    count = 2
  }

  var cache: SimplexCache {
    SimplexCache(
      count: count, indexA: (v0.indexA, v1.indexA, v2.indexA),
      indexB: (v0.indexB, v1.indexB, v2.indexB))
  }
}

extension Distance {
  /// Computes the nearest points of two cores at their poses, without radii.
  init(
    _ coreA: Core, _ poseA: Pose, _ coreB: Core, _ poseB: Pose, cache: SimplexCache = SimplexCache()
  ) {
    func vertex(_ indexA: Int, _ indexB: Int) -> SimplexVertex {
      SimplexVertex(coreA, poseA, indexA, coreB, poseB, indexB)
    }
    let start = vertex(cache.indexA.0, cache.indexB.0)
    var simplex = Simplex(v0: start, v1: start, v2: start, count: 1)
    if cache.count > 1 { simplex.append(vertex(cache.indexA.1, cache.indexB.1)) }
    if cache.count > 2 { simplex.append(vertex(cache.indexA.2, cache.indexB.2)) }

    // Each iteration adds a vertex nearer to the origin, so few are needed. The limit ends cycles
    // between vertices that are equal within rounding.
    var passes = 0
    while passes < 20 {
      simplex.reduce()
      // The origin is inside the triangle: the cores overlap.
      if simplex.count == 3 { break }
      let d = simplex.searchDirection
      // The origin is on the simplex: the cores touch.
      if d.lengthSquared < Float.ulpOfOne * Float.ulpOfOne { break }
      let indexA = coreA.support(poseA.q.inverse(-d))
      let indexB = coreB.support(poseB.q.inverse(d))
      if simplex.contains(indexA, indexB) { break }
      simplex.append(vertex(indexA, indexB))
      passes += 1
    }
    if passes == 20 { simplex.reduce() }

    let (v0, v1, v2) = (simplex.v0, simplex.v1, simplex.v2)
    switch simplex.count {
    case 1:
      pointA = v0.a
      pointB = v0.b
    case 2:
      pointA = v0.weight * v0.a + v1.weight * v1.a
      pointB = v0.weight * v0.b + v1.weight * v1.b
    default:
      pointA = v0.weight * v0.a + v1.weight * v1.a + v2.weight * v2.a
      pointB = pointA
    }
    distance = (pointB - pointA).length
    self.cache = simplex.cache
  }
}
