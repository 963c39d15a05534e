public import Geometry
internal import Tween

/// The timing of a property animator: `CubicTimingParameters` or `SpringTimingParameters`.
public protocol TimingCurveProvider {
  /// Returns the curve and the duration for the duration with which the animator was created.
  func resolved(duration: Double) -> ResolvedTiming
}

/// A timing curve with a duration in seconds.
public struct ResolvedTiming: Sendable {
  let curve: TimingCurve
  let duration: Double
}

/// A cubic Bezier timing curve, `UICubicTimingParameters`.
public struct CubicTimingParameters: TimingCurveProvider, Hashable, Sendable {
  private let curve: TimingCurve

  /// Creates Core Animation's default timing curve.
  public init() { curve = .default }

  /// Creates a predefined timing curve.
  public init(animationCurve: AnimationCurve) {
    curve = animationCurve.timingCurve
  }

  /// Creates a timing curve from (0, 0) to (1, 1) from its inner control points.
  ///
  /// - Parameters:
  ///   - controlPoint1: The first control point, with x in 0...1.
  ///   - controlPoint2: The second control point, with x in 0...1.
  public init(controlPoint1: Point, controlPoint2: Point) {
    curve = .cubicBezier(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }

  /// Returns the curve with the animator's own duration.
  public func resolved(duration: Double) -> ResolvedTiming {
    ResolvedTiming(curve: curve, duration: duration)
  }
}

/// A spring timing curve, `UISpringTimingParameters`.
public struct SpringTimingParameters: TimingCurveProvider, Hashable, Sendable {
  private enum Kind: Hashable {
    case ratio(Double, velocity: Double)
    case spring(Spring)
  }

  private let kind: Kind

  /// Creates the spring of the system's transitions: mass 3, stiffness 1000, damping 500.
  ///
  /// It does not oscillate, and it ignores the animator's duration.
  public init() { self.init(mass: 3, stiffness: 1000, damping: 500) }

  /// Creates a spring that settles within the animator's duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio from near 0 (oscillates for long) to 1 (does not
  ///     oscillate).
  ///   - initialVelocity: The initial velocity in total distances per second; 0 by default.
  public init(dampingRatio: Double, initialVelocity: Double = 0) {
    kind = .ratio(dampingRatio, velocity: initialVelocity)
  }

  /// Creates a physical spring; its settling time replaces the animator's duration.
  ///
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The force per displacement, above 0.
  ///   - damping: The force per velocity, above 0: a spring without damping never settles.
  ///   - initialVelocity: The initial velocity in total distances per second; 0 by default.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    precondition(
      damping > 0,
      "the damping of a spring must be above 0, not \(damping): the spring would never settle")
    kind = .spring(
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// Returns the spring's curve and its duration.
  public func resolved(duration: Double) -> ResolvedTiming {
    switch kind {
    case .ratio(let ratio, let velocity):
      let curve = TimingCurve.spring(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      return ResolvedTiming(curve: curve, duration: duration)
    case .spring(let spring):
      let settling = spring.uiKitSettlingDuration
      return ResolvedTiming(
        curve: .spring(spring.withoutOverdamping, duration: settling), duration: settling)
    }
  }
}
