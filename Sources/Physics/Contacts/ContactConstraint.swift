// A contact as the velocity solver sees it.
//
// For each point, with r from a centre of mass and n from A to B, bodies must not approach:
//   C = (cB + rB - cA - rA) . n >= 0
//   Cdot = (vB + wB x rB - vA - wA x rA) . n >= -e (approach speed before),  lambda >= 0
//   J = [-n, -rA x n, n, rB x n],  K = mA + mB + iA (rA x n)^2 + iB (rB x n)^2
// and along the tangent t friction opposes sliding: the same with t for n and |lambda_t| <= mu lambda.
// Impulses are applied one constraint after the other, and it is their sums that are clamped, not the
// increments (Catto, "Fast and simple physics using sequential impulses", GDC 2006).
//
// Two points of one contact fight each other when taken in turn, so their normal impulses are found
// together: x >= 0, A x + b >= 0, x . (A x + b) = 0, a linear complementarity problem of size two, whose
// four cases are tried one after the other (total enumeration: Murty, "Linear complementarity, linear
// and nonlinear programming", 1988; Catto, "Modeling and solving constraints", GDC 2009).

/// One point of a contact constraint.
struct ConstraintPoint: BitwiseCopyable {
  /// The angular parts of the Jacobian: rA x n and rB x n, and the same with the tangent.
  var rnA: Float = 0
  var rnB: Float = 0
  var rtA: Float = 0
  var rtB: Float = 0
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  var normalMass: Float = 0
  var tangentMass: Float = 0
  /// The relative normal velocity that a bounce must end with, times -1.
  var bias: Float = 0
}

struct ContactConstraint: BitwiseCopyable {
  var p0 = ConstraintPoint()
  var p1 = ConstraintPoint()
  var normal = Vec2.zero
  var friction: Float
  var a: Int32
  var b: Int32
  var mA: Float
  var iA: Float
  var mB: Float
  var iB: Float
  /// Points whose impulses are solved: 1 or 2.
  var count: UInt8
  /// The matrix of the two points' normals and its inverse, if there are two.
  var k = Mat22(ex: .zero, ey: .zero)
  var invK = Mat22(ex: .zero, ey: .zero)
  var contact: Int32
  var position: ContactPosition
}

extension ContactConstraint {
  /// Sets the constraint up where the bodies are, with the impulses that it ended the last step with.
  ///
  /// It is set up in place, in memory that may mean nothing yet.
  @inline(always)
  mutating func prepare(
    _ index: Int32, _ contact: UnsafeMutablePointer<ContactRecord>, radiusA: Float, radiusB: Float,
    island: Int32, _ context: StepContext
  ) {
    a = contact.pointee.bodyA
    b = contact.pointee.bodyB
    let motionA = context.motions + Int(a)
    let motionB = context.motions + Int(b)
    let bodyA = context.bodies + Int(a)
    let bodyB = context.bodies + Int(b)
    mA = bodyA.pointee.invMass
    iA = bodyA.pointee.invInertia
    mB = bodyB.pointee.invMass
    iB = bodyB.pointee.invInertia
    friction = contact.pointee.friction
    count = contact.pointee.manifold.count
    self.contact = index
    position = ContactPosition(
      contact.pointee.manifold, centerA: bodyA.pointee.localCenter,
      centerB: bodyB.pointee.localCenter, radii: radiusA + radiusB, island: island)

    let (qA, qB) = (motionA.pointee.q, motionB.pointee.q)
    let world = WorldManifold(
      contact.pointee.manifold,
      Pose(p: motionA.pointee.c - qA * bodyA.pointee.localCenter, q: qA), radiusA,
      Pose(p: motionB.pointee.c - qB * bodyB.pointee.localCenter, q: qB), radiusB)
    normal = world.normal
    let restitution = contact.pointee.restitution
    p0 = point(
      world.point0, contact.pointee.manifold.p0, motionA, motionB, restitution, context)
    guard count > 1 else { return }
    p1 = point(
      world.point1, contact.pointee.manifold.p1, motionA, motionB, restitution, context)
    prepareBlock()
  }

