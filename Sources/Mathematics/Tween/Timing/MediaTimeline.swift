private import Geometry

/// The timing of an animation within its parent's time: when it runs, how often, and what it shows
/// before and after.
///
/// The terms are those of `CAMediaTiming`. One **pass** over the animation takes `duration / speed`
/// seconds. An iteration is one pass or, with `autoreverses`, a forward and a reversed pass. The
/// animation is active from `beginTime` up to, but not including, `endTime`.
public struct MediaTimeline: Hashable, Sendable {
  /// The phase of an animation at a time.
  public enum Phase: Hashable, Sendable {
    /// Before the start.
    case before
    /// At or after the start, and before the end.
    case active
    /// At or after the end.
    case after
  }

  /// The position in an animation at a time.
  public struct Position: Hashable, Sendable {
    /// The fraction of the pass, 0...1; it decreases in a reversed pass.
    public var fraction: Double
    /// The number of completed iterations, 0 in the first.
    public var iteration: Double
    /// The phase.
    public var phase: Phase
  }

  /// The begin time, in seconds of the parent.
  public let beginTime: Double
  /// The duration of one pass at speed 1, in seconds, 0 or more.
  public let duration: Double
  /// The speed relative to the parent's time; 1 by default, backwards below 0.
  ///
  /// At 0 the animation stays at its time offset and never ends.
  public let speed: Double
  /// The time of the animation at its start, in seconds; 0 by default.
  ///
  /// It does not change the active time: the animation runs on from its start where it would end
  /// early.
  public let timeOffset: Double
  /// The number of iterations, above 0; may be fractional or infinite; 1 by default.
  public let repeatCount: Double
  /// Whether each iteration includes a reversed pass; false by default.
  public let autoreverses: Bool
  /// What the animation shows outside of its active time; `.removed` by default.
  public let fillMode: MediaTimingFillMode

  /// Creates a timeline.
  public init(
    beginTime: Double = 0, duration: Double, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 1, autoreverses: Bool = false, fillMode: MediaTimingFillMode = .removed
  ) {
    precondition(beginTime.isFinite, "an animation's begin time must be finite, not \(beginTime)")
    precondition(
      duration >= 0 && duration.isFinite,
      "an animation's duration must be 0 or more and finite, not \(duration)")
    precondition(speed.isFinite, "an animation's speed must be finite, not \(speed)")
    precondition(
      timeOffset.isFinite, "an animation's time offset must be finite, not \(timeOffset)")
    precondition(repeatCount > 0, "an animation's repeat count must be above 0, not \(repeatCount)")
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The time from start to end, in seconds of the parent; 0 for a duration of 0, even if repeated,
  /// and otherwise infinite for a speed of 0.
  public var activeDuration: Double { duration == 0 ? 0 : duration * passCount / abs(speed) }

  /// The end time, in seconds of the parent; infinite for an endless animation.
  public var endTime: Double { beginTime + activeDuration }

  /// Returns the phase at a time of the parent in seconds.
  public func phase(at time: Double) -> Phase { phase(afterPasses: passes(at: time)) }

  /// Returns the fraction of the pass at a time of the parent in seconds, 0...1, before any timing
  /// curve is applied; nil if the animation shows nothing.
  ///
  /// See ``position(at:includesEnd:)``.
  public func fraction(at time: Double) -> Double? { position(at: time)?.fraction }

  /// Returns the position at a time of the parent in seconds.
  ///
  /// In a reversed pass the fraction decreases, so that a timing curve is played backwards. At the
  /// end of a last complete pass the fraction is that at the end of the pass: 1, or 0 for a
  /// reversed pass. An animation of duration 0 is at its end from its begin time on.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - includesEnd: Whether the end belongs to the active time; false by default. It is true for
  ///     an animation in a group that has stopped at its own end.
  /// - Returns: The position, or nil if the animation shows nothing.
  public func position(at time: Double, includesEnd: Bool = false) -> Position? {
    let passes = passes(at: time)
    switch phase(afterPasses: passes) {
    case .before:
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return Position(fraction: fraction(afterPasses: 0), iteration: 0, phase: .before)
    case .active:
      return Position(
        fraction: fraction(afterPasses: passes), iteration: iteration(afterPasses: passes),
        phase: .active)
    case .after:
      let isAtEnd = includesEnd && (passes - passCount <= boundaryTolerance || duration == 0)
      guard fillMode == .forwards || fillMode == .both || isAtEnd else { return nil }
      let last = iteration(afterPasses: MediaTimeline.snapped(passCount))
      return Position(
        fraction: lastFraction, iteration: lastIteration(last), phase: .after)
    }
  }

  private var passCount: Double { autoreverses ? 2 * repeatCount : repeatCount }

  private func phase(afterPasses passes: Double) -> Phase {
    if passes < 0 { return .before }
    return passes < passCount - boundaryTolerance ? .active : .after
  }

  /// Returns the number of passes played until a time, negative before the start.
  private func passes(at time: Double) -> Double {
    let elapsed = (time - beginTime) * abs(speed)
    guard duration > 0 else { return elapsed < 0 ? -.infinity : .infinity }
    guard speed != 0 else { return time < beginTime ? -.infinity : 0 }
    return MediaTimeline.snapped(elapsed / duration)
  }

  /// Returns the number of iterations completed after a number of passes.
  private func iteration(afterPasses passes: Double) -> Double {
    (autoreverses ? passes / 2 : passes).rounded(.down)
  }

  /// Returns the index of the last iteration; a complete one does not begin another.
  private func lastIteration(_ last: Double) -> Double {
    last.isInfinite || last > 0 && last == MediaTimeline.snapped(repeatCount) ? last - 1 : last
  }

  private func fraction(afterPasses passes: Double) -> Double {
    var passes = passes
    if speed < 0 || timeOffset != 0, duration > 0 {
      passes = MediaTimeline.snapped(timeOffset / duration + (speed < 0 ? -passes : passes))
    }
    let whole = passes.rounded(.down)
    return isReversed(whole) ? 1 - (passes - whole) : passes - whole
  }

  private var lastFraction: Double {
    // Played backwards, an animation ends at the start of a pass, which is not the end of another.
    guard speed >= 0 || duration == 0 else { return fraction(afterPasses: passCount) }
    let offset = duration > 0 ? timeOffset / duration : 0
    let passes = MediaTimeline.snapped(passCount + offset)
    let whole = passes.rounded(.down)
    guard passes == whole else {
      return isReversed(whole) ? 1 - (passes - whole) : passes - whole
    }
    // An endless animation of duration 0 ends after a complete iteration.
    let endsReversed = autoreverses && (whole.isInfinite || isReversed(whole - 1))
    return endsReversed ? 0 : 1
  }

  private func isReversed(_ pass: Double) -> Bool {
    autoreverses && abs(pass.truncatingRemainder(dividingBy: 2)) == 1
  }

  /// Returns the nearest integer if the difference is a rounding error.
  ///
  /// 0.3 / 0.1 is 2.9999999999999996, so without this the frame at 0.3 s would show the end of the
  /// third pass of 0.1 s instead of the start of the fourth.
  private static func snapped(_ passes: Double) -> Double {
    let whole = passes.rounded()
    return abs(passes - whole) <= boundaryTolerance ? whole : passes
  }
}

/// The distance, in passes, at which a time counts as on a boundary: far below a frame and far
/// above rounding errors.
private let boundaryTolerance = 1e-9
