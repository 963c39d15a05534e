// The time at which two moving convex cores approach to a target distance, by conservative
// advancement along separating axes (Mirtich, "Impulse-based dynamic simulation", 1996; Catto,
// "Continuous collision", GDC 2013). The nearest features at the current time define an axis. The
// root of the separation along this axis is found by alternating bisection and secant steps. If
// other vertices are deepest at the root, the search continues with these. Time never passes the
// first contact.

/// The motion of a body in a sub-step, with constant velocity and angular velocity.
struct Sweep: BitwiseCopyable {
  var localCenter: Vec2
  var c0: Vec2
  var c: Vec2
  var a0: Float
  var a: Float
  var alpha0: Float

  /// Returns the pose at a fraction of the motion from (c0, a0) to (c, a).
  @inline(always)
  func pose(at beta: Float) -> Pose {
    let q = Rot((1 - beta) * a0 + beta * a)
    let c = (1 - beta) * c0 + beta * c
    return Pose(p: c - q * localCenter, q: q)
  }

  /// Advances the start to a fraction of the whole sub-step.
  mutating func advance(to alpha: Float) {
    let beta = (alpha - alpha0) / (1 - alpha0)
    c0 += beta * (c - c0)
    a0 += beta * (a - a0)
    alpha0 = alpha
  }
}

/// The separation of two moving cores along an axis.
private struct SeparationFunction {
  enum Axis {
    /// A fixed direction between two vertices.
    case vertices
    /// An edge normal of A, against vertices of B.
    case edgeA
    /// An edge normal of B, against vertices of A.
    case edgeB
  }

  let coreA: Core
  let coreB: Core
  let sweepA: Sweep
  let sweepB: Sweep
  let kind: Axis
  /// The axis, in the frame of the body with the edge, or in the world for two vertices.
  let axis: Vec2
  /// A point on the edge.
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
      kind = .vertices
      point = .zero
      axis = (pointB - pointA).normalized
    } else if cache.indexA.0 == cache.indexA.1 {
      kind = .edgeB
      let b0 = coreB.vertices[cache.indexB.0]
      let b1 = coreB.vertices[cache.indexB.1]
      let normal = (b1 - b0).rightPerpendicular.normalized
      point = 0.5 * (b0 + b1)
      axis = dot(pointA - poseB * point, poseB.q * normal) < 0 ? -normal : normal
    } else {
      kind = .edgeA
      let a0 = coreA.vertices[cache.indexA.0]
      let a1 = coreA.vertices[cache.indexA.1]
      let normal = (a1 - a0).rightPerpendicular.normalized
      point = 0.5 * (a0 + a1)
      axis = dot(pointB - poseA * point, poseA.q * normal) < 0 ? -normal : normal
    }
  }

  /// Returns the support vertices along the axis at a time, and their separation.
  func deepest(at t: Float) -> (separation: Float, indexA: Int, indexB: Int) {
    let poseA = sweepA.pose(at: t)
    let poseB = sweepB.pose(at: t)
    let indexA: Int
    let indexB: Int
    switch kind {
    case .vertices:
      indexA = coreA.support(poseA.q.inverse(axis))
      indexB = coreB.support(poseB.q.inverse(-axis))
    case .edgeA:
      indexA = 0
      indexB = coreB.support(poseB.q.inverse(-(poseA.q * axis)))
    case .edgeB:
      indexA = coreA.support(poseA.q.inverse(-(poseB.q * axis)))
      indexB = 0
    }
    return (separation(indexA, poseA, indexB, poseB), indexA, indexB)
  }

  /// Returns the separation of two vertices along the axis at a time.
  func separation(_ indexA: Int, _ indexB: Int, at t: Float) -> Float {
    separation(indexA, sweepA.pose(at: t), indexB, sweepB.pose(at: t))
  }

  private func separation(_ indexA: Int, _ poseA: Pose, _ indexB: Int, _ poseB: Pose) -> Float {
    switch kind {
    case .vertices:
      dot(poseB * coreB.vertices[indexB] - poseA * coreA.vertices[indexA], axis)
    case .edgeA:
      dot(poseB * coreB.vertices[indexB] - poseA * point, poseA.q * axis)
    case .edgeB:
      dot(poseA * coreA.vertices[indexA] - poseB * point, poseB.q * axis)
    }
  }
}

