// The weld joint constrains point and angle. With p the anchors:
//   C = (pB - pA, aB - aA - reference)
//   Cdot = (vB + wB x rB - vA - wA x rA, wB - wA)
//   K is 3 by 3: the revolute joint's 2 by 2 point matrix, and with the angle
//     kx = -rA.y iA - rB.y iB, ky = rA.x iA + rB.x iB, kz = iA + iB
// A soft weld has a rigid point and a spring for the angle (see SoftSpring): the soft angle is
// solved first, then the point (Catto, "Soft constraints", GDC 2011).

/// A joint that fixes the relative position and angle of two bodies.
public struct WeldJoint: JointDefinition, Sendable, Equatable, BitwiseCopyable {
  /// The first body.
  public var bodyA: BodyID
  /// The second body.
  public var bodyB: BodyID
  /// The anchor in the first body's frame, in meters.
  public var anchorA: Vec2
  /// The anchor in the second body's frame, in meters.
  public var anchorB: Vec2
  /// The fixed angle of the second body minus that of the first, in radians.
  public var referenceAngle: Float
  /// The frequency of the angular spring in hertz; 0, the default, for a rigid weld.
  public var hertz: Float
  /// The damping ratio of the angular spring, with 1 for critical damping; 0 by default.
  public var dampingRatio: Float
  /// Whether contacts between the two bodies are enabled; false by default.
  public var collides: Bool

  /// Creates a weld joint.
  public init(
    _ bodyA: BodyID, _ bodyB: BodyID, anchorA: Vec2 = .zero, anchorB: Vec2 = .zero,
    referenceAngle: Float = 0, hertz: Float = 0, dampingRatio: Float = 0, collides: Bool = false
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.anchorA = anchorA
    self.anchorB = anchorB
    self.referenceAngle = referenceAngle
    self.hertz = hertz
    self.dampingRatio = dampingRatio
    self.collides = collides
  }

  func check() {
    checkAnchors()
    precondition(referenceAngle.isFinite, "referenceAngle must be finite: \(referenceAngle)")
    precondition(
      hertz.isFinite && hertz >= 0, "hertz must be finite and not negative, but is \(hertz)")
    precondition(
      dampingRatio.isFinite && dampingRatio >= 0,
      "dampingRatio must be finite and not negative, but is \(dampingRatio)")
  }
}

struct WeldConstraint: JointConstraint {
  var joint: Int32
  var definition: WeldJoint
  var impulse = Vec2.zero
  var angularImpulse: Float = 0

  // Data of the current sub-step.
  var ends = JointEnds()
  var rA = Vec2.zero
  var rB = Vec2.zero
  var k = SymMat33(xx: 0, xy: 0, xz: 0, yy: 0, yz: 0, zz: 0)
  var soft = SoftSpring(k: 0, c: 0, hertz: 0, dampingRatio: 0, h: 0)

  init(joint: Int32, definition: WeldJoint) {
    self.joint = joint
    self.definition = definition
  }

  private func matrix(_ rA: Vec2, _ rB: Vec2) -> SymMat33 {
    let (mA, mB, iA, iB) = (ends.mA, ends.mB, ends.iA, ends.iB)
    return SymMat33(
      xx: mA + mB + rA.y * rA.y * iA + rB.y * rB.y * iB, xy: -rA.y * rA.x * iA - rB.y * rB.x * iB,
      xz: -rA.y * iA - rB.y * iB, yy: mA + mB + rA.x * rA.x * iA + rB.x * rB.x * iB,
      yz: rA.x * iA + rB.x * iB, zz: iA + iB)
  }

