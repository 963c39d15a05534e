// Circles against other shapes: a point contact or a face contact with the circle's center.

/// Collides two circles.
@inline(always)
func collideCircles(_ a: Core, _ poseA: Pose, _ b: Core, _ poseB: Pose) -> Manifold {
  let centerA = a.centroid
  let centerB = b.centroid
  let radius = a.radius + b.radius
  let d = poseB * centerB - poseA * centerA
  return d.lengthSquared > radius * radius ? .separated : .points(centerA, centerB)
}

/// Collides a polygon and a circle, by the Voronoi region of the circle's center (Ericson, 5.1).
func collidePolygonAndCircle(_ a: Core, _ poseA: Pose, _ b: Core, _ poseB: Pose) -> Manifold {
  let center = poseA.inverse(poseB * b.centroid)
  let radius = a.radius + b.radius

  var edge = 0
  var separation = -Float.greatestFiniteMagnitude
  for i in 0..<a.count {
    let s = dot(a.normals[i], center - a.vertices[i])
    if s > radius { return .separated(by: s - radius) }
    if s > separation {
      separation = s
      edge = i
    }
  }
  let v1 = a.vertices[edge]
  let v2 = a.vertices[edge + 1 < a.count ? edge + 1 : 0]

  var manifold = Manifold(kind: .faceA, count: 1, gap: separation - radius)
  manifold.p0.local = b.centroid
  // A center inside the polygon is pushed out through the nearest edge.
  if separation >= Float.ulpOfOne {
    let vertex: Vec2? =
      dot(center - v1, v2 - v1) <= 0 ? v1 : dot(center - v2, v1 - v2) <= 0 ? v2 : nil
    if let vertex {
      let d = center - vertex
      if d.lengthSquared > radius * radius { return .separated }
      manifold.normal = d.normalized
      manifold.point = vertex
      return manifold
    }
  }
  manifold.normal = a.normals[edge]
  manifold.point = 0.5 * (v1 + v2)
  return manifold
}

/// Collides a segment or capsule and a circle, by the Voronoi region of the circle's center.
func collideSegmentAndCircle(_ a: Core, _ poseA: Pose, _ b: Core, _ poseB: Pose) -> Manifold {
  let center = poseA.inverse(poseB * b.centroid)
  let radius = a.radius + b.radius
  let v1 = a.vertices[0]
  let v2 = a.vertices[1]
  let e = v2 - v1
  let u = dot(e, v2 - center)
  let v = dot(e, center - v1)

  if v <= 0 {
    if (center - v1).lengthSquared > radius * radius { return .separated }
    // In the region of the previous chain segment, whose own contact handles the circle.
    if a.flags.contains(.hasPrevious), dot(v1 - a.vertices[2], v1 - center) > 0 {
      return .separated
    }
    return .points(v1, b.centroid)
  }
  if u <= 0 {
    if (center - v2).lengthSquared > radius * radius { return .separated }
    if a.flags.contains(.hasNext), dot(a.vertices[3] - v2, center - v2) > 0 { return .separated }
    return .points(v2, b.centroid, feature: .vertexOfA(1, vertexOfB: 0))
  }

  let nearest = (1 / dot(e, e)) * (u * v1 + v * v2)
  if (center - nearest).lengthSquared > radius * radius { return .separated }
  var normal = e.leftPerpendicular.normalized
  if dot(normal, center - v1) < 0 { normal = -normal }
  var manifold = Manifold(
    kind: .faceA, count: 1, gap: dot(normal, center - v1) - radius, normal: normal, point: v1)
  manifold.p0 = ManifoldPoint(local: b.centroid, feature: .edgeOfA(0, vertexOfB: 0))
  return manifold
}
