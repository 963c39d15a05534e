// A circle against everything: the nearest point of the other core decides.

/// Two circles touch where their centres are no farther apart than the radii together.
@inline(always)
func collideCircles(_ a: Core, _ poseA: Pose, _ b: Core, _ poseB: Pose) -> Manifold {
  let centerA = a.centroid
  let centerB = b.centroid
  let radius = a.radius + b.radius
  let d = poseB * centerB - poseA * centerA
  return d.lengthSquared > radius * radius ? .apart : .points(centerA, centerB)
}

/// A polygon's corner or side is nearest, by the region that the centre lies in (Ericson, 5.1).
func collidePolygonAndCircle(_ a: Core, _ poseA: Pose, _ b: Core, _ poseB: Pose) -> Manifold {
  let center = poseA.inverse(poseB * b.centroid)
  let radius = a.radius + b.radius

  var side = 0
  var separation = -Float.greatestFiniteMagnitude
  for i in 0..<a.count {
    let s = dot(a.normals[i], center - a.vertices[i])
    if s > radius { return .apart(by: s - radius) }
    if s > separation {
      separation = s
      side = i
    }
  }
  let v1 = a.vertices[side]
  let v2 = a.vertices[side + 1 < a.count ? side + 1 : 0]

  var manifold = Manifold(kind: .faceA, count: 1)
  manifold.p0.local = b.centroid
  // A centre inside the polygon goes out through the side it is nearest to.
  if separation >= Float.ulpOfOne {
    let corner: Vec2? =
      dot(center - v1, v2 - v1) <= 0 ? v1 : dot(center - v2, v1 - v2) <= 0 ? v2 : nil
    if let corner {
      let d = center - corner
      if d.lengthSquared > radius * radius { return .apart }
      manifold.normal = d.normalized
      manifold.point = corner
      return manifold
    }
  }
  manifold.normal = a.normals[side]
  manifold.point = 0.5 * (v1 + v2)
  return manifold
}

/// A segment's or capsule's end or inside is nearest.
func collideSegmentAndCircle(_ a: Core, _ poseA: Pose, _ b: Core, _ poseB: Pose) -> Manifold {
  let center = poseA.inverse(poseB * b.centroid)
  let radius = a.radius + b.radius
  let v1 = a.vertices[0]
  let v2 = a.vertices[1]
  let e = v2 - v1
  let u = dot(e, v2 - center)
  let v = dot(e, center - v1)

  if v <= 0 {
    if (center - v1).lengthSquared > radius * radius { return .apart }
    // Beside the segment before this one in a chain: that one meets the circle.
    if a.flags.contains(.hasPrevious), dot(v1 - a.vertices[2], v1 - center) > 0 { return .apart }
    return .points(v1, b.centroid)
  }
  if u <= 0 {
    if (center - v2).lengthSquared > radius * radius { return .apart }
    if a.flags.contains(.hasNext), dot(a.vertices[3] - v2, center - v2) > 0 { return .apart }
    return .points(v2, b.centroid, feature: .cornerOfA(1, cornerOfB: 0))
  }

  let nearest = (1 / dot(e, e)) * (u * v1 + v * v2)
  if (center - nearest).lengthSquared > radius * radius { return .apart }
  var normal = e.leftPerpendicular.normalized
  if dot(normal, center - v1) < 0 { normal = -normal }
  var manifold = Manifold(kind: .faceA, count: 1, normal: normal, point: v1)
  manifold.p0 = ManifoldPoint(local: b.centroid, feature: .sideOfA(0, cornerOfB: 0))
  return manifold
}
