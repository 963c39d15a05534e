private import Geometry
internal import Tween

extension Stage {
  /// Animates keyframes:
  /// `UIView.animateKeyframes(withDuration:delay:options:animations:completion:)`.
  ///
  /// A property holds its value before its first keyframe, between keyframes and after the last
  /// one. Where keyframes of a property overlap, one starts at the end of the previous one.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay before the start in seconds, 0 by default.
  ///   - options: The calculation mode, and options of `animate`. The curve, `.curveEaseInOut` by
  ///     default, applies to the whole animation.
  ///   - animations: Calls `addKeyframe` for each change.
  ///   - completion: As in `animate`.
  public func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let animationOptions = options.animationOptions
    let timing = AnimationTiming(
      duration: duration, delay: delay, curve: animationOptions.curve.timingCurve,
      options: animationOptions
    ).inheriting(from: currentAnimationContext?.timing)
    startAnimations(timing, completion: completion) { block in
      let context = KeyframeContext(
        timing: timing,
        beginsFromCurrentState: animationOptions.contains(.beginFromCurrentState),
        mode: options.calculationMode, rotation: animationOptions.rotationDirection)
      perform(animations, in: context)
      context.install(in: block, at: time, progress: progress(of: timing))
    }
  }

  /// Adds a keyframe in the block of `animateKeyframes`:
  /// `UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///
  /// - Parameters:
  ///   - start: The start time, as a fraction of the animation's duration, 0...1.
  ///   - duration: The duration, as a fraction of the animation's duration, 0...1; start and
  ///     duration sum to at most 1.
  ///   - animations: Sets the properties.
  public func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    let fractions = 0.0...1.0
    // Sums of decimal fractions exceed 1 by rounding errors.
    let maxEnd = 1 + 1e-9
    precondition(
      fractions.contains(start) && fractions.contains(duration) && start + duration <= maxEnd,
      "a keyframe must lie within 0...1; start \(start) and duration \(duration) do not")
    guard let context = currentAnimationContext as? KeyframeContext else { return animations() }
    context.withInterval(start...min(start + duration, 1), animations)
  }
}
