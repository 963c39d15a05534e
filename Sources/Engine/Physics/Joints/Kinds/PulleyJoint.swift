// The pulley joint is a rope over two fixed wheels. With the ground anchors g and the anchors p:
//   uA = (pA - gA) / |pA - gA|, uB = (pB - gB) / |pB - gB|
//   C = |pA - gA| + ratio |pB - gB| - lengthA - ratio lengthB
//   Cdot = uA . (vA + wA x rA) + ratio uB . (vB + wB x rB)
//   K = mA + iA (rA x uA)^2 + ratio^2 (mB + iB (rB x uB)^2)
// The tension of B's rope is ratio times that of A's, as in a block and tackle. The constraint is
// an equation, so the rope does not become slack.

/// A joint of two bodies that hang on a rope over two fixed wheels.
///
/// The length of the first side plus `ratio` times that of the second is constant. The rope does
/// not become slack: it also pushes.
public struct PulleyJoint: JointDefinition, Sendable, Equatable, BitwiseCopyable {
  /// The first body.
  public var bodyA: BodyID
  /// The second body.
  public var bodyB: BodyID
  /// The wheel above the first body, a point of the world in meters.
  public var groundAnchorA: Vec2
  /// The wheel above the second body, a point of the world in meters.
  public var groundAnchorB: Vec2
  /// The anchor in the first body's frame, in meters.
  public var anchorA: Vec2
  /// The anchor in the second body's frame, in meters.
  public var anchorB: Vec2
  /// The length of the first side at one moment, in meters.
  public var lengthA: Float
  /// The length of the second side at the same moment, in meters.
  public var lengthB: Float
  /// The ratio of the tensions of the second and the first side, above 0; 1 by default.
  ///
  /// With 2, the second body moves half as far as the first.
  public var ratio: Float
  /// Whether contacts between the two bodies are enabled; true by default.
  public var collides: Bool

  /// Creates a pulley joint.
  public init(
    _ bodyA: BodyID, _ bodyB: BodyID, groundAnchorA: Vec2, groundAnchorB: Vec2,
    anchorA: Vec2 = .zero, anchorB: Vec2 = .zero, lengthA: Float, lengthB: Float,
    ratio: Float = 1, collides: Bool = true
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.groundAnchorA = groundAnchorA
    self.groundAnchorB = groundAnchorB
    self.anchorA = anchorA
    self.anchorB = anchorB
    self.lengthA = lengthA
    self.lengthB = lengthB
    self.ratio = ratio
    self.collides = collides
  }

  func check() {
    precondition(
      groundAnchorA.isFinite, "groundAnchorA must be finite, but is \(groundAnchorA)")
    precondition(
      groundAnchorB.isFinite, "groundAnchorB must be finite, but is \(groundAnchorB)")
    checkAnchors()
    precondition(
      lengthA.isFinite && lengthA >= 0, "lengthA must be finite and not negative: \(lengthA)")
    precondition(
      lengthB.isFinite && lengthB >= 0, "lengthB must be finite and not negative: \(lengthB)")
    precondition(ratio.isFinite && ratio > 0, "ratio must be finite and above 0, but is \(ratio)")
  }
}

struct PulleyConstraint: JointConstraint {
  var joint: Int32
  var definition: PulleyJoint
  var impulse: Float = 0

  // Data of the current sub-step.
  var ends = JointEnds()
  var sideA = Side()
  var sideB = Side()
  var mass: Float = 0

  /// One side of the rope: its direction from the wheel, its lever on the body and its length.
  struct Side: BitwiseCopyable {
    var u = Vec2.zero
    var lever: Float = 0
    var length: Float = 0
  }

  init(joint: Int32, definition: PulleyJoint) {
    self.joint = joint
    self.definition = definition
  }

  var isLeverLimited: Bool { false }

  private func side(
    _ body: Int32, _ local: Vec2, _ groundAnchor: Vec2, _ context: StepContext
  ) -> Side {
    let state = context.bodyStates + Int(body)
    let r = state.pointee.q * local
    let d = state.pointee.c + r - groundAnchor
    let length = d.length
    // A side without length has no direction.
    let u = length > context.tolerances.linearSlop ? (1 / length) * d : .zero
    return Side(u: u, lever: cross(r, u), length: length)
  }

  private mutating func setSides(_ context: StepContext) {
    sideA = side(ends.a, ends.localA, definition.groundAnchorA, context)
    sideB = side(ends.b, ends.localB, definition.groundAnchorB, context)
    let ratio = definition.ratio
    let kA = sideA.u == .zero ? 0 : ends.mA + ends.iA * sideA.lever * sideA.lever
    let kB = sideB.u == .zero ? 0 : ends.mB + ends.iB * sideB.lever * sideB.lever
    let k = kA + ratio * ratio * kB
    mass = k > 0 ? 1 / k : 0
  }

  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext) {
    ends = JointEnds(record, definition.anchorA, definition.anchorB, island: island, context)
    setSides(context)
    impulse *= context.impulseRatio
    let before = ends.velocities(context.bodyStates)
    var pair = before
    apply(impulse, to: &pair)
    guard context.isWarmStartBounded(before, pair) else {
      impulse = 0
      return
    }
    ends.setVelocities(pair, context.bodyStates)
  }

  private func apply(_ lambda: Float, to pair: inout VelocityPair) {
    let other = definition.ratio * lambda
    pair.vA += ends.mA * lambda * sideA.u
    pair.wA += ends.iA * lambda * sideA.lever
    pair.vB += ends.mB * other * sideB.u
    pair.wB += ends.iB * other * sideB.lever
  }

  mutating func solve(_ context: StepContext) {
    var pair = ends.velocities(context.bodyStates)
    var speedA = dot(sideA.u, pair.vA) + sideA.lever * pair.wA
    var speedB = dot(sideB.u, pair.vB) + sideB.lever * pair.wB
    if context.curvatureTime > 0 {
      speedA += curvatureSpeed(sideA, ends.a, ends.localA, pair.vA, pair.wA, context)
      speedB += curvatureSpeed(sideB, ends.b, ends.localB, pair.vB, pair.wB, context)
    }
    let lambda = -mass * (speedA + definition.ratio * speedB)
    impulse += lambda
    apply(lambda, to: &pair)
    ends.setVelocities(pair, context.bodyStates)
  }

  /// Half the second time derivative of a side's length over a sub-step, at constant velocities.
  private func curvatureSpeed(
    _ side: Side, _ body: Int32, _ local: Vec2, _ v: Vec2, _ w: Float, _ context: StepContext
  ) -> Float {
    guard side.u != .zero else { return 0 }
    let r = context.bodyStates[Int(body)].q * local
    let across = cross(side.u, v + cross(w, r))
    return context.curvatureTime * (across * across / side.length - w * w * dot(side.u, r))
  }

  /// Corrects the length of the rope; returns whether the error was within tolerance.
  mutating func correct(_ context: StepContext) -> Bool {
    setSides(context)
    let ratio = definition.ratio
    let c = (sideA.length - definition.lengthA) + ratio * (sideB.length - definition.lengthB)
    let limit = context.tolerances.maxLinearCorrection
    let push = -mass * c.clamped(-limit, limit)
    (context.bodyStates + Int(ends.a)).pointee.shift(
      ends.mA * push * sideA.u, by: ends.iA * push * sideA.lever, context.tolerances)
    (context.bodyStates + Int(ends.b)).pointee.shift(
      ends.mB * ratio * push * sideB.u, by: ends.iB * ratio * push * sideB.lever,
      context.tolerances)
    return c.magnitude < context.tolerances.linearSlop
  }
}
