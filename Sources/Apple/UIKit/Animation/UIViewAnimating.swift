public import StageKit

/// An animation that can be started, paused, reversed and moved to a fraction.
public protocol UIViewAnimating: AnyObject {
  /// Whether it runs, and whether it can be finished.
  var state: UIViewAnimatingState { get }
  /// Whether it is running at the moment.
  var isRunning: Bool { get }
  /// Whether it runs to its beginning.
  var isReversed: Bool { get set }
  /// The fraction that is complete, 0...1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or lets it go on.
  func startAnimation()
  /// Starts it after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Stops it where it is.
  ///
  /// - Parameter withoutFinishing: Whether its completion is not called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it at a position, after it has been stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are given as functions.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated in a part of the duration.
  ///
  /// - Parameters:
  ///   - animation: Sets properties of views.
  ///   - delayFactor: The fraction of the duration after which they begin.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets a paused animation go on with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing; nil for that of the animation.
  ///   - durationFactor: The duration of the rest as a multiple of the animation's.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// Adds changes that are animated.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }
}
