public import Geometry
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
/// The animated views retain an active animator. An animator must not outlive its stage.
open class ViewPropertyAnimator: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The duration from start to end without pauses, in seconds; for a physical spring the settling
  /// time.
  public let duration: Double
  /// The delay of the last `startAnimation(afterDelay:)`, in seconds.
  open private(set) var delay = 0.0
  /// The state.
  open internal(set) var state = ViewAnimatingState.inactive
  /// Whether the animation is running, as opposed to paused, stopped or inactive.
  open private(set) var isRunning = false
  /// Whether scrubbing sets the progress instead of the time fraction of the curve; true by
  /// default.
  open var scrubsLinearly = true
  /// Whether the animator pauses at its end and stays active instead of finishing; false by
  /// default.
  open var pausesOnCompletion = false
  /// Whether views receive touches while they are animated; true by default.
  open var isUserInteractionEnabled = true {
    didSet { for block in blocks { block.animations.blocksTouches = !isUserInteractionEnabled } }
  }
  /// Whether the animator can be paused, scrubbed and, while active, reversed; true by default.
  ///
  /// It can only be set while the animator is inactive.
  open var isInterruptible = true {
    didSet {
      precondition(
        state == .inactive || oldValue == isInterruptible,
        "isInterruptible cannot be set while the animator is \(state)")
    }
  }

  /// An animation block with its progress.
  struct Block {
    let progress: BlockProgress
    let animations: AnimationBlock
  }

  var rotation = RotationDirection.shortest
  unowned let stage: Stage
  let curve: TimingCurve
  var playhead = Playhead()
  /// The storage of `isReversed`.
  var reversed = false
  var blocks: [Block] = []
  var completions: [(ViewAnimatingPosition) -> Void] = []
  /// The blocks that are executed at the start.
  private var pendingBlocks: [(animation: () -> Void, delayFactor: Double)] = []
  private var endEvent: EventQueue.Token?

  /// Creates an inactive animator with timing parameters.
  ///
  /// A subclass with initializers of its own overrides this one, with which
  /// `runningPropertyAnimator` creates instances of the subclass.
  ///
  /// - Parameters:
  ///   - stage: The stage whose clock it follows.
  ///   - duration: The duration in seconds, 0 or more.
  ///   - parameters: The timing.
  public required init(
    on stage: Stage, duration: Double, timingParameters parameters: any TimingCurveProvider
  ) {
    precondition(
      duration >= 0 && duration.isFinite,
      "an animator's duration must be 0 s or more, not \(duration)")
    let timing = parameters.resolved(duration: duration)
    self.stage = stage
    self.duration = timing.duration
    curve = timing.curve
  }

  /// Adds an animation block.
  ///
  /// - Parameters:
  ///   - animation: Sets the properties; executed at the start, or immediately if the animator is
  ///     active.
  ///   - delayFactor: The delay of the block as a fraction of the remaining duration, 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double = 0) {
    precondition(
      (0...1).contains(delayFactor), "a delay factor must be in 0...1, not \(delayFactor)")
    precondition(state != .stopped, "animations cannot be added to a stopped animator")
    if state == .inactive {
      pendingBlocks.append((animation, delayFactor))
    } else {
      let position = playhead.position(at: stage.time)
      install(
        animation, startingAt: position.timeFraction ?? position.progress,
        delayFactor: delayFactor)
    }
  }

  /// Adds a completion, which is called at the end with the final position.
  open func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation, or resumes it after a pause for the remaining time.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds, 0 or more.
  open func startAnimation(afterDelay delay: Double) {
    precondition(delay >= 0 && delay.isFinite, "a delay must be 0 s or more, not \(delay)")
    precondition(state != .stopped, "a stopped animator must be finished before it is started")
    guard !isRunning else { return }
    self.delay = delay
    activate()
    run(remainingSegment(begin: stage.time + delay))
  }

  /// Pauses the animation at its current position; an inactive animator becomes active at its
  /// start.
  open func pauseAnimation() {
    precondition(state != .stopped, "a stopped animator cannot be paused")
    precondition(isInterruptible, "the animator is not interruptible")
    activate()
    run(.paused(playhead.position(at: stage.time)))
  }

  /// Resumes a paused animation with another timing or duration.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining animation; nil keeps the animator's.
  ///   - durationFactor: The duration of the remaining animation, as a multiple of `duration`; 0 is
  ///     the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
  ) {
    precondition(
      durationFactor >= 0 && durationFactor.isFinite,
      "a duration factor must be 0 or more, not \(durationFactor)")
    precondition(state == .active && !isRunning, "only a paused animator can be continued")
    guard parameters != nil || durationFactor > 0 else {
      return run(remainingSegment(begin: stage.time))
    }
    let position = playhead.position(at: stage.time)
    let remaining = abs(target - timeFraction(of: position))
    let segmentDuration = duration * (durationFactor > 0 ? durationFactor : remaining)
    let timing =
      parameters?.resolved(duration: segmentDuration)
      ?? ResolvedTiming(curve: curve, duration: segmentDuration)
    leaveCurve(at: position)
    run(
      .continuation(
        timing.curve, from: position.progress, to: target,
        Playhead.Interval(begin: stage.time, duration: timing.duration)))
  }
}

