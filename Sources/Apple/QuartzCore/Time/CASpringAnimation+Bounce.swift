public import Layers

extension SpringAnimation {
  /// Creates a spring from its duration and its bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The duration that is perceived, in seconds: the period of the spring
  ///     without friction.
  ///   - bounce: How much the spring overshoots: 0 not at all, 1 without end; below 0 it is slower.
  public convenience init(perceptualDuration: Double, bounce: Double) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
    let bounce = min(max(bounce, -0.999), 0.999)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    allowsOverdamping = bounce < 0
  }

  /// The duration that is perceived, in seconds: the period of the spring without friction.
  public var perceptualDuration: Double { 2 * .pi * (mass / stiffness).squareRoot() }

  /// How much the spring overshoots: 0 not at all, 1 without end; below 0 it is slower.
  public var bounce: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}

extension Animation {
  /// The rates that are wished: a film draws every frame at its own, so that they have no effect.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { .default }
    set {}
  }
}
