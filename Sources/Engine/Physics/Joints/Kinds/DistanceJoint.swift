// The distance joint constrains the distance of two points. With d = pB - pA and u = d / |d|:
//   C = |d| - L
//   Cdot = u . (vB + wB x rB - vA - wA x rA)
//   J = [-u, -rA x u, u, rB x u]
//   K = mA + mB + iA (rA x u)^2 + iB (rB x u)^2
// As a rod, C = 0 is solved for velocities and, by one Newton step in each position iteration, for
// positions. As a spring it is soft (see SoftSpring), without position correction. Minimum and
// maximum length are one-sided limits in addition (Catto, "Understanding constraints", GDC 2014).

/// A joint that constrains the distance of two points.
public struct DistanceJoint: JointDefinition, Sendable, Equatable, BitwiseCopyable {
  /// The behavior between the minimum and the maximum length.
  public enum Stiffness: Sendable, Equatable, BitwiseCopyable {
    /// A rigid rod of the given length.
    case rigid
    /// A damped spring: frequency in hertz, damping ratio with 1 for critical damping.
    case spring(hertz: Float, dampingRatio: Float)
    /// Only the minimum and the maximum length are enforced, as for a rope.
    case free
  }

  /// The first body.
  public var bodyA: BodyID
  /// The second body.
  public var bodyB: BodyID
  /// The anchor in the first body's frame, in meters.
  public var anchorA: Vec2
  /// The anchor in the second body's frame, in meters.
  public var anchorB: Vec2
  /// The length of the rod or the rest length of the spring, in meters.
  public var length: Float
  /// The behavior between the minimum and the maximum length; `.rigid` by default.
  public var stiffness: Stiffness
  /// The minimum length in meters; 0 by default.
  public var minLength: Float
  /// The maximum length in meters; infinite by default.
  public var maxLength: Float
  /// Whether contacts between the two bodies are enabled; true by default.
  public var collides: Bool

  /// Creates a distance joint.
  public init(
    _ bodyA: BodyID, _ bodyB: BodyID, anchorA: Vec2 = .zero, anchorB: Vec2 = .zero, length: Float,
    stiffness: Stiffness = .rigid, minLength: Float = 0, maxLength: Float = .infinity,
    collides: Bool = true
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.anchorA = anchorA
    self.anchorB = anchorB
    self.length = length
    self.stiffness = stiffness
    self.minLength = minLength
    self.maxLength = maxLength
    self.collides = collides
  }

  func check() {
    checkAnchors()
    precondition(
      length.isFinite && length >= 0, "length must be finite and not negative, but is \(length)")
    precondition(
      minLength.isFinite && minLength >= 0,
      "minLength must be finite and not negative, but is \(minLength)")
    precondition(
      maxLength >= minLength, "maxLength must not be below minLength, but is \(maxLength)")
    if case .spring(let hertz, let ratio) = stiffness {
      precondition(hertz.isFinite && hertz > 0, "hertz must be finite and above 0, but is \(hertz)")
      precondition(
        ratio.isFinite && ratio >= 0, "dampingRatio must be finite and not negative: \(ratio)")
    }
  }
}

struct DistanceConstraint: JointConstraint {
  var joint: Int32
  var definition: DistanceJoint
  var impulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0

  // Data of the current sub-step.
  var ends = JointEnds()
  var u = Vec2.zero
  /// The angular parts of the Jacobian: rA x u and rB x u.
  var crA: Float = 0
  var crB: Float = 0
  var currentLength: Float = 0
  var mass: Float = 0
  var soft = SoftSpring(k: 0, c: 0, hertz: 0, dampingRatio: 0, h: 0)

  init(joint: Int32, definition: DistanceJoint) {
    self.joint = joint
    self.definition = definition
  }

  var isLeverLimited: Bool { false }

