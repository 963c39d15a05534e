private import Libm

/// A sine that dies away about 1: the text's curve for the scale of a view.
package struct DampedSine: Sendable {
  /// How far it swings, before damping.
  package let amplitude: Double
  /// The swings a second.
  package let frequency: Double
  /// How fast it dies away, per second.
  package let damping: Double

  /// Creates a curve; the text's by default.
  package init(amplitude: Double = 0.5, frequency: Double = 1, damping: Double = 2) {
    self.amplitude = amplitude
    self.frequency = frequency
    self.damping = damping
  }

  /// The scale some seconds after the start.
  package func scale(at time: Double) -> Double {
    1 + amplitude * sin(2 * .pi * frequency * time) * exp(-damping * time)
  }
}
