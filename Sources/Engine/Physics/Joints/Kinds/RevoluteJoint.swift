// The revolute joint pins a point of each body together. With p the anchors:
//   C = pB - pA, Cdot = vB + wB x rB - vA - wA x rA
//   J = [-I, -skew(rA), I, skew(rB)]
//   K = (mA + mB) I + iA skew(rA) skew(rA)^T + iB skew(rB) skew(rB)^T, a 2 by 2 matrix
// The angle aB - aA - reference has three more one-dimensional constraints: a motor, Cdot = wB - wA
// - speed with |lambda| <= h torque, and two limits (Catto, "Modeling and solving constraints", GDC
// 2009).

/// A joint that pins two points together and allows relative rotation.
public struct RevoluteJoint: JointDefinition, Sendable, Equatable, BitwiseCopyable {
  /// The first body.
  public var bodyA: BodyID
  /// The second body.
  public var bodyB: BodyID
  /// The anchor in the first body's frame, in meters.
  public var anchorA: Vec2
  /// The anchor in the second body's frame, in meters.
  public var anchorB: Vec2
  /// The angle of the second body minus that of the first, in radians, at which the joint angle is
  /// 0.
  public var referenceAngle: Float
  /// The minimum joint angle in radians; -infinity by default.
  public var lowerAngle: Float
  /// The maximum joint angle in radians; infinity by default.
  public var upperAngle: Float
  /// The target angular velocity of the motor, of the second body relative to the first, in rad/s;
  /// 0 by default.
  public var motorSpeed: Float
  /// The maximum torque of the motor in N m; 0, the default, disables the motor.
  ///
  /// A motor of speed 0 acts as joint friction.
  public var maxMotorTorque: Float
  /// Whether contacts between the two bodies are enabled; false by default.
  public var collides: Bool

  /// Creates a revolute joint.
  public init(
    _ bodyA: BodyID, _ bodyB: BodyID, anchorA: Vec2 = .zero, anchorB: Vec2 = .zero,
    referenceAngle: Float = 0, lowerAngle: Float = -.infinity, upperAngle: Float = .infinity,
    motorSpeed: Float = 0, maxMotorTorque: Float = 0, collides: Bool = false
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.anchorA = anchorA
    self.anchorB = anchorB
    self.referenceAngle = referenceAngle
    self.lowerAngle = lowerAngle
    self.upperAngle = upperAngle
    self.motorSpeed = motorSpeed
    self.maxMotorTorque = maxMotorTorque
    self.collides = collides
  }

  func check() {
    checkAnchors()
    precondition(referenceAngle.isFinite, "referenceAngle must be finite: \(referenceAngle)")
    precondition(
      lowerAngle <= upperAngle, "lowerAngle must not be above upperAngle, but is \(lowerAngle)")
    precondition(motorSpeed.isFinite, "motorSpeed must be finite, but is \(motorSpeed)")
    precondition(
      maxMotorTorque.isFinite && maxMotorTorque >= 0,
      "maxMotorTorque must be finite and not negative, but is \(maxMotorTorque)")
  }
}

struct RevoluteConstraint: JointConstraint {
  var joint: Int32
  var definition: RevoluteJoint
  var impulse = Vec2.zero
  var motorImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0

  // Data of the current sub-step.
  var ends = JointEnds()
  var rA = Vec2.zero
  var rB = Vec2.zero
  var k = PointMatrix()
  var angle: Float = 0
  var axialMass: Float = 0
  /// Whether neither motor nor limit is active.
  var isFree = true

  init(joint: Int32, definition: RevoluteJoint) {
    self.joint = joint
    self.definition = definition
  }

  /// Creates a sentinel joint of a sentinel body, which pads incomplete blocks.
  init(sentinelFor body: Int32) {
    let sentinelBody = BodyID(index: body, generation: 0)
    self.init(joint: nullIndex, definition: RevoluteJoint(sentinelBody, sentinelBody))
    ends.a = body
    ends.b = body
    ends.island = body
  }

  var isLeverLimited: Bool { definition.maxMotorTorque == 0 }

