// The wheel joint keeps a point of B on an axis fixed in A and leaves B free to turn: a wheel with
// its suspension. With d = pB - pA, the axis u and its perpendicular t, both rotating with A:
//   C = t . d
//   Cdot = t . (vB - vA) + s2 wB - s1 wA, with s1 = (d + rA) x t and s2 = rB x t
//   K = mA + mB + iA s1^2 + iB s2^2
// Along the axis, x = u . d has a spring (see SoftSpring) and two limits; the relative angle has a
// motor (Catto, "Modeling and solving constraints", GDC 2009).

/// A joint that lets a point of the second body slide on an axis of the first, with a spring, and
/// leaves the second body free to turn.
public struct WheelJoint: JointDefinition, Sendable, Equatable, BitwiseCopyable {
  /// The first body, in whose frame the axis is fixed: the chassis.
  public var bodyA: BodyID
  /// The second body: the wheel.
  public var bodyB: BodyID
  /// The anchor in the first body's frame, in meters: where the wheel is at a translation of 0.
  public var anchorA: Vec2
  /// The anchor in the second body's frame, in meters: the axle.
  public var anchorB: Vec2
  /// The direction of translation in the first body's frame, of any length above 0.
  public var axis: Vec2
  /// The frequency of the spring along the axis in hertz; 1 by default, 0 for no spring.
  ///
  /// The spring has no force at a translation of 0.
  public var hertz: Float
  /// The damping ratio of the spring, with 1 for critical damping; 0.7 by default.
  public var dampingRatio: Float
  /// The minimum translation in meters; -infinity by default.
  public var lowerTranslation: Float
  /// The maximum translation in meters; infinity by default.
  public var upperTranslation: Float
  /// The target angular velocity of the motor, of the second body relative to the first, in rad/s;
  /// 0 by default.
  public var motorSpeed: Float
  /// The maximum torque of the motor in N m; 0, the default, disables the motor.
  public var maxMotorTorque: Float
  /// Whether contacts between the two bodies are enabled; false by default.
  public var collides: Bool

  /// Creates a wheel joint.
  public init(
    _ bodyA: BodyID, _ bodyB: BodyID, anchorA: Vec2 = .zero, anchorB: Vec2 = .zero, axis: Vec2,
    hertz: Float = 1, dampingRatio: Float = 0.7, lowerTranslation: Float = -.infinity,
    upperTranslation: Float = .infinity, motorSpeed: Float = 0, maxMotorTorque: Float = 0,
    collides: Bool = false
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.anchorA = anchorA
    self.anchorB = anchorB
    self.axis = axis
    self.hertz = hertz
    self.dampingRatio = dampingRatio
    self.lowerTranslation = lowerTranslation
    self.upperTranslation = upperTranslation
    self.motorSpeed = motorSpeed
    self.maxMotorTorque = maxMotorTorque
    self.collides = collides
  }

  func check() {
    checkAnchors()
    precondition(
      axis.isFinite && axis.normalized != .zero, "axis must be finite and not zero, but is \(axis)")
    precondition(
      hertz.isFinite && hertz >= 0, "hertz must be finite and not negative, but is \(hertz)")
    precondition(
      dampingRatio.isFinite && dampingRatio >= 0,
      "dampingRatio must be finite and not negative, but is \(dampingRatio)")
    precondition(
      lowerTranslation <= upperTranslation,
      "lowerTranslation must not be above upperTranslation, but is \(lowerTranslation)")
    precondition(motorSpeed.isFinite, "motorSpeed must be finite, but is \(motorSpeed)")
    precondition(
      maxMotorTorque.isFinite && maxMotorTorque >= 0,
      "maxMotorTorque must be finite and not negative, but is \(maxMotorTorque)")
  }
}

struct WheelConstraint: JointConstraint {
  var joint: Int32
  var definition: WheelJoint
  /// The accumulated impulse perpendicular to the axis.
  var impulse: Float = 0
  var springImpulse: Float = 0
  var motorImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0

  // Data of the current sub-step.
  var ends = JointEnds()
  var lines = AxisLines()
  var acrossMass: Float = 0
  var axialMass: Float = 0
  var angularMass: Float = 0
  var soft = SoftSpring(k: 0, c: 0, hertz: 0, dampingRatio: 0, h: 0)

  init(joint: Int32, definition: WheelJoint) {
    self.joint = joint
    self.definition = definition
    self.definition.axis = definition.axis.normalized
  }

  mutating func update(to definition: WheelJoint) {
    self.definition = definition
    self.definition.axis = definition.axis.normalized
  }

  private var hasSpring: Bool { definition.hertz > 0 }
  private var hasMotor: Bool { definition.maxMotorTorque > 0 && angularMass > 0 }
  private var hasLower: Bool { definition.lowerTranslation > -.infinity }
  private var hasUpper: Bool { definition.upperTranslation < .infinity }

