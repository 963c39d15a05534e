private import ElementaryFunctions
private import Geometry

extension Spring {
  /// Creates the spring of `UIView.animate(withDuration:...usingSpringWithDamping:...)`.
  ///
  /// The mass is 1. The stiffness is such that the envelope of the oscillation is 0.001 at the end
  /// of the duration T:
  ///
  /// ```
  /// zeta < 1:  |(zeta w - v0) / wd| e^(-zeta w T) = 0.001
  /// zeta = 1:  |(w - v0) T + 1| e^(-w T) = 0.001
  /// ```
  ///
  /// If several w solve this, as for some velocities towards the target, the largest is used: at
  /// the others zeta w and v0 almost cancel, and the spring still oscillates.
  ///
  /// The result is nil if there is no solution: for a duration of 0, and for a damping ratio near 0
  /// without initial velocity. UIKit then uses ease-out, and so does
  /// `TimingCurve.spring(dampingRatio:duration:initialVelocity:)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, clamped to 1.19e-7...1.
  ///   - duration: The duration in seconds.
  ///   - initialVelocity: The initial velocity, in units of the total distance per second; 0 by
  ///     default.
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
      ? Envelope.underdamped(ratio: ratio, velocity: initialVelocity * duration)
      : Envelope.criticallyDamped(velocity: initialVelocity * duration)
    guard let frequency = envelope.settlingFrequency() else { return nil }
    let naturalFrequency = frequency / duration
    let stiffness = naturalFrequency * naturalFrequency
    let damping = 2 * ratio * naturalFrequency
    guard stiffness > 0 && stiffness.isFinite else { return nil }
    self.init(stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }
}

/// The envelope of a spring's distance from its target at the end of the duration, as a function of
/// the natural frequency w.
///
/// The unit of time is the duration.
private enum Envelope {
  case underdamped(ratio: Double, velocity: Double)
  case criticallyDamped(velocity: Double)

  /// Returns the largest frequency at which the envelope is 0.001, or nil if it is always below.
  ///
  /// The envelope decreases to the right of its peak. With a velocity towards the target it has a
  /// zero, from which it increases to the peak. If the peak is below 0.001, there is still one
  /// solution to the left of the zero. Without such a velocity the envelope always decreases.
  func settlingFrequency() -> Double? {
    let peak = max(self.peak, .leastNormalMagnitude)
    let reach = 200 / decay
    let bracket: ClosedRange<Double>
    if sample(at: peak).value > settlingThreshold {
      bracket = peak...(peak + reach)
    } else if zero > 0 {
      bracket = 0...zero
    } else {
      return nil
    }
    let middle = (bracket.lowerBound + bracket.upperBound) / 2
    let guess = bracket.contains(2 * .pi) ? 2 * .pi : middle
    return findRoot(in: bracket, startingAt: guess) {
      let (value, slope) = sample(at: $0)
      return (settlingThreshold - value, -slope)
    }
  }

  /// Returns the envelope and its derivative at a frequency.
  private func sample(at frequency: Double) -> (value: Double, slope: Double) {
    let signed: Double
    let slope: Double
    switch self {
    case .underdamped(let ratio, let velocity):
      let scale = ((1 - ratio) * (1 + ratio)).squareRoot()
      signed = (ratio - velocity / frequency) / scale
      slope = velocity / (frequency * frequency * scale)
    case .criticallyDamped(let velocity):
      signed = frequency - velocity + 1
      slope = 1
    }
    let decayFactor = exp(-decay * frequency)
    let sign = signed < 0 ? -1.0 : 1.0
    return (sign * signed * decayFactor, sign * (slope - decay * signed) * decayFactor)
  }

  /// The rate of exponential decay.
  private var decay: Double {
    switch self {
    case .underdamped(let ratio, _): ratio
    case .criticallyDamped: 1
    }
  }

  /// The frequency at which the envelope is 0; 0 or less if there is none.
  private var zero: Double {
    switch self {
    case .underdamped(let ratio, let velocity): velocity / ratio
    case .criticallyDamped(let velocity): velocity - 1
    }
  }

  /// The frequency of the peak; 0 or less if the envelope always decreases.
  private var peak: Double {
    switch self {
    case .underdamped(let ratio, let velocity):
      velocity > 0 ? (velocity + (velocity * (velocity + 4)).squareRoot()) / (2 * ratio) : 0
    case .criticallyDamped(let velocity): velocity
    }
  }
}
