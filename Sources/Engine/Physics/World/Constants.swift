/// Constants of the solver.
///
/// Lengths suit a world whose moving bodies measure 0.1 to 10 m; `Settings.lengthScale` scales
/// them.
enum Constants {
  /// Length, 0.005 m: penetration that position correction leaves.
  ///
  /// Contacts and joints keep this error, so a resting contact persists. Smaller values cause
  /// jitter; larger ones are visible.
  static let linearSlop: Float = 0.005

  /// Angle, 2 degrees: the angular error that position correction of joints leaves.
  static let angularSlop: Float = 2 * pi / 180

  /// Length, 0.01 m: the default radius of polygons and segments.
  ///
  /// The radius keeps cores apart, which makes continuous collision cheap. With a radius of 0,
  /// resting cores overlap by the slop.
  static let polygonRadius: Float = 2 * linearSlop

  /// Length, 0.2 m: the maximum length that one position correction resolves.
  ///
  /// Larger values overshoot.
  static let maxLinearCorrection: Float = 0.2

  /// Angle, 8 degrees: the maximum angle that one position correction resolves.
  static let maxAngularCorrection: Float = 8 * pi / 180

  /// Length, 2 m: the maximum translation of a body in one sub-step.
  static let maxTranslation: Float = 2

  /// Angle, pi / 2: the maximum rotation of a body in one sub-step.
  static let maxRotation: Float = 0.5 * pi

  /// Fraction, 0.2: the Baumgarte factor, the part of a penetration that one position iteration
  /// resolves.
  ///
  /// Values near 1 overshoot where several contacts share a body.
  static let baumgarte: Float = 0.2

  /// Fraction, 0.75: the Baumgarte factor at a time of impact, where only two bodies move.
  static let impactBaumgarte: Float = 0.75

  /// Iterations, 20: maximum position iterations at a time of impact.
  static let impactPositionIterations = 20

  /// Impacts, 8: maximum time-of-impact events of a contact in one sub-step.
  ///
  /// At the next one the bodies stop until the end of the sub-step, unless they separate.
  static let maxImpactsPerContact: UInt8 = 8

  /// Work, 65,536 and 96 for each contact: the limit of the work on impacts in a sub-step, in
  /// contacts that are visited; see `ImpactSolver`.
  ///
  /// Piles of bullets that do not overlap need less than a tenth of it. Without a limit, 200
  /// circles at 16 places take seconds for a step.
  static let minImpactWork = 65_536
  static let impactWorkPerContact = 96

  /// Speed, 1 m/s: impacts below this approach speed are inelastic.
  ///
  /// With 0, resting bodies bounce indefinitely.
  static let restitutionThreshold: Float = 1

  /// Speed, 0.01 m/s, and angular velocity, 2 degrees/s, below which a body counts as resting.
  static let linearSleepTolerance: Float = 0.01
  static let angularSleepTolerance: Float = 2 * pi / 180

  /// Time, 0.5 s: how long an island must rest before it sleeps.
  static let timeToSleep: Float = 0.5

  /// Length, 0.001 m: relative motion of two polygons up to which their manifold is reused,
  /// whatever their size.
  ///
  /// With 0, every step recomputes manifolds. With values above the slop, contact points lag behind
  /// vertices.
  static let manifoldReuseDistance: Float = 0.2 * linearSlop

  /// Fraction, 0.007: the same relative to the extent of the smaller polygon, up to the slop.
  ///
  /// A box of 1 m keeps a manifold for 5 mm. With 1 mm, 1520 of the 2580 contacts of a pyramid of
  /// such boxes were recomputed in each step. With 5 mm for boxes of any size, a box of 0.5 m that
  /// slides over an edge tips too late. It does not apply to bodies with joints, where a cradle of
  /// boxes of 0.7 m would keep 0.74 of its energy instead of 0.87.
  static let manifoldReuseFraction: Float = 0.007

  /// Length, 0.1 m: the margin of fat boxes around shapes, and the maximum one around circles.
  ///
  /// Larger values cause fewer tree insertions and more pairs.
  static let boxMargin: Float = 0.1

  /// Pairs, 100,000 and 64 for each shape: the number from which pairs of moving shapes are left
  /// out.
  ///
  /// Shapes that do not overlap have fewer than ten neighbors. A hundred thousand pairs take 25 MB;
  /// all of 4000 shapes at one place would take 2 GB, and their copies as much.
  static let minPairLimit = 100_000
  static let pairsPerShape = 64