  private func acrossK(_ lines: AxisLines) -> Float {
    ends.mA + ends.mB + ends.iA * lines.s1 * lines.s1 + ends.iB * lines.s2 * lines.s2
  }

  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext) {
    ends = JointEnds(record, definition.anchorA, definition.anchorB, island: island, context)
    lines = AxisLines(ends, axis: definition.axis, context)
    let across = acrossK(lines)
    acrossMass = across > 0 ? 1 / across : 0
    let along = lines.axialK(ends)
    axialMass = along > 0 ? 1 / along : 0
    angularMass = ends.iA + ends.iB > 0 ? 1 / (ends.iA + ends.iB) : 0
    if hasSpring {
      soft = SoftSpring(
        k: along, c: lines.translation, hertz: definition.hertz,
        dampingRatio: definition.dampingRatio, h: context.h)
    }

    impulse *= ends.impulseRatio
    springImpulse *= ends.impulseRatio
    motorImpulse *= ends.impulseRatio
    lowerImpulse *= ends.impulseRatio
    upperImpulse *= ends.impulseRatio
    let before = ends.velocities(context.bodyStates)
    var pair = before
    lines.applyAxial(springImpulse + lowerImpulse - upperImpulse, ends, &pair)
    applyAcross(impulse, &pair)
    applyAngular(motorImpulse, &pair)
    guard context.isWarmStartBounded(before, pair) else {
      impulse = 0
      springImpulse = 0
      motorImpulse = 0
      lowerImpulse = 0
      upperImpulse = 0
      return
    }
    ends.setVelocities(pair, context.bodyStates)
  }

  @inline(always)
  private func applyAcross(_ lambda: Float, _ pair: inout VelocityPair) {
    pair.vA -= ends.mA * lambda * lines.t
    pair.wA -= ends.iA * lambda * lines.s1
    pair.vB += ends.mB * lambda * lines.t
    pair.wB += ends.iB * lambda * lines.s2
  }

  @inline(always)
  private func applyAngular(_ lambda: Float, _ pair: inout VelocityPair) {
    pair.wA -= ends.iA * lambda
    pair.wB += ends.iB * lambda
  }

  mutating func solve(_ context: StepContext) {
    var pair = ends.velocities(context.bodyStates)
    if hasSpring {
      let lambda =
        -soft.mass * (lines.axialSpeed(pair) + soft.bias + soft.gamma * springImpulse)
      springImpulse += lambda
      lines.applyAxial(lambda, ends, &pair)
    }
    if hasMotor {
      let limit = context.h * definition.maxMotorTorque
      let old = motorImpulse
      motorImpulse = (old - angularMass * (pair.wB - pair.wA - definition.motorSpeed)).clamped(
        -limit, limit)
      applyAngular(motorImpulse - old, &pair)
    }
    if hasLower {
      let lambda = solveLimit(
        &lowerImpulse, c: lines.translation - definition.lowerTranslation,
        cdot: lines.axialSpeed(pair), mass: axialMass, invH: context.invH)
      lines.applyAxial(lambda, ends, &pair)
    }
    if hasUpper {
      let lambda = solveLimit(
        &upperImpulse, c: definition.upperTranslation - lines.translation,
        cdot: -lines.axialSpeed(pair), mass: axialMass, invH: context.invH)
      lines.applyAxial(-lambda, ends, &pair)
    }
    var cdot = dot(lines.t, pair.vB - pair.vA) + lines.s2 * pair.wB - lines.s1 * pair.wA
    if context.curvatureTime > 0 { cdot += lines.curvatureSpeed(ends, pair, context) }
    let lambda = -acrossMass * cdot
    impulse += lambda
    applyAcross(lambda, &pair)
    ends.setVelocities(pair, context.bodyStates)
  }

  /// Corrects limits and offset; returns whether the errors were within tolerance.
  mutating func correct(_ context: StepContext) -> Bool {
    var excess: Float = 0
    if hasLower || hasUpper {
      let now = AxisLines(ends, axis: definition.axis, context)
      excess =
        now.translation
        - now.translation.clamped(definition.lowerTranslation, definition.upperTranslation)
      if excess != 0 {
        let limit = context.tolerances.maxLinearCorrection
        let k = now.axialK(ends)
        let push = k > 0 ? -excess.clamped(-limit, limit) / k : 0
        ends.shift(push * now.u, angularA: push * now.a1, angularB: push * now.a2, context)
      }
    }
    let now = AxisLines(ends, axis: definition.axis, context)
    let k = acrossK(now)
    let push = k > 0 ? -now.offset / k : 0
    ends.shift(push * now.t, angularA: push * now.s1, angularB: push * now.s2, context)
    return now.offset.magnitude <= context.tolerances.linearSlop
      && excess.magnitude <= context.tolerances.linearSlop
  }
}
