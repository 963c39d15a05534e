// The contact constraint of the soft step.
//
// A contact point with separation s is one of three constraints on the normal velocity v of a
// sub-step h (Catto, "Solver2D", 2024): s > 0: speculative, v >= -s / h, so that the surfaces may
// meet but not cross; s <= 0, biased sweep: a damped spring of frequency f and ratio z, by implicit
// Euler. With w = 2 pi f and a = 2 z + h w, the bias is s w / a, the share of the mass h w a / (1 +
// h w a) and the share of the accumulated impulse 1 / (1 + h w a) (Catto, "Soft constraints", GDC
// 2011); s <= 0, relaxation: v >= 0, which removes the velocity that the spring has added: see
// SoftStepSolver+Relaxation. The bias is smaller in the skins of polygons and segments: boxes that
// are placed edge to edge overlap by their skins, and a pile of them would be thrown up. The shares
// of mass and impulse are the same at all depths: where they change, contacts of a pile do not come
// to rest. The separation is measured from a small overlap, so that resting contacts do not end and
// begin repeatedly.
//
// Normals and levers are those at the start of the step. A body that has moved by d and rotated by
// t since then changes the separation by d . n + sin(t) (r x n) + (cos(t) - 1) (r . n), with
// opposite signs for the first body, where r is the point of the core: the radius around it does
// not rotate, so a spinning ball neither rises nor sinks. Separations are updated once in a
// sub-step, before its relaxation.
//
// As in ContactConstraint, relative velocities are computed once, and the effect of an impulse on
// the later rows follows from J M^-1 J^T.

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
  /// The bias rate of the overlap of skins; that of `softness` is for cores and for circles, which
  /// have no skin.
  let skinRate: Float
  /// The overlap from which separations are measured.
  let overlap: Float
  /// The maximum speed at which overlapping bodies are separated, 3 m/s.
  let maxPushSpeed: Float
  /// The speed that corresponds to the energy an island may gain, 0.1 m/s: see
  /// SoftStepSolver+Relaxation.
  let restSpeed: Float
  let restitutionThreshold: Float
  let bodyStates: UnsafeMutablePointer<BodyState>
  let bodies: UnsafeMutablePointer<BodyRecord>
  let motions: UnsafeMutablePointer<SoftMotion>
}

/// One point of a soft contact.
struct SoftPoint: ContactRows {
  /// See `ConstraintPoint`.
  var rnA: Float
  var rnB: Float
  var rtA: Float
  var rtB: Float
  /// When the step began: the points of the cores along the normal and the levers `rnA` and `rnB`,
  /// from the centers of mass.
  var radialA: Float
  var radialB: Float
  var leverA: Float
  var leverB: Float
  var normalMass: Float
  var tangentMass: Float
  var normalImpulse: Float
  var tangentImpulse: Float
  /// The separation of the rounded surfaces, from a small overlap, when the step began, and at
  /// present.
  var startSeparation: Float
  var separation: Float

  /// See `SoftContact.retire`.
  fileprivate mutating func retire() {
    dropImpulses()
    startSeparation = Constants.retiredSeparation
    separation = startSeparation
  }

  fileprivate mutating func dropImpulses() {
    normalImpulse = 0
    tangentImpulse = 0
  }
}

/// A contact of the soft step that is solved on its own; the reference of `SoftBlock`.
struct SoftContact: PointContact, BitwiseCopyable {
  var contact: Int32
  /// A is the body whose face carries the normal, if the contact has a face.
  var a: Int32
  var b: Int32
  var count: UInt8
  /// Whether the shapes were apart when the step began.
  var isNear: Bool
  /// Whether the contact is solved several times, alternating with joints.
  var isCoupled: Bool
  /// Whether a joint on a long lever disables warm starting: see `Constants.maxWarmStartLever`.
  let skipsWarmStart: Bool
  /// Whether an impact or a contact impulse has acted in this step.
  var hasActed = false
  let normal: Vec2
  let friction: Float
  let restitution: Float
  let mA: Float
  let iA: Float
  let mB: Float
  let iB: Float
  var p0: SoftPoint
  /// Undefined with one point.
  var p1: SoftPoint
  let coupling: SoftCoupling
  /// The sum of the skins of both shapes.
  let skin: Float
  var impactImpulse: Float = 0
  var surface: SurfaceConstraint

