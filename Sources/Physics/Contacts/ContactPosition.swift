// A contact as the position solver sees it.
//
// Velocities alone leave an overlap behind, so positions are corrected after they were moved: for
// each point, one Newton step on C = separation + slop, taken only part of the way (Baumgarte's factor)
// and with everything evaluated anew after each step: nonlinear Gauss-Seidel (Catto, "Modeling and
// solving constraints", GDC 2009). Positions move without velocities, so no energy is made.
//
// R is the body whose side is the reference, I the other one, whose points lie on it.

struct ContactPosition: BitwiseCopyable {
  /// Whether a side carries the normal, and not two points.
  var isFace: Bool
  /// Whether the reference is the contact's second body.
  var isFlipped: Bool
  /// How many points the manifold has.
  var count: UInt8
  /// The root of the island, for its early end.
  var island: Int32
  /// The side's normal, in R's frame.
  var normal: Vec2
  /// A point of the side, from R's centre of mass, in its frame.
  var plane: Vec2
  /// The points, from I's centre of mass, in its frame.
  var point0: Vec2
  var point1: Vec2
  var radii: Float

  @inline(always)
  init(_ manifold: Manifold, centerA: Vec2, centerB: Vec2, radii: Float, island: Int32) {
    isFace = manifold.kind != .points
    isFlipped = manifold.kind == .faceB
    count = manifold.count
    self.island = island
    normal = manifold.normal
    plane = manifold.point - (isFlipped ? centerB : centerA)
    point0 = manifold.p0.local - (isFlipped ? centerA : centerB)
    point1 = manifold.p1.local - (isFlipped ? centerA : centerB)
    self.radii = radii
  }

  init(nothingIn island: Int32) {
    isFace = true
    isFlipped = false
    count = 1
    self.island = island
    normal = .zero
    plane = .zero
    point0 = .zero
    point1 = .zero
    radii = -1
  }
}

/// The positions of two bodies while a constraint works on them, and how easily they move.
private struct PositionPair {
  var cR: Vec2
  var aR: Float
  var qR: Rot
  var cI: Vec2
  var aI: Float
  var qI: Rot
  let mR: Float
  let iR: Float
  let mI: Float
  let iI: Float
}

extension ContactConstraint {
  /// Takes part of the overlap away; returns the least separation that it met.
  ///
  /// A body that should stay put takes part with no inverse mass.
  @inline(always)
  mutating func correct(
    _ motions: UnsafeMutablePointer<Motion>, _ tolerances: Tolerances, baumgarte: Float
  ) -> Float {
    let flipped = position.isFlipped
    let motionR = motions + Int(flipped ? b : a)
    let motionI = motions + Int(flipped ? a : b)
    var pair = PositionPair(
      cR: motionR.pointee.c, aR: motionR.pointee.a, qR: motionR.pointee.q, cI: motionI.pointee.c,
      aI: motionI.pointee.a, qI: motionI.pointee.q, mR: flipped ? mB : mA, iR: flipped ? iB : iA,
      mI: flipped ? mA : mB, iI: flipped ? iA : iB)
    var least = position.correct(position.point0, &pair, tolerances, baumgarte)
    if position.count > 1 {
      let second = position.correct(position.point1, &pair, tolerances, baumgarte)
      if second < least { least = second }
    }
    motionR.pointee.c = pair.cR
    motionR.pointee.a = pair.aR
    motionR.pointee.q = pair.qR
    motionI.pointee.c = pair.cI
    motionI.pointee.a = pair.aI
    motionI.pointee.q = pair.qI
    return least
  }
}

extension ContactPosition {
  @inline(always)
  fileprivate func correct(
    _ local: Vec2, _ pair: inout PositionPair, _ tolerances: Tolerances, _ baumgarte: Float
  ) -> Float {
    let (n, point, separation) = evaluate(local, pair)
    let c = (baumgarte * (separation + tolerances.linearSlop)).clamped(
      -tolerances.maxLinearCorrection, 0)
    guard c < 0 else { return separation }

    let rR = point - pair.cR
    let rI = point - pair.cI
    let rnR = cross(rR, n)
    let rnI = cross(rI, n)
    let k = pair.mR + pair.mI + pair.iR * rnR * rnR + pair.iI * rnI * rnI
    let push = (k > 0 ? -c / k : 0) * n
    let turnR = pair.iR * cross(rR, push)
    let turnI = pair.iI * cross(rI, push)
    pair.cR -= pair.mR * push
    pair.aR -= turnR
    // What does not turn keeps its turn to the bit, however many contacts share it.
    if turnR != 0 { pair.qR = pair.qR.nudged(by: -turnR) }
    pair.cI += pair.mI * push
    pair.aI += turnI
    if turnI != 0 { pair.qI = pair.qI.nudged(by: turnI) }
    return separation
  }

  /// The normal from R to I, the point and the separation there.
  @inline(always)
  private func evaluate(_ local: Vec2, _ pair: PositionPair) -> (Vec2, Vec2, Float) {
    let onR = pair.cR + pair.qR * plane
    let onI = pair.cI + pair.qI * local
    let d = onI - onR
    if isFace {
      let n = pair.qR * normal
      return (n, onI, dot(d, n) - radii)
    }
    let n = d.normalized
    return (n, 0.5 * (onR + onI), dot(d, n) - radii)
  }
}
