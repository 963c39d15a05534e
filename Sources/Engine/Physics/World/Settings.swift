/// A rule that combines the material values of two touching shapes.
public enum Mixing: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The square root of the product.
  case geometricMean
  /// The larger value.
  case maximum
  /// The smaller value.
  case minimum
  /// Half the sum.
  case average
  /// The product.
  case product

  func mix(_ a: Float, _ b: Float) -> Float {
    switch self {
    case .geometricMean: (a * b).squareRoot()
    case .maximum: a > b ? a : b
    case .minimum: a < b ? a : b
    case .average: 0.5 * (a + b)
    case .product: a * b
    }
  }
}

/// The settings of a world.
///
/// Defaults suit bodies of 0.1 to 10 m that move at up to 100 m/s, with steps of 1/60 s or shorter.
public struct Settings: Sendable, Equatable {
  /// The gravity vector in m/s^2, multiplied by the gravity scale of each body; (0, -10) by
  /// default.
  public var gravity = Vec2(0, -10)

  /// The solver; `.sequentialImpulses` by default.
  ///
  /// `.softStep` ignores `positionIterations` and `conservesEnergy` and always keeps energy. It
  /// solves joints without loops directly; loops, limits and motors take `velocityIterations`,
  /// alternating with contacts, in each of its sub-steps.
  public var solver = Solver.sequentialImpulses

  /// The number of sub-steps of `Solver.softStep` inside one collision pass, at least 1; 8 by
  /// default.
  ///
  /// Without effect on the other solver.
  public var softSubSteps = 8

  /// The number of equal sub-steps in `World.step(_:)`, at least 1; 1 by default.
  ///
  /// Forces act in every sub-step.
  public var subSteps = 1

  /// The number of velocity iterations in a sub-step, at least 1; 8 by default.
  ///
  /// More iterations make stacks and chains stiffer at proportional cost.
  public var velocityIterations = 8

  /// The maximum number of position iterations in a sub-step; 3 by default.
  public var positionIterations = 3

  /// The approach speed in m/s below which impacts are inelastic; 1 by default.
  public var restitutionThreshold: Float

  /// The radius, in meters, of polygons without their own, and of segments and chains; 0.01 by
  /// default.
  ///
  /// Shapes rest with their rounded surfaces in contact, so cores stay apart by the sum of the
  /// radii.
  public var polygonRadius: Float

  /// The distance between cores, in meters, at which a polygon or capsule touches a segment or
  /// chain; 0.02 by default.
  ///
  /// Where it exceeds the sum of both radii, contacts stop bodies at this distance, but position
  /// correction separates cores only to the sum of the radii.
  public var segmentReach: Float

  /// The speed in m/s below which a body counts as resting; 0.01 by default.
  public var linearSleepTolerance: Float

  /// The angular velocity in rad/s below which a body counts as resting; 2 degrees/s by default.
  public var angularSleepTolerance = Constants.angularSleepTolerance

  /// The time in seconds that an island must rest before it sleeps; 0.5 by default.
  public var timeToSleep = Constants.timeToSleep

  /// Whether bodies can sleep; true by default.
  public var allowsSleep = true

  /// Whether continuous collision stops fast bodies at their time of impact; true by default.
  public var isContinuous = true

  /// Whether constraints start from the impulses of the previous step; true by default.
  public var warmStarts = true

  /// Whether a step clears forces and torques at its end; true by default.
  ///
  /// With false, forces persist until `World.clearForces()`.
  public var clearsForces = true

  /// Whether joints and impacts keep the energy of a motion; false by default.
  ///
  /// With false, joints constrain the velocity along the tangent at the start of a sub-step, so
  /// that a pendulum loses energy, and the approach speed of an impact includes the gravity of its
  /// sub-step. With true, rigid joints follow their curved paths to second order in the sub-step,
  /// and gravity of the sub-step is not part of an approach speed. The remaining error decreases
  /// with the square of the sub-step. Joints are then solved one at a time, without SIMD. Impacts
  /// among several bodies also need more `velocityIterations`: 32 for a row of five on rods.
  public var conservesEnergy = false

  /// The rule for the friction of a contact; `.geometricMean` by default.
  public var frictionMixing = Mixing.geometricMean

  /// The rule for the restitution of a contact; `.maximum` by default.
  public var restitutionMixing = Mixing.maximum

  /// The number of length units in a meter; 1 by default.
  ///
  /// Scales all length tolerances: use 100 for a world in centimeters.
  public let lengthScale: Float

  /// Creates the default settings for a length scale.
  public init(lengthScale: Float = 1) {
    precondition(
      lengthScale.isFinite && lengthScale > 0,
      "lengthScale must be finite and above 0, but is \(lengthScale)")
    self.lengthScale = lengthScale
    restitutionThreshold = Constants.restitutionThreshold * lengthScale
    polygonRadius = Constants.polygonRadius * lengthScale
    segmentReach = 2 * Constants.polygonRadius * lengthScale
    linearSleepTolerance = Constants.linearSleepTolerance * lengthScale
  }

  /// Whether the approach speed of an impact is that before the gravity of its sub-step.
  ///
  /// A rebound reverses the velocity. If it includes the gravity g h of a sub-step, the rebound
  /// adds g h to the speed. With up to three sub-steps it is included, to match Box2D 2.4 digit by
  /// digit: the overlap at the impact, which position correction lifts, matters as much there, and
  /// the heights of a ball with e = 1 stay within 1.3 % in a minute.
  var excludesGravityFromApproach: Bool { conservesEnergy || subSteps > 3 }

  /// Traps on invalid settings.
  func check() {
    precondition(gravity.isFinite, "gravity must be finite, but is \(gravity)")
    precondition(subSteps >= 1, "subSteps must be at least 1, but is \(subSteps)")
    precondition(softSubSteps >= 1, "softSubSteps must be at least 1, but is \(softSubSteps)")
    precondition(
      velocityIterations >= 1, "velocityIterations must be at least 1, but is \(velocityIterations)"
    )
    precondition(
      positionIterations >= 0, "positionIterations must not be negative: \(positionIterations)")
    for (name, value) in [
      ("restitutionThreshold", restitutionThreshold), ("polygonRadius", polygonRadius),
      ("segmentReach", segmentReach), ("linearSleepTolerance", linearSleepTolerance),
      ("angularSleepTolerance", angularSleepTolerance),
      ("timeToSleep", timeToSleep),
    ] {
      precondition(
        value.isFinite && value >= 0, "\(name) must be finite and not negative, but is \(value)")
    }
  }
}