  /// Factor, 5: the number of steps of motion by which a fat box is extended ahead of a body.
  static let boxLookahead: Float = 5

  /// Fraction, 1/8, and factor, 2: the margin of a circle's fat box relative to the radius, and the
  /// same for the motion.
  ///
  /// With a margin of three radii, a small ball has thirty pairs for each contact. With the values
  /// of other shapes, falling circles of 0.15 to 0.35 m have twice as many pairs, and 4000 of them
  /// take 1.3 times as long. Boxes in a drum gain nothing: half of the pairs, but four times as
  /// many tree insertions.
  static let circleMarginFraction: Float = 0.125
  static let circleLookahead: Float = 2

  /// Factor, 1000: the velocity change of a warm start is limited to this factor times the maximum
  /// speed.
  static let maxWarmStartFactor: Float = 1000

  /// Ratio, 3: the lever of a joint, in radii of gyration, above which warm starting is disabled.
  ///
  /// On a long lever that has rotated since, the impulse of the previous step changes an angular
  /// velocity by more than the iterations correct, so the energy of closed scenes grows without
  /// bound; the tests of energy in closed rooms fail with a limit of 5. A link of a chain has a
  /// lever of 1.7. Distance joints act along their length and always warm-start, and so do revolute
  /// joints with a motor. The other joints and the contacts of a body skip warm starting if the
  /// body has a long lever at any joint.
  static let maxWarmStartLever: Float = 3

  /// Fraction, 0.02: the error of a joint of a tree, in linear slops, above which it counts as
  /// apart: 0.1 mm.
  ///
  /// Joints that begin a sub-step with greater errors are closed without a change of velocities: at
  /// 480 sub-steps per second, 0.1 mm would change a velocity by 0.05 m/s.
  static let treeTolerance = 0.02

  /// Fraction, 0.001: the errors of a tree that remain at the end of a sub-step, in linear slops: 5
  /// micrometers.
  static let treePrecision = 0.001

  /// Fraction, 2e-6: the same for a tree with a great tension, 10 nanometers; see `JointTree`.
  static let tautTreePrecision = 2e-6

  /// Passes, 16: the maximum number of Newton passes over a tree in a sub-step.
  static let maxTreePasses = 16

  /// Passes, 5: the same in a bridge that is too taut for the sub-step, or has contacts.
  static let maxStiffTreePasses = 5

  /// Cosine minus 1, -0.0032: the sum for both bodies of a contact below which it is collided again
  /// in the middle of a soft step; that of a rotation of one body by 0.08 rad.
  static let turnedVersine: Float = -0.0032

  /// Length, a million meters: the separation of a soft contact that no longer acts.
  static let retiredSeparation: Float = 1e6

  /// Sweeps, 16: the maximum number of sweeps of relaxation in a sub-step.
  static let maxRelaxationSweeps = 16

  /// Fraction, 0.001: the energy that an island may gain in a sub-step before relaxation is
  /// repeated, by friction between rows and by joints that follow curved paths.
  static let maxEnergyGrowth: Float = 1e-3

  /// Passes, 4: the maximum number of position corrections of a tree that was apart.
  static let maxTreeCorrections = 4

  /// Fraction, 0.1: the part of the slop by which shapes at rest overlap in the soft step.
  ///
  /// Without it, rounding errors end and restart resting contacts.
  static let softOverlap: Float = 0.1

  /// Ratio, 1000: the condition number above which two contact points are solved as one.
  static let maxConditionNumber: Float = 1000

  /// Magnitude, 1e18: the maximum of numbers in a saved world, and of sums of forces and
  /// velocities: its square is finite.
  static let maxMagnitude: Float = 1e18

  static let pi: Float = 3.141_592_653_589_793
}

/// The length constants multiplied by the length scale of a world.
struct Tolerances: BitwiseCopyable {
  let linearSlop: Float
  let softOverlap: Float
  let maxLinearCorrection: Float
  let maxTranslation: Float
  let manifoldReuseDistance: Float
  let boxMargin: Float

  init(lengthScale: Float) {
    linearSlop = Constants.linearSlop * lengthScale
    softOverlap = Constants.softOverlap * linearSlop
    maxLinearCorrection = Constants.maxLinearCorrection * lengthScale
    maxTranslation = Constants.maxTranslation * lengthScale
    manifoldReuseDistance = Constants.manifoldReuseDistance * lengthScale
    boxMargin = Constants.boxMargin * lengthScale
  }
}
