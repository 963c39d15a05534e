/// How the progress of an animation follows the time: a function of 0...1.
///
/// Every curve but `steps` leads from exactly 0 to exactly 1; Bezier curves and springs may leave
/// 0...1 on the way.
public struct TimingCurve: Hashable, Sendable {
  /// Which end of its time a step is taken at.
  public enum StepPosition: Hashable, Sendable {
    /// At the start: the first step at fraction 0.
    case start
    /// At the end: the last step at fraction 1.
    case end
  }

  private enum Shape: Hashable, Sendable {
    case linear
    case cubicBezier(UnitBezier)
    case steps(Int, StepPosition)
    case spring(Spring, duration: Double)
  }

  private let shape: Shape

  /// The progress at a fraction of the time; fractions outside of 0...1 count as the nearer end.
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

  /// The slope, the progress per fraction of the time.
  ///
  /// Fractions outside of 0...1 count as the nearer end. The slope is infinite where a Bezier curve
  /// is vertical, and 0 for steps.
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
    // The time of a step is its quotient; the product can be a rounding above or below a whole
    // number.
    var taken = (x * count).rounded()
    if taken / count > x { taken -= 1 }
    if position == .start { taken += 1 }
    return min(taken / count, 1)
  }
}

extension TimingCurve {
  /// Constant speed.
  public static let linear = TimingCurve(shape: .linear)

  /// Starts slowly: the Bezier curve (0.42, 0), (1, 1).
  public static let easeIn = cubicBezier(0.42, 0, 1, 1)

  /// Ends slowly: the Bezier curve (0, 0), (0.58, 1).
  public static let easeOut = cubicBezier(0, 0, 0.58, 1)

  /// Starts and ends slowly, the default of view animations: the Bezier curve (0.42, 0), (0.58, 1).
  public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)

  /// Core Animation's default, a quick start and a slow end: the Bezier curve (0.25, 0.1), (0.25,
  /// 1).
  public static let `default` = cubicBezier(0.25, 0.1, 0.25, 1)

  /// The cubic Bezier curve from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2).
  ///
  /// x is the fraction of the time, y the progress. Both x must be in 0...1, so that the curve has
  /// one y for each x; the y are free.
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

  /// A number of equal steps, each at the start or the end of its share of the time.
  public static func steps(_ count: Int, at position: StepPosition = .end) -> TimingCurve {
    precondition(count > 0, "a timing curve must have at least 1 step, not \(count)")
    return TimingCurve(shape: .steps(count, position))
  }

  /// The motion of a spring during its first seconds.
  ///
  /// The curve is exactly 1 at its end. The spring itself is not quite there, by less than 0.001
  /// where the duration is its settling duration; so the last step to the target is a small jump.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - duration: The seconds that fraction 1 stands for, above 0.
  /// - Returns: The curve, which may overshoot.
  public static func spring(_ spring: Spring, duration: Double) -> TimingCurve {
    precondition(
      duration > 0 && duration.isFinite,
      "the duration of a spring curve must be above 0 and finite, not \(duration)")
    return TimingCurve(shape: .spring(spring, duration: duration))
  }

  /// The spring that settles within a duration, as UIKit solves for it; `.easeOut` where there is
  /// none.
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
