// The motor joint drives the pose of B relative to A towards a target by bounded forces. With o the
// target of B's origin in A's frame:
//   C = (cB + rB - cA - rA, aB - aA - angle), rA = qA (o - center of A), rB = qB (-center of B)
//   Cdot = -correctionFactor C / h, |linear impulse| <= h force, |angular impulse| <= h torque
// The position has no correction of its own: the velocity removes its error.

/// A joint that drives the pose of the second body relative to the first towards a target, with a
/// bounded force and torque.
///
/// It moves a platform along a path as long as nothing blocks it, or acts as friction between a
/// body and the ground seen from above.
public struct MotorJoint: JointDefinition, Sendable, Equatable, BitwiseCopyable {
  /// The first body.
  public var bodyA: BodyID
  /// The second body, which is driven.
  public var bodyB: BodyID
  /// The target of the second body's origin in the first body's frame, in meters; zero by default.
  public var linearOffset: Vec2
  /// The target of the second body's angle minus that of the first, in radians; 0 by default.
  public var angularOffset: Float
  /// The maximum force in N; 1 by default.
  public var maxForce: Float
  /// The maximum torque in N m; 1 by default.
  public var maxTorque: Float
  /// The part of the error that a sub-step removes if force and torque suffice, from 0 to 1; 0.3 by
  /// default.
  ///
  /// With 0, the joint stops relative motion and has no target.
  public var correctionFactor: Float
  /// Whether contacts between the two bodies are enabled; true by default.
  public var collides: Bool

  var anchorA: Vec2 { linearOffset }
  var anchorB: Vec2 { .zero }

  /// Creates a motor joint.
  public init(
    _ bodyA: BodyID, _ bodyB: BodyID, linearOffset: Vec2 = .zero, angularOffset: Float = 0,
    maxForce: Float = 1, maxTorque: Float = 1, correctionFactor: Float = 0.3,
    collides: Bool = true
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.linearOffset = linearOffset
    self.angularOffset = angularOffset
    self.maxForce = maxForce
    self.maxTorque = maxTorque
    self.correctionFactor = correctionFactor
    self.collides = collides
  }

  func check() {
    precondition(linearOffset.isFinite, "linearOffset must be finite, but is \(linearOffset)")
    precondition(angularOffset.isFinite, "angularOffset must be finite: \(angularOffset)")
    precondition(
      maxForce.isFinite && maxForce >= 0, "maxForce must be finite and not negative: \(maxForce)")
    precondition(
      maxTorque.isFinite && maxTorque >= 0,
      "maxTorque must be finite and not negative: \(maxTorque)")
    precondition(
      correctionFactor >= 0 && correctionFactor <= 1,
      "correctionFactor must be from 0 to 1, but is \(correctionFactor)")
  }
}

struct MotorConstraint: JointConstraint {
  var joint: Int32
  var definition: MotorJoint
  var impulse = Vec2.zero
  var angularImpulse: Float = 0

  // Data of the current sub-step.
  var ends = JointEnds()
  var rA = Vec2.zero
  var rB = Vec2.zero
  var k = PointMatrix()
  var angularMass: Float = 0
  /// The target of the velocities, negated.
  var bias = Vec2.zero
  var angularBias: Float = 0

  init(joint: Int32, definition: MotorJoint) {
    self.joint = joint
    self.definition = definition
  }

  /// Impulses are bounded.
  var isLeverLimited: Bool { false }

  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext) {
    ends = JointEnds(record, definition.anchorA, definition.anchorB, island: island, context)
    let stateA = context.bodyStates[Int(ends.a)]
    let stateB = context.bodyStates[Int(ends.b)]
    rA = stateA.q * ends.localA
    rB = stateB.q * ends.localB
    k = PointMatrix(ends, rA, rB)
    angularMass = ends.iA + ends.iB > 0 ? 1 / (ends.iA + ends.iB) : 0
    let rate = definition.correctionFactor * context.invH
    bias = rate * (stateB.c + rB - stateA.c - rA)
    angularBias = rate * (stateB.a - stateA.a - definition.angularOffset)

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
    let maxAngularImpulse = context.h * definition.maxTorque
    let oldAngular = angularImpulse
    angularImpulse = (oldAngular - angularMass * (pair.wB - pair.wA + angularBias)).clamped(
      -maxAngularImpulse, maxAngularImpulse)
    let change = angularImpulse - oldAngular
    pair.wA -= ends.iA * change
    pair.wB += ends.iB * change

    let cdot = pair.vB + cross(pair.wB, rB) - pair.vA - cross(pair.wA, rA)
    let old = impulse
    impulse = (old + k.solve(-(cdot + bias))).limited(to: context.h * definition.maxForce)
    ends.apply(impulse - old, rA, rB, to: &pair)
    ends.setVelocities(pair, context.bodyStates)
  }

  mutating func correct(_ context: StepContext) -> Bool { true }
}

extension Vec2 {
  /// Returns the vector, shortened to a maximum length.
  func limited(to length: Float) -> Vec2 {
    let square = lengthSquared
    return square > length * length ? (length / square.squareRoot()) * self : self
  }
}
