public import StageKit

extension View {
  /// A curve of an animation.
  public typealias AnimationCurve = StageKit.AnimationCurve
  /// The options of an animation.
  public typealias AnimationOptions = StageKit.AnimationOptions
  /// The options of an animation of keyframes.
  public typealias KeyframeAnimationOptions = StageKit.KeyframeAnimationOptions
  /// How the subviews are placed when the size changes.
  public typealias AutoresizingMask = StageKit.AutoresizingMask
  /// Where the content of a view is when its size changes.
  public typealias ContentMode = StageKit.ContentMode
  /// How the tint color is shown.
  public typealias TintAdjustmentMode = StageKit.TintAdjustmentMode

  private static var stage: Stage { UIApplication.shared.stage }

  /// Animates changes with the curve ease in and out.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - animations: Sets the properties.
  public class func animate(withDuration duration: Double, animations: @escaping () -> Void) {
    stage.animate(withDuration: duration, animations: animations)
  }

  /// Animates changes with the curve ease in and out, and calls a function at the end.
  public class func animate(
    withDuration duration: Double, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    stage.animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Animates changes with a delay and options.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The time before the beginning, in seconds.
  ///   - options: The options.
  ///   - animations: Sets the properties.
  ///   - completion: Called at the end, with whether the animation was not interrupted.
  public class func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    stage.animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates changes as a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The time before the beginning, in seconds.
  ///   - dampingRatio: The damping ratio; 1 does not oscillate.
  ///   - velocity: The velocity at the beginning, in distances a second.
  ///   - options: The options.
  ///   - animations: Sets the properties.
  ///   - completion: Called at the end, with whether the animation was not interrupted.
  public class func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    stage.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }

  /// Animates changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// adds.
  public class func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    stage.animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Adds a keyframe to the animation of keyframes that is being described.
  ///
  /// - Parameters:
  ///   - frameStartTime: The beginning, from 0 to 1 of the animation.
  ///   - frameDuration: The duration, from 0 to 1 of the animation.
  ///   - animations: Sets the properties.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    stage.addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration,
      animations: animations)
  }

  /// Repeats the animations of a block.
  public class func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    stage.modifyAnimations(
      withRepeatCount: count, autoreverses: autoreverses, animations: animations)
  }

  /// Changes properties without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    stage.performWithoutAnimation(actionsWithoutAnimation)
  }

  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) { stage.setAnimationsEnabled(enabled) }

  /// Whether animations are enabled.
  public class var areAnimationsEnabled: Bool { stage.areAnimationsEnabled }

  /// The duration of the animation block that is being executed, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: Double { stage.inheritedAnimationDuration }
}
