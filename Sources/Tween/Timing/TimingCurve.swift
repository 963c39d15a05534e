/// A timing curve: the progress of an animation as a function of the fraction of its time, 0...1.
///
/// Every curve but `steps` runs from exactly 0 to exactly 1. Bezier curves and springs may leave
/// 0...1 in between.
public struct TimingCurve: Hashable, Sendable {
  /// The position of a step in its interval.
  public enum StepPosition: Hashable, Sendable {
    /// At the start: the first step is at fraction 0.
    case start
    /// At the end: the last step is at fraction 1.
    case end
  }

  private enum Shape: Hashable, Sendable {
    case linear
    case cubicBezier(UnitBezier)
    case steps(Int, StepPosition)
    case spring(Spring, duration: Double)
  }

  private let shape: Shape

  /// Returns the progress at a fraction of the time; the fraction is clamped to 0...1.
  public func value(at fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    switch shape {
    case .linear:
      return x
    case .cubicBezier(let bezier):
      return bezier.sample(at: x).y
    case .steps(let count, let position):
      return TimingCurve.step(at: x, of: count, position)
    case .spring(let spring, let duration):
      return x == 1 ? 1 : spring.value(at: x * duration)
    }
  }

  /// Returns the slope: progress per fraction of the time.
  ///
  /// The fraction is clamped to 0...1. The slope is infinite where a Bezier curve is vertical, and
  /// 0 for steps.
  public func slope(at fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    switch shape {
    case .linear: return 1
    case .cubicBezier(let bezier): return bezier.sample(at: x).slope
    case .steps: return 0
    case .spring(let spring, let duration): return duration * spring.velocity(at: x * duration)
    }
  }

  private static func step(at x: Double, of count: Int, _ position: StepPosition) -> Double {
    let count = Double(count)
    // The time of a step is the quotient; rounding can put the product above or below an integer.
    var taken = (x * count).rounded()
    if taken / count > x { taken -= 1 }
    if position == .start { taken += 1 }
    return min(taken / count, 1)
  }
}

extension TimingCurve {
  /// Linear progress.
  public static let linear = TimingCurve(shape: .linear)

  /// Slow start: the Bezier curve (0.42, 0), (1, 1).
  public static let easeIn = cubicBezier(0.42, 0, 1, 1)

  /// Slow end: the Bezier curve (0, 0), (0.58, 1).
  public static let easeOut = cubicBezier(0, 0, 0.58, 1)

  /// Slow start and end, the default of view animations: the Bezier curve (0.42, 0), (0.58, 1).
  public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)

  /// Core Animation's default, with a fast start and a slow end: the Bezier curve (0.25, 0.1),
  /// (0.25, 1).
  public static let `default` = cubicBezier(0.25, 0.1, 0.25, 1)

  /// Returns the cubic Bezier curve from (0, 0) to (1, 1) with control points (x1, y1) and (x2,
  /// y2).
  ///
  /// x is the fraction of the time, y the progress. Both x must be in 0...1, so that the curve is a
  /// function of x; the y can be any finite number.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> TimingCurve {
    precondition(
      (0...1).contains(x1) && (0...1).contains(x2),
      "the x of a timing curve's control points must be in 0...1, not \(x1) and \(x2)")
    precondition(
      y1.isFinite && y2.isFinite,
      "the y of a timing curve's control points must be finite, not \(y1) and \(y2)")
    return TimingCurve(shape: .cubicBezier(UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// Returns a curve of equal steps, each at the start or the end of its interval.
  public static func steps(_ count: Int, at position: StepPosition = .end) -> TimingCurve {
    precondition(count > 0, "a timing curve must have at least 1 step, not \(count)")
    return TimingCurve(shape: .steps(count, position))
  }

  /// Returns the motion of a spring over a duration.
  ///
  /// The curve is exactly 1 at its end. The spring is within 0.001 of its target there if the
  /// duration is its settling duration, so the curve ends with a small jump.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - duration: The duration in seconds of the fractions 0...1, above 0.
  /// - Returns: The curve, which may overshoot.
  public static func spring(_ spring: Spring, duration: Double) -> TimingCurve {
    precondition(
      duration > 0 && duration.isFinite,
      "the duration of a spring curve must be above 0 and finite, not \(duration)")
    return TimingCurve(shape: .spring(spring, duration: duration))
  }

  /// Returns the spring that settles within a duration, as in UIKit; `.easeOut` if there is none.
  ///
  /// See `Spring.init(dampingRatio:duration:initialVelocity:)` for the parameters.
  public static func spring(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0
  ) -> TimingCurve {
    let spring = Spring(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity)
    return spring.map { .spring($0, duration: duration) } ?? .easeOut
  }
}
