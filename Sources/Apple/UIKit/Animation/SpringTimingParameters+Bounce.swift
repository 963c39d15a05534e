public import Geometry
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

  /// Creates a spring that settles within the animator's duration, with a velocity per direction.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio from near 0 (oscillates for long) to 1 (does not oscillate).
  ///   - velocity: The initial velocity in total distances per second. All properties begin with the
  ///     component of the larger magnitude, where UIKit moves a center by each component.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(dampingRatio: ratio, initialVelocity: velocity.mainComponent)
  }

  /// Creates a physical spring, whose settling time replaces the animator's duration, with a velocity
  /// per direction.
  ///
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The force per displacement, above 0.
  ///   - damping: The force per velocity, above 0.
  ///   - velocity: The initial velocity in total distances per second. All properties begin with the
  ///     component of the larger magnitude, where UIKit moves a center by each component.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: velocity.mainComponent)
  }
}

extension CGVector {
  /// The component of the larger magnitude.
  fileprivate var mainComponent: CGFloat { abs(dx) > abs(dy) ? dx : dy }
}
