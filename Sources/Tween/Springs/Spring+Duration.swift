private import Libm

extension Spring {
  /// Creates the spring that `UIView.animate(withDuration:...usingSpringWithDamping:...)` plays.
  ///
  /// The mass is 1; the stiffness is such that the envelope of the swings has shrunk to 0.001 at
  /// the end of the duration T:
  ///
  /// ```
  /// zeta < 1:  |(zeta w - v0) / wd| e^(-zeta w T) = 0.001
  /// zeta = 1:  |(w - v0) T + 1| e^(-w T) = 0.001
  /// ```
  ///
  /// Where several w solve this, as for some velocities towards the target, it is the largest: at
  /// the others zeta w and v0 all but cancel while the spring still swings.
  ///
  /// The answer is nil where no w does: for a duration of 0, and for hardly any damping without
  /// initial velocity. UIKit eases out then; so does
  /// `TimingCurve.spring(dampingRatio:duration:initialVelocity:)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: The ratio, cut to 1.19e-7...1, so that 1.5 is as 1.
  ///   - duration: The duration in seconds.
  ///   - initialVelocity: The velocity at the start, in whole ways per second; 0 by default.
  public init?(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    precondition(!dampingRatio.isNaN, "the damping ratio of a spring must be a number")
    precondition(
      duration.isFinite && initialVelocity.isFinite,
      "the duration and the initial velocity of a spring must be finite, not \(duration) and "
        + "\(initialVelocity)")
    guard duration > 0 else { return nil }
    let ratio = min(max(dampingRatio, 1.19e-7), 1)
    let envelope =
      ratio < 1
      ? Envelope.swinging(ratio: ratio, velocity: initialVelocity * duration)
      : Envelope.critical(velocity: initialVelocity * duration)
    guard let frequency = envelope.settlingFrequency() else { return nil }
    let naturalFrequency = frequency / duration
    let stiffness = naturalFrequency * naturalFrequency
    let damping = 2 * ratio * naturalFrequency
    guard stiffness > 0 && stiffness.isFinite else { return nil }
    self.init(stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }
}

/// How far from its target a spring still is at the end of its duration, as a function of its
/// natural frequency w; in units in which the duration is 1.
private enum Envelope {
  case swinging(ratio: Double, velocity: Double)
  case critical(velocity: Double)

  /// The largest frequency at which the envelope is 0.001, or nil where it is below that
  /// throughout.
  ///
  /// Towards high frequencies the envelope falls, to the right of its peak. A velocity towards the
  /// target gives it a zero, from which it rises to the peak; where the peak is too low, there is
  /// still one solution to the left of the zero. Without such a velocity it falls all the way.
  func settlingFrequency() -> Double? {
    let peak = max(self.peak, .leastNormalMagnitude)
    let reach = 200 / decay
    let bracket: ClosedRange<Double>
    if sample(at: peak).value > settledDistance {
      bracket = peak...(peak + reach)
    } else if zero > 0 {
      bracket = 0...zero
    } else {
      return nil
    }
    let middle = (bracket.lowerBound + bracket.upperBound) / 2
    let guess = bracket.contains(2 * .pi) ? 2 * .pi : middle
    return risingRoot(in: bracket, from: guess) {
      let (value, slope) = sample(at: $0)
      return (settledDistance - value, -slope)
    }
  }

  /// The envelope at a frequency, and its derivative.
  private func sample(at frequency: Double) -> (value: Double, slope: Double) {
    let signed: Double
    let rise: Double
    switch self {
    case .swinging(let ratio, let velocity):
      let scale = ((1 - ratio) * (1 + ratio)).squareRoot()
      signed = (ratio - velocity / frequency) / scale
      rise = velocity / (frequency * frequency * scale)
    case .critical(let velocity):
      signed = frequency - velocity + 1
      rise = 1
    }
    let shrunk = exp(-decay * frequency)
    let sign = signed < 0 ? -1.0 : 1.0
    return (sign * signed * shrunk, sign * (rise - decay * signed) * shrunk)
  }

  /// The rate at which the envelope shrinks in the end.
  private var decay: Double {
    switch self {
    case .swinging(let ratio, _): ratio
    case .critical: 1
    }
  }

  /// Where the envelope is 0; not above 0 where it never is.
  private var zero: Double {
    switch self {
    case .swinging(let ratio, let velocity): velocity / ratio
    case .critical(let velocity): velocity - 1
    }
  }

  /// Where the envelope starts to fall for good; not above 0 where it falls all the way.
  private var peak: Double {
    switch self {
    case .swinging(let ratio, let velocity):
      velocity > 0 ? (velocity + (velocity * (velocity + 4)).squareRoot()) / (2 * ratio) : 0
    case .critical(let velocity): velocity
    }
  }
}
