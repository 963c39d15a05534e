import Physics

/// How the velocity of an item's body between two steps differs from that of the integrator.
///
/// The integrator is semi-implicit: its velocity belongs to half an integration step before its
/// position. Between two steps a body has the velocity of the time of its position, which is ahead
/// by half an integration step of its acceleration: the lead. It is removed when a step begins, so
/// that the integrator continues as if it had not been added (the leapfrog scheme; Hairer, Lubich
/// and Wanner, "Geometric numerical integration illustrated by the Stoermer-Verlet method", 2003).
struct VelocityCentering {
  /// The velocity that was added at the end of the last step.
  var lead = BodyVelocity()
  /// Half the integration step of the lead, in seconds; 0 before the first step.
  var half: Float = 0
  /// The acceleration at the end of the last step, in m/s^2; nil before, and at an impact.
  var measuredAcceleration: Vec2?
  /// The loads and the joints of the last step; nil before the first step, and while asleep.
  var forces: ItemForces?
  /// The acceleration by the loads in the last sub-step, in m/s^2.
  var acceleration = Vec2.zero
  /// The velocities of the integrator at the start and in the middle of the step.
  var start = BodyVelocity()
  var middle = BodyVelocity()
  /// Whether the lead of the start was computed from forces, without those of joints.
  var isFresh = false
}

/// What accelerates an item other than contacts.
struct ItemForces {
  var load: ItemLoad
  var joints: [JointID]

  /// Whether the same forces act as in another step.
  func isContinued(by other: ItemForces) -> Bool {
    load.acceleration == other.load.acceleration && load.force == other.load.force
      && load.torque == other.load.torque && joints == other.joints
      && load.fields.elementsEqual(other.load.fields) { $0 === $1 }
  }
}
