// The mouse joint pulls a point of B to a target in the world by a damped spring of bounded force.
// It is a soft constraint of two dimensions (see SoftSpring). With the mass m of B, k = m w^2 and
// d = 2 m z w:
//   C = cB + rB - target
//   gamma = 1 / (h (d + h k)), bias = C h k gamma
//   (K + gamma I) lambda = -(Cdot + bias + gamma impulse), |impulse| <= h force
// The motion of the point is that of a mass m on the spring if the point is the center of mass.

/// A joint that pulls a point of a body to a target in the world, as a mouse drags it.
public struct MouseJoint: JointDefinition, Sendable, Equatable, BitwiseCopyable {
  /// The first body, on which the joint does not act: usually a static one.
  public var bodyA: BodyID
  /// The second body, which is pulled.
  public var bodyB: BodyID
  /// The point that is pulled, in the second body's frame, in meters.
  public var anchorB: Vec2
  /// The target, a point of the world in meters.
  public var target: Vec2
  /// The frequency of the spring in hertz, above 0; 4 by default.
  public var hertz: Float
  /// The damping ratio of the spring; 1 by default, critical damping.
  public var dampingRatio: Float
  /// The maximum force in N; 1 by default.
  ///
  /// Usually some hundred times the weight of the body.
  public var maxForce: Float
  /// Whether contacts between the two bodies are enabled; true by default.
  public var collides: Bool

  var anchorA: Vec2 { .zero }

  /// Creates a mouse joint.
  public init(
    _ bodyA: BodyID, _ bodyB: BodyID, anchorB: Vec2 = .zero, target: Vec2, hertz: Float = 4,
    dampingRatio: Float = 1, maxForce: Float = 1, collides: Bool = true
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.anchorB = anchorB
    self.target = target
    self.hertz = hertz
    self.dampingRatio = dampingRatio
    self.maxForce = maxForce
    self.collides = collides
  }

  func check() {
    precondition(anchorB.isFinite, "anchorB must be finite, but is \(anchorB)")
    precondition(target.isFinite, "target must be finite, but is \(target)")
    precondition(hertz.isFinite && hertz > 0, "hertz must be finite and above 0, but is \(hertz)")
    precondition(
      dampingRatio.isFinite && dampingRatio >= 0,
      "dampingRatio must be finite and not negative, but is \(dampingRatio)")
    precondition(
      maxForce.isFinite && maxForce >= 0, "maxForce must be finite and not negative: \(maxForce)")
  }
}

struct MouseConstraint: JointConstraint {
  var joint: Int32
  var definition: MouseJoint
  var impulse = Vec2.zero

  // Data of the current sub-step.
  var ends = JointEnds()
  var rB = Vec2.zero
  var k = PointMatrix()
  var gamma: Float = 0
  var bias = Vec2.zero

  init(joint: Int32, definition: MouseJoint) {
    self.joint = joint
    self.definition = definition
  }

  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext) {
    ends = JointEnds(record, .zero, definition.anchorB, island: island, context)
    // The joint does not act on the first body.
    ends.mA = 0
    ends.iA = 0
    let stateB = context.bodyStates[Int(ends.b)]
    rB = stateB.q * ends.localB
    let soft = SoftSpring(
      k: ends.mB, c: 1, hertz: definition.hertz, dampingRatio: definition.dampingRatio,
      h: context.h)
    gamma = soft.gamma
    bias = soft.bias * (stateB.c + rB - definition.target)
    k = PointMatrix(ends, .zero, rB, softness: gamma)

    impulse = (ends.impulseRatio * impulse).limited(to: context.h * definition.maxForce)
    let before = ends.velocities(context.bodyStates)
    var pair = before
    ends.apply(impulse, .zero, rB, to: &pair)
    guard context.isWarmStartBounded(before, pair) else {
      impulse = .zero
      return
    }
    ends.setVelocities(pair, context.bodyStates)
  }

  mutating func solve(_ context: StepContext) {
    var pair = ends.velocities(context.bodyStates)
    let cdot = pair.vB + cross(pair.wB, rB)
    let old = impulse
    let sum = old + k.solve(-(cdot + bias + gamma * old))
    impulse = sum.limited(to: context.h * definition.maxForce)
    ends.apply(impulse - old, .zero, rB, to: &pair)
    ends.setVelocities(pair, context.bodyStates)
  }

  mutating func correct(_ context: StepContext) -> Bool { true }
}

extension PointMatrix {
  /// The matrix of a point constraint with the same softness in both directions.
  fileprivate init(_ ends: JointEnds, _ rA: Vec2, _ rB: Vec2, softness: Float) {
    self.init(ends, rA, rB)
    xx += softness
    yy += softness
    let determinant = xx * yy - xy * xy
    invDeterminant = determinant == 0 ? 0 : 1 / determinant
  }
}
