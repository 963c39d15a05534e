// When two moving convex cores come within a target distance, by conservative advancement along
// separating axes (Mirtich, "Impulse-based dynamic simulation", 1996; Catto, "Continuous collision",
// GDC 2013). The nearest features at the current time give an axis; along that axis the separation
// is a smooth function of time whose root is found by bisection and secant in turn; the deepest
// features at the root may be others, and then take over. Time never goes past a first touch.

/// The motion of a body over a sub-step: centre and angle change at constant rates.
struct Sweep: BitwiseCopyable {
  var localCenter: Vec2
  var c0: Vec2
  var c: Vec2
  var a0: Float
  var a: Float
  var alpha0: Float

  /// The pose at a part of the displacement from (c0, a0) to (c, a).
  @inline(always)
  func pose(at beta: Float) -> Pose {
    let q = Rot((1 - beta) * a0 + beta * a)
    let c = (1 - beta) * c0 + beta * c
    return Pose(p: c - q * localCenter, q: q)
  }

  /// Moves the start to a part of the whole sub-step.
  mutating func advance(to alpha: Float) {
    let beta = (alpha - alpha0) / (1 - alpha0)
    c0 += beta * (c - c0)
    a0 += beta * (a - a0)
    alpha0 = alpha
  }
}

/// The separation of two sweeping cores along an axis that one of them carries.
private struct SeparationFunction {
  enum Axis {
    /// A fixed direction, between two corners.
    case corners
    /// The normal of a side of A, against corners of B.
    case sideA
    /// The normal of a side of B, against corners of A.
    case sideB
  }

  let coreA: Core
  let coreB: Core
  let sweepA: Sweep
  let sweepB: Sweep
  let kind: Axis
  /// The axis, in the frame of the body that carries it; in the world for corners.
  let axis: Vec2
  /// A point on the side.
  let point: Vec2

  init(
    _ cache: SimplexCache, _ coreA: Core, _ sweepA: Sweep, _ coreB: Core, _ sweepB: Sweep,
    at t: Float
  ) {
    self.coreA = coreA
    self.coreB = coreB
    self.sweepA = sweepA
    self.sweepB = sweepB
    let poseA = sweepA.pose(at: t)
    let poseB = sweepB.pose(at: t)
    let pointA = poseA * coreA.vertices[cache.indexA.0]
    let pointB = poseB * coreB.vertices[cache.indexB.0]

    if cache.count == 1 {
      kind = .corners
      point = .zero
      axis = (pointB - pointA).normalized
    } else if cache.indexA.0 == cache.indexA.1 {
      kind = .sideB
      let b0 = coreB.vertices[cache.indexB.0]
      let b1 = coreB.vertices[cache.indexB.1]
      let normal = (b1 - b0).rightPerpendicular.normalized
      point = 0.5 * (b0 + b1)
      axis = dot(pointA - poseB * point, poseB.q * normal) < 0 ? -normal : normal
    } else {
      kind = .sideA
      let a0 = coreA.vertices[cache.indexA.0]
      let a1 = coreA.vertices[cache.indexA.1]
      let normal = (a1 - a0).rightPerpendicular.normalized
      point = 0.5 * (a0 + a1)
      axis = dot(pointB - poseA * point, poseA.q * normal) < 0 ? -normal : normal
    }
  }

  /// The corners that are deepest along the axis at a time, and their separation.
  func deepest(at t: Float) -> (separation: Float, indexA: Int, indexB: Int) {
    let poseA = sweepA.pose(at: t)
    let poseB = sweepB.pose(at: t)
    let indexA: Int
    let indexB: Int
    switch kind {
    case .corners:
      indexA = coreA.support(poseA.q.inverse(axis))
      indexB = coreB.support(poseB.q.inverse(-axis))
    case .sideA:
      indexA = 0
      indexB = coreB.support(poseB.q.inverse(-(poseA.q * axis)))
    case .sideB:
      indexA = coreA.support(poseA.q.inverse(-(poseB.q * axis)))
      indexB = 0
    }
    return (separation(indexA, poseA, indexB, poseB), indexA, indexB)
  }

  /// The separation of two corners along the axis at a time.
  func separation(_ indexA: Int, _ indexB: Int, at t: Float) -> Float {
    separation(indexA, sweepA.pose(at: t), indexB, sweepB.pose(at: t))
  }

  private func separation(_ indexA: Int, _ poseA: Pose, _ indexB: Int, _ poseB: Pose) -> Float {
    switch kind {
    case .corners:
      dot(poseB * coreB.vertices[indexB] - poseA * coreA.vertices[indexA], axis)
    case .sideA:
      dot(poseB * coreB.vertices[indexB] - poseA * point, poseA.q * axis)
    case .sideB:
      dot(poseA * coreA.vertices[indexA] - poseB * point, poseB.q * axis)
    }
  }
}

