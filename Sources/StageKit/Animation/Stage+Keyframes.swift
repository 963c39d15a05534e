internal import Tween

extension Stage {
  /// Animates along keyframes:
  /// `UIView.animateKeyframes(withDuration:delay:options:animations:completion:)`.
  ///
  /// A property holds its value until its first keyframe, between keyframes and after the last one.
  /// Keyframes of a property that overlap follow each other: one starts when the other has arrived.
  ///
  /// - Parameters:
  ///   - duration: Seconds from start to end.
  ///   - delay: Seconds before the start, 0 by default.
  ///   - options: How values are joined; the whole runs by the block's curve, ease-in-ease-out
  ///     unless the options hold another.
  ///   - animations: Calls `addKeyframe` for each change.
  ///   - completion: As in `animate`.
  public func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let general = AnimationOptions(options)
    let plan = AnimationPlan(
      duration: duration, delay: delay, curve: AnimationCurve(general).timingCurve, options: general
    ).inheriting(from: currentAnimationContext?.plan)
    run(plan, completion: completion) { group in
      let context = KeyframeContext(
        plan: plan, beginsFromCurrentState: general.contains(.beginFromCurrentState),
        mode: CalculationMode(options), rotation: RotationDirection(general))
      perform(animations, in: context)
      context.install(in: group, progress: plan.progress(startingAt: time))
    }
  }

  /// Adds a keyframe, inside of the block of `animateKeyframes`:
  /// `UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///
  /// - Parameters:
  ///   - start: When the change begins, as a fraction of the whole, 0...1.
  ///   - duration: How long it takes, as a fraction of the whole, 0...1; both together at most 1.
  ///   - animations: Sets the properties.
  public func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    let fractions = 0.0...1.0
    // Tenths add up to 1 only up to rounding.
    let latestEnd = 1 + 1e-9
    precondition(
      fractions.contains(start) && fractions.contains(duration) && start + duration <= latestEnd,
      "a keyframe must lie within 0...1, not start at \(start) and take \(duration)")
    guard let context = currentAnimationContext as? KeyframeContext else { return animations() }
    context.withInterval(start...min(start + duration, 1), animations)
  }
}