  private var isRigid: Bool { definition.stiffness == .rigid }
  private var hasLower: Bool { !isRigid && definition.minLength > 0 }
  private var hasUpper: Bool { !isRigid && definition.maxLength < .infinity }

  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext) {
    measure(record, island: island, context)
    warmStart(context)
  }

  /// Computes what does not depend on velocities.
  mutating func measure(_ record: JointRecord, island: Int32, _ context: StepContext) {
    ends = JointEnds(record, definition.anchorA, definition.anchorB, island: island, context)
    let stateA = context.bodyStates + Int(ends.a)
    let stateB = context.bodyStates + Int(ends.b)
    let rA = stateA.pointee.q * ends.localA
    let rB = stateB.pointee.q * ends.localB
    u = stateB.pointee.c + rB - stateA.pointee.c - rA
    currentLength = u.length
    // Coincident anchors have no direction.
    u = currentLength > context.tolerances.linearSlop ? (1 / currentLength) * u : .zero

    crA = cross(rA, u)
    crB = cross(rB, u)
    let k = ends.mA + ends.iA * crA * crA + ends.mB + ends.iB * crB * crB
    mass = k > 0 ? 1 / k : 0
    if case .spring(let hertz, let ratio) = definition.stiffness {
      soft = SoftSpring(
        k: k, c: currentLength - definition.length, hertz: hertz, dampingRatio: ratio, h: context.h)
    }
  }

  /// Applies the impulses of the last sub-step.
  mutating func warmStart(_ context: StepContext) {
    impulse *= context.impulseRatio
    lowerImpulse *= context.impulseRatio
    upperImpulse *= context.impulseRatio
    let before = ends.velocities(context.bodyStates)
    var pair = before
    apply(impulse + lowerImpulse - upperImpulse, to: &pair)
    guard context.isWarmStartBounded(before, pair) else {
      impulse = 0
      lowerImpulse = 0
      upperImpulse = 0
      return
    }
    ends.setVelocities(pair, context.bodyStates)
  }

  @inline(always)
  private func speed(_ pair: VelocityPair) -> Float {
    dot(u, pair.vB - pair.vA) + (pair.wB * crB - pair.wA * crA)
  }

  @inline(always)
  private func apply(_ lambda: Float, to pair: inout VelocityPair) {
    let push = lambda * u
    pair.vA -= ends.mA * push
    pair.wA -= ends.iA * crA * lambda
    pair.vB += ends.mB * push
    pair.wB += ends.iB * crB * lambda
  }

  /// Half the second time derivative of the length over a sub-step, at constant velocities; zero
  /// unless joints follow curved paths.
  @inline(always)
  private func curvatureSpeed(_ pair: VelocityPair, _ context: StepContext) -> Float {
    guard context.curvatureTime > 0, currentLength > context.tolerances.linearSlop else { return 0 }
    return speedOfCurve(pair, context)
  }

  private func speedOfCurve(_ pair: VelocityPair, _ context: StepContext) -> Float {
    let rA = context.bodyStates[Int(ends.a)].q * ends.localA
    let rB = context.bodyStates[Int(ends.b)].q * ends.localB
    let across = cross(u, pair.vB + cross(pair.wB, rB) - pair.vA - cross(pair.wA, rA))
    let turn = context.limited(across / currentLength)
    let (wA, wB) = (context.limited(pair.wA), context.limited(pair.wB))
    let turning = dot(u, wA * wA * rA - wB * wB * rB)
    return context.curvatureTime * (turn * turn * currentLength + turning)
  }

  /// Whether the joint is a spring without limits.
  @inline(always)
  var isPlainSpring: Bool {
    guard case .spring = definition.stiffness else { return false }
    return !hasLower && !hasUpper
  }

  /// Springs without limits, the joints of user interfaces, have a code path of their own.
  @inline(always)
  mutating func solve(_ context: StepContext) {
    guard isPlainSpring else { return solveWithLimits(context) }
    var pair = ends.velocities(context.bodyStates)
    solveSpring(&pair)
    ends.setVelocities(pair, context.bodyStates)
  }

  @inline(always)
  mutating func solveSpring(_ pair: inout VelocityPair) {
    let lambda = -soft.mass * (speed(pair) + soft.bias + soft.gamma * impulse)
    impulse += lambda
    apply(lambda, to: &pair)
  }

  @inline(never)
  private mutating func solveWithLimits(_ context: StepContext) {
    var pair = ends.velocities(context.bodyStates)
    switch definition.stiffness {
    case .rigid:
      let lambda = -mass * (speed(pair) + curvatureSpeed(pair, context))
      impulse += lambda
      apply(lambda, to: &pair)
    case .spring: solveSpring(&pair)
    case .free: break
    }
    if hasLower {
      let lambda = solveLimit(
        &lowerImpulse, c: currentLength - definition.minLength, cdot: speed(pair), mass: mass,
        invH: context.invH)
      apply(lambda, to: &pair)
    }
    if hasUpper {
      let lambda = solveLimit(
        &upperImpulse, c: definition.maxLength - currentLength, cdot: -speed(pair), mass: mass,
        invH: context.invH)
      apply(-lambda, to: &pair)
    }
    ends.setVelocities(pair, context.bodyStates)
  }

  /// Corrects the length; returns whether the error was within tolerance.
  @inline(always)
  mutating func correct(_ context: StepContext) -> Bool {
    isRigid || hasLower || hasUpper ? correctLength(context) : true
  }

  /// The effective mass for position correction: that of the velocities, unless it would correct
  /// the length by more than 1.5 times its error.
  ///
  /// The mass is that of the anchors' levers when the sub-step began. A short rod that pulls a
  /// light body turns by a large angle in a sub-step; corrections of twice the error and more would
  /// then throw the bodies further apart each time.
  @inline(always)
  private func correctionMass(_ u: Vec2, _ rA: Vec2, _ rB: Vec2) -> Float {
    let (crA, crB) = (cross(rA, u), cross(rB, u))
    let k = ends.mA + ends.iA * crA * crA + ends.mB + ends.iB * crB * crB
    return mass * k > 1.5 ? 1 / k : mass
  }

  @inline(never)
  private mutating func correctLength(_ context: StepContext) -> Bool {
    let stateA = context.bodyStates[Int(ends.a)]
    let stateB = context.bodyStates[Int(ends.b)]
    let rA = stateA.q * ends.localA
    let rB = stateB.q * ends.localB
    var u = stateB.c + rB - stateA.c - rA
    let length = u.length
    u = length < .leastNormalMagnitude ? .zero : (1 / length) * u
    let target =
      isRigid ? definition.length : length.clamped(definition.minLength, definition.maxLength)
    let limit = context.tolerances.maxLinearCorrection
    let c = (length - target).clamped(-limit, limit)
    ends.shift(-correctionMass(u, rA, rB) * c * u, rA, rB, context)
    return c.magnitude < context.tolerances.linearSlop
  }
}

