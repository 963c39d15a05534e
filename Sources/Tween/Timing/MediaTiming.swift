/// When an animation runs, how often, and what it shows outside of its time.
///
/// The terms are those of `CAMediaTiming`. One **leg** takes `duration / speed` seconds; one
/// iteration is one leg, or two with `autoreverses`, there and back. The animation is active from
/// `beginTime` on and no longer at `endTime`.
public struct MediaTiming: Hashable, Sendable {
  /// What an animation shows outside of its active time.
  public enum FillMode: Hashable, Sendable {
    /// Nothing.
    case removed
    /// Its last moment, from the end on.
    case forwards
    /// Its first moment, until it begins.
    case backwards
    /// Its first moment before, its last moment after.
    case both
  }

  /// Where a time lies.
  public enum Phase: Hashable, Sendable {
    /// Before the begin.
    case before
    /// At the begin or later, and before the end.
    case active
    /// At the end or later.
    case after
  }

  /// When the animation begins, in seconds.
  public let beginTime: Double
  /// The duration of one leg at speed 1, in seconds, 0 or more.
  public let duration: Double
  /// How fast time passes for the animation, above 0; 1 by default.
  public let speed: Double
  /// The number of iterations, above 0; may have a fraction or be infinite; 1 by default.
  public let repeatCount: Double
  /// Whether each iteration goes back the way it came; false by default.
  public let autoreverses: Bool
  /// What the animation shows outside of its active time; `.removed` by default.
  public let fillMode: FillMode

  /// Creates a timing.
  public init(
    beginTime: Double = 0, duration: Double, speed: Double = 1, repeatCount: Double = 1,
    autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    precondition(beginTime.isFinite, "an animation's begin must be finite, not \(beginTime)")
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

  /// The time from begin to end, in seconds: 0 for a duration of 0, however often repeated.
  public var activeDuration: Double { duration == 0 ? 0 : duration * legCount / speed }

  /// When the animation ends, in seconds; infinite where it never does.
  public var endTime: Double { beginTime + activeDuration }

  /// Where a time in seconds lies.
  public func phase(at time: Double) -> Phase { phase(afterLegs: legs(at: time)) }

  /// How far along the leg the animation is at a time in seconds, 0...1, before any timing curve.
  ///
  /// On the way back of an autoreversing iteration the fraction falls, so that a timing curve is
  /// played backwards. At the end of a last whole leg it is where that leg ends: 1, or 0 after a
  /// way back. An animation of duration 0 jumps to its end as it begins.
  ///
  /// - Returns: The fraction, or nil where the animation shows nothing.
  public func fraction(at time: Double) -> Double? {
    let legs = legs(at: time)
    switch phase(afterLegs: legs) {
    case .before: return fillMode == .backwards || fillMode == .both ? 0 : nil
    case .active: return fraction(afterLegs: legs)
    case .after: return fillMode == .forwards || fillMode == .both ? lastFraction : nil
    }
  }

  private var legCount: Double { autoreverses ? 2 * repeatCount : repeatCount }

  private func phase(afterLegs legs: Double) -> Phase {
    if legs < 0 { return .before }
    return legs < legCount - boundaryTolerance ? .active : .after
  }

  /// The number of legs played until a time, negative before the begin.
  private func legs(at time: Double) -> Double {
    let elapsed = (time - beginTime) * speed
    guard duration > 0 else { return elapsed < 0 ? -.infinity : .infinity }
    return MediaTiming.snapped(elapsed / duration)
  }

  private func fraction(afterLegs legs: Double) -> Double {
    let whole = legs.rounded(.down)
    return isWayBack(whole) ? 1 - (legs - whole) : legs - whole
  }

  private var lastFraction: Double {
    let legs = MediaTiming.snapped(legCount)
    let whole = legs.rounded(.down)
    guard legs == whole else { return fraction(afterLegs: legs) }
    // An endless animation of no duration ends on a whole iteration.
    let endsBack = autoreverses && (whole.isInfinite || isWayBack(whole - 1))
    return endsBack ? 0 : 1
  }

  private func isWayBack(_ leg: Double) -> Bool {
    autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1
  }

  /// The nearest whole number where only rounding can have led away from it.
  ///
  /// Without this the frame at 0.3 s would show the end of the third leg of 0.1 s instead of the
  /// start of the fourth, since 0.3 / 0.1 is 2.9999999999999996.
  private static func snapped(_ legs: Double) -> Double {
    let whole = legs.rounded()
    return abs(legs - whole) <= boundaryTolerance ? whole : legs
  }
}

/// How close to a boundary a time counts as on it, in legs: far below a frame, far above rounding.
private let boundaryTolerance = 1e-9
