// The contact constraint of the soft step.
//
// A contact point with separation s is one of three constraints on the normal velocity v of a
// sub-step h (Catto, "Solver2D", 2024):
//   s > 0: speculative, v >= -s / h, so that the surfaces may meet but not pass;
//   s <= 0, biased sweep: a damped spring of frequency f and ratio z, by implicit Euler. With w =
//     2 pi f and a = 2 z + h w, the bias is s w / a, the share of the mass h w a / (1 + h w a) and
//     the share of the accumulated impulse 1 / (1 + h w a) (Catto, "Soft constraints", GDC 2011);
//   s <= 0, relaxation: v >= 0, which removes the velocity that the spring has added.
// Normals and levers are those of the begin of the step; separations follow the motion of bodies.

/// The factors of a soft constraint in a sub-step.
struct Softness: BitwiseCopyable {
  var biasRate: Float
  var massScale: Float
  var impulseScale: Float

  init(hertz: Float, dampingRatio: Float, h: Float) {
    let omega = 2 * Constants.pi * hertz
    let a = 2 * dampingRatio + h * omega
    let b = h * omega * a
    biasRate = omega / a
    massScale = b / (1 + b)
    impulseScale = 1 / (1 + b)
  }
}

/// The parameters of a sub-step of the soft step.
struct SoftStepContext {
  let h: Float
  let invH: Float
  let gravity: Vec2
  let softness: Softness
  let slop: Float
  /// The maximum speed at which overlapping bodies are separated, 3 m/s.
  let maxPushSpeed: Float
  let restitutionThreshold: Float
  let bodyStates: UnsafeMutablePointer<BodyState>
  let bodies: UnsafeMutablePointer<BodyRecord>
}

/// One point of a soft contact.
struct SoftPoint: BitwiseCopyable {
  /// The point relative to the centres of mass, in the world at preparation.
  var rA = Vec2.zero
  var rB = Vec2.zero
  /// The same in the bodies' frames.
  var localA = Vec2.zero
  var localB = Vec2.zero
  /// The separation, less the part that is computed from the bodies' positions.
  var baseSeparation: Float = 0
  var normalMass: Float = 0
  var tangentMass: Float = 0
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
}

struct SoftContact: BitwiseCopyable {
  var contact: Int32
  var a: Int32
  var b: Int32
  var count: UInt8
  /// Whether the shapes were apart when the step began.
  var isNear: Bool
  /// Whether the contact is solved several times, in turns with joints.
  var isCoupled: Bool
  /// Whether a joint on a long lever disables warm starting: see `Constants.maxWarmStartLever`.
  let skipsWarmStart: Bool
  /// Whether an impact or a contact impulse has acted in this step.
  var hasActed = false
  var normal: Vec2
  var friction: Float
  var restitution: Float
  var mA: Float
  var iA: Float
  var mB: Float
  var iB: Float
  var impactImpulse: Float = 0
  /// See `SurfaceConstraint`.
  var tangentSpeed: Float
  var rollingResistance: Float
  var rollingImpulse: Float
  var p0 = SoftPoint()
  var p1 = SoftPoint()

  init(
    _ index: Int32, _ record: ContactRecord, _ manifold: Manifold, isNear: Bool, _ poseA: Pose,
    _ radiusA: Float, _ poseB: Pose, _ radiusB: Float, warmStartRatio: Float, isCoupled: Bool,
    _ context: SoftStepContext
  ) {
    self.isCoupled = isCoupled
    skipsWarmStart = context.bodies[Int(record.bodyA)].flags.skipsWarmStart(
      with: context.bodies[Int(record.bodyB)].flags)
    contact = index
    a = record.bodyA
    b = record.bodyB
    count = manifold.count
    self.isNear = isNear
    friction = record.friction
    restitution = record.restitution
    tangentSpeed = record.tangentSpeed
    rollingResistance = record.rollingResistance
    rollingImpulse = warmStartRatio * record.rollingImpulse
    let bodyA = context.bodies + Int(a)
    let bodyB = context.bodies + Int(b)
    (mA, iA) = (bodyA.pointee.invMass, bodyA.pointee.invInertia)
    (mB, iB) = (bodyB.pointee.invMass, bodyB.pointee.invInertia)
    let world = WorldManifold(manifold, poseA, radiusA, poseB, radiusB)
    normal = world.normal
    let radii = radiusA + radiusB
    func separation(_ local: Vec2) -> Float {
      switch manifold.kind {
      case .points: dot(poseB * local - poseA * manifold.point, world.normal) - radii
      case .faceA: dot(poseB * local - poseA * manifold.point, world.normal) - radii
      case .faceB: dot(poseB * manifold.point - poseA * local, world.normal) - radii
      }
    }
    p0 = point(
      world.point0, separation(manifold.p0.local), manifold.p0, warmStartRatio, context)
    if count > 1 {
      p1 = point(
        world.point1, separation(manifold.p1.local), manifold.p1, warmStartRatio, context)
    }
  }

