public import Geometry
internal import Tween

extension ViewPropertyAnimator {
  /// Creates an animator with a named pace and what it animates.
  public convenience init(
    on stage: Stage, duration: Double, curve: AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      on: stage, duration: duration,
      timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bezier pace and what it animates.
  public convenience init(
    on stage: Stage, duration: Double, controlPoint1: Point, controlPoint2: Point,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      on: stage, duration: duration,
      timingParameters: CubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that moves like a spring and what it animates.
  public convenience init(
    on stage: Stage, duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(
      on: stage, duration: duration,
      timingParameters: SpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it:
  /// `UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - stage: The stage whose clock it follows.
  ///   - duration: Seconds from start to end, 0 or more.
  ///   - delay: Seconds before the start, 0 or more.
  ///   - options: The curve, ease-in-ease-out by default, and the direction of turns.
  ///   - animations: Sets the properties.
  ///   - completion: Called at the end with the place where the animation ended.
  /// - Returns: The running animator.
  @discardableResult
  public static func runningPropertyAnimator(
    on stage: Stage, withDuration duration: Double, delay: Double = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(
      on: stage, duration: duration, curve: AnimationCurve(options), animations: animations)
    animator.rotation = RotationDirection(options)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
