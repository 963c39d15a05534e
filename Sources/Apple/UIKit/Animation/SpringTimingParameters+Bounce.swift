public import StageKit

extension SpringTimingParameters {
  /// Creates a spring from its duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration that is perceived, in seconds: the period of the spring without
  ///     friction.
  ///   - bounce: How much the spring overshoots: 0 not at all, 1 without end; below 0 it is slower.
  ///   - initialVelocity: The velocity at the beginning, in multiples of the change per second.
  public init(duration: TimeInterval, bounce: CGFloat = 0, initialVelocity: CGFloat = 0) {
    let frequency = 2 * Double.pi / max(duration, 0.001)
    let bounce = min(max(bounce, -0.999), 0.999)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }
}
