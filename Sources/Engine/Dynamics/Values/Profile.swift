private import Geometry

/// The constants of a simulation, which differ between versions of UIKit.
public struct Profile: Sendable, Hashable {
  /// The rule that divides the time of a step into sub-steps of fixed length.
  public enum SubSteppingRule: Sendable, Hashable {
    /// Sub-steps run while the accumulated time is at least one sub-step.
    case accumulator
    /// The remainder is carried over first, then sub-steps run while more than one is left.
    case remainderFirst
    /// The step is divided into equal sub-steps of at most one sub-step, so that no time remains.
    ///
    /// Motion then starts and ends at its time, and velocities between steps are those of the time
    /// of the positions: constant forces move an item along the parabola of the textbook. With the
    /// other rules a step of 1/60 s may simulate less or more, and a velocity is that of half an
    /// integration step before.
    case equalParts
  }

  /// The method by which a sub-step moves items and solves collisions and attachments.
  public enum Solver: Sendable, Hashable {
    /// Impulses that are solved iteratively, then position corrections: UIKit's method.
    ///
    /// With `conservesEnergy`, joints and impacts keep the energy of a motion; see
    /// `Settings.conservesEnergy` of Physics.
    case sequentialImpulses(conservesEnergy: Bool)
    /// The given number of smaller steps inside one collision pass, at least 1; joints without
    /// loops are solved exactly, and springs by their closed form.
    ///
    /// See `Solver.softStep` of Physics.
    case softStep(Int)
  }

  /// The rounding of the centers and angles of views.
  public struct Rounding: Sendable, Hashable {
    /// The number of pixels per point; centers are rounded to pixels.
    public var scale: Double
    /// The number of steps per radian to which angles are rounded; 5000 by default.
    public var stepsPerRadian: Double

    /// Creates a rounding.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point, above 0.
    ///   - stepsPerRadian: The number of angle steps per radian, above 0; 5000 by default.
    public init(scale: Double, stepsPerRadian: Double = 5000) {
      precondition(
        scale > 0 && stepsPerRadian > 0, "a rounding needs a scale above 0, not \(scale)")
      self.scale = scale
      self.stepsPerRadian = stepsPerRadian
    }
  }

  /// The length of a sub-step, in seconds.
  public var subStep: Double

  /// The rule that divides steps into sub-steps.
  public var subSteppingRule: SubSteppingRule

  /// The accumulated time before the first step, in seconds; 0 by default.
  ///
  /// On a device the first display frame usually does not start at the same time as the animator.
  public var phase = 0.0

  /// The distance of an item's collision box from its bounds, inwards, in points.
  ///
  /// The mass is computed from the smaller box: on iOS 7 an item of 100 by 100 points weighs 0.98^2
  /// kg. The inset is at most a quarter of the item's width or height.
  public var boxInset: Double

  /// The radius of the skin around boxes, ellipses and paths, in points.
  public var skin: Double

  /// The distance of the boundary made from the reference bounds, outwards, in points.
  public var boundsOutset = 1.0

  /// The approach speed below which impacts do not bounce, in points/s; 100 by default, as in
  /// UIKit.
  public var restitutionThreshold = 100.0

  /// The number of velocity iterations of a sub-step, 1 or more; 8 by default, as in UIKit.
  public var velocityIterations = 8

  /// The method that solves collisions and attachments; UIKit's by default.
  ///
  /// See <doc:Energy> for measurements.
  public var solver = Solver.sequentialImpulses(conservesEnergy: false)

  /// The rounding of view centers and angles; nil, the default, for none.
  ///
  /// Bodies are never rounded, and neither are items of an animator without a reference view.
  public var rounding: Rounding?

  /// The most recently measured engine: sub-steps of 1/120 s and boxes as large as their items.
  public static let modern = Profile(
    subStep: Double(Float(1.0 / 120)), subSteppingRule: .accumulator, boxInset: 0, skin: 0)

  /// The engine of iOS 7 (2013): sub-steps of 4 ms, and boxes 1 point inside of their items.
  public static let iOS7 = Profile(
    subStep: 0.004, subSteppingRule: .remainderFirst, boxInset: 1, skin: 0.1)

  /// The motion that physics predicts rather than that of UIKit, for lessons and games: energy is
  /// conserved, springs have their exact period and decay, and slow impacts bounce.
  ///
  /// Sub-steps of 1/120 s, like `.modern`, each of four steps of `Solver.softStep`. Motion starts
  /// at its time, and constant forces and resistance act as in their closed forms. Measured
  /// energies, limits and cost are in <doc:Energy>.
  public static let accurate = {
    var profile = Profile(
      subStep: 1.0 / 120, subSteppingRule: .equalParts, boxInset: 0, skin: 0)
    profile.restitutionThreshold = 10
    profile.solver = .softStep(4)
    return profile
  }()
}

extension Profile {
  /// The length of a step of the integrator, in seconds: a part of a sub-step with `softStep`.
  var integrationStep: Double {
    switch solver {
    case .sequentialImpulses: subStep
    case .softStep(let count): subStep / Double(count)
    }
  }

  /// Whether an animator that starts between two times of its ticker begins with a shorter step.
  package var startsBetweenSteps: Bool { subSteppingRule == .equalParts }

  /// Whether velocities between steps are those of the time of the positions.
  var centersVelocities: Bool { subSteppingRule == .equalParts }

  /// Returns the number and the length of the sub-steps due after a duration, and updates the
  /// accumulated time.
  func subSteps(
    after duration: Double, accumulatedTime: inout Double
  ) -> (count: Int, length: Double) {
    var count = 0
    switch subSteppingRule {
    case .accumulator:
      accumulatedTime += duration
      while accumulatedTime >= subStep {
        accumulatedTime -= subStep
        count += 1
      }
    case .remainderFirst:
      var total = accumulatedTime + duration
      accumulatedTime = total.truncatingRemainder(dividingBy: subStep)
      while total > subStep {
        total -= subStep
        count += 1
      }
    case .equalParts:
      guard duration > 0 else { return (0, subStep) }
      // A thousandth of a sub-step is ignored: a step of 1/60 s has two of 1/120 s.
      let parts = max(1, (duration / subStep - 0.001).rounded(.up))
      return (Int(parts), duration / parts)
    }
    return (count, subStep)
  }
}
