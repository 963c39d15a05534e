public import Geometry
public import StageKit

extension ViewPropertyAnimator {
  /// Creates an animator of 0.2 s, as long as animations of views are without a duration, with
  /// the curve `.easeInOut`.
  public convenience init() { self.init(duration: 0.2, curve: .easeInOut) }

  /// Creates an animator on the stage of the application.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - parameters: The timing.
  public convenience init(duration: Double, timingParameters parameters: any TimingCurveProvider) {
    self.init(
      on: UIApplication.shared.stage, duration: duration, timingParameters: parameters)
  }

  /// Creates an animator with a curve.
  public convenience init(
    duration: Double, curve: AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      on: UIApplication.shared.stage, duration: duration, curve: curve, animations: animations)
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: Double, controlPoint1 point1: Point, controlPoint2 point2: Point,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      on: UIApplication.shared.stage, duration: duration, controlPoint1: point1,
      controlPoint2: point2, animations: animations)
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: Double, dampingRatio ratio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(
      on: UIApplication.shared.stage, duration: duration, dampingRatio: ratio,
      animations: animations)
  }

  /// Creates and starts an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The time before the beginning, in seconds.
  ///   - options: The options; the curve among them is the timing.
  ///   - animations: Sets the properties.
  ///   - completion: Called at the end, with the position.
  /// - Returns: The animator.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((ViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(
      on: UIApplication.shared.stage, duration: duration,
      timingParameters: CubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
