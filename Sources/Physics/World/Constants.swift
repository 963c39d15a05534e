/// The numbers of the solver that nobody needs to set.
///
/// Lengths are those of a world whose moving things measure 0.1 to 10 m; `Settings.lengthScale`
/// multiplies them.
enum Constants {
  /// Length, 0.005 m: overlap that is left alone.
  ///
  /// Contacts and joints aim to be this wrong, no less, so that a resting contact persists.
  /// Smaller jitters; larger shows.
  static let linearSlop: Float = 0.005

  /// Angle, 2 degrees: the same for joint limits.
  static let angularSlop: Float = 2 * pi / 180

  /// Length, 0.01 m: the default skin of polygons and segments.
  ///
  /// It keeps cores apart, which is what makes continuous collision cheap. Zero works, but cores
  /// then overlap by the slop.
  static let polygonRadius: Float = 2 * linearSlop

  /// Length, 0.2 m: the most that one position correction moves.
  ///
  /// Larger overshoots.
  static let maxLinearCorrection: Float = 0.2

  /// Angle, 8 degrees: the most that one position correction turns.
  static let maxAngularCorrection: Float = 8 * pi / 180

  /// Length, 2 m: the most that a body moves in one sub-step, whatever its velocity.
  static let maxTranslation: Float = 2

  /// Angle, a quarter turn: the most that a body turns in one sub-step.
  static let maxRotation: Float = 0.5 * pi

  /// Fraction, 0.2: how much of an overlap one position iteration removes.
  ///
  /// Towards 1 it overshoots where several contacts share a body.
  static let baumgarte: Float = 0.2

  /// Fraction, 0.75: the same after a time of impact, where only two bodies move.
  static let impactBaumgarte: Float = 0.75

  /// Iterations, 20: position iterations after a time of impact.
  static let impactPositionIterations = 20

  /// Impacts, 8: how often a contact may stop its bodies within one sub-step.
  ///
  /// The next one leaves them where they are until the end of the sub-step, unless they part.
  static let maxImpactsPerContact: UInt8 = 8

  /// Speed, 1 m/s: slower impacts do not bounce.
  ///
  /// Zero lets resting things hop for ever.
  static let restitutionThreshold: Float = 1

  /// Speed, 0.01 m/s, and spin, 2 degrees/s: what counts as rest.
  static let linearSleepTolerance: Float = 0.01
  static let angularSleepTolerance: Float = 2 * pi / 180

  /// Time, 0.5 s: how long a whole island must rest before it sleeps.
  static let timeToSleep: Float = 0.5

  /// Length, 0.001 m: how far a polygon may move against another before their manifold is found anew.
  ///
  /// Zero finds it anew in each step; larger than the slop, points stay where corners no longer are.
  static let manifoldReuseDistance: Float = 0.2 * linearSlop

  /// Length, 0.1 m: the margin by which a box in the tree is larger than its shape.
  ///
  /// Larger means fewer insertions and more pairs.
  static let boxMargin: Float = 0.1

  /// Factor, 5: how many steps of motion a box in the tree looks ahead.
  static let boxLookahead: Float = 5

  /// Factor, 1000: how many times the greatest speed a warm start may change a velocity by.
  static let maxWarmStartFactor: Float = 1000

  /// Ratio, 3: levers of a joint, in radii of gyration, beyond which it starts each step cold.
  ///
  /// An impulse of the step before, on a long lever that has turned since, changes a spin by more than
  /// the iterations take back: with a limit of 5, some closed rooms gained three quarters of their
  /// energy, with 20 a hundred times as much. A link of a chain has 1.7. Distance joints pull along
  /// their length and are always warm, and so are revolute joints with a motor; the others, and
  /// contacts, are cold as soon as one of their bodies has such a lever at any joint.
  static let maxWarmStartLever: Float = 3

  /// Ratio, 1000: condition number beyond which a pair of contact points is solved as one point.
  static let maxConditionNumber: Float = 1000

  static let pi: Float = 3.141_592_653_589_793
}

/// The lengths of `Constants` in one world's scale.
struct Tolerances: BitwiseCopyable {
  let linearSlop: Float
  let maxLinearCorrection: Float
  let maxTranslation: Float
  let manifoldReuseDistance: Float
  let boxMargin: Float

  init(lengthScale: Float) {
    linearSlop = Constants.linearSlop * lengthScale
    maxLinearCorrection = Constants.maxLinearCorrection * lengthScale
    maxTranslation = Constants.maxTranslation * lengthScale
    manifoldReuseDistance = Constants.manifoldReuseDistance * lengthScale
    boxMargin = Constants.boxMargin * lengthScale
  }
}
