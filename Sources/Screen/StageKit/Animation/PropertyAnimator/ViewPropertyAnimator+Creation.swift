public import Geometry

extension ViewPropertyAnimator {
  /// Creates an animator with a predefined timing curve and an animation block.
  public convenience init(
    on stage: Stage, duration: Double, curve: AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      on: stage, duration: duration,
      timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bezier timing curve and an animation block.
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

  /// Creates an animator with a spring timing curve and an animation block.
  public convenience init(
    on stage: Stage, duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(
      on: stage, duration: duration,
      timingParameters: SpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator, like UIKit's method of the same name.
  ///
  /// - Parameters:
  ///   - stage: The stage whose clock it follows.
  ///   - duration: The duration in seconds, 0 or more.
  ///   - delay: The delay before the start in seconds, 0 or more; 0 by default.
  ///   - options: The curve, `.curveEaseInOut` by default, and the direction of rotations.
  ///   - animations: Sets the properties.
  ///   - completion: Called at the end with the final position.
  /// - Returns: The running animator.
  @discardableResult
  public class func runningPropertyAnimator(
    on stage: Stage, withDuration duration: Double, delay: Double = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((ViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(
      on: stage, duration: duration,
      timingParameters: CubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    animator.rotation = options.rotationDirection
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
