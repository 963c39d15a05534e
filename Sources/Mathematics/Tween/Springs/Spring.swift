private import ElementaryFunctions
private import Geometry

/// A damped spring that moves a value from 0 to 1.
///
/// The distance x from the target satisfies m x'' + c x' + k x = 0. With the natural frequency w =
/// sqrt(k/m), the damping ratio zeta = c / (2 sqrt(k m)) and the initial velocity v0 the progress
/// is
///
/// ```
/// y(t) = 1 - e^(-zeta w t) (C(t) + (zeta w - v0) S(t))
///
/// zeta < 1:  C = cos(wd t)   S = sin(wd t) / wd     wd = w sqrt(1 - zeta^2)
/// zeta = 1:  C = 1           S = t
/// zeta > 1:  C = cosh(wh t)  S = sinh(wh t) / wh    wh = w sqrt(zeta^2 - 1)
/// ```
///
/// The motion has no end; `settlingDuration` is the time until it is close to its target.
public struct Spring: Hashable, Sendable {
  /// The mass, above 0.
  ///
  /// Only the ratios of stiffness and damping to it matter.
  public let mass: Double
  /// The stiffness: force per distance, above 0.
  public let stiffness: Double
  /// The damping: friction force per velocity, 0 or more.
  public let damping: Double
  /// The initial velocity, in units of the total distance per second; positive towards the target.
  public let initialVelocity: Double

  /// Creates a spring; the defaults are those of `CASpringAnimation`.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    precondition(
      mass > 0 && mass.isFinite, "the mass of a spring must be above 0 and finite, not \(mass)")
    precondition(
      stiffness > 0 && stiffness.isFinite,
      "the stiffness of a spring must be above 0 and finite, not \(stiffness)")
    precondition(
      damping >= 0 && damping.isFinite,
      "the damping of a spring must be 0 or more and finite, not \(damping)")
    precondition(
      initialVelocity.isFinite,
      "the initial velocity of a spring must be finite, not \(initialVelocity)")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The default spring of `CASpringAnimation`: mass 1, stiffness 100, damping 10.
  public static let coreAnimationDefault = Spring()

  /// The spring of `UISpringTimingParameters()`: mass 3, stiffness 1000, damping 500 (overdamped).
  public static let uiKitDefault = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The angular frequency w of the undamped spring, in radians per second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The ratio zeta of the damping to critical damping: below 1 the spring oscillates, from 1 on it
  /// does not.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The spring with its damping limited to critical damping.
  ///
  /// Core Animation plays this spring unless the animation's `allowsOverdamping` is set.
  public var withoutOverdamping: Spring {
    let criticalDamping = 2 * (mass * stiffness).squareRoot()
    return damping <= criticalDamping
      ? self : with(damping: criticalDamping, initialVelocity: initialVelocity)
  }

  func with(damping: Double, initialVelocity: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  /// Returns the progress at a time in seconds: 0 at the start and before, 1 at the target.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (cosine, sine) = decayingBasis(at: time)
    return 1 - (cosine + (decayRate - initialVelocity) * sine)
  }

  /// Returns the velocity at a time in seconds, in units of the total distance per second; 0 before
  /// the start.
  ///
  /// It is y' = e^(-zeta w t) (v0 C + (w^2 - zeta w v0) S).
  public func velocity(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    let (cosine, sine) = decayingBasis(at: time)
    return initialVelocity * cosine + (stiffness / mass - decayRate * initialVelocity) * sine
  }

  /// The decay rate zeta w, in 1/s.
  var decayRate: Double { damping / (2 * mass) }

  /// Returns e^(-zeta w t) times C(t) and S(t).
  ///
  /// The three cases are continuous: near zeta = 1, sin(wd t) / wd and its hyperbolic counterpart
  /// are exact to the last digits. For zeta > 1 the products of the exponentials are simplified,
  /// and the slow rate zeta w - wh is computed as w^2 / (zeta w + wh). This avoids overflow at
  /// large times and cancellation at large zeta.
  private func decayingBasis(at time: Double) -> (cosine: Double, sine: Double) {
    let ratio = dampingRatio
    let frequency = naturalFrequency
    let dampedFrequency = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    if ratio < 1 {
      let decay = exp(-decayRate * time)
      return (
        decay * cos(dampedFrequency * time), decay * (sin(dampedFrequency * time) / dampedFrequency)
      )
    }
    if ratio > 1 {
      let decay = exp(-frequency * (frequency / (decayRate + dampedFrequency)) * time)
      let complement = -expm1(-2 * dampedFrequency * time)
      return (decay * (1 - complement / 2), decay * (complement / (2 * dampedFrequency)))
    }
    let decay = exp(-frequency * time)
    return (decay, decay * time)
  }
}
