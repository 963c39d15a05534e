public import Geometry
private import Libm

/// How close to its target a spring counts as settled, as a fraction of the whole way.
let settledDistance = 0.001

extension Spring {
  /// When the spring has settled to 0.001 of the way, in seconds, as `CASpringAnimation` reckons
  /// it.
  ///
  /// - Below a damping ratio of 1 it is when the envelope of the swings has shrunk to 0.001,
  ///   (ln 1000 + ln(1 + |(zeta w - v0) / wd|)) / (zeta w), and infinity without damping.
  /// - From 1 on the spring is taken as critically damped, and the answer is the smallest multiple
  ///   of 0.1 s from which it stays within 0.001.
  public var settlingDuration: Double {
    guard dampingRatio >= 1 else { return swingingSettlingDuration }
    var tenths = 1.0
    while !staysSettled(after: tenths / 10) { tenths *= 2 }
    // Settled at `tenths`, and not at half of it: halve the interval between down to one tenth.
    var unsettled = (tenths / 2).rounded(.down)
    while tenths - unsettled > 1 {
      let middle = ((unsettled + tenths) / 2).rounded(.down)
      if staysSettled(after: middle / 10) { tenths = middle } else { unsettled = middle }
    }
    return tenths / 10
  }

  /// When the spring has settled to 0.001 of the way, in seconds, as UIKit reckons it.
  ///
  /// It differs from `settlingDuration` from a damping ratio of 1 on: without initial velocity it
  /// is 9.235036526651854 / w, and with one the exact time from which the critically damped spring
  /// stays within 0.001. The former is measured; the latter is the probable rule.
  public var uiKitSettlingDuration: Double {
    guard dampingRatio >= 1 else { return swingingSettlingDuration }
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

  /// When a motion in the plane has settled, as UIKit reckons it: the later of the two times for
  /// the components of the velocity.
  ///
  /// - Parameter initialVelocity: Replaces the spring's own; in whole ways per second along each
  ///   axis.
  /// - Returns: The duration in seconds, infinite without damping.
  public func uiKitSettlingDuration(initialVelocity: Vector) -> Double {
    max(
      with(damping: damping, initialVelocity: initialVelocity.dx).uiKitSettlingDuration,
      with(damping: damping, initialVelocity: initialVelocity.dy).uiKitSettlingDuration)
  }

  /// The settling time of a spring with a damping ratio below 1.
  private var swingingSettlingDuration: Double {
    guard damping > 0 else { return .infinity }
    let dampedFrequency =
      naturalFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let amplitude = 1 + abs((decayRate - initialVelocity) / dampedFrequency)
    return max(0, log(amplitude / settledDistance) / decayRate)
  }

  /// Tells whether |1 + (w - v0) t| e^(-w t) stays within 0.001 from a time on.
  private func staysSettled(after time: Double) -> Bool {
    let frequency = naturalFrequency
    let rise = frequency - initialVelocity
    func distance(_ time: Double) -> Double { abs(1 + rise * time) * exp(-frequency * time) }
    guard distance(time) <= settledDistance else { return false }
    // The distance swings out at most once, to its peak at t = -v0 / (w (w - v0)).
    let peak = -initialVelocity / (frequency * rise)
    return !(peak > time) || distance(peak) <= settledDistance
  }
}
