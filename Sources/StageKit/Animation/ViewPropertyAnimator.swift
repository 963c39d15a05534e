internal import Tween

/// An animation that can be paused, scrubbed, reversed and continued: `UIViewPropertyAnimator`.
///
/// ```swift
/// let animator = ViewPropertyAnimator(on: stage, duration: 2, curve: .easeInOut) {
///   ball.center.y = 400
/// }
/// animator.startAnimation()
/// ```
///
/// An active animator is kept alive by the views that it animates. It must not outlive the stage.
public final class ViewPropertyAnimator {
  /// Seconds from start to end without pauses; the settling time for a physical spring.
  public let duration: Double
  /// Seconds between `startAnimation(afterDelay:)` and the start of the motion.
  public private(set) var delay = 0.0
  /// What the animator is doing.
  public private(set) var state = ViewAnimatingState.inactive
  /// Whether the animator is moving.
  public private(set) var isRunning = false
  /// Whether a paused animator follows `fractionComplete` at constant pace instead of by its curve;
  /// true by default.
  public var scrubsLinearly = true
  /// Whether the animator stays paused and active at its end instead of finishing; false by
  /// default.
  public var pausesOnCompletion = false
  /// Whether views take touches while they move; true by default.
  public var isUserInteractionEnabled = true {
    didSet { for block in blocks { block.group.blocksTouches = !isUserInteractionEnabled } }
  }
  /// Whether the animator may be paused, scrubbed and, once active, reversed; true by default,
  /// fixed once active.
  public var isInterruptible = true {
    didSet {
      precondition(
        state == .inactive || oldValue == isInterruptible,
        "isInterruptible cannot change while the animator is \(state)")
    }
  }

  var rotation = RotationDirection.shortest
  private unowned let stage: Stage
  private let curve: TimingCurve
  private var playhead = Playhead()
  private var reversed = false
  private var waiting: [(animation: () -> Void, delayFactor: Double)] = []
  private var blocks: [(pace: AnimatorPace, group: AnimationGroup)] = []
  private var completions: [(ViewAnimatingPosition) -> Void] = []
  private var ending: EventQueue.Token?

  /// Creates an animator with timing parameters; it waits for `startAnimation()`.
  ///
  /// - Parameters:
  ///   - stage: The stage whose clock it follows.
  ///   - duration: Seconds from start to end, 0 or more.
  ///   - parameters: The pace.
  public init(
    on stage: Stage, duration: Double, timingParameters parameters: any TimingCurveProvider
  ) {
    precondition(
      duration >= 0 && duration.isFinite,
      "an animator's duration must be 0 or more, not \(duration)")
    let timing = parameters.resolved(duration: duration)
    self.stage = stage
    self.duration = timing.duration
    curve = timing.curve
  }

  // MARK: What to animate

