private import ElementaryFunctions
public import Geometry

/// The distance from the target at which a spring counts as settled, as a fraction of the total
/// distance.
let settlingThreshold = 0.001

extension Spring {
  /// The time until the spring settles to 0.001 of the total distance, in seconds, as computed by
  /// `CASpringAnimation`.
  ///
  /// - Below a damping ratio of 1 it is the time at which the envelope of the oscillation is 0.001,
  ///   (ln 1000 + ln(1 + |(zeta w - v0) / wd|)) / (zeta w). It is infinite without damping.
  /// - From 1 on the spring is taken as critically damped, and the time is the smallest multiple of
  ///   0.1 s from which it stays within 0.001.
  public var settlingDuration: Double {
    guard dampingRatio >= 1 else { return underdampedSettlingDuration }
    var tenths = 1.0
    while !staysSettled(after: tenths / 10) { tenths *= 2 }
    // Settled at `tenths` but not at half of it: bisect down to one tenth.
    var unsettled = (tenths / 2).rounded(.down)
    while tenths - unsettled > 1 {
      let middle = ((unsettled + tenths) / 2).rounded(.down)
      if staysSettled(after: middle / 10) { tenths = middle } else { unsettled = middle }
    }
    return tenths / 10
  }

  /// The time until the spring settles to 0.001 of the total distance, in seconds, as computed by
  /// UIKit.
  ///
  /// It differs from `settlingDuration` for a damping ratio of 1 or more. Without initial velocity
  /// it is 9.235036526651854 / w, which is measured. With initial velocity it is the exact time
  /// from which the critically damped spring stays within 0.001, which is assumed.
  public var uiKitSettlingDuration: Double {
    guard dampingRatio >= 1 else { return underdampedSettlingDuration }
    guard initialVelocity != 0 else { return 9.235036526651854 / naturalFrequency }
    var settled = 1 / naturalFrequency
    while !staysSettled(after: settled) { settled *= 2 }
    var unsettled = 0.0
    while true {
      let middle = unsettled + (settled - unsettled) / 2
      guard middle > unsettled && middle < settled else { return settled }
      if staysSettled(after: middle) { settled = middle } else { unsettled = middle }
    }
  }

  /// Returns the settling time of a motion in the plane, as computed by UIKit: the maximum of those
  /// of the components.
  ///
  /// - Parameter initialVelocity: The initial velocity along each axis, in units of the total
  ///   distance per second; replaces the spring's own.
  /// - Returns: The time in seconds, infinite without damping.
  public func uiKitSettlingDuration(initialVelocity: Vector) -> Double {
    max(
      with(damping: damping, initialVelocity: initialVelocity.dx).uiKitSettlingDuration,
      with(damping: damping, initialVelocity: initialVelocity.dy).uiKitSettlingDuration)
  }

  /// The settling time for a damping ratio below 1.
  private var underdampedSettlingDuration: Double {
    guard damping > 0 else { return .infinity }
    let dampedFrequency =
      naturalFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let amplitude = 1 + abs((decayRate - initialVelocity) / dampedFrequency)
    return max(0, log(amplitude / settlingThreshold) / decayRate)
  }

  /// Returns whether |1 + (w - v0) t| e^(-w t) stays within 0.001 from a time on.
  private func staysSettled(after time: Double) -> Bool {
    let frequency = naturalFrequency
    let rise = frequency - initialVelocity
    func distance(_ time: Double) -> Double { abs(1 + rise * time) * exp(-frequency * time) }
    guard distance(time) <= settlingThreshold else { return false }
    // The distance has at most one peak, at t = -v0 / (w (w - v0)).
    let peak = -initialVelocity / (frequency * rise)
    return !(peak > time) || distance(peak) <= settlingThreshold
  }
}
