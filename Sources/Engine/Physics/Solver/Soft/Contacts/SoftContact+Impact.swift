// Impacts of the soft step.
//
// Semi-implicit Euler with sub-step h and acceleration a along the normal keeps (v + a h / 2)^2 / 2
//   - a s exactly while a body moves freely: v + a h / 2 is the speed that belongs to the
//   separation s. The speed u at which the surfaces meet follows from it, u^2 = (v + a h / 2)^2 - 2
//   a s, wherever in the sub-step they meet. A velocity v' that is kept for the drift of the
//   sub-step rebounds at e u if (v' - a h / 2)^2 = (e u)^2 + 2 a s. Gravity acts after the impact,
//   so v' - a h is set. A ball with e = 1 then keeps its energy to within rounding errors with any
//   sub-step.
//
// Impacts act before contacts, on velocities without their impulses, in pairs and in sweeps until
// no pair approaches (Vouga et al., "All's well that ends well: guaranteed resolution of
// simultaneous rigid body impact", 2017). An impact propagates through a row of equal balls as in
// Newton's cradle; solving all contacts simultaneously would split it.

extension SoftContact {
  /// Applies the impacts of the points that meet within the sub-step; returns whether there are
  /// any.
  mutating func solveImpacts(_ context: SoftStepContext, acceleration: Float) -> Bool {
    var pair = VelocityPair(context.bodyStates, a, b)
    var hasImpact = solveImpact(p0, &pair, acceleration, context)
    if count > 1, solveImpact(p1, &pair, acceleration, context) { hasImpact = true }
    guard hasImpact else { return false }
    hasActed = true
    pair.store(context.bodyStates, a, b)
    return true
  }

  private mutating func solveImpact(
    _ p: SoftPoint, _ pair: inout VelocityPair, _ acceleration: Float, _ context: SoftStepContext
  ) -> Bool {
    let v = dot(pair.vB - pair.vA, normal) + (pair.wB * p.rnB - pair.wA * p.rnA)
    guard v < -context.restitutionThreshold else { return false }
    let s = p.separation
    guard s + context.h * (v + context.h * acceleration) <= 0 else { return false }
    let halfKick = 0.5 * context.h * acceleration
    let meeting = max(0, (v + halfKick) * (v + halfKick) - 2 * acceleration * s)
    let leaving = restitution * restitution * meeting + 2 * acceleration * s
    guard leaving > 0 else { return false }
    let target = leaving.squareRoot() - halfKick
    let impulse = p.normalMass * (target - v)
    apply(impulse * normal, p.rnA * impulse, p.rnB * impulse, to: &pair)
    impactImpulse += impulse
    let tangent = normal.rightPerpendicular
    let limit = friction * impulse
    let slip =
      dot(pair.vB - pair.vA, tangent) + (pair.wB * p.rtB - pair.wA * p.rtA) - surface.tangentSpeed
    let grip = (-p.tangentMass * slip).clamped(-limit, limit)
    apply(grip * tangent, p.rtA * grip, p.rtB * grip, to: &pair)
    return true
  }

  @inline(always)
  private func apply(
    _ push: Vec2, _ angularA: Float, _ angularB: Float, to pair: inout VelocityPair
  ) {
    pair.vA -= mA * push
    pair.wA -= iA * angularA
    pair.vB += mB * push
    pair.wB += iB * angularB
  }
}
