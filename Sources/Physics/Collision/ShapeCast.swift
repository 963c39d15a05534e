// When a core that moves straight, without turning, first comes within a distance of another, by
// conservative advancement: the gap along the line between the nearest points can not close sooner than
// the way along that line takes, so time may go on by that much (Mirtich, "Impulse-based dynamic
// simulation", 1996; van den Bergen, "Ray casting against general convex objects", 2004).

/// Where a moving core meets a standing one.
struct CoreHit {
  /// The part of the translation that was gone.
  let fraction: Float
  /// The point on the standing shape's skin.
  let point: Vec2
  /// Points from the standing shape to the moving one; zero if they overlap at the start.
  let normal: Vec2
}

/// Casts `moving` along a translation against `standing`; nil if they do not meet.
func cast(
  _ moving: Core, _ pose: Pose, along translation: Vec2, against standing: Core,
  _ standingPose: Pose,
  slop: Float
) -> CoreHit? {
  let skins = moving.radius + standing.radius
  let tolerance = 0.001 * slop
  var fraction: Float = 0
  var cache = SimplexCache()
  // The gap shrinks at least geometrically; grazing a round shape takes the most passes.
  for _ in 0..<100 {
    let here = Pose(p: pose.p + fraction * translation, q: pose.q)
    let nearest = Distance(standing, standingPose, moving, here, cache: cache)
    cache = nearest.cache
    let gap = nearest.distance - skins
    let normal = (nearest.pointB - nearest.pointA).normalized
    if gap <= tolerance {
      guard fraction > 0 else { return CoreHit(fraction: 0, point: nearest.pointA, normal: .zero) }
      return CoreHit(
        fraction: fraction, point: nearest.pointA + standing.radius * normal, normal: normal)
    }
    let speed = -dot(translation, normal)
    guard speed > 0 else { return nil }
    fraction += gap / speed
    if fraction > 1 { return nil }
  }
  return nil
}