  private var hasMotor: Bool { definition.maxMotorTorque > 0 && axialMass > 0 }
  private var hasLower: Bool { definition.lowerAngle > -.infinity && axialMass > 0 }
  private var hasUpper: Bool { definition.upperAngle < .infinity && axialMass > 0 }

  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext) {
    ends = JointEnds(record, definition.anchorA, definition.anchorB, island: island, context)
    let stateA = context.bodyStates[Int(ends.a)]
    let stateB = context.bodyStates[Int(ends.b)]
    rA = stateA.q * ends.localA
    rB = stateB.q * ends.localB
    k = PointMatrix(ends, rA, rB)
    let axialK = ends.iA + ends.iB
    axialMass = axialK > 0 ? 1 / axialK : 0
    angle = stateB.a - stateA.a - definition.referenceAngle
    isFree = !(hasMotor || hasLower || hasUpper)

    // Motors always warm-start: one step has too few iterations for a load on a long lever.
    let ratio = hasMotor ? context.impulseRatio : ends.impulseRatio
    impulse *= ratio
    motorImpulse *= ratio
    lowerImpulse *= ratio
    upperImpulse *= ratio
    let before = ends.velocities(context.bodyStates)
    var pair = before
    ends.apply(
      impulse, rA, rB, angular: motorImpulse + lowerImpulse - upperImpulse, to: &pair)
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
  mutating func solve(_ context: StepContext) {
    var pair = ends.velocities(context.bodyStates)
    if !isFree { solveAngle(&pair, context) }
    var cdot = pair.vB + cross(pair.wB, rB) - pair.vA - cross(pair.wA, rA)
    if context.curvatureTime > 0 { cdot += ends.curvatureSpeed(rA, rB, pair, context) }
    let lambda = k.solve(-cdot)
    impulse += lambda
    ends.apply(lambda, rA, rB, to: &pair)
    ends.setVelocities(pair, context.bodyStates)
  }

  private mutating func solveAngle(_ pair: inout VelocityPair, _ context: StepContext) {
    if hasMotor {
      let limit = context.h * definition.maxMotorTorque
      let old = motorImpulse
      motorImpulse = (old - axialMass * (pair.wB - pair.wA - definition.motorSpeed)).clamped(
        -limit, limit)
      applyAngular(motorImpulse - old, &pair)
    }
    if hasLower {
      let lambda = solveLimit(
        &lowerImpulse, c: angle - definition.lowerAngle, cdot: pair.wB - pair.wA, mass: axialMass,
        invH: context.invH)
      applyAngular(lambda, &pair)
    }
    if hasUpper {
      let lambda = solveLimit(
        &upperImpulse, c: definition.upperAngle - angle, cdot: pair.wA - pair.wB, mass: axialMass,
        invH: context.invH)
      applyAngular(-lambda, &pair)
    }
  }

  @inline(always)
  private func applyAngular(_ lambda: Float, _ pair: inout VelocityPair) {
    pair.wA -= ends.iA * lambda
    pair.wB += ends.iB * lambda
  }

  /// Corrects anchors and angle limits; returns whether the errors were within tolerance.
  @inline(always)
  mutating func correct(_ context: StepContext) -> Bool {
    let isAngleConverged = isFree || correctAngle(context)
    let stateA = context.bodyStates + Int(ends.a)
    let stateB = context.bodyStates + Int(ends.b)
    let rA = stateA.pointee.q * ends.localA
    let rB = stateB.pointee.q * ends.localB
    let c = stateB.pointee.c + rB - stateA.pointee.c - rA
    ends.shift(PointMatrix(ends, rA, rB).solve(-c), rA, rB, context)
    return isAngleConverged && c.length < context.tolerances.linearSlop
  }

  private mutating func correctAngle(_ context: StepContext) -> Bool {
    guard hasLower || hasUpper else { return true }
    let angle =
      context.bodyStates[Int(ends.b)].a - context.bodyStates[Int(ends.a)].a
      - definition.referenceAngle
    let excess = angle - angle.clamped(definition.lowerAngle, definition.upperAngle)
    let limit = Constants.maxAngularCorrection
    let angularImpulse = -axialMass * excess.clamped(-limit, limit)
    ends.shift(.zero, angularA: angularImpulse, angularB: angularImpulse, context)
    return excess.magnitude < Constants.angularSlop
  }
}

// MARK: - Joint trees

extension RevoluteConstraint {
  var rigidRows: RigidRows? {
    RigidRows(kind: .point, anchorA: definition.anchorA, anchorB: definition.anchorB)
  }

  func hasIterativeRows(_ h: Float) -> Bool {
    definition.maxMotorTorque > 0 || definition.lowerAngle > -.infinity
      || definition.upperAngle < .infinity
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
    guard !isFree else { return }
    var pair = ends.velocities(context.bodyStates)
    solveAngle(&pair, context)
    ends.setVelocities(pair, context.bodyStates)
  }

  mutating func correctIterativeRows(_ context: StepContext) {
    if !isFree { _ = correctAngle(context) }
  }
}

/// The matrix K of the point constraint and the inverse of its determinant.
struct PointMatrix: BitwiseCopyable {
  var xx: Float = 0
  var xy: Float = 0
  var yy: Float = 0
  var invDeterminant: Float = 0

  init() {}

  @inline(always)
  init(_ ends: JointEnds, _ rA: Vec2, _ rB: Vec2) {
    let (mA, mB, iA, iB) = (ends.mA, ends.mB, ends.iA, ends.iB)
    xx = mA + mB + rA.y * rA.y * iA + rB.y * rB.y * iB
    xy = -rA.y * rA.x * iA - rB.y * rB.x * iB
    yy = mA + mB + rA.x * rA.x * iA + rB.x * rB.x * iB
    let determinant = xx * yy - xy * xy
    invDeterminant = determinant == 0 ? 0 : 1 / determinant
  }

  /// Returns the solution x of K x = b by Cramer's rule; zero for a singular matrix.
  @inline(always)
  func solve(_ b: Vec2) -> Vec2 {
    Vec2(invDeterminant * (yy * b.x - xy * b.y), invDeterminant * (xx * b.y - xy * b.x))
  }
}