  /// Adds a block of changes.
  ///
  /// - Parameters:
  ///   - animation: Sets the properties; called at the start, or at once if the animator is active.
  ///   - delayFactor: How much of the time that is left passes before these changes start, 0...1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double = 0) {
    precondition(
      (0...1).contains(delayFactor), "a delay factor must be in 0...1, not \(delayFactor)")
    precondition(state != .stopped, "a stopped animator takes no more animations")
    if state == .inactive {
      waiting.append((animation, delayFactor))
    } else {
      let place = playhead.place(at: stage.time)
      install(
        animation, startingAt: place.timeFraction ?? place.progress, delayFactor: delayFactor)
    }
  }

  /// Adds a function to call at the end with the place where the animation ended.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts the animation, or goes on after a pause with the time that was left.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay.
  ///
  /// - Parameter delay: Seconds, 0 or more.
  public func startAnimation(afterDelay delay: Double) {
    precondition(delay >= 0 && delay.isFinite, "a delay must be 0 s or more, not \(delay)")
    precondition(state != .stopped, "a stopped animator must be finished before it starts again")
    guard !isRunning else { return }
    self.delay = delay
    activate()
    run(resumedLeg(begin: stage.time + delay))
  }

  /// Holds the animation where it is; an animator that was not started shows its start.
  public func pauseAnimation() {
    precondition(state != .stopped, "a stopped animator cannot be paused")
    precondition(isInterruptible, "the animator is not interruptible")
    activate()
    run(.paused(playhead.place(at: stage.time)))
  }

  /// Goes on after a pause, with another pace or in another time.
  ///
  /// - Parameters:
  ///   - parameters: The pace of what is left; nil keeps the animator's.
  ///   - durationFactor: How long what is left takes, as a part of `duration`; 0 is the time that
  ///     was left.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
  ) {
    precondition(
      durationFactor >= 0 && durationFactor.isFinite,
      "a duration factor must be 0 or more, not \(durationFactor)")
    precondition(state == .active && !isRunning, "only a paused animator can be continued")
    guard parameters != nil || durationFactor > 0 else {
      return run(resumedLeg(begin: stage.time))
    }
    let place = playhead.place(at: stage.time)
    let left = abs(target - timeFraction(of: place))
    let length = duration * (durationFactor > 0 ? durationFactor : left)
    let timing =
      parameters?.resolved(duration: length) ?? ResolvedTiming(curve: curve, duration: length)
    leaveCurve(at: place)
    run(
      .blend(
        timing.curve, from: place.progress, to: target,
        Playhead.Run(begin: stage.time, duration: timing.duration)))
  }

  /// Whether the animator runs backwards, to its start; changing it turns it around where it is.
  public var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      precondition(isInterruptible || state == .inactive, "the animator is not interruptible")
      reversed = newValue
      if state == .inactive { playhead = Playhead(startingFrom: origin) }
      if isRunning { run(resumedLeg(begin: stage.time)) }
    }
  }

  /// How much of the way is behind, 0...1, counted in the direction of the motion.
  ///
  /// While running this is the fraction of time; while paused, the fraction of the way when
  /// `scrubsLinearly` is true. Setting it pauses the animator there.
  public var fractionComplete: Double {
    get {
      let place = playhead.place(at: stage.time)
      let usesTime = isRunning || !scrubsLinearly
      let fraction = min(max(usesTime ? timeFraction(of: place) : place.progress, 0), 1)
      return reversed ? 1 - fraction : fraction
    }
    set {
      precondition(!newValue.isNaN, "an animator's fraction must be a number")
      precondition(state != .stopped, "a stopped animator cannot be scrubbed")
      precondition(isInterruptible, "the animator is not interruptible")
      activate()
      let fraction = min(max(reversed ? 1 - newValue : newValue, 0), 1)
      if scrubsLinearly {
        leaveCurve(at: playhead.place(at: stage.time))
        run(.paused(Playhead.Place(progress: fraction, timeFraction: nil)))
      } else {
        run(
          .paused(
            Playhead.Place(progress: curve.value(at: fraction), timeFraction: fraction)))
      }
    }
  }

  // MARK: Ending

  /// Stops the animation where it is; what is on the screen becomes the views' model.
  ///
  /// - Parameter withoutFinishing: Whether that is all: true makes the animator inactive without
  ///   calling the completions, false leaves it stopped for `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    run(.paused(playhead.place(at: stage.time)))
    for block in blocks { block.group.freeze(at: stage.time) }
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Finishes a stopped animator and calls the completions.
  ///
  /// - Parameter position: Where the views end: at their old values, their new ones, or where they
  ///   are.
  public func finishAnimation(at position: ViewAnimatingPosition) {
    precondition(
      state == .stopped, "only a stopped animator can be finished; this one is \(state)")
    finish(at: position)
  }

  private func finish(at position: ViewAnimatingPosition) {
    // The last block first: it may have started from where an earlier one ends.
    for block in blocks.reversed() { block.group.settle(at: position) }
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    state = .inactive
    blocks = []
    completions = []
    playhead = Playhead(startingFrom: origin)
  }

  // MARK: -

  /// The progress from which the animator runs.
  private var origin: Double { reversed ? 1 : 0 }

  /// The progress to which the animator runs.
  private var target: Double { 1 - origin }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    for (animation, delayFactor) in waiting {
      install(animation, startingAt: 0, delayFactor: delayFactor)
    }
    waiting = []
  }

  private func install(_ animation: () -> Void, startingAt start: Double, delayFactor: Double) {
    let pace = AnimatorPace(start: start + delayFactor * (1 - start), curve: curve)
    let place = playhead.place(at: stage.time)
    if place.timeFraction == nil { pace.leaveCurve(at: place) }
    let group = AnimationGroup(blocksTouches: !isUserInteractionEnabled)
    blocks.append((pace, group))
    stage.perform(
      animation,
      in: BlockContext(
        group: group, plan: AnimationPlan(duration: duration, delay: 0, curve: curve),
        progress: { pace.progress(at: self.playhead.place(at: $0)) },
        beginsFromCurrentState: true, rotation: rotation))
  }

  /// The fraction of the animator's time at which its curve has come to a place.
  private func timeFraction(of place: Playhead.Place) -> Double {
    place.timeFraction ?? curve.timeFraction(ofValue: place.progress)
  }

  /// Remembers how the blocks stand to each other when the animator is about to move by anything
  /// but time.
  private func leaveCurve(at place: Playhead.Place) {
    for block in blocks { block.pace.leaveCurve(at: place) }
  }

  /// The way from here to the target along the animator's own curve.
  private func resumedLeg(begin: Double) -> Playhead.Leg {
    let fraction = timeFraction(of: playhead.place(at: stage.time))
    return .curve(
      curve, from: fraction, to: target,
      Playhead.Run(begin: begin, duration: duration * abs(target - fraction)))
  }

  private func run(_ leg: Playhead.Leg) {
    if let ending { stage.events.cancel(ending) }
    ending = nil
    playhead.leg = leg
    isRunning = playhead.end != nil
    if let end = playhead.end { ending = stage.schedule(at: end) { self.arrive() } }
  }

  private func arrive() {
    ending = nil
    run(.paused(Playhead.Place(progress: target, timeFraction: target)))
    if !pausesOnCompletion { finish(at: reversed ? .start : .end) }
  }
}

@available(*, unavailable)
extension ViewPropertyAnimator: Sendable {}
