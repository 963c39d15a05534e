internal import Tween

/// When and at what pace the animations of a block run.
struct AnimationPlan {
  var duration: Double
  var delay: Double
  var curve: TimingCurve
  var repetition: Repetition
  private var options: AnimationOptions

  init(
    duration: Double, delay: Double, curve: TimingCurve, repetition: Repetition = Repetition(),
    options: AnimationOptions = []
  ) {
    precondition(
      duration.isFinite && delay.isFinite,
      "an animation cannot take \(duration) s after a delay of \(delay) s")
    self.duration = duration
    self.delay = max(delay, 0)
    self.curve = curve
    self.repetition = repetition
    self.options = options
    if options.contains(.repeat) { self.repetition.count = .infinity }
    if options.contains(.autoreverse) { self.repetition.autoreverses = true }
  }

  var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }

  /// The plan of a nested block: what its options do not claim comes from the outer block.
  func inheriting(from outer: AnimationPlan?) -> AnimationPlan {
    guard let outer else { return self }
    var plan = self
    if !options.contains(.overrideInheritedDuration) { plan.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { plan.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) { plan.repetition = outer.repetition }
    return plan
  }

  /// The progress as a function of the stage's time: 0 shows the old value, 1 the model.
  ///
  /// The old value shows during the delay. After the end it is the model, to which a run that ends
  /// on its way back jumps.
  func progress(startingAt now: Double) -> (_ time: Double) -> Double {
    let timing = timing(startingAt: now)
    let curve = curve
    return { time in timing.fraction(at: time).map(curve.value(at:)) ?? 1 }
  }

  /// When the last run ends; infinite for one that repeats for ever.
  func endTime(startingAt now: Double) -> Double { timing(startingAt: now).endTime }

  private func timing(startingAt now: Double) -> MediaTiming {
    MediaTiming(
      beginTime: now + delay, duration: max(duration, 0), repeatCount: repetition.count,
      autoreverses: repetition.autoreverses, fillMode: .backwards)
  }
}

/// How often an animation runs, and whether every other run goes backwards.
struct Repetition {
  var count = 1.0
  var autoreverses = false
}

extension RotationDirection {
  /// The way around that options ask for; the shortest where they do not.
  init(_ options: AnimationOptions) {
    self =
      options.contains(.rotateCounterclockwise)
      ? .counterclockwise : options.contains(.rotateClockwise) ? .clockwise : .shortest
  }
}

extension CalculationMode {
  /// The mode that options name; linear where they name none.
  init(_ options: KeyframeAnimationOptions) {
    self =
      switch options.intersection(.calculationModeBits) {
      case .calculationModeDiscrete: .discrete
      case .calculationModePaced: .paced
      case .calculationModeCubic: .cubic
      case .calculationModeCubicPaced: .cubicPaced
      default: .linear
      }
  }
}

extension AnimationOptions {
  /// The options of a keyframe block that a plain block shares.
  init(_ options: KeyframeAnimationOptions) {
    self.init(rawValue: options.subtracting(.calculationModeBits).rawValue)
  }
}