extension ViewPropertyAnimator {
  /// The progress at the start of the motion, in its direction.
  var origin: Double { reversed ? 1 : 0 }

  /// The progress at the end of the motion, in its direction.
  var target: Double { 1 - origin }

  /// Makes an inactive animator active and executes its blocks.
  func activate() {
    guard state == .inactive else { return }
    state = .active
    for (animation, delayFactor) in pendingBlocks {
      install(animation, startingAt: 0, delayFactor: delayFactor)
    }
    pendingBlocks = []
  }

  private func install(_ animation: () -> Void, startingAt start: Double, delayFactor: Double) {
    let progress = BlockProgress(start: start + delayFactor * (1 - start), curve: curve)
    let position = playhead.position(at: stage.time)
    if position.timeFraction == nil { progress.leaveCurve(at: position) }
    let block = AnimationBlock(blocksTouches: !isUserInteractionEnabled)
    blocks.append(Block(progress: progress, animations: block))
    stage.perform(
      animation,
      in: BlockContext(
        block: block, now: stage.time,
        timing: AnimationTiming(duration: duration, delay: 0, curve: curve),
        progress: { progress.progress(at: self.playhead.position(at: $0)) },
        beginsFromCurrentState: true, rotation: rotation))
  }

  /// Returns the time fraction at which the animator's curve has the progress of a position.
  func timeFraction(of position: Playhead.Position) -> Double {
    position.timeFraction ?? curve.timeFraction(ofValue: position.progress)
  }

  /// Detaches the progress of all blocks from the curve, before the animator leaves it.
  func leaveCurve(at position: Playhead.Position) {
    for block in blocks { block.progress.leaveCurve(at: position) }
  }

  /// Returns the segment from the current position to the target along the animator's curve.
  func remainingSegment(begin: Double) -> Playhead.Segment {
    let fraction = timeFraction(of: playhead.position(at: stage.time))
    return .curve(
      curve, from: fraction, to: target,
      Playhead.Interval(begin: begin, duration: duration * abs(target - fraction)))
  }

  /// Replaces the current segment and schedules its end.
  func run(_ segment: Playhead.Segment) {
    if let endEvent { stage.events.cancel(endEvent) }
    endEvent = nil
    playhead.segment = segment
    isRunning = playhead.end != nil
    if let end = playhead.end { endEvent = stage.schedule(at: end) { self.reachTarget() } }
  }

  private func reachTarget() {
    endEvent = nil
    run(.paused(Playhead.Position(progress: target, timeFraction: target)))
    if !pausesOnCompletion { finish(at: reversed ? .start : .end) }
  }
}

@available(*, unavailable)
extension ViewPropertyAnimator: Sendable {}
