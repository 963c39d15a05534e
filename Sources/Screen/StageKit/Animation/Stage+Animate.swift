private import Geometry
public import Tween

extension Stage {
  /// Animates property changes:
  /// `UIView.animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// Properties take their new model values **immediately**; the presented values run from old to
  /// new. A nested block inherits duration, curve and repetition from the outer block, unless its
  /// options override them.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0 or less the changes are presented immediately.
  ///   - delay: The delay before the start in seconds, 0 by default; it presents the old values.
  ///   - options: Curve and repetition; `.curveEaseInOut` and one run by default.
  ///   - animations: Sets `center`, `bounds`, `frame`, `transform`, `alpha`, `backgroundColor`.
  ///   - completion: Called exactly at the end with true, or with false as soon as all animations
  ///     of the block have been removed. If the block changes nothing it is called with true before
  ///     this method returns.
  public func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, curve: options.curve.timingCurve, options: options)
    animate(
      timing.inheriting(from: currentAnimationContext?.timing), options, animations,
      completion: completion)
  }

  /// Animates property changes with a timing curve, such as one of the thirty of easings.net.
  ///
  /// ```swift
  /// stage.animate(withDuration: 1, curve: .easeOutBounce) { ball.center.y = 500 }
  /// ```
  ///
  /// A nested block does not inherit the curve of the outer block.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay before the start in seconds, 0 by default.
  ///   - curve: The progress as a function of the fraction of the duration.
  ///   - options: As in the basic form, without the curve.
  ///   - animations: As in the basic form.
  ///   - completion: As in the basic form.
  public func animate(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(
      duration: duration, delay: delay, curve: curve, options: options
    ).inheriting(from: currentAnimationContext?.timing)
    timing.curve = curve
    animate(timing, options, animations, completion: completion)
  }

  /// Animates property changes with a spring:
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:…)`.
  ///
  /// A nested spring does not inherit the curve of the outer block.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds after which the spring stays within 0.001 of its end.
  ///   - delay: The delay before the start in seconds, 0 by default.
  ///   - dampingRatio: The damping ratio from near 0 (oscillates for long) to 1 (does not
  ///     oscillate), clamped to that range.
  ///   - velocity: The initial velocity in total distances per second: 0.5 for 100 pt/s over 200
  ///     pt.
  ///   - options: As in the basic form, without the curve.
  ///   - animations: As in the basic form.
  ///   - completion: As in the basic form.
  public func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(
      duration: duration, delay: delay, curve: .linear, options: options
    ).inheriting(from: currentAnimationContext?.timing)
    timing.curve = .spring(
      dampingRatio: dampingRatio, duration: timing.duration, initialVelocity: velocity)
    animate(timing, options, animations, completion: completion)
  }

  private func animate(
    _ timing: AnimationTiming, _ options: AnimationOptions, _ animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    startAnimations(timing, completion: completion) { block in
      perform(
        animations,
        in: BlockContext(
          block: block, now: time, timing: timing, progress: progress(of: timing),
          beginsFromCurrentState: options.contains(.beginFromCurrentState),
          rotation: options.rotationDirection))
    }
  }

  /// Repeats some changes of the enclosing animation block:
  /// `UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)`.
  ///
  /// The changes start with the enclosing block, which completes after their last run. Outside a
  /// block of `animate` the changes are made without repetition.
  ///
  /// - Parameters:
  ///   - count: The number of runs, above 0; it may be fractional.
  ///   - autoreverses: Whether each run is followed by a reversed one.
  ///   - animations: Sets the properties.
  public func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    precondition(count > 0, "a repeat count must be above 0, not \(count)")
    guard var context = currentAnimationContext as? BlockContext, context.block.end != nil else {
      return animations()
    }
    context.timing.repetition = Repetition(count: count, autoreverses: autoreverses)
    context.progress = progress(of: context.timing)
    context.block.extend(to: context.timing.endTime(startingAt: time))
    perform(animations, in: context)
  }

  /// Changes properties without animation, even inside an animation block.
  public func performWithoutAnimation(_ actions: () -> Void) {
    let wasEnabled = animationsEnabled
    animationsEnabled = false
    defer { animationsEnabled = wasEnabled }
    actions()
  }

  /// Enables or disables animations; while disabled, changes are presented immediately.
  public func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }

  /// Whether animations are enabled.
  public var areAnimationsEnabled: Bool { animationsEnabled }

  /// The duration of the animation block that is being executed, in seconds; 0 outside a block.
  public var inheritedAnimationDuration: Double { currentAnimationContext?.timing.duration ?? 0 }
}

extension Stage {
  /// The context of the innermost animation block that is being executed; nil outside a block or
  /// while animations are disabled.
  var currentAnimationContext: (any AnimationContext)? {
    animationsEnabled ? animationContexts.last : nil
  }

  func perform(_ animations: () -> Void, in context: any AnimationContext) {
    animationContexts.append(context)
    animations()
    animationContexts.removeLast()
  }

  /// Returns the progress of animations that start now, as a function of stage time.
  func progress(of timing: AnimationTiming) -> (_ time: Double) -> Double {
    guard let animationClock else { return timing.progress(startingAt: time) }
    let progress = timing.progress(startingAt: animationClock.time)
    return { progress(animationClock.time(at: $0)) }
  }

  /// Calls a function that adds animations to a block, and schedules the end of the block.
  func startAnimations(
    _ timing: AnimationTiming, completion: ((Bool) -> Void)?, add: (AnimationBlock) -> Void
  ) {
    if let animationClock, timing.duration > 0, animationsEnabled {
      return animationClock.startAnimations(timing, completion: completion, add: add)
    }
    let block = AnimationBlock(
      end: timing.endTime(startingAt: time), blocksTouches: !timing.allowsUserInteraction)
    guard timing.duration > 0, animationsEnabled else {
      performWithoutAnimation { add(block) }
      if let completion { schedule(at: time) { completion(true) } }
      return
    }
    add(block)
    finish(block, completion: completion)
  }

  /// Schedules the end of a block that has all its animations.
  func finish(_ block: AnimationBlock, completion: ((Bool) -> Void)?) {
    guard !block.isEmpty else {
      completion?(true)
      return
    }
    var endEvent: EventQueue.Token?
    if let end = block.end, end.isFinite {
      endEvent = schedule(at: end) { [unowned self] in
        block.removeEnded(at: time)
        if block.isEmpty { completion?(!block.wasInterrupted) }
      }
    }
    block.onEnd = { [weak self, unowned block, endEvent] in
      if let self, let endEvent { events.cancel(endEvent) }
      completion?(!block.wasInterrupted)
    }
    block.onCancel = { [weak self, endEvent] in
      guard let self else { return }
      if let endEvent { events.cancel(endEvent) }
      if let completion { schedule(at: time) { completion(false) } }
    }
  }

  @discardableResult
  func schedule(at time: Double, _ action: @escaping () -> Void) -> EventQueue.Token {
    events.schedule(at: time, .animation, action)
  }
}
