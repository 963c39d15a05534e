/// The penetration of shapes, computed from outlines and poses alone.
struct Overlap {
  /// The deepest penetration of any pair, in meters; 0 without overlap.
  private(set) var depth = 0.0
  /// The maximum penetration of a pair relative to its smaller dynamic shape: to a diameter or the
  /// shorter side.
  private(set) var relativeDepth = 0.0

  /// Measures all pairs with a dynamic body, except segments and shapes that do not collide.
  init(of scene: Scene, poses: [Pose]) {
    var solids = scene.shapes.compactMap { Solid($0, scene, poses) }
    solids.sort { $0.lower.x < $1.lower.x }
    for (index, a) in solids.enumerated() {
      for b in solids[(index + 1)...] {
        // Boxes are sorted by their left edge, so no later one overlaps.
        guard b.lower.x <= a.upper.x else { break }
        guard b.lower.y <= a.upper.y, b.upper.y >= a.lower.y, a.body != b.body,
          a.isDynamic || b.isDynamic
        else { continue }
        let depth = a.depth(in: b)
        guard depth > 0 else { continue }
        let size = min(a.isDynamic ? a.size : .infinity, b.isDynamic ? b.size : .infinity)
        self.depth = max(self.depth, depth)
        relativeDepth = max(relativeDepth, depth / size)
      }
    }
  }
}

/// A solid shape in world coordinates.
private struct Solid {
  enum Outline {
    case circle(radius: Double)
    case box(halfSize: SIMD2<Double>, center: SIMD2<Double>, corners: [4 of SIMD2<Double>])
  }

  let body: Int
  let isDynamic: Bool
  let pose: Pose
  let outline: Outline
  /// The diameter or the shorter side.
  let size: Double
  let lower: SIMD2<Double>
  let upper: SIMD2<Double>

  init?(_ shape: Scene.Shape, _ scene: Scene, _ poses: [Pose]) {
    guard shape.material.collides else { return nil }
    let pose = poses[shape.body]
    switch shape.outline {
    case .segment: return nil
    case .circle(let radius):
      outline = .circle(radius: radius)
      size = 2 * radius
      lower = pose.position - radius
      upper = pose.position + radius
    case .box(let halfSize, let center):
      let corners: [4 of SIMD2<Double>] = [
        pose(center - halfSize), pose(center + halfSize * SIMD2(1, -1)), pose(center + halfSize),
        pose(center + halfSize * SIMD2(-1, 1)),
      ]
      outline = .box(halfSize: halfSize, center: center, corners: corners)
      size = 2 * halfSize.min()
      var (lower, upper) = (corners[0], corners[0])
      for index in 1..<4 {
        lower = pointwiseMin(lower, corners[index])
        upper = pointwiseMax(upper, corners[index])
      }
      self.lower = lower
      self.upper = upper
    }
    body = shape.body
    isDynamic = scene.bodies[shape.body].kind == .dynamic
    self.pose = pose
  }

  /// Returns the penetration depth of two shapes; negative if they are separated.
  func depth(in other: Solid) -> Double {
    switch (outline, other.outline) {
    case (.circle(let radius), .circle(let otherRadius)):
      radius + otherRadius - (pose.position - other.pose.position).length
    case (.circle(let radius), .box(let halfSize, let center, _)):
      radius - boxDistance(other.pose.inverse(pose.position) - center, halfSize)
    case (.box(let halfSize, let center, _), .circle(let radius)):
      radius - boxDistance(pose.inverse(other.pose.position) - center, halfSize)
    case (.box(_, _, let corners), .box(_, _, let otherCorners)):
      min(sideDepth(corners, otherCorners), sideDepth(otherCorners, corners))
    }
  }
}

/// Returns the signed distance of a point from a rectangle around the origin.
private func boxDistance(_ point: SIMD2<Double>, _ halfSize: SIMD2<Double>) -> Double {
  let past = SIMD2(point.x.magnitude, point.y.magnitude) - halfSize
  return pointwiseMax(past, SIMD2(0, 0)).length + min(past.max(), 0)
}

/// Returns the minimum overlap of two rectangles along the edge normals of the first.
private func sideDepth(_ a: [4 of SIMD2<Double>], _ b: [4 of SIMD2<Double>]) -> Double {
  var least = Double.infinity
  for side in 0..<2 {
    let edge = a[side + 1] - a[side]
    let length = edge.length
    let normal = SIMD2(edge.y / length, -edge.x / length)
    let (lowerA, upperA) = extent(a, along: normal)
    let (lowerB, upperB) = extent(b, along: normal)
    least = min(least, upperA - lowerB, upperB - lowerA)
  }
  return least
}

private func extent(
  _ corners: [4 of SIMD2<Double>], along axis: SIMD2<Double>
) -> (lower: Double, upper: Double) {
  var (lower, upper) = (Double.infinity, -Double.infinity)
  for index in corners.indices {
    let reach = corners[index].x * axis.x + corners[index].y * axis.y
    lower = min(lower, reach)
    upper = max(upper, reach)
  }
  return (lower, upper)
}
