public import UIKit

/// How a change is animated: `UIView.animate(_:changes:completion:)` takes it.
public struct Animation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    /// A spring of a perceived duration and a bounce.
    case spring(duration: Double, bounce: Double)
    /// A cubic curve of a duration.
    case curve(Double, Double, Double, Double, duration: Double)
  }

  private var kind: Kind
  private var wait = 0.0
  private var rate = 1.0

  private init(_ kind: Kind) { self.kind = kind }

  /// The duration of curves without one, in seconds.
  private static let usualDuration = 0.35

  // MARK: Springs

  /// A spring without a bounce.
  public static var `default`: Self { smooth }
  /// A spring without a bounce.
  public static var spring: Self { smooth }
  /// A spring without a bounce.
  public static var smooth: Self { spring(duration: 0.5, bounce: 0) }
  /// A spring with a small bounce.
  public static var snappy: Self { spring(duration: 0.5, bounce: 0.15) }
  /// A spring with a bounce.
  public static var bouncy: Self { spring(duration: 0.5, bounce: 0.3) }

  /// Returns a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration that is perceived, in seconds.
  ///   - bounce: How much it overshoots: 0 not at all, 1 without end.
  ///   - blendDuration: How long two springs are blended; it has no effect.
  /// - Returns: The spring.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self { Self(.spring(duration: duration, bounce: bounce)) }

  /// Returns a spring.
  ///
  /// - Parameters:
  ///   - response: The duration that is perceived, in seconds.
  ///   - dampingFraction: The share of the friction that prevents a bounce.
  ///   - blendDuration: How long two springs are blended; it has no effect.
  /// - Returns: The spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self { spring(duration: response, bounce: 1 - dampingFraction) }

  /// Returns a spring without a bounce, or with a small one.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small bounce, or a larger one.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce, or a larger one.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Curves

  /// A constant speed.
  public static var linear: Self { linear(duration: usualDuration) }
  /// A slow beginning.
  public static var easeIn: Self { easeIn(duration: usualDuration) }
  /// A slow end.
  public static var easeOut: Self { easeOut(duration: usualDuration) }
  /// A slow beginning and end.
  public static var easeInOut: Self { easeInOut(duration: usualDuration) }

  /// Returns a constant speed.
  public static func linear(duration: Double) -> Self {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  /// Returns a slow beginning.
  public static func easeIn(duration: Double) -> Self {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  /// Returns a slow end.
  public static func easeOut(duration: Double) -> Self {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  /// Returns a slow beginning and end.
  public static func easeInOut(duration: Double) -> Self {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  /// Returns a cubic curve between (0, 0) and (1, 1) with two control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Self { Self(.curve(x1, y1, x2, y2, duration: duration)) }

  // MARK: Times

  /// Returns the animation after a delay in seconds.
  public func delay(_ delay: Double) -> Self {
    var result = self
    result.wait += delay
    return result
  }

  /// Returns the animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Self {
    var result = self
    result.rate *= speed
    return result
  }

  /// Makes what animates changes of views.
  fileprivate func animator() -> UIViewPropertyAnimator {
    switch kind {
    case .spring(let duration, let bounce):
      let length = duration / rate
      return UIViewPropertyAnimator(
        duration: length,
        timingParameters: UISpringTimingParameters(duration: length, bounce: bounce))
    case .curve(let x1, let y1, let x2, let y2, let duration):
      return UIViewPropertyAnimator(
        duration: duration / rate, controlPoint1: CGPoint(x: x1, y: y1),
        controlPoint2: CGPoint(x: x2, y: y2))
    }
  }

  /// Animates changes of views.
  fileprivate func run(_ changes: @escaping () -> Void, completion: (() -> Void)?) {
    let animator = animator()
    animator.addAnimations(changes)
    if let completion { animator.addCompletion { _ in completion() } }
    animator.startAnimation(afterDelay: wait / rate)
  }
}

extension UIView {
  /// Animates changes of views as SwiftUI animates them.
  ///
  /// - Parameters:
  ///   - animation: The spring or curve.
  ///   - changes: Changes views.
  ///   - completion: Called at the end; nil, the default, for nothing.
  public static func animate(
    _ animation: Animation, changes: @escaping () -> Void, completion: (() -> Void)? = nil
  ) { animation.run(changes, completion: completion) }
}
