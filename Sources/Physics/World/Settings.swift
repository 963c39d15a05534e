/// How the values of two touching shapes become the value of their contact.
public enum Mixing: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The square root of the product: slippery wins without ruling.
  case geometricMean
  /// The larger value: the livelier shape decides.
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

/// Everything that holds for a whole world.
///
/// The defaults suit things of 0.1 to 10 m that move at up to 100 m/s, stepped at 60 Hz or more.
public struct Settings: Sendable, Equatable {
  /// The acceleration of every dynamic body, in m/s^2, times the body's gravity scale.
  ///
  /// The default is (0, -10).
  public var gravity = Vec2(0, -10)

  /// How many equal sub-steps a call of `World.step(_:)` takes; at least 1, the default.
  ///
  /// Forces act in all of them.
  public var subSteps = 1

  /// How often a sub-step visits every constraint to correct velocities; 8 by default.
  ///
  /// More makes stacks and chains stiffer at proportional cost.
  public var velocityIterations = 8

  /// How often a sub-step at most visits every constraint to correct positions; 3 by default.
  public var positionIterations = 3

  /// The approach speed below which nothing bounces, in m/s; 1 by default.
  public var restitutionThreshold: Float

  /// The skin of polygons, segments and chains that name none, in metres; 0.01 by default.
  ///
  /// Shapes rest with their skins, not their cores, in touch.
  public var polygonRadius: Float

  /// The gap at which a polygon or capsule meets a segment or chain, in metres; 0.02 by default.
  ///
  /// Where it is larger than the two skins together, a contact stops bodies at this gap but pushes
  /// them out only from the skins' own.
  public var segmentReach: Float

  /// The speed below which a body counts as resting, in m/s; 0.01 by default.
  public var linearSleepTolerance: Float

  /// The spin below which a body counts as resting, in rad/s; 2 degrees/s by default.
  public var angularSleepTolerance = Constants.angularSleepTolerance

  /// How long an island must rest before it sleeps, in seconds; 0.5 by default.
  public var timeToSleep = Constants.timeToSleep

  /// Whether bodies may fall asleep; true by default.
  public var allowsSleep = true

  /// Whether fast bodies are stopped at the time of impact; true by default.
  public var isContinuous = true

  /// Whether a step begins with the impulses that the last one ended with; true by default.
  public var warmStarts = true

  /// Whether forces and torques end with the step they were applied before; true by default.
  ///
  /// Switch it off to hold forces over several steps and end them with `World.clearForces()`.
  public var clearsForces = true

  /// How two frictions become one; `.geometricMean` by default.
  public var frictionMixing = Mixing.geometricMean

  /// How two restitutions become one; `.maximum` by default.
  public var restitutionMixing = Mixing.maximum

  /// The length in metres of what the world's author thinks of as one metre; 1 by default.
  ///
  /// All tolerances are in proportion to it: use 100 to simulate in centimetres.
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

  /// Traps on settings that no world can run with.
  func check() {
    precondition(gravity.isFinite, "gravity must be finite, but is \(gravity)")
    precondition(subSteps >= 1, "subSteps must be at least 1, but is \(subSteps)")
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