  /// A contact of nothing with nothing, far apart, for lanes that are left over.
  init(nothingAt body: Int32, contact index: Int32) {
    a = body
    b = body
    mA = 0
    iA = 0
    mB = 0
    iB = 0
    friction = 0
    count = 1
    contact = index
    position = ContactPosition(nothingIn: body)
  }

  @inline(always)
  private func point(
    _ world: Vec2, _ old: ManifoldPoint, _ motionA: UnsafeMutablePointer<Motion>,
    _ motionB: UnsafeMutablePointer<Motion>, _ restitution: Float, _ context: StepContext
  ) -> ConstraintPoint {
    let rA = world - motionA.pointee.c
    let rB = world - motionB.pointee.c
    let tangent = normal.rightPerpendicular
    var point = ConstraintPoint(
      rnA: cross(rA, normal), rnB: cross(rB, normal), rtA: cross(rA, tangent),
      rtB: cross(rB, tangent))
    if old.normalImpulse * (mA + mB) < context.maxWarmSpeed {
      point.normalImpulse = context.impulseRatio * old.normalImpulse
      point.tangentImpulse = context.impulseRatio * old.tangentImpulse
    }

    let kNormal = effectiveK(point.rnA, point.rnB)
    point.normalMass = kNormal > 0 ? 1 / kNormal : 0
    let kTangent = effectiveK(point.rtA, point.rtB)
    point.tangentMass = kTangent > 0 ? 1 / kTangent : 0

    let dv =
      motionB.pointee.v + cross(motionB.pointee.w, rB) - motionA.pointee.v
      - cross(motionA.pointee.w, rA)
    let vn = dot(normal, dv)
    point.bias = vn < -context.restitutionThreshold ? -restitution * vn : 0
    return point
  }

  @inline(always)
  private func effectiveK(_ rdA: Float, _ rdB: Float) -> Float {
    mA + mB + iA * rdA * rdA + iB * rdB * rdB
  }

  @inline(always)
  private mutating func prepareBlock() {
    let k00 = effectiveK(p0.rnA, p0.rnB)
    let k11 = effectiveK(p1.rnA, p1.rnB)
    let k01 = mA + mB + iA * p0.rnA * p1.rnA + iB * p0.rnB * p1.rnB
    if k00 * k00 < Constants.maxConditionNumber * (k00 * k11 - k01 * k01) {
      k = Mat22(ex: Vec2(k00, k01), ey: Vec2(k01, k11))
      invK = k.inverse
    } else {
      // The points say nearly the same; one of them is enough.
      count = 1
    }
  }

  /// Applies the impulses of the last step again.
  @inline(always)
  func warmStart(_ motions: UnsafeMutablePointer<Motion>) {
    var pair = VelocityPair(motions, a, b)
    warmStart(p0, &pair)
    if count > 1 { warmStart(p1, &pair) }
    pair.store(motions, a, b)
  }

  @inline(always)
  private func warmStart(_ p: ConstraintPoint, _ pair: inout VelocityPair) {
    let push = p.normalImpulse * normal + p.tangentImpulse * normal.rightPerpendicular
    pair.vA -= mA * push
    pair.wA -= iA * (p.rnA * p.normalImpulse + p.rtA * p.tangentImpulse)
    pair.vB += mB * push
    pair.wB += iB * (p.rnB * p.normalImpulse + p.rtB * p.tangentImpulse)
  }

  /// Brings the velocities nearer to what the contact allows.
  @inline(always)
  mutating func solve(_ motions: UnsafeMutablePointer<Motion>) {
    var pair = VelocityPair(motions, a, b)
    // Friction first: keeping bodies apart matters more, so it has the last word.
    solveFriction(&p0, &pair)
    if count > 1 { solveFriction(&p1, &pair) }
    if count > 1 { solveBlock(&pair) } else { solveNormal(&pair) }
    pair.store(motions, a, b)
  }

  @inline(always)
  private func solveFriction(_ p: inout ConstraintPoint, _ pair: inout VelocityPair) {
    let tangent = normal.rightPerpendicular
    let lambda = p.tangentMass * -pair.relative(along: tangent, p.rtA, p.rtB)
    let most = friction * p.normalImpulse
    let total = (p.tangentImpulse + lambda).clamped(-most, most)
    apply(total - p.tangentImpulse, along: tangent, p.rtA, p.rtB, &pair)
    p.tangentImpulse = total
  }

