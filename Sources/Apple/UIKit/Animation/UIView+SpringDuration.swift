public import StageKit

extension View {
  /// Animates changes with a spring that is described by its duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The duration that is perceived, in seconds: the period of the spring without
  ///     friction.
  ///   - bounce: How much the spring overshoots: 0 not at all, 1 without end; below 0 it is slower.
  ///   - velocity: The velocity at the beginning, in multiples of the change per second.
  ///   - delay: The time before it begins, in seconds.
  ///   - options: They have no effect but `allowUserInteraction`.
  ///   - animations: Changes views.
  ///   - completion: Called at the end.
  public class func animate(
    springDuration duration: Double = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: Double = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: velocity)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: spring)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion { completion($0 == .end) } }
    animator.startAnimation(afterDelay: delay)
  }
}