/// Finds when two sweeping cores meet, as a part of their common displacement.
///
/// - Returns: The time in 0...1, or nil if they never do or overlap from the start.
func timeOfImpact(
  _ coreA: Core, _ sweepA: Sweep, _ coreB: Core, _ sweepB: Sweep, slop: Float
) -> Float? {
  let radii = coreA.radius + coreB.radius
  let restDistance = radii - slop
  // Skins so thin that they rest nearer than a slop would meet anew in every step.
  if restDistance > 0, restDistance < slop {
    return timeToDistance(
      coreA, sweepA, coreB, sweepB, to: 0.5 * restDistance, tolerance: 0.25 * restDistance)
  }
  // Aim at a little overlap of the skins, so that the contact found there holds.
  return timeToDistance(
    coreA, sweepA, coreB, sweepB, to: max(slop, radii - 3 * slop), tolerance: 0.25 * slop)
}

/// Finds when two sweeping cores come within a distance above 0, which is met to a tolerance below it.
///
/// - Returns: The time in 0...1, or nil if they never do or overlap from the start.
func timeToDistance(
  _ coreA: Core, _ sweepA: Sweep, _ coreB: Core, _ sweepB: Sweep, to target: Float,
  tolerance: Float
) -> Float? {
  if coreA.isPoint(at: sweepA.localCenter), coreB.isPoint(at: sweepB.localCenter) {
    return timeToDistance(
      from: sweepB.c0 - sweepA.c0, to: sweepB.c - sweepA.c, target: target, tolerance: tolerance)
  }
  var t1: Float = 0
  var cache = SimplexCache()

  var passes = 0
  while passes < 20 {
    let distance = Distance(
      coreA, sweepA.pose(at: t1), coreB, sweepB.pose(at: t1), cache: cache)
    cache = distance.cache
    if distance.distance <= 0 { return nil }
    if distance.distance < target + tolerance { return t1 }

    let function = SeparationFunction(cache, coreA, sweepA, coreB, sweepB, at: t1)
    var t2: Float = 1
    var corners = 0
    // Each pass resolves the deepest corners at t2; there can be no more of them than there are.
    while corners < 8 {
      let deepest = function.deepest(at: t2)
      let s2 = deepest.separation
      // Apart along this axis until the end: they never meet.
      if t2 == 1, s2 > target + tolerance { return nil }
      if s2 > target - tolerance {
        t1 = t2
        break
      }
      let s1 = function.separation(deepest.indexA, deepest.indexB, at: t1)
      // Deeper than a distance that was just found to be larger: only rounding does this.
      if s1 < target - tolerance { return nil }
      if s1 <= target + tolerance { return t1 }
      t2 = root(
        of: { function.separation(deepest.indexA, deepest.indexB, at: $0) - target },
        from: (t1, s1 - target), to: (t2, s2 - target), tolerance: tolerance)
      corners += 1
    }
    passes += 1
  }
  return t1
}

/// The same for two centres, whose difference moves straight: its length is the root of a quadratic.
private func timeToDistance(
  from start: Vec2, to end: Vec2, target: Float, tolerance: Float
) -> Float? {
  let distance = start.length
  if distance <= 0 { return nil }
  if distance < target + tolerance { return 0 }
  // |start + t displacement| = target, with the half of the linear coefficient and the gap as a product, which
  // keeps its digits when it is small.
  let displacement = end - start
  let approach = -dot(start, displacement)
  let gap = (distance - target) * (distance + target)
  let discriminant = approach * approach - dot(displacement, displacement) * gap
  guard approach > 0, discriminant >= 0 else { return nil }
  let t = gap / (approach + discriminant.squareRoot())
  return t <= 1 ? t : nil
}

/// Finds a root of a function of opposite signs at two ends, by bisection and secant in turn.
private func root(
  of f: (Float) -> Float, from start: (t: Float, f: Float), to end: (t: Float, f: Float),
  tolerance: Float
) -> Float {
  var (low, high) = (start, end)
  var t = low.t
  var pass = 0
  while pass < 50 {
    t =
      pass & 1 == 1
      ? low.t + -low.f * (high.t - low.t) / (high.f - low.f) : 0.5 * (low.t + high.t)
    let value = f(t)
    if abs(value) < tolerance { break }
    if value > 0 { low = (t, value) } else { high = (t, value) }
    pass += 1
  }
  return t
}
