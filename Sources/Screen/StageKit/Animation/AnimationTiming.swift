private import Geometry
internal import Tween

/// The timing of an animation block: duration, delay, curve and repetition.
struct AnimationTiming {
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
      "the duration and the delay of an animation must be finite, not \(duration) s and \(delay) s")
    self.duration = duration
    self.delay = max(delay, 0)
    self.curve = curve
    self.repetition = repetition
    self.options = options
    if options.contains(.repeat) { self.repetition.count = .infinity }
    if options.contains(.autoreverse) { self.repetition.autoreverses = true }
  }

  var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }

  /// Returns the timing of a nested block: it inherits from the outer block what its options do not
  /// override.
  func inheriting(from outer: AnimationTiming?) -> AnimationTiming {
    guard let outer else { return self }
    var timing = self
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) { timing.repetition = outer.repetition }
    return timing
  }

  /// Returns the progress as a function of stage time: 0 shows the old value, 1 the model value.
  ///
  /// The progress is 0 during the delay and 1 after the end, so an animation that ends with a
  /// reversed run jumps to the model value.
  func progress(startingAt now: Double) -> (_ time: Double) -> Double {
    let timing = timeline(startingAt: now)
    let curve = curve
    return { time in timing.fraction(at: time).map(curve.value(at:)) ?? 1 }
  }

  /// Returns the end of the last run in stage time; infinite for an animation that repeats forever.
  func endTime(startingAt now: Double) -> Double { timeline(startingAt: now).endTime }

  private func timeline(startingAt now: Double) -> MediaTimeline {
    MediaTimeline(
      beginTime: now + delay, duration: max(duration, 0), repeatCount: repetition.count,
      autoreverses: repetition.autoreverses, fillMode: .backwards)
  }
}

/// The number of runs of an animation, and whether each run is followed by a reversed one.
struct Repetition {
  var count = 1.0
  var autoreverses = false
}
