internal import Tween

extension Stage {
  /// Animates what a block changes:
  /// `UIView.animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// Properties take their new values **at once**; what is on the screen runs from old to new.
  /// Inside of another block, duration, curve and repetition are the outer block's unless the
  /// options say otherwise.
  ///
  /// - Parameters:
  ///   - duration: Seconds from start to end. With 0 or less the changes show at once.
  ///   - delay: Seconds before the start, 0 by default; meanwhile the old values show.
  ///   - options: Curve, repetition and the like; ease-in-ease-out and once by default.
  ///   - animations: Sets `center`, `bounds`, `frame`, `transform`, `alpha`, `backgroundColor`.
  ///   - completion: Called exactly at the end, with true; or with false as soon as the animations
  ///     have all been removed. If nothing changed it is called before this method returns, with
  ///     true.
  public func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let plan = AnimationPlan(
      duration: duration, delay: delay, curve: AnimationCurve(options).timingCurve, options: options
    )
    animate(
      plan.inheriting(from: currentAnimationContext?.plan), options, animations,
      completion: completion)
  }

  /// Animates what a block changes with the motion of a spring:
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:…)`.
  ///
  /// The spring keeps its own curve inside of another block.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring is within a thousandth of its end.
  ///   - delay: Seconds before the start, 0 by default.
  ///   - dampingRatio: From near 0 (swings for long) to 1 (does not swing); others are taken to
  ///     that range.
  ///   - velocity: The speed at the start, in whole distances a second: 0.5 for 100 pt/s over
  ///     200 pt.
  ///   - options: Repetition and the like; the curve is the spring's.
  ///   - animations: Sets the properties, as in the plain form.
  ///   - completion: As in the plain form.
  public func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    var plan = AnimationPlan(
      duration: duration, delay: delay, curve: .linear, options: options
    ).inheriting(from: currentAnimationContext?.plan)
    plan.curve = .spring(
      dampingRatio: dampingRatio, duration: plan.duration, initialVelocity: velocity)
    animate(plan, options, animations, completion: completion)
  }

  private func animate(
    _ plan: AnimationPlan, _ options: AnimationOptions, _ animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    run(plan, completion: completion) { group in
      perform(
        animations,
        in: BlockContext(
          group: group, plan: plan, progress: plan.progress(startingAt: time),
          beginsFromCurrentState: options.contains(.beginFromCurrentState),
          rotation: RotationDirection(options)))
    }
  }

  /// Repeats some of the changes of the animation block around it:
  /// `UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)`.
  ///
  /// They start with the block, which is complete when they are. Outside of the block of `animate`
  /// the changes are made as if this were not here.
  ///
  /// - Parameters:
  ///   - count: How often the changes run, above 0; parts of a run are allowed.
  ///   - autoreverses: Whether each run goes forwards and then backwards.
  ///   - animations: Sets the properties.
  public func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    precondition(count > 0, "a repeat count must be above 0, not \(count)")
    guard var context = currentAnimationContext as? BlockContext, context.group.end != nil else {
      return animations()
    }
    context.plan.repetition = Repetition(count: count, autoreverses: autoreverses)
    context.progress = context.plan.progress(startingAt: time)
    context.group.extend(to: context.plan.endTime(startingAt: time))
    perform(animations, in: context)
  }

  /// Changes properties without animation, even inside of an animation block.
  public func performWithoutAnimation(_ actions: () -> Void) {
    let before = animationsEnabled
    animationsEnabled = false
    defer { animationsEnabled = before }
    actions()
  }

  /// Turns animation on or off for all that follows; off, changes show at once.
  public func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }

  /// Whether changes in animation blocks are animated.
  public var areAnimationsEnabled: Bool { animationsEnabled }

  /// The duration of the animation block that is being run, in seconds; 0 outside of one.
  public var inheritedAnimationDuration: Double { currentAnimationContext?.plan.duration ?? 0 }
}

extension Stage {
  /// The innermost animation block that is being run, nil outside of one or when animation is off.
  var currentAnimationContext: (any AnimationContext)? {
    animationsEnabled ? animationContexts.last : nil
  }

  func perform(_ animations: () -> Void, in context: any AnimationContext) {
    animationContexts.append(context)
    animations()
    animationContexts.removeLast()
  }

  /// Runs a block that puts animations in a group, and sees to their end.
  func run(
    _ plan: AnimationPlan, completion: ((Bool) -> Void)?, block: (AnimationGroup) -> Void
  ) {
    let group = AnimationGroup(
      end: plan.endTime(startingAt: time), blocksTouches: !plan.allowsUserInteraction)
    guard plan.duration > 0, animationsEnabled else {
      performWithoutAnimation { block(group) }
      if let completion { schedule(at: time) { completion(true) } }
      return
    }
    block(group)
    guard !group.isEmpty else {
      completion?(true)
      return
    }
    var ending: EventQueue.Token?
    if let end = group.end, end.isFinite {
      ending = schedule(at: end) {
        group.remove()
        completion?(!group.wasCut)
      }
    }
    group.whenLost = { [weak self, ending] in
      guard let self else { return }
      if let ending { events.cancel(ending) }
      if let completion { schedule(at: time) { completion(false) } }
    }
  }

  @discardableResult
  func schedule(at time: Double, _ action: @escaping () -> Void) -> EventQueue.Token {
    events.schedule(at: time, .animation, action)
  }
}
