public import Geometry
internal import Tween

/// The named paces of an animation, `UIView.AnimationCurve`.
public enum AnimationCurve: Hashable, Sendable, CaseIterable {
  /// Slow at both ends.
  case easeInOut
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// At constant speed.
  case linear

  /// The curve that options name; ease-in-ease-out where they name none.
  init(_ options: AnimationOptions) {
    self =
      switch options.intersection(.curveBits) {
      case .curveEaseIn: .easeIn
      case .curveEaseOut: .easeOut
      case .curveLinear: .linear
      default: .easeInOut
      }
  }

  var timingCurve: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

/// The pace of a property animator; `CubicTimingParameters` or `SpringTimingParameters`.
public protocol TimingCurveProvider {
  /// The curve and the duration, given the one the animator was created with.
  func resolved(duration: Double) -> ResolvedTiming
}

/// A pace and a duration.
public struct ResolvedTiming: Sendable {
  let curve: TimingCurve
  let duration: Double
}

/// A pace by a cubic Bezier curve, `UICubicTimingParameters`.
public struct CubicTimingParameters: TimingCurveProvider, Hashable, Sendable {
  private let curve: TimingCurve

  /// Creates Core Animation's default pace.
  public init() { curve = .default }

  /// Creates a named pace.
  public init(animationCurve: AnimationCurve) {
    curve = animationCurve.timingCurve
  }

  /// Creates a pace from the two inner control points of a curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - controlPoint1: The first, with x in 0...1.
  ///   - controlPoint2: The second, with x in 0...1.
  public init(controlPoint1: Point, controlPoint2: Point) {
    curve = .cubicBezier(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }

  /// The curve with the animator's own duration.
  public func resolved(duration: Double) -> ResolvedTiming {
    ResolvedTiming(curve: curve, duration: duration)
  }
}

/// A pace by a spring, `UISpringTimingParameters`.
public struct SpringTimingParameters: TimingCurveProvider, Hashable, Sendable {
  private enum Kind: Hashable {
    case ratio(Double, velocity: Double)
    case spring(Spring)
  }

  private let kind: Kind

  /// Creates the spring of the system's own transitions: mass 3, stiffness 1000, damping 500.
  ///
  /// It does not swing, and it ignores the animator's duration.
  public init() { self.init(mass: 3, stiffness: 1000, damping: 500) }

  /// Creates a spring that takes the animator's duration to settle.
  ///
  /// - Parameters:
  ///   - dampingRatio: From near 0 (swings for long) to 1 (does not swing).
  ///   - initialVelocity: The speed at the start, in whole distances a second; 0 by default.
  public init(dampingRatio: Double, initialVelocity: Double = 0) {
    kind = .ratio(dampingRatio, velocity: initialVelocity)
  }

  /// Creates a physical spring, which ignores the animator's duration and takes its settling time.
  ///
  /// - Parameters:
  ///   - mass: The mass on the spring, above 0.
  ///   - stiffness: The force per distance, above 0.
  ///   - damping: The force per speed, above 0: a spring without damping never settles.
  ///   - initialVelocity: The speed at the start, in whole distances a second; 0 by default.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    precondition(damping > 0, "a spring with a damping of \(damping) never settles")
    kind = .spring(
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// The spring's curve with the duration it takes.
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
