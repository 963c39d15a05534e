/// What every constraint needs during a sub-step: its length, and the bodies' memory.
///
/// The pointers are borrowed from the state's buffers while nothing is added to them.
struct StepContext {
  /// The length of the sub-step in seconds.
  let h: Float
  let invH: Float
  /// The factor from the last sub-step's impulses to this one's, 0 without warm starting.
  let impulseRatio: Float
  let restitutionThreshold: Float
  let tolerances: Tolerances
  let bodyStates: UnsafeMutablePointer<BodyState>
  let bodies: UnsafeMutablePointer<BodyRecord>
  /// The most by which the impulses of the last sub-step may change a velocity and a spin.
  ///
  /// Constraints that contradict each other gather impulses without end. What goes far beyond any real
  /// load is forgotten, so that they fight for ever without ever leaving the range of numbers.
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
    self.tolerances = tolerances
    self.bodyStates = bodyStates
    self.bodies = bodies
    maxWarmStartSpeed = Constants.maxWarmStartFactor * tolerances.maxTranslation * invH
    maxWarmStartAngularSpeed = Constants.maxWarmStartFactor * Constants.maxRotation * invH
  }

  /// Whether warm starting changed velocities no further than a real load could.
  func isWarmStartBounded(_ before: VelocityPair, _ after: VelocityPair) -> Bool {
    (after.vA - before.vA).lengthSquared < maxWarmStartSpeed * maxWarmStartSpeed
      && (after.vB - before.vB).lengthSquared < maxWarmStartSpeed * maxWarmStartSpeed
      && (after.wA - before.wA).magnitude < maxWarmStartAngularSpeed
      && (after.wB - before.wB).magnitude < maxWarmStartAngularSpeed
  }
}