  private func point(
    _ at: Vec2, _ separation: Float, _ old: ManifoldPoint, _ ratio: Float,
    _ context: SoftStepContext
  ) -> SoftPoint {
    let stateA = context.bodyStates[Int(a)]
    let stateB = context.bodyStates[Int(b)]
    var point = SoftPoint()
    point.rA = at - stateA.c
    point.rB = at - stateB.c
    point.localA = stateA.q.inverse(point.rA)
    point.localB = stateB.q.inverse(point.rB)
    point.baseSeparation = separation - self.separation(point, stateA, stateB)
    let (rnA, rnB) = (cross(point.rA, normal), cross(point.rB, normal))
    let kNormal = mA + mB + iA * rnA * rnA + iB * rnB * rnB
    point.normalMass = kNormal > 0 ? 1 / kNormal : 0
    let tangent = normal.rightPerpendicular
    let (rtA, rtB) = (cross(point.rA, tangent), cross(point.rB, tangent))
    let kTangent = mA + mB + iA * rtA * rtA + iB * rtB * rtB
    point.tangentMass = kTangent > 0 ? 1 / kTangent : 0
    point.normalImpulse = ratio * old.normalImpulse
    point.tangentImpulse = ratio * old.tangentImpulse
    return point
  }

  /// Returns the present separation of the rounded surfaces at a point.
  @inline(always)
  func separation(_ point: SoftPoint, _ stateA: BodyState, _ stateB: BodyState) -> Float {
    let d = (stateB.c - stateA.c) + (stateB.q * point.localB - stateA.q * point.localA)
    return point.baseSeparation + dot(d, normal)
  }

  @inline(always)
  func velocity(_ p: SoftPoint, _ pair: VelocityPair) -> Vec2 {
    pair.vB + cross(pair.wB, p.rB) - pair.vA - cross(pair.wA, p.rA)
  }

  @inline(always)
  func apply(_ push: Vec2, _ p: SoftPoint, to pair: inout VelocityPair) {
    pair.vA -= mA * push
    pair.wA -= iA * cross(p.rA, push)
    pair.vB += mB * push
    pair.wB += iB * cross(p.rB, push)
  }

  /// Applies the impulses of the last sub-step, unless a joint on a long lever disables it, or they
  /// have grown without bound between bodies that nothing can move.
  mutating func warmStart(_ context: StepContext) {
    let before = VelocityPair(context.bodyStates, a, b)
    var pair = before
    let tangent = normal.rightPerpendicular
    apply(p0.normalImpulse * normal + p0.tangentImpulse * tangent, p0, to: &pair)
    if count > 1 {
      apply(p1.normalImpulse * normal + p1.tangentImpulse * tangent, p1, to: &pair)
    }
    pair.wA -= iA * rollingImpulse
    pair.wB += iB * rollingImpulse
    guard !skipsWarmStart, context.isWarmStartBounded(before, pair) else {
      (p0.normalImpulse, p0.tangentImpulse) = (0, 0)
      (p1.normalImpulse, p1.tangentImpulse) = (0, 0)
      rollingImpulse = 0
      return
    }
    pair.store(context.bodyStates, a, b)
  }

  /// Runs one sweep: biased before the positions move, or of relaxation after it.
  mutating func solve(_ context: SoftStepContext, isBiased: Bool) {
    let stateA = context.bodyStates[Int(a)]
    let stateB = context.bodyStates[Int(b)]
    var pair = VelocityPair(context.bodyStates, a, b)
    solveNormal(&p0, &pair, stateA, stateB, context, isBiased)
    if count > 1 { solveNormal(&p1, &pair, stateA, stateB, context, isBiased) }
    solveFriction(&p0, &pair)
    if count > 1 { solveFriction(&p1, &pair) }
    pair.store(context.bodyStates, a, b)
    if rollingResistance > 0 { solveRolling(context.bodyStates) }
    if p0.normalImpulse > 0 || p1.normalImpulse > 0 { hasActed = true }
  }

  /// Solves rolling resistance.
  private mutating func solveRolling(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    guard iA + iB > 0 else { return }
    let limit = rollingResistance * (p0.normalImpulse + p1.normalImpulse)
    let old = rollingImpulse
    let spin = bodyStates[Int(b)].w - bodyStates[Int(a)].w
    rollingImpulse = (old - spin / (iA + iB)).clamped(-limit, limit)
    bodyStates[Int(a)].w -= iA * (rollingImpulse - old)
    bodyStates[Int(b)].w += iB * (rollingImpulse - old)
  }

  @inline(always)
  private func solveNormal(
    _ p: inout SoftPoint, _ pair: inout VelocityPair, _ stateA: BodyState, _ stateB: BodyState,
    _ context: SoftStepContext, _ isBiased: Bool
  ) {
    let s = separation(p, stateA, stateB)
    var bias: Float = 0
    var massScale: Float = 1
    var impulseScale: Float = 0
    if s > 0 {
      bias = s * context.invH
    } else if isBiased {
      let depth = min(0, s + context.slop)
      bias = max(context.softness.biasRate * depth, -context.maxPushSpeed)
      massScale = context.softness.massScale
      impulseScale = context.softness.impulseScale
    }
    let v = dot(velocity(p, pair), normal)
    let sum =
      p.normalImpulse - p.normalMass * massScale * (v + bias) - impulseScale * p.normalImpulse
    var total = sum > 0 ? sum : 0
    // Relaxation must not brake what meets in the next sub-step: its speed is that of an impact.
    if s > 0, !isBiased, restitution > 0 { total = min(total, p.normalImpulse) }
    let change = total - p.normalImpulse
    p.normalImpulse = total
    apply(change * normal, p, to: &pair)
  }

  @inline(always)
  private func solveFriction(_ p: inout SoftPoint, _ pair: inout VelocityPair) {
    let tangent = normal.rightPerpendicular
    let limit = friction * p.normalImpulse
    let slip = dot(velocity(p, pair), tangent) - tangentSpeed
    let total = (p.tangentImpulse - p.tangentMass * slip).clamped(-limit, limit)
    let change = total - p.tangentImpulse
    p.tangentImpulse = total
    apply(change * tangent, p, to: &pair)
  }
}