  /// Creates the soft contact of a prepared constraint.
  init(
    _ constraint: ContactConstraint, _ record: ContactRecord, skin: Float, isCoupled: Bool,
    _ context: SoftStepContext
  ) {
    self.skin = skin
    self.isCoupled = isCoupled
    isNear = record.flags.contains(.near)
    contact = constraint.contact
    (a, b) = (constraint.a, constraint.b)
    skipsWarmStart = context.bodies[Int(a)].flags.skipsWarmStart(
      with: context.bodies[Int(b)].flags)
    count = constraint.position.count
    normal = constraint.normal
    friction = constraint.friction
    restitution = record.restitution
    (mA, iA) = (constraint.mA, constraint.iA)
    (mB, iB) = (constraint.mB, constraint.iB)
    surface = constraint.surface
    let radii = record.radiusA + record.radiusB
    p0 = SoftPoint(
      constraint.p0, constraint, constraint.position.point0, radii, context)
    p1 = p0
    if count > 1 {
      p1 = SoftPoint(
        constraint.p1, constraint, constraint.position.point1, radii, context)
    }
    coupling = SoftCoupling(constraint, p0, p1)
  }

  /// Applies the impulses of the last sub-step.
  mutating func warmStart(_ bodyStates: UnsafeMutablePointer<BodyState>, isEnabled: Bool) {
    guard isEnabled, !skipsWarmStart else {
      p0.dropImpulses()
      p1.dropImpulses()
      surface.rollingImpulse = 0
      return
    }
    apply(
      normal: (p0.normalImpulse, p1.normalImpulse), tangent: (p0.tangentImpulse, p1.tangentImpulse),
      VelocityPair(bodyStates, a, b), bodyStates)
    warmStartSurface(bodyStates)
  }

  /// Computes the separations at the current positions.
  @inline(always)
  mutating func updateSeparations(_ motions: UnsafeMutablePointer<SoftMotion>) {
    let (motionA, motionB) = (motions[Int(a)], motions[Int(b)])
    p0.separation = p0.startSeparation + p0.motion(normal, motionA, motionB)
    if count > 1 { p1.separation = p1.startSeparation + p1.motion(normal, motionA, motionB) }
  }

  /// Runs one sweep: biased before the positions move, or of relaxation after it.
  @inline(always)
  mutating func solve(_ context: SoftStepContext, isBiased: Bool) {
    let bodyStates = context.bodyStates
    let pair = VelocityPair(bodyStates, a, b)
    let dv = pair.vB - pair.vA
    let tangentSpeed = dot(dv, normal.rightPerpendicular) - surface.tangentSpeed
    let normalSpeed = dot(dv, normal)
    let isElastic = restitution > 0
    let vn0 = normalSpeed + (pair.wB * p0.rnB - pair.wA * p0.rnA)
    let n0 = p0.solveNormal(vn0, skin, context, isBiased: isBiased, isElastic: isElastic)
    let vt0 = tangentSpeed + (pair.wB * p0.rtB - pair.wA * p0.rtA)
    if count > 1 {
      let vn1 = normalSpeed + (pair.wB * p1.rnB - pair.wA * p1.rnA) + coupling.n0n1 * n0
      let n1 = p1.solveNormal(vn1, skin, context, isBiased: isBiased, isElastic: isElastic)
      let t0 = p0.solveFriction(vt0 + coupling.n0t0 * n0 + coupling.n1t0 * n1, friction)
      let vt1 = tangentSpeed + (pair.wB * p1.rtB - pair.wA * p1.rtA)
      let t1 = p1.solveFriction(
        vt1 + coupling.n0t1 * n0 + coupling.n1t1 * n1 + coupling.t0t1 * t0, friction)
      apply(normal: (n0, n1), tangent: (t0, t1), pair, bodyStates)
      if p1.normalImpulse > 0 { hasActed = true }
    } else {
      let t0 = p0.solveFriction(vt0 + coupling.n0t0 * n0, friction)
      apply(normal: (n0, 0), tangent: (t0, 0), pair, bodyStates)
    }
    if p0.normalImpulse > 0 { hasActed = true }
    solveRolling(bodyStates)
  }

  /// Moves the surfaces apart, so that the contact no longer acts in this step.
  mutating func retire() {
    p0.retire()
    p1.retire()
    surface.rollingImpulse = 0
  }

  /// Stores the impulses in the contact, for warm starting, and whether a near contact has acted.
  mutating func store(_ contacts: UnsafeMutablePointer<ContactRecord>) {
    storeImpulses(contacts)
    storeSurface(contacts)
    if isNear, hasActed { contacts[Int(contact)].flags.insert(.touching) }
  }
}

