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
  let motions: UnsafeMutablePointer<Motion>
  let bodies: UnsafeMutablePointer<BodyRecord>
  /// The most by which the impulses of the last sub-step may change a velocity and a spin.
  ///
  /// Constraints that contradict each other gather impulses without end. What goes far beyond any real
  /// load is forgotten, so that they fight for ever without ever leaving the range of numbers.
  let maxWarmSpeed: Float
  let maxWarmSpin: Float

  init(
    h: Float, impulseRatio: Float, _ settings: Settings, _ tolerances: Tolerances,
    _ motions: UnsafeMutablePointer<Motion>, _ bodies: UnsafeMutablePointer<BodyRecord>
  ) {
    self.h = h
    invH = h > 0 ? 1 / h : 0
    self.impulseRatio = impulseRatio
    restitutionThreshold = settings.restitutionThreshold
    self.tolerances = tolerances
    self.motions = motions
    self.bodies = bodies
    maxWarmSpeed = Constants.maxWarmStart * tolerances.maxTranslation * invH
    maxWarmSpin = Constants.maxWarmStart * Constants.maxRotation * invH
  }

  /// Whether warm starting changed velocities no further than a real load could.
  func isPlausible(_ before: VelocityPair, _ after: VelocityPair) -> Bool {
    (after.vA - before.vA).lengthSquared < maxWarmSpeed * maxWarmSpeed
      && (after.vB - before.vB).lengthSquared < maxWarmSpeed * maxWarmSpeed
      && (after.wA - before.wA).magnitude < maxWarmSpin
      && (after.wB - before.wB).magnitude < maxWarmSpin
  }
}
