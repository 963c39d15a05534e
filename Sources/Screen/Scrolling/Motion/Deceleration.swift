internal import ElementaryFunctions
private import Geometry

/// The motion of a scroll view after a release, along one axis: its speed decays exponentially.
///
/// With a rate d the velocity after t seconds is v d^(1000 t), so the position is
/// x + v (d^(1000 t) - 1) / (1000 ln d). The law and the constants are those of
/// super-ultra/ScrollMechanics; a trace of an iOS simulator confirms the law
/// (samoylenkodmitry/Cranpose, pull request 541).
package struct Deceleration: Hashable, Sendable {
  /// The distance from the asymptote at which the motion ends, in points.
  package static let threshold = 0.5

  /// The position at the beginning, in points.
  package let start: Double
  /// The velocity at the beginning, in points per second.
  package let velocity: Double
  /// The natural logarithm of the factor of the velocity per second; below 0.
  private let decay: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: The position, in points.
  ///   - velocity: The velocity, in points per second.
  ///   - rate: The factor of the velocity per millisecond, above 0 and below 1.
  package init(start: Double, velocity: Double, rate: Double) {
    precondition(
      rate > 0 && rate < 1, "a deceleration rate must be above 0 and below 1, not \(rate)")
    self.start = start
    self.velocity = velocity
    decay = Self.decay(of: rate)
  }

  /// Returns the natural logarithm of the factor of the velocity per second, for the factor per
  /// millisecond.
  package static func decay(of rate: Double) -> Double { 1000 * log(rate) }

  /// Returns the position after a time in seconds.
  package func position(after time: Double) -> Double {
    start + velocity * expm1(decay * time) / decay
  }

  /// Returns the velocity after a time in seconds, in points per second.
  package func velocity(after time: Double) -> Double { velocity * exp(decay * time) }

  /// The position that the motion approaches but never reaches.
  package var asymptote: Double { start - velocity / decay }

  /// The time until the distance to the asymptote is the threshold, in seconds.
  package var duration: Double {
    let distance = abs(velocity / decay)
    return distance > Self.threshold ? log(Self.threshold / distance) / decay : 0
  }

  /// The position after the duration.
  package var end: Double { position(after: duration) }

  /// Returns the time at which the motion passes a position; nil if it never does.
  package func time(reaching position: Double) -> Double? {
    guard velocity != 0 else { return nil }
    // d^(1000 t) at that time.
    let factor = 1 + (position - start) * decay / velocity
    guard factor > 0, factor <= 1 else { return nil }
    return log(factor) / decay
  }
}
