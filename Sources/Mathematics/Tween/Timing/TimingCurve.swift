private import Geometry

/// A timing curve: the progress of an animation as a function of the fraction of its time, 0...1.
///
/// Every curve but `steps` runs from exactly 0 to exactly 1. Bezier curves, springs and some
/// easings may leave 0...1 in between.
///
/// Outside of 0...1 a curve continues as CSS Easing Functions defines it, so that an overshooting
/// curve can feed another one: a linear curve and steps continue, and a Bezier curve follows its
/// tangents at the ends. A spring and the easings by name, which CSS does not have, are at rest.
public struct TimingCurve: Hashable, Sendable {
  /// The places of the steps in a curve of equal intervals.
  public enum StepPosition: Hashable, Sendable {
    /// At the start of each interval: the first step is at fraction 0.
    case start
    /// At the end of each interval: the last step is at fraction 1.
    case end
    /// Between the intervals, and at both fraction 0 and fraction 1: one step more than intervals.
    case jumpBoth
    /// Between the intervals only: one step less than intervals. The first interval is at progress
    /// 0 and the last one at 1.
    case jumpNone
  }

  private enum Shape: Hashable, Sendable {
    case linear
    case cubicBezier(UnitBezier)
    case steps(Int, StepPosition)
    case spring(Spring, duration: Double)
    case easing(Easing)
  }

  private let shape: Shape

  /// Creates the curve of an easing.
  init(_ easing: Easing) { self.init(shape: .easing(easing)) }

  private init(shape: Shape) { self.shape = shape }

  /// Returns the progress at a fraction of the time, also outside of 0...1.
  public func value(at fraction: Double) -> Double {
    switch shape {
    case .linear:
      return fraction
    case .cubicBezier(let bezier):
      return bezier.sample(at: fraction).y
    case .steps(let count, let position):
      return TimingCurve.step(at: fraction, of: count, position)
    case .spring(let spring, let duration):
      return fraction >= 1 ? 1 : spring.value(at: max(fraction, 0) * duration)
    case .easing(let easing):
      return easing.value(at: fraction)
    }
  }

  /// Returns the slope: progress per fraction of the time.
  ///
  /// The slope is infinite where a Bezier curve is vertical, and 0 for steps and for a spring
  /// outside of 0...1.
  public func slope(at fraction: Double) -> Double {
    switch shape {
    case .linear: return 1
    case .cubicBezier(let bezier): return bezier.sample(at: fraction).slope
    case .steps: return 0
    case .spring(let spring, let duration):
      return 0...1 ~= fraction ? duration * spring.velocity(at: fraction * duration) : 0
    case .easing(let easing): return easing.slope(at: fraction)
    }
  }

  private static func step(at x: Double, of count: Int, _ position: StepPosition) -> Double {
    let count = Double(count)
    // The time of a step is the quotient; rounding can put the product above or below an integer.
    var taken = (x * count).rounded()
    if taken / count > x { taken -= 1 }
    if position == .start || position == .jumpBoth { taken += 1 }
    let steps =
      switch position {
      case .start, .end: count
      case .jumpBoth: count + 1
      case .jumpNone: count - 1
      }
    return (x <= 1 ? min(taken, steps) : taken) / steps
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

  /// The curves above by name, and the easings, for animations of layers in scene files.
  package static let named =
    [
      (key: "linear", value: linear), (key: "easeIn", value: easeIn),
      (key: "easeOut", value: easeOut), (key: "easeInOut", value: easeInOut),
      (key: "default", value: `default`),
    ] + easings

  /// Returns the cubic Bezier curve from (0, 0) to (1, 1) with control points (x1, y1) and (x2,
  /// y2).
  ///
  /// x is the fraction of the time, y the progress. Both x must be in 0...1, so that the curve is a
  /// function of x; the y can be any finite number, however great.
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

  /// Returns a curve of equal steps.
  ///
  /// - Parameters:
  ///   - count: The number of intervals: 1 or more, for `.jumpNone` 2 or more.
  ///   - position: Where the steps are; at the end of each interval by default.
  /// - Returns: The curve, `steps()` of CSS.
  public static func steps(_ count: Int, at position: StepPosition = .end) -> TimingCurve {
    precondition(count > 0, "a timing curve must have at least 1 step, not \(count)")
    precondition(
      count > 1 || position != .jumpNone,
      "a timing curve without jumps at its ends must have at least 2 intervals, not \(count)")
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
