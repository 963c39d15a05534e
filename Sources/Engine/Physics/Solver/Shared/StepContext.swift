/// The parameters of a sub-step and pointers to the bodies.
///
/// The pointers are valid until an element is added to the buffers.
struct StepContext {
  /// The duration of the sub-step in seconds.
  let h: Float
  let invH: Float
  /// The factor from impulses of the previous sub-step to initial impulses; 0 without warm
  /// starting.
  let impulseRatio: Float
  let restitutionThreshold: Float
  /// Half the sub-step if joints follow curved paths to second order, else 0.
  let curvatureTime: Float
  let tolerances: Tolerances
  let bodyStates: UnsafeMutablePointer<BodyState>
  let bodies: UnsafeMutablePointer<BodyRecord>
  /// The maximum velocity changes by warm starting.
  ///
  /// Impulses of contradictory constraints grow without bound. Dropping impulses far beyond a
  /// physical load keeps all values finite.
  let maxWarmStartSpeed: Float
  let maxWarmStartAngularSpeed: Float

  init(
    h: Float, impulseRatio: Float, _ settings: Settings, _ tolerances: Tolerances,
    _ bodyStates: UnsafeMutablePointer<BodyState>, _ bodies: UnsafeMutablePointer<BodyRecord>
  ) {
    self.h = h
    invH = h > 0 ? 1 / h : 0
    self.impulseRatio = impulseRatio
    restitutionThreshold = settings.restitutionThreshold
    curvatureTime = settings.conservesEnergy ? 0.5 * h : 0
    self.tolerances = tolerances
    self.bodyStates = bodyStates
    self.bodies = bodies
    maxWarmStartSpeed = Constants.maxWarmStartFactor * tolerances.maxTranslation * invH
    maxWarmStartAngularSpeed = Constants.maxWarmStartFactor * Constants.maxRotation * invH
  }

  /// Returns an angular velocity, limited to a radian in a sub-step, for the second order of a
  /// path.
  ///
  /// Beyond it the second order exceeds the first, and contradictory joints would raise each
  /// other's velocities to infinity.
  @inline(always)
  func limited(_ w: Float) -> Float { w.clamped(-invH, invH) }

  /// Whether warm starting changed velocities by no more than the limits.
  @inline(always)
  func isWarmStartBounded(_ before: VelocityPair, _ after: VelocityPair) -> Bool {
    (after.vA - before.vA).lengthSquared < maxWarmStartSpeed * maxWarmStartSpeed
      && (after.vB - before.vB).lengthSquared < maxWarmStartSpeed * maxWarmStartSpeed
      && (after.wA - before.wA).magnitude < maxWarmStartAngularSpeed
      && (after.wB - before.wB).magnitude < maxWarmStartAngularSpeed
  }
}
