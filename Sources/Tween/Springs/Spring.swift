private import Libm

/// A damped spring that pulls a value from 0 to 1.
///
/// The distance still to go obeys m x'' + c x' + k x = 0. With the natural frequency w = sqrt(k/m),
/// the damping ratio zeta = c / (2 sqrt(k m)) and the initial velocity v0 the progress is
///
/// ```
/// y(t) = 1 - e^(-zeta w t) (C(t) + (zeta w - v0) S(t))
///
/// zeta < 1:  C = cos(wd t)   S = sin(wd t) / wd     wd = w sqrt(1 - zeta^2)
/// zeta = 1:  C = 1           S = t
/// zeta > 1:  C = cosh(wh t)  S = sinh(wh t) / wh    wh = w sqrt(zeta^2 - 1)
/// ```
///
/// A spring never ends; `settlingDuration` says when it has come close enough to its target.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring, above 0; only its ratios to the next two matter.
  public let mass: Double
  /// The force per distance, above 0.
  public let stiffness: Double
  /// The friction force per velocity, 0 or more.
  public let damping: Double
  /// The velocity at the start, in whole ways from 0 to 1 per second; positive is towards the
  /// target.
  public let initialVelocity: Double

  /// Creates a spring; by default that of `CASpringAnimation`.
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

  /// The spring of a new `CASpringAnimation`: mass 1, stiffness 100, damping 10.
  public static let coreAnimationDefault = Spring()

  /// The spring of `UISpringTimingParameters()`: mass 3, stiffness 1000, damping 500, which is
  /// overdamped.
  public static let uiKitDefault = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The angular frequency w at which the spring would swing undamped, in radians per second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a fraction of the least that prevents swinging (zeta): below 1 the spring
  /// overshoots, from 1 on it only creeps to its target.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The same spring, with the damping cut down to a ratio of 1.
  ///
  /// Core Animation plays this one unless an animation's `allowsOverdamping` is set.
  public var withoutOverdamping: Spring {
    let most = 2 * (mass * stiffness).squareRoot()
    return damping <= most ? self : with(damping: most, initialVelocity: initialVelocity)
  }

  func with(damping: Double, initialVelocity: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  /// The progress after a time in seconds: 0 at the start and before it, 1 at the target.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (cosine, sine) = decayingBasis(at: time)
    return 1 - (cosine + (decayRate - initialVelocity) * sine)
  }

  /// The velocity after a time in seconds, in whole ways per second; 0 before the start.
  ///
  /// It is y' = e^(-zeta w t) (v0 C + (w^2 - zeta w v0) S).
  public func velocity(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    let (cosine, sine) = decayingBasis(at: time)
    return initialVelocity * cosine + (stiffness / mass - decayRate * initialVelocity) * sine
  }

  /// zeta w, in 1 per second.
  var decayRate: Double { damping / (2 * mass) }

  /// e^(-zeta w t) times C(t) and S(t).
  ///
  /// The three forms meet without a seam: near zeta = 1, sin(wd t) / wd and its hyperbolic twin are
  /// exact to the last digits however small wd is. For zeta > 1 the growing and the shrinking
  /// exponential are multiplied out, and the slow rate zeta w - wh is taken as w^2 / (zeta w + wh),
  /// so that nothing overflows at large times or cancels at large zeta.
  private func decayingBasis(at time: Double) -> (cosine: Double, sine: Double) {
    let ratio = dampingRatio
    let frequency = naturalFrequency
    let split = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    if ratio < 1 {
      let decay = exp(-decayRate * time)
      return (decay * cos(split * time), decay * (sin(split * time) / split))
    }
    if ratio > 1 {
      let decay = exp(-frequency * (frequency / (decayRate + split)) * time)
      let shrunk = -expm1(-2 * split * time)
      return (decay * (1 - shrunk / 2), decay * (shrunk / (2 * split)))
    }
    let decay = exp(-frequency * time)
    return (decay, decay * time)
  }
}
