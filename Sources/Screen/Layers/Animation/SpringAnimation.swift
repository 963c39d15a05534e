internal import Tween

/// An animation that moves like a damped spring: `CASpringAnimation`.
///
/// The motion is clipped to the duration; `settlingDuration` is the one that shows all of it.
open class SpringAnimation: BasicAnimation {
  /// The mass, above 0; 1 by default.
  open var mass = 1.0
  /// The stiffness, above 0; 100 by default.
  open var stiffness = 100.0
  /// The damping, 0 or more; 10 by default.
  open var damping = 10.0
  /// The initial velocity, in distances per second; 0 by default, positive towards the end value.
  open var initialVelocity = 0.0
  /// Whether a damping above the critical one is played as it is; false by default, which plays the
  /// critical one.
  open var allowsOverdamping = false

  /// The time until the spring is within 0.001 of its end value, in seconds.
  open var settlingDuration: Double { spring.settlingDuration }

  /// Copies the values of another animation.
  open override func copyValues(from other: Animation) {
    super.copyValues(from: other)
    guard let other = other as? SpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  override func validate(on layer: Layer) {
    super.validate(on: layer)
    _ = spring
  }

  override func fraction(at position: AnimationPosition) -> Double {
    (allowsOverdamping ? spring : spring.withoutOverdamping).value(at: position.time)
  }
}