  @inline(always)
  private mutating func solveNormal(_ pair: inout VelocityPair) {
    let lambda = -p0.normalMass * (pair.relative(along: normal, p0.rnA, p0.rnB) - p0.bias)
    let sum = p0.normalImpulse + lambda
    let total = sum > 0 ? sum : 0
    apply(total - p0.normalImpulse, along: normal, p0.rnA, p0.rnB, &pair)
    p0.normalImpulse = total
  }

  @inline(always)
  private func apply(
    _ lambda: Float, along d: Vec2, _ rdA: Float, _ rdB: Float, _ pair: inout VelocityPair
  ) {
    let push = lambda * d
    pair.vA -= mA * push
    pair.wA -= iA * (rdA * lambda)
    pair.vB += mB * push
    pair.wB += iB * (rdB * lambda)
  }

  // Finds both normal impulses: with a the old ones and b' = b - K a, the new ones x solve
  // x >= 0, K x + b' >= 0, x . (K x + b') = 0.
  @inline(always)
  private mutating func solveBlock(_ pair: inout VelocityPair) {
    let old = Vec2(p0.normalImpulse, p1.normalImpulse)
    var b = Vec2(
      pair.relative(along: normal, p0.rnA, p0.rnB) - p0.bias,
      pair.relative(along: normal, p1.rnA, p1.rnB) - p1.bias)
    b -= k * old

    var x = -(invK * b)
    if !(x.x >= 0 && x.y >= 0) {
      // Only the first point pushes, only the second, or neither.
      let x0 = -p0.normalMass * b.x
      let x1 = -p1.normalMass * b.y
      if x0 >= 0, k.ex.y * x0 + b.y >= 0 {
        x = Vec2(x0, 0)
      } else if x1 >= 0, k.ey.x * x1 + b.x >= 0 {
        x = Vec2(0, x1)
      } else if b.x >= 0, b.y >= 0 {
        x = .zero
      } else {
        // Rounding left no case standing: keep the impulses.
        x = old
      }
    }
    let d = x - old
    let push = (d.x + d.y) * normal
    pair.vA -= mA * push
    pair.wA -= iA * (p0.rnA * d.x + p1.rnA * d.y)
    pair.vB += mB * push
    pair.wB += iB * (p0.rnB * d.x + p1.rnB * d.y)
    p0.normalImpulse = x.x
    p1.normalImpulse = x.y
  }

  /// Hands the impulses to the contact, for the next step.
  @inline(always)
  func store(_ contacts: UnsafeMutablePointer<ContactRecord>) {
    let record = contacts + Int(contact)
    record.pointee.manifold.p0.normalImpulse = p0.normalImpulse
    record.pointee.manifold.p0.tangentImpulse = p0.tangentImpulse
    record.pointee.manifold.p1.normalImpulse = count > 1 ? p1.normalImpulse : 0
    record.pointee.manifold.p1.tangentImpulse = count > 1 ? p1.tangentImpulse : 0
  }
}

/// The velocities of two bodies while a constraint works on them.
struct VelocityPair: BitwiseCopyable {
  var vA: Vec2
  var wA: Float
  var vB: Vec2
  var wB: Float
}

extension VelocityPair {
  @inline(always)
  init(_ motions: UnsafeMutablePointer<Motion>, _ a: Int32, _ b: Int32) {
    let motionA = motions + Int(a)
    let motionB = motions + Int(b)
    self.init(
      vA: motionA.pointee.v, wA: motionA.pointee.w, vB: motionB.pointee.v, wB: motionB.pointee.w)
  }

  @inline(always)
  func store(_ motions: UnsafeMutablePointer<Motion>, _ a: Int32, _ b: Int32) {
    let motionA = motions + Int(a)
    let motionB = motions + Int(b)
    motionA.pointee.v = vA
    motionA.pointee.w = wA
    motionB.pointee.v = vB
    motionB.pointee.w = wB
  }

  /// The relative velocity along a direction, by the angular parts of its Jacobian.
  @inline(always)
  func relative(along d: Vec2, _ rdA: Float, _ rdB: Float) -> Float {
    dot(vB - vA, d) + (wB * rdB - wA * rdA)
  }
}