/// Computes the time of impact of two moving cores.
///
/// With a margin, cores that begin within that margin of the impact distance, and approach by less
/// than it, have no impact.
///
/// - Returns: The time as a fraction in 0...1, or nil without impact or with an initial overlap.
func timeOfImpact(
  _ coreA: Core, _ sweepA: Sweep, _ coreB: Core, _ sweepB: Sweep, slop: Float,
  margin: Float? = nil
) -> Float? {
  let (target, tolerance) = impactDistance(radii: coreA.radius + coreB.radius, slop: slop)
  return timeToDistance(
    coreA, sweepA, coreB, sweepB, to: target, tolerance: tolerance, margin: margin)
}

/// Returns the distance of two cores in an impact, and its tolerance.
func impactDistance(radii: Float, slop: Float) -> (target: Float, tolerance: Float) {
  let restDistance = radii - slop
  // Shapes with radii this small rest closer than a slop and would have an impact in every step.
  if restDistance > 0, restDistance < slop { return (0.5 * restDistance, 0.25 * restDistance) }
  // A small overlap of the rounded surfaces, so that the contact persists.
  return (max(slop, radii - 3 * slop), 0.25 * slop)
}

/// Whether cores begin within a margin of the target distance, remain within it, and approach by
/// less than it.
///
/// The end is measured as the separation along the first axis, since the distance is the same on
/// both sides of a wall. The cores stay apart, since the margin is at most the target.
@inline(always)
private func isHeld(
  from start: Float, to end: @autoclosure () -> Float, _ target: Float, _ margin: Float?
) -> Bool {
  guard let margin = margin.map({ min($0, target) }), abs(start - target) < margin else {
    return false
  }
  return end() > max(start, target) - margin
}

/// Computes the time at which two moving cores approach to a target distance above 0.
///
/// - Returns: The time as a fraction in 0...1, or nil without approach or with an initial overlap.
func timeToDistance(
  _ coreA: Core, _ sweepA: Sweep, _ coreB: Core, _ sweepB: Sweep, to target: Float,
  tolerance: Float, margin: Float? = nil
) -> Float? {
  if coreA.isPoint(at: sweepA.localCenter), coreB.isPoint(at: sweepB.localCenter) {
    return timeToDistance(
      from: sweepB.c0 - sweepA.c0, to: sweepB.c - sweepA.c, target: target, tolerance: tolerance,
      margin: margin)
  }
  var t1: Float = 0
  var cache = SimplexCache()

  var passes = 0
  while passes < 20 {
    let distance = Distance(
      coreA, sweepA.pose(at: t1), coreB, sweepB.pose(at: t1), cache: cache)
    cache = distance.cache
    if distance.distance <= 0 { return nil }
    let function = SeparationFunction(cache, coreA, sweepA, coreB, sweepB, at: t1)
    if passes == 0,
      isHeld(from: distance.distance, to: function.deepest(at: 1).separation, target, margin)
    {
      return nil
    }
    if distance.distance < target + tolerance { return t1 }
    var t2: Float = 1
    var iterations = 0
    // Each iteration resolves the deepest vertices at t2, a finite set.
    while iterations < 8 {
      let deepest = function.deepest(at: t2)
      let s2 = deepest.separation
      // Separated along this axis until the end.
      if t2 == 1, s2 > target + tolerance { return nil }
      if s2 > target - tolerance {
        t1 = t2
        break
      }
      let s1 = function.separation(deepest.indexA, deepest.indexB, at: t1)
      // Contradicts the distance computed before, because of rounding.
      if s1 < target - tolerance { return nil }
      if s1 <= target + tolerance { return t1 }
      t2 = root(
        of: { function.separation(deepest.indexA, deepest.indexB, at: $0) - target },
        from: (t1, s1 - target), to: (t2, s2 - target), tolerance: tolerance)
      iterations += 1
    }
    passes += 1
  }
  return t1
}

/// As above for two points with linear relative motion: the root of a quadratic equation.
@inline(always)
func timeToDistance(
  from start: Vec2, to end: Vec2, target: Float, tolerance: Float, margin: Float?
) -> Float? {
  let distance = start.length
  if distance <= 0 { return nil }
  if isHeld(from: distance, to: dot(end, start) / distance, target, margin) { return nil }
  if distance < target + tolerance { return 0 }
  // Solves |start + t displacement| = target. Half the linear coefficient and the factored
  // difference of squares avoid cancellation.
  let displacement = end - start
  let approach = -dot(start, displacement)
  let gap = (distance - target) * (distance + target)
  let discriminant = approach * approach - dot(displacement, displacement) * gap
  guard approach > 0, discriminant >= 0 else { return nil }
  let t = gap / (approach + discriminant.squareRoot())
  return t <= 1 ? t : nil
}

/// Returns a root of a function with opposite signs at the ends, by alternating bisection and
/// secant.
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
