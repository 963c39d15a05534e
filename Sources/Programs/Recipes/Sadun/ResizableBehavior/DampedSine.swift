private import ElementaryFunctions

/// A damped sine around 1: the text's curve for the scale of a view.
package struct DampedSine: Sendable {
  /// The amplitude without damping.
  package let amplitude: Double
  /// The frequency, in hertz.
  package let frequency: Double
  /// The decay rate, per second.
  package let damping: Double

  /// Creates a curve; with the text's values by default.
  package init(amplitude: Double = 0.5, frequency: Double = 1, damping: Double = 2) {
    self.amplitude = amplitude
    self.frequency = frequency
    self.damping = damping
  }

  /// Returns the scale at a time in seconds after the start.
  package func scale(at time: Double) -> Double {
    1 + amplitude * sin(2 * .pi * frequency * time) * exp(-damping * time)
  }
}