  /// Whether angle and point are solved separately: for a soft angle, or with infinite inertia.
  private var isSplit: Bool { definition.hertz > 0 || k.zz == 0 }

  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext) {
    ends = JointEnds(record, definition.anchorA, definition.anchorB, island: island, context)
    let stateA = context.bodyStates[Int(ends.a)]
    let stateB = context.bodyStates[Int(ends.b)]
    rA = stateA.q * ends.localA
    rB = stateB.q * ends.localB
    k = matrix(rA, rB)
    if definition.hertz > 0 {
      soft = SoftSpring(
        k: k.zz, c: stateB.a - stateA.a - definition.referenceAngle, hertz: definition.hertz,
        dampingRatio: definition.dampingRatio, h: context.h)
    }

    impulse *= ends.impulseRatio
    angularImpulse *= ends.impulseRatio
    let before = ends.velocities(context.bodyStates)
    var pair = before
    ends.apply(impulse, rA, rB, angular: angularImpulse, to: &pair)
    guard context.isWarmStartBounded(before, pair) else {
      impulse = .zero
      angularImpulse = 0
      return
    }
    ends.setVelocities(pair, context.bodyStates)
  }

  mutating func solve(_ context: StepContext) {
    var pair = ends.velocities(context.bodyStates)
    if isSplit {
      if definition.hertz > 0 { solveAngle(&pair) }
      let lambda = k.solve22(-pointSpeed(pair, context))
      impulse += lambda
      ends.apply(lambda, rA, rB, to: &pair)
    } else {
      let (lambda, angular) = k.solve(-pointSpeed(pair, context), pair.wA - pair.wB)
      impulse += lambda
      angularImpulse += angular
      ends.apply(lambda, rA, rB, angular: angular, to: &pair)
    }
    ends.setVelocities(pair, context.bodyStates)
  }

  /// Solves the spring of the angle.
  private mutating func solveAngle(_ pair: inout VelocityPair) {
    let cdot = pair.wB - pair.wA
    let lambda = -soft.mass * (cdot + soft.bias + soft.gamma * angularImpulse)
    angularImpulse += lambda
    pair.wA -= ends.iA * lambda
    pair.wB += ends.iB * lambda
  }

  @inline(always)
  private func pointSpeed(_ pair: VelocityPair, _ context: StepContext) -> Vec2 {
    let speed = pair.vB + cross(pair.wB, rB) - pair.vA - cross(pair.wA, rA)
    guard context.curvatureTime > 0 else { return speed }
    return speed + ends.curvatureSpeed(rA, rB, pair, context)
  }

  /// Corrects the anchors, and the angle of a rigid weld; returns whether errors were within
  /// tolerance.
  mutating func correct(_ context: StepContext) -> Bool {
    let stateA = context.bodyStates[Int(ends.a)]
    let stateB = context.bodyStates[Int(ends.b)]
    let rA = stateA.q * ends.localA
    let rB = stateB.q * ends.localB
    let c = stateB.c + rB - stateA.c - rA
    let now = matrix(rA, rB)
    guard !isSplit else {
      ends.shift(now.solve22(-c), rA, rB, context)
      return c.length <= context.tolerances.linearSlop
    }
    let angle = stateB.a - stateA.a - definition.referenceAngle
    let (lambda, angular) = now.solve(-c, -angle)
    ends.shift(
      lambda, angularA: cross(rA, lambda) + angular, angularB: cross(rB, lambda) + angular, context)
    return c.length <= context.tolerances.linearSlop && angle.magnitude <= Constants.angularSlop
  }
}

// MARK: - Joint trees

extension WeldConstraint {
  var rigidRows: RigidRows? {
    RigidRows(
      kind: definition.hertz == 0 ? .weld : .point, anchorA: definition.anchorA,
      anchorB: definition.anchorB, reference: definition.referenceAngle)
  }

  func hasIterativeRows(_ h: Float) -> Bool {
    definition.hertz > 0 && exponentialSpring(h, ratio: 1) == nil
  }

  /// The spring of the soft step, whose frequency and damping ratio are scaled by `ratio`; nil for
  /// a rigid joint, or one that is solved by implicit Euler.
  func exponentialSpring(_ h: Float, ratio: Float) -> ExponentialSpring? {
    guard definition.hertz > 0 else { return nil }
    return ExponentialSpring(
      hertz: ratio * definition.hertz, dampingRatio: ratio * definition.dampingRatio, h: h)
  }

  mutating func takeRigidImpulses() -> Vec3 {
    let isRigid = definition.hertz == 0
    let last = Vec3(impulse.x, impulse.y, isRigid ? angularImpulse : 0)
    impulse = .zero
    if isRigid { angularImpulse = 0 }
    return last
  }

  mutating func addRigidImpulses(_ impulses: Vec3) {
    impulse += Vec2(Float(impulses.x), Float(impulses.y))
    angularImpulse += Float(impulses.z)
  }

  mutating func solveIterativeRows(_ context: StepContext) {
    guard definition.hertz > 0 else { return }
    var pair = ends.velocities(context.bodyStates)
    solveAngle(&pair)
    ends.setVelocities(pair, context.bodyStates)
  }
}
