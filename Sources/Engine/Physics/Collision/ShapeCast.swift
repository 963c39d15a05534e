// Shape casting by conservative advancement: the distance between the nearest points cannot shrink
// faster than the speed along the line between them, so time can advance by distance divided by
// speed (Mirtich, "Impulse-based dynamic simulation", 1996; van den Bergen, "Ray casting against
// general convex objects", 2004).

/// The first contact of a translating core with a fixed one.
struct CoreHit {
  /// The fraction of the translation before the hit.
  let fraction: Float
  /// The hit point on the rounded surface of the fixed shape.
  let point: Vec2
  /// The unit normal from the fixed to the moving shape; zero for an initial overlap.
  let normal: Vec2
}

/// Casts `moving` along a translation against `fixed`; returns nil if they do not touch.
func cast(
  _ moving: Core, _ pose: Pose, along translation: Vec2, against fixed: Core,
  _ fixedPose: Pose,
  slop: Float
) -> CoreHit? {
  let radii = moving.radius + fixed.radius
  let tolerance = 0.001 * slop
  var fraction: Float = 0
  var cache = SimplexCache()
  // The distance shrinks at least geometrically; grazing a round shape takes the most iterations.
  for _ in 0..<100 {
    let here = Pose(p: pose.p + fraction * translation, q: pose.q)
    let nearest = Distance(fixed, fixedPose, moving, here, cache: cache)
    cache = nearest.cache
    let gap = nearest.distance - radii
    let normal = (nearest.pointB - nearest.pointA).normalized
    if gap <= tolerance {
      guard fraction > 0 else { return CoreHit(fraction: 0, point: nearest.pointA, normal: .zero) }
      return CoreHit(
        fraction: fraction, point: nearest.pointA + fixed.radius * normal, normal: normal)
    }
    let speed = -dot(translation, normal)
    guard speed > 0 else { return nil }
    fraction += gap / speed
    if fraction > 1 { return nil }
  }
  return nil
}
