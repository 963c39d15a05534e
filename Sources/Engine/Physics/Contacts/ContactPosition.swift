// The position constraint of a contact.
//
// Velocity constraints leave penetration, so positions are corrected after integration: one Newton
// step for each point on C = separation + slop, scaled by the Baumgarte factor and re-evaluated
// after each step: nonlinear Gauss-Seidel (Catto, "Modeling and solving constraints", GDC 2009).
// Correction does not change velocities, so it adds no kinetic energy.

struct ContactPosition: BitwiseCopyable {
  /// Whether a face of A carries the normal, instead of two points.
  var isFace: Bool
  /// The number of manifold points.
  var count: UInt8
  /// The island root, for skipping converged islands.
  var island: Int32
  /// For a face, its normal in A's frame; otherwise A's point relative to A's center of mass.
  var reference: Vec2
  /// The distance at which the shapes touch: of B's points from A's center along the normal, or
  /// from A's point.
  var clearance: Float
  /// The points relative to B's center of mass, in B's frame.
  var point0: Vec2
  var point1: Vec2

  @inline(always)
  init(_ manifold: Manifold, centerA: Vec2, centerB: Vec2, radii: Float, island: Int32) {
    isFace = manifold.kind != .points
    count = manifold.count
    self.island = island
    let onA = manifold.point - centerA
    reference = isFace ? manifold.normal : onA
    clearance = isFace ? dot(manifold.normal, onA) + radii : radii
    point0 = manifold.p0.local - centerB
    point1 = manifold.p1.local - centerB
  }
}

/// The positions and inverse masses of the two bodies of a constraint.
private struct PositionPair {
  var cA: Vec2
  var qA: Rot
  var cB: Vec2
  var qB: Rot
  /// The accumulated rotations.
  var rotationA: Float = 0
  var rotationB: Float = 0
  let mA: Float
  let iA: Float
  let mB: Float
  let iB: Float
}

extension ContactConstraint {
  /// Runs one position iteration; returns the minimum separation before it.
  ///
  /// An immovable body has an inverse mass of 0.
  @inline(always)
  mutating func correct(
    _ bodyStates: UnsafeMutablePointer<BodyState>, _ tolerances: Tolerances, baumgarte: Float
  ) -> Float {
    let stateA = bodyStates + Int(a)
    let stateB = bodyStates + Int(b)
    var pair = PositionPair(
      cA: stateA.pointee.c, qA: stateA.pointee.q, cB: stateB.pointee.c, qB: stateB.pointee.q,
      mA: mA, iA: iA, mB: mB, iB: iB)
    var minSeparation = position.correct(position.point0, &pair, tolerances, baumgarte)
    if position.count > 1 {
      let second = position.correct(position.point1, &pair, tolerances, baumgarte)
      if second < minSeparation { minSeparation = second }
    }
    stateA.pointee.c = pair.cA
    stateA.pointee.a += pair.rotationA
    stateA.pointee.q = pair.qA
    stateB.pointee.c = pair.cB
    stateB.pointee.a += pair.rotationB
    stateB.pointee.q = pair.qB
    return minSeparation
  }
}

extension ContactPosition {
  @inline(always)
  fileprivate func correct(
    _ local: Vec2, _ pair: inout PositionPair, _ tolerances: Tolerances, _ baumgarte: Float
  ) -> Float {
    let gap = pair.cB - pair.cA
    let onB = pair.qB * local
    let (n, onA, separation) = evaluate(gap + onB, pair.qA)
    let c = (baumgarte * (separation + tolerances.linearSlop)).clamped(
      -tolerances.maxLinearCorrection, 0)
    guard c < 0 else { return separation }

    let rnA = cross(onA, n)
    let rnB = cross(onA - gap, n)
    let k = pair.mA + pair.mB + pair.iA * rnA * rnA + pair.iB * rnB * rnB
    let size = k > 0 ? -c / k : 0
    let push = size * n
    let rotationA = -pair.iA * (rnA * size)
    let rotationB = pair.iB * (rnB * size)
    pair.cA -= pair.mA * push
    pair.rotationA += rotationA
    pair.qA = pair.qA.integrated(by: rotationA)
    pair.cB += pair.mB * push
    pair.rotationB += rotationB
    pair.qB = pair.qB.integrated(by: rotationB)
    return separation
  }

  /// Returns the normal from A to B, the point relative to A's center of mass, and the separation.
  @inline(always)
  private func evaluate(_ point: Vec2, _ qA: Rot) -> (Vec2, Vec2, Float) {
    if isFace {
      let n = qA * reference
      return (n, point, dot(point, n) - clearance)
    }
    let onA = qA * reference
    let d = point - onA
    let n = d.normalized
    // The midpoint.
    return (n, 0.5 * (onA + point), dot(d, n) - clearance)
  }
}
