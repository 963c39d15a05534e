// The prismatic joint allows B to translate along an axis fixed in A. With d = pB - pA, the axis u
// and its perpendicular t, both rotating with A:
//   C = (t . d, aB - aA - reference)
//   Cdot1 = t . (vB - vA) + s2 wB - s1 wA, with s1 = (d + rA) x t and s2 = rB x t
//   Cdot2 = wB - wA
//   K = | mA + mB + iA s1^2 + iB s2^2   iA s1 + iB s2 |
//       | iA s1 + iB s2                 iA + iB       |
// since dt/dt = wA x t. The translation along the axis, x = u . d, has a1 = (d + rA) x u and a2 =
// rB x u instead, a motor and two limits (Catto, "Modeling and solving constraints", GDC 2009).

/// A joint that allows translation along an axis and no relative rotation.
public struct PrismaticJoint: JointDefinition, Sendable, Equatable, BitwiseCopyable {
  /// The first body, in whose frame the axis is fixed.
  public var bodyA: BodyID
  /// The second body.
  public var bodyB: BodyID
  /// The anchor in the first body's frame, in meters.
  public var anchorA: Vec2
  /// The anchor in the second body's frame, in meters.
  public var anchorB: Vec2
  /// The direction of translation in the first body's frame, of any length above 0.
  public var axis: Vec2
  /// The fixed angle of the second body minus that of the first, in radians.
  public var referenceAngle: Float
  /// The minimum translation in meters; -infinity by default.
  public var lowerTranslation: Float
  /// The maximum translation in meters; infinity by default.
  public var upperTranslation: Float
  /// The target speed of the motor in m/s; 0 by default.
  public var motorSpeed: Float
  /// The maximum force of the motor in N; 0, the default, disables the motor.
  public var maxMotorForce: Float
  /// Whether contacts between the two bodies are enabled; false by default.
  public var collides: Bool

  /// Creates a prismatic joint.
  public init(
    _ bodyA: BodyID, _ bodyB: BodyID, anchorA: Vec2 = .zero, anchorB: Vec2 = .zero, axis: Vec2,
    referenceAngle: Float = 0, lowerTranslation: Float = -.infinity,
    upperTranslation: Float = .infinity, motorSpeed: Float = 0, maxMotorForce: Float = 0,
    collides: Bool = false
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.anchorA = anchorA
    self.anchorB = anchorB
    self.axis = axis
    self.referenceAngle = referenceAngle
    self.lowerTranslation = lowerTranslation
    self.upperTranslation = upperTranslation
    self.motorSpeed = motorSpeed
    self.maxMotorForce = maxMotorForce
    self.collides = collides
  }

  func check() {
    checkAnchors()
    precondition(
      axis.isFinite && axis.normalized != .zero, "axis must be finite and not zero, but is \(axis)")
    precondition(referenceAngle.isFinite, "referenceAngle must be finite: \(referenceAngle)")
    precondition(
      lowerTranslation <= upperTranslation,
      "lowerTranslation must not be above upperTranslation, but is \(lowerTranslation)")
    precondition(motorSpeed.isFinite, "motorSpeed must be finite, but is \(motorSpeed)")
    precondition(
      maxMotorForce.isFinite && maxMotorForce >= 0,
      "maxMotorForce must be finite and not negative, but is \(maxMotorForce)")
  }
}

struct PrismaticConstraint: JointConstraint {
  var joint: Int32
  var definition: PrismaticJoint
  /// Accumulated impulse perpendicular to the axis, and angular impulse.
  var impulse = Vec2.zero
  var motorImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0

  // Data of the current sub-step.
  var ends = JointEnds()
  var lines = AxisLines()
  var axialMass: Float = 0

  init(joint: Int32, definition: PrismaticJoint) {
    self.joint = joint
    self.definition = definition
    self.definition.axis = definition.axis.normalized
  }

  mutating func update(to definition: PrismaticJoint) {
    self.definition = definition
    self.definition.axis = definition.axis.normalized
  }

  private var hasLower: Bool { definition.lowerTranslation > -.infinity }
  private var hasUpper: Bool { definition.upperTranslation < .infinity }

  private func lines(_ context: StepContext) -> AxisLines {
    AxisLines(ends, axis: definition.axis, context)
  }

