internal import ElementaryFunctions

/// A critically damped spring towards a position, along one axis: the bounce of a scroll view.
///
/// From a displacement x and a velocity v the displacement after t seconds is
/// e^(-w t) (x + (v + w x) t). The angular frequency w of 10 is that of
/// super-ultra/ScrollMechanics: a mass of 1, a stiffness of 100, a damping ratio of 1.
package struct BounceSpring: Hashable, Sendable {
  /// The angular frequency of a bounce, in radians per second.
  package static let frequency = 10.0

  /// The position at which the spring rests, in points.
  package let target: Double
  /// The displacement from the target at the beginning, in points.
  package let displacement: Double
  /// The velocity at the beginning, in points per second.
  package let velocity: Double
  /// The angular frequency, in radians per second.
  package let frequency: Double

  /// Creates a spring from a position and a velocity to its target.
  package init(
    from start: Double, velocity: Double, to target: Double,
    frequency: Double = BounceSpring.frequency
  ) {
    self.target = target
    displacement = start - target
    self.velocity = velocity
    self.frequency = frequency
  }

  private var slope: Double { velocity + frequency * displacement }

  /// Returns the position after a time in seconds.
  package func position(after time: Double) -> Double {
    target + exp(-frequency * time) * (displacement + slope * time)
  }

  /// Returns the velocity after a time in seconds, in points per second.
  package func velocity(after time: Double) -> Double {
    exp(-frequency * time) * (velocity - frequency * slope * time)
  }

  /// The time at which the spring first passes its target; nil if it only approaches it.
  package var crossing: Double? {
    guard displacement != 0, slope != 0 else { return nil }
    let time = -displacement / slope
    return time > 0 ? time : nil
  }

  /// Returns the time after which the displacement stays below a threshold in points, in seconds.
  ///
  /// It is found by bisection to a microsecond, because the equation has no elementary solution.
  package func duration(threshold: Double) -> Double {
    func isSettled(_ time: Double) -> Bool { abs(position(after: time) - target) <= threshold }
    // If the displacement crosses 0, it grows to an extremum afterwards; from then on it only
    // decreases.
    let extremum = slope == 0 ? 0 : max(1 / frequency - displacement / slope, 0)
    var (low, high) = (0.0, extremum)
    if !isSettled(extremum) {
      low = extremum
      high = max(2 * extremum, 1 / frequency)
      while !isSettled(high) { high *= 2 }
    } else if isSettled(0) {
      return extremum
    }
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