// MARK: - Joint trees

extension DistanceConstraint {
  var rigidRows: RigidRows? {
    isRigid
      ? RigidRows(
        kind: .rod, anchorA: definition.anchorA, anchorB: definition.anchorB,
        reference: definition.length) : nil
  }

  func hasIterativeRows(_ h: Float) -> Bool {
    switch definition.stiffness {
    case .rigid: false
    case .spring: hasLower || hasUpper || isImplicitSpring(h)
    case .free: hasLower || hasUpper
    }
  }

  /// Whether the joint is a spring that the soft step solves by implicit Euler.
  func isImplicitSpring(_ h: Float) -> Bool {
    guard case .spring = definition.stiffness else { return false }
    return exponentialSpring(h) == nil
  }

  /// The spring of the soft step; nil for a joint that is not one, or is solved by implicit Euler.
  func exponentialSpring(_ h: Float) -> ExponentialSpring? {
    guard case .spring(let hertz, let dampingRatio) = definition.stiffness else { return nil }
    return ExponentialSpring(hertz: hertz, dampingRatio: dampingRatio, h: h)
  }

  mutating func takeRigidImpulses() -> Vec3 {
    let last = Vec3(impulse, 0, 0)
    impulse = 0
    return last
  }

  mutating func addRigidImpulses(_ impulses: Vec3) { impulse += Float(impulses.x) }
}
