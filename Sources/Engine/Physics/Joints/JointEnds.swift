/// The two bodies of a joint during a sub-step, with their masses and anchors.
struct JointEnds: BitwiseCopyable {
  var a: Int32 = 0
  var b: Int32 = 0
  var mA: Float = 0
  var iA: Float = 0
  var mB: Float = 0
  var iB: Float = 0
  /// The anchors relative to the centers of mass, in the bodies' frames.
  var localA = Vec2.zero
  var localB = Vec2.zero
  var island: Int32 = 0
  /// The factor from impulses of the previous sub-step to initial impulses.
  var impulseRatio: Float = 0
}

extension JointEnds {
  /// Gathers the data of a joint's bodies.
  init(
    _ record: JointRecord, _ anchorA: Vec2, _ anchorB: Vec2, island: Int32, _ context: StepContext
  ) {
    let bodyA = context.bodies + Int(record.bodyA)
    let bodyB = context.bodies + Int(record.bodyB)
    self.init(
      a: record.bodyA, b: record.bodyB, mA: bodyA.pointee.invMass, iA: bodyA.pointee.invInertia,
      mB: bodyB.pointee.invMass, iB: bodyB.pointee.invInertia,
      localA: anchorA - bodyA.pointee.localCenter, localB: anchorB - bodyB.pointee.localCenter,
      island: island)
    let skipsWarmStart = bodyA.pointee.flags.skipsWarmStart(with: bodyB.pointee.flags)
    impulseRatio = skipsWarmStart ? 0 : context.impulseRatio
  }

  @inline(always)
  func velocities(_ bodyStates: UnsafeMutablePointer<BodyState>) -> VelocityPair {
    VelocityPair(bodyStates, a, b)
  }

  @inline(always)
  func setVelocities(_ pair: VelocityPair, _ bodyStates: UnsafeMutablePointer<BodyState>) {
    pair.store(bodyStates, a, b)
  }

  /// Half the second time derivative of the distance of the anchors over a sub-step, at constant
  /// velocities; zero unless joints follow curved paths.
  @inline(always)
  func curvatureSpeed(_ rA: Vec2, _ rB: Vec2, _ pair: VelocityPair, _ context: StepContext) -> Vec2
  {
    let (wA, wB) = (context.limited(pair.wA), context.limited(pair.wB))
    return context.curvatureTime * (wA * wA * rA - wB * wB * rB)
  }

  /// The vector from the anchor of the first body to that of the second at the current positions.
  @inline(always)
  func gap(_ context: StepContext) -> Vec2 {
    let stateA = context.bodyStates + Int(a)
    let stateB = context.bodyStates + Int(b)
    let rA = stateA.pointee.q * localA
    let rB = stateB.pointee.q * localB
    return (stateB.pointee.c - stateA.pointee.c) + (rB - rA)
  }

  /// Applies a linear impulse at both anchors.
  @inline(always)
  func apply(_ push: Vec2, _ rA: Vec2, _ rB: Vec2, to pair: inout VelocityPair) {
    pair.vA -= mA * push
    pair.wA -= iA * cross(rA, push)
    pair.vB += mB * push
    pair.wB += iB * cross(rB, push)
  }

  /// Applies a linear impulse at both anchors, and an angular impulse.
  @inline(always)
  func apply(
    _ push: Vec2, _ rA: Vec2, _ rB: Vec2, angular angularImpulse: Float, to pair: inout VelocityPair
  ) {
    pair.vA -= mA * push
    pair.wA -= iA * (cross(rA, push) + angularImpulse)
    pair.vB += mB * push
    pair.wB += iB * (cross(rB, push) + angularImpulse)
  }

  /// Corrects the positions of both bodies by a pseudo-impulse at the anchors.
  @inline(always)
  func shift(_ push: Vec2, _ rA: Vec2, _ rB: Vec2, _ context: StepContext) {
    shift(push, angularA: cross(rA, push), angularB: cross(rB, push), context)
  }

  /// Corrects the positions of both bodies by a linear and two angular pseudo-impulses, negated for
  /// A.
  @inline(always)
  func shift(_ push: Vec2, angularA: Float, angularB: Float, _ context: StepContext) {
    (context.bodyStates + Int(a)).pointee.shift(-mA * push, by: -iA * angularA, context.tolerances)
    (context.bodyStates + Int(b)).pointee.shift(mB * push, by: iB * angularB, context.tolerances)
  }
}

extension BodyState {
  /// Translates and rotates a body, limited to the maximum motion of a sub-step.
  @inline(always)
  mutating func shift(_ translation: Vec2, by angle: Float, _ tolerances: Tolerances) {
    let limit = tolerances.maxTranslation
    guard
      translation.x.magnitude <= limit, translation.y.magnitude <= limit,
      angle.magnitude <= Constants.maxRotation
    else { return shiftClamped(translation, by: angle, tolerances) }
    c += translation
    guard angle != 0 else { return }
    a += angle
    q = q.integrated(by: angle)
  }

  /// The code path for large corrections, which contradictory joints cause.
  @inline(never)
  private mutating func shiftClamped(_ translation: Vec2, by angle: Float, _ tolerances: Tolerances)
  {
    guard translation.isFinite, angle.isFinite else { return }
    let limit = tolerances.maxTranslation
    shift(
      Vec2(translation.x.clamped(-limit, limit), translation.y.clamped(-limit, limit)),
      by: angle.clamped(-Constants.maxRotation, Constants.maxRotation), tolerances)
  }
}