extension SoftPoint {
  /// Creates the point of a prepared constraint at the current positions.
  @inline(always)
  fileprivate init(
    _ point: ConstraintPoint, _ constraint: ContactConstraint, _ local: Vec2, _ radii: Float,
    _ context: SoftStepContext
  ) {
    let stateA = context.bodyStates + Int(constraint.a)
    let stateB = context.bodyStates + Int(constraint.b)
    let position = constraint.position
    let normal = constraint.normal
    let reference = stateA.pointee.q * position.reference
    let onB = stateB.pointee.q * local
    let onA = (stateB.pointee.c - stateA.pointee.c) + onB
    let distance = dot(position.isFace ? onA : onA - reference, normal) + context.overlap
    let (motionA, motionB) = (
      context.motions[Int(constraint.a)], context.motions[Int(constraint.b)]
    )
    let (radialA, leverA) = motionA.start(
      ofRadial: position.isFace ? position.clearance - radii : dot(reference, normal),
      lever: point.rnA)
    let (radialB, leverB) = motionB.start(ofRadial: dot(onB, normal), lever: point.rnB)
    self.init(
      rnA: point.rnA, rnB: point.rnB, rtA: point.rtA, rtB: point.rtB, radialA: radialA,
      radialB: radialB, leverA: leverA, leverB: leverB, normalMass: point.normalMass,
      tangentMass: point.tangentMass, normalImpulse: point.normalImpulse,
      tangentImpulse: point.tangentImpulse, startSeparation: distance - position.clearance,
      separation: distance - position.clearance)
    startSeparation -= motion(normal, motionA, motionB)
  }

  /// Returns the change of the separation by the motion since the step began.
  @inline(always)
  func motion(_ normal: Vec2, _ a: SoftMotion, _ b: SoftMotion) -> Float {
    let turnB = b.sine * leverB + b.versine * radialB
    let turnA = a.sine * leverA + a.versine * radialA
    return dot(b.translation - a.translation, normal) + (turnB - turnA)
  }

  /// Solves the normal impulse; returns the added impulse.
  @inline(always)
  fileprivate mutating func solveNormal(
    _ vn: Float, _ skin: Float, _ context: SoftStepContext, isBiased: Bool, isElastic: Bool
  ) -> Float {
    let isApart = separation > 0
    var sum: Float
    if isBiased {
      let depth = isApart ? 0 : -separation
      let inSkin = depth < skin ? depth : skin
      let push = context.skinRate * inSkin + context.softness.biasRate * (depth - inSkin)
      let bias =
        isApart
        ? separation * context.invH : push > context.maxPushSpeed ? -context.maxPushSpeed : -push
      let mass = normalMass * (isApart ? 1 : context.softness.massScale)
      let kept = isApart ? 0 : context.softness.impulseScale
      sum = normalImpulse - mass * (vn + bias) - kept * normalImpulse
    } else {
      let bias = (isApart ? separation : 0) * context.invH
      sum = normalImpulse - normalMass * (vn + bias)
      // Relaxation must not slow down shapes that meet in the next sub-step: their speed is that of
      // an impact.
      if isApart, isElastic, sum > normalImpulse { sum = normalImpulse }
    }
    let total = sum > 0 ? sum : 0
    let change = total - normalImpulse
    normalImpulse = total
    return change
  }
}

/// The changes of the velocities of rows by impulses of the rows before them.
///
/// `n0t1` is that of the tangential velocity of the second point by a normal impulse of the first.
struct SoftCoupling: BitwiseCopyable {
  let n0n1: Float
  let n0t0: Float
  let n1t0: Float
  let n0t1: Float
  let n1t1: Float
  let t0t1: Float

  @inline(always)
  fileprivate init(_ c: ContactConstraint, _ p0: SoftPoint, _ p1: SoftPoint) {
    n0n1 = c.effectiveK(p0.rnA, p1.rnA, p0.rnB, p1.rnB)
    n0t0 = c.angularK(p0.rnA, p0.rtA, p0.rnB, p0.rtB)
    n1t0 = c.angularK(p1.rnA, p0.rtA, p1.rnB, p0.rtB)
    n0t1 = c.angularK(p0.rnA, p1.rtA, p0.rnB, p1.rtB)
    n1t1 = c.angularK(p1.rnA, p1.rtA, p1.rnB, p1.rtB)
    t0t1 = c.effectiveK(p0.rtA, p1.rtA, p0.rtB, p1.rtB)
  }
}
