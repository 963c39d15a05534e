public import StageKit

/// An animation that can be started, paused, moved and stopped.
public protocol UIViewAnimating: AnyObject {
  /// Whether it has begun, or is stopped.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it moves backwards.
  var isReversed: Bool { get set }
  /// How far it is, 0...1.
  var fractionComplete: CGFloat { get set }
  /// Starts it.
  func startAnimation()
  /// Starts it after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Stops it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes of views that can be added.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin later, by a fraction of the rest.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another curve.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension ViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// Adds changes.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }
}

extension SpringTimingParameters {
  /// Creates a spring from its duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration that is perceived, in seconds: the period of the spring without
  ///     friction.
  ///   - bounce: How much the spring overshoots: 0 not at all, 1 without end; below 0 it is slower.
  ///   - initialVelocity: The velocity at the beginning, in ways per second.
  public init(duration: TimeInterval, bounce: CGFloat = 0, initialVelocity: CGFloat = 0) {
    let frequency = 2 * Double.pi / max(duration, 0.001)
    let bounce = min(max(bounce, -0.999), 0.999)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }
}