  private func acrossK(_ lines: AxisLines) -> Mat22 {
    let k11 =
      ends.mA + ends.mB + ends.iA * lines.s1 * lines.s1 + ends.iB * lines.s2 * lines.s2
    let k12 = ends.iA * lines.s1 + ends.iB * lines.s2
    // With infinite inertia of both bodies any positive value works.
    let k22 = ends.iA + ends.iB
    return Mat22(ex: Vec2(k11, k12), ey: Vec2(k12, k22 == 0 ? 1 : k22))
  }

  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext) {
    ends = JointEnds(record, definition.anchorA, definition.anchorB, island: island, context)
    lines = lines(context)
    let k = lines.axialK(ends)
    axialMass = k > 0 ? 1 / k : 0

    impulse *= ends.impulseRatio
    motorImpulse *= ends.impulseRatio
    lowerImpulse *= ends.impulseRatio
    upperImpulse *= ends.impulseRatio
    let before = ends.velocities(context.bodyStates)
    var pair = before
    lines.applyAxial(motorImpulse + lowerImpulse - upperImpulse, ends, &pair)
    applyAcross(impulse, &pair)
    guard context.isWarmStartBounded(before, pair) else {
      impulse = .zero
      motorImpulse = 0
      lowerImpulse = 0
      upperImpulse = 0
      return
    }
    ends.setVelocities(pair, context.bodyStates)
  }

  @inline(always)
  private func applyAcross(_ lambda: Vec2, _ pair: inout VelocityPair) {
    pair.vA -= ends.mA * lambda.x * lines.t
    pair.wA -= ends.iA * (lambda.x * lines.s1 + lambda.y)
    pair.vB += ends.mB * lambda.x * lines.t
    pair.wB += ends.iB * (lambda.x * lines.s2 + lambda.y)
  }

  mutating func solve(_ context: StepContext) {
    var pair = ends.velocities(context.bodyStates)
    solveAxis(&pair, context)
    var cdot = Vec2(
      dot(lines.t, pair.vB - pair.vA) + lines.s2 * pair.wB - lines.s1 * pair.wA, pair.wB - pair.wA)
    if context.curvatureTime > 0 { cdot.x += lines.curvatureSpeed(ends, pair, context) }
    let lambda = acrossK(lines).solve(-cdot)
    impulse += lambda
    applyAcross(lambda, &pair)
    ends.setVelocities(pair, context.bodyStates)
  }

  private mutating func solveAxis(_ pair: inout VelocityPair, _ context: StepContext) {
    if definition.maxMotorForce > 0 {
      let limit = context.h * definition.maxMotorForce
      let old = motorImpulse
      motorImpulse = (old + axialMass * (definition.motorSpeed - lines.axialSpeed(pair))).clamped(
        -limit, limit)
      lines.applyAxial(motorImpulse - old, ends, &pair)
    }
    if hasLower {
      let lambda = solveLimit(
        &lowerImpulse, c: lines.translation - definition.lowerTranslation,
        cdot: lines.axialSpeed(pair),
        mass: axialMass, invH: context.invH)
      lines.applyAxial(lambda, ends, &pair)
    }
    if hasUpper {
      let lambda = solveLimit(
        &upperImpulse, c: definition.upperTranslation - lines.translation,
        cdot: -lines.axialSpeed(pair),
        mass: axialMass, invH: context.invH)
      lines.applyAxial(-lambda, ends, &pair)
    }
  }

  /// Corrects offset, angle and limits; returns whether the errors were within tolerance.
  mutating func correct(_ context: StepContext) -> Bool {
    let now = lines(context)
    let c = Vec2(
      now.offset,
      context.bodyStates[Int(ends.b)].a - context.bodyStates[Int(ends.a)].a
        - definition.referenceAngle)
    let excess =
      now.translation
      - now.translation.clamped(definition.lowerTranslation, definition.upperTranslation)

    let across: Vec2
    var along: Float = 0
    if excess == 0 {
      across = acrossK(now).solve(-c)
    } else {
      // Beyond a limit, solve all three constraints together.
      let k = acrossK(now)
      let k13 = ends.iA * now.s1 * now.a1 + ends.iB * now.s2 * now.a2
      let k23 = ends.iA * now.a1 + ends.iB * now.a2
      let limit = context.tolerances.maxLinearCorrection
      let full = SymMat33(
        xx: k.ex.x, xy: k.ex.y, xz: k13, yy: k.ey.y, yz: k23, zz: now.axialK(ends))
      (across, along) = full.solve(-c, -excess.clamped(-limit, limit))
    }
    let push = across.x * now.t + along * now.u
    let angularA = across.x * now.s1 + across.y + along * now.a1
    let angularB = across.x * now.s2 + across.y + along * now.a2
    ends.shift(push, angularA: angularA, angularB: angularB, context)
    return c.x.magnitude <= context.tolerances.linearSlop
      && c.y.magnitude <= Constants.angularSlop
      && excess.magnitude <= context.tolerances.linearSlop
  }
}

// MARK: - Joint trees

extension PrismaticConstraint {
  var rigidRows: RigidRows? {
    RigidRows(
      kind: .slider, anchorA: definition.anchorA, anchorB: definition.anchorB,
      reference: definition.referenceAngle, normal: definition.axis.leftPerpendicular)
  }

  func hasIterativeRows(_ h: Float) -> Bool {
    definition.maxMotorForce > 0 || hasLower || hasUpper
  }

  mutating func takeRigidImpulses() -> Vec3 {
    let last = Vec3(impulse.x, impulse.y, 0)
    impulse = .zero
    return last
  }

  mutating func addRigidImpulses(_ impulses: Vec3) {
    impulse += Vec2(Float(impulses.x), Float(impulses.y))
  }

  mutating func solveIterativeRows(_ context: StepContext) {
    guard definition.maxMotorForce > 0 || hasLower || hasUpper else { return }
    var pair = ends.velocities(context.bodyStates)
    solveAxis(&pair, context)
    ends.setVelocities(pair, context.bodyStates)
  }

  mutating func correctIterativeRows(_ context: StepContext) {
    guard hasLower || hasUpper else { return }
    let now = lines(context)
    let excess =
      now.translation
      - now.translation.clamped(definition.lowerTranslation, definition.upperTranslation)
    let k = now.axialK(ends)
    guard excess != 0, k > 0 else { return }
    let limit = context.tolerances.maxLinearCorrection
    let along = -excess.clamped(-limit, limit) / k
    ends.shift(along * now.u, angularA: along * now.a1, angularB: along * now.a2, context)
  }
}
