/// The timing of an animation: when it runs, how often, and what it shows before and after.
///
/// The terms are those of `CAMediaTiming`. One **pass** over the animation takes `duration / speed`
/// seconds. An iteration is one pass or, with `autoreverses`, a forward and a reversed pass. The
/// animation is active from `beginTime` up to, but not including, `endTime`.
public struct MediaTiming: Hashable, Sendable {
  /// What an animation shows outside of its active time.
  public enum FillMode: Hashable, Sendable {
    /// Nothing.
    case removed
    /// The last value, after the end.
    case forwards
    /// The first value, before the begin.
    case backwards
    /// The first value before the begin and the last value after the end.
    case both
  }

  /// The phase of an animation at a time.
  public enum Phase: Hashable, Sendable {
    /// Before the begin.
    case before
    /// At or after the begin, and before the end.
    case active
    /// At or after the end.
    case after
  }

  /// The begin time, in seconds.
  public let beginTime: Double
  /// The duration of one pass at speed 1, in seconds, 0 or more.
  public let duration: Double
  /// The speed relative to the parent's time, above 0; 1 by default.
  public let speed: Double
  /// The number of iterations, above 0; may be fractional or infinite; 1 by default.
  public let repeatCount: Double
  /// Whether each iteration includes a reversed pass; false by default.
  public let autoreverses: Bool
  /// What the animation shows outside of its active time; `.removed` by default.
  public let fillMode: FillMode

  /// Creates a timing.
  public init(
    beginTime: Double = 0, duration: Double, speed: Double = 1, repeatCount: Double = 1,
    autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    precondition(beginTime.isFinite, "an animation's begin time must be finite, not \(beginTime)")
    precondition(
      duration >= 0 && duration.isFinite,
      "an animation's duration must be 0 or more and finite, not \(duration)")
    precondition(
      speed > 0 && speed.isFinite, "an animation's speed must be above 0 and finite, not \(speed)")
    precondition(repeatCount > 0, "an animation's repeat count must be above 0, not \(repeatCount)")
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The time from begin to end, in seconds; 0 for a duration of 0, even if repeated.
  public var activeDuration: Double { duration == 0 ? 0 : duration * passCount / speed }

  /// The end time, in seconds; infinite for an endless animation.
  public var endTime: Double { beginTime + activeDuration }

  /// Returns the phase at a time in seconds.
  public func phase(at time: Double) -> Phase { phase(afterPasses: passes(at: time)) }

  /// Returns the fraction of the pass at a time in seconds, 0...1, before any timing curve is
  /// applied.
  ///
  /// In a reversed pass the fraction decreases, so that a timing curve is played backwards. At the
  /// end of a last complete pass the fraction is that at the end of the pass: 1, or 0 for a
  /// reversed pass. An animation of duration 0 is at its end from its begin time on.
  ///
  /// - Returns: The fraction, or nil if the animation shows nothing.
  public func fraction(at time: Double) -> Double? {
    let passes = passes(at: time)
    switch phase(afterPasses: passes) {
    case .before: return fillMode == .backwards || fillMode == .both ? 0 : nil
    case .active: return fraction(afterPasses: passes)
    case .after: return fillMode == .forwards || fillMode == .both ? lastFraction : nil
    }
  }

  private var passCount: Double { autoreverses ? 2 * repeatCount : repeatCount }

  private func phase(afterPasses passes: Double) -> Phase {
    if passes < 0 { return .before }
    return passes < passCount - boundaryTolerance ? .active : .after
  }

  /// Returns the number of passes played until a time, negative before the begin.
  private func passes(at time: Double) -> Double {
    let elapsed = (time - beginTime) * speed
    guard duration > 0 else { return elapsed < 0 ? -.infinity : .infinity }
    return MediaTiming.snapped(elapsed / duration)
  }

  private func fraction(afterPasses passes: Double) -> Double {
    let whole = passes.rounded(.down)
    return isReversed(whole) ? 1 - (passes - whole) : passes - whole
  }

  private var lastFraction: Double {
    let passes = MediaTiming.snapped(passCount)
    let whole = passes.rounded(.down)
    guard passes == whole else { return fraction(afterPasses: passes) }
    // An endless animation of duration 0 ends after a complete iteration.
    let endsReversed = autoreverses && (whole.isInfinite || isReversed(whole - 1))
    return endsReversed ? 0 : 1
  }

  private func isReversed(_ pass: Double) -> Bool {
    autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
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
