internal import Geometry
internal import Layers
public import StageKit

/// The motion in which one view covers another from the right, or uncovers it: the push and pop of
/// `UINavigationController`.
///
/// The view in front moves by the width of the container, with a shadow at its left edge. The view
/// behind moves by a third of it and is dimmed.
///
/// ```swift
/// let transition = NavigationTransition(in: container, behind: list, front: detail)
/// transition.push(animated: true)
/// ```
///
/// After a push the view behind is removed from its superview, after a pop the one in front is.
public final class NavigationTransition {
  /// The duration of a push or pop in seconds, as commonly measured for `UINavigationController`.
  public static let duration = NavigationMetrics.duration
  /// The fraction of the width by which the view behind moves: that of flutter
  /// cupertino/route.dart.
  static let parallax = 1.0 / 3
  /// The opacity of the black over the view behind: 0x18 / 255 of flutter cupertino/route.dart.
  static let dimming = 24.0 / 255
  /// The opacity of the shadow, chosen by eye; its blur of 16 points is that of published
  /// reimplementations.
  static let shadowOpacity = 0.2
  static let shadowBlur = 16.0
  /// The speed in widths per second from which the direction of the release decides: that of
  /// flutter cupertino/route.dart.
  static let flingSpeed = 1.0

  /// The view behind.
  public let behind: View
  /// The view in front.
  public let front: View
  /// Whether a push or pop is in progress.
  public var isRunning: Bool { animator != nil }

  private let container: View
  private let dimmingView = View()
  private var animator: ViewPropertyAnimator?
  private var companions: [(Bool) -> Void] = []
  private var isPop = false

  /// Creates a transition between two views that fill a container.
  ///
  /// - Parameters:
  ///   - container: The superview of both; it should clip to its bounds.
  ///   - behind: The view behind.
  ///   - front: The view in front.
  public init(in container: View, behind: View, front: View) {
    self.container = container
    self.behind = behind
    self.front = front
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
  }

  // MARK: Push and pop

  /// Moves the view in front over the other one.
  ///
  /// - Parameters:
  ///   - animated: Whether it takes 0.35 s with the critically damped spring of UIKit's
  ///     transitions; without a stage it is immediate.
  ///   - completion: Called at the end; nil by default.
  public func push(animated: Bool, completion: (() -> Void)? = nil) {
    run(isPop: false, animated: animated, completion: completion)
  }

  /// Moves the view in front away from the other one; the parameters are those of a push.
  public func pop(animated: Bool, completion: (() -> Void)? = nil) {
    run(isPop: true, animated: animated, completion: completion)
  }

  /// Animates changes with the push or pop in progress; without one they are made immediately.
  ///
  /// - Parameters:
  ///   - changes: Sets properties of views.
  ///   - completion: Called at the end, with false if the motion has been cancelled.
  public func animateAlongside(
    _ changes: @escaping () -> Void, completion: @escaping (_ isCompleted: Bool) -> Void
  ) {
    guard let animator else {
      changes()
      return completion(true)
    }
    animator.addAnimations(changes)
    companions.append(completion)
  }

  private func run(isPop: Bool, animated: Bool, completion: (() -> Void)?) {
    prepare(isPop: isPop)
    guard animated, let stage = container.stage, stage.areAnimationsEnabled else {
      move()
      end(isCompleted: true)
      completion?()
      return
    }
    let animator = makeAnimator(on: stage)
    animator.addCompletion { _ in completion?() }
    animator.startAnimation()
  }

  // MARK: Interactive pop

  /// Begins a pop that ``update(_:)`` moves.
  public func beginInteractivePop() {
    guard let stage = container.stage else {
      preconditionFailure("an interactive pop needs a container on a stage")
    }
    prepare(isPop: true)
    makeAnimator(on: stage).pauseAnimation()
  }

  /// Moves the views of an interactive pop.
  ///
  /// - Parameter fraction: The fraction of the width by which the view in front has moved, 0...1.
  public func update(_ fraction: Double) {
    animator?.fractionComplete = fraction
  }

  /// Ends an interactive pop: it is completed if the view in front has moved by half of the width
  /// or more, or is released to the right at more than a width per second; released to the left at
  /// that speed it is cancelled.
  ///
  /// The rest of the motion takes the remaining part of 0.35 s.
  ///
  /// - Parameter velocity: The velocity of the finger to the right, in points per second.
  public func release(velocity: Double) {
    guard let animator else { return }
    let speed = velocity / max(container.bounds.width, 1)
    let completes =
      abs(speed) > Self.flingSpeed ? speed > 0 : animator.fractionComplete >= 0.5
    finish(completes: completes)
  }

  /// Ends an interactive pop where it began.
  public func cancel() { finish(completes: false) }

  private func finish(completes: Bool) {
    guard let animator else { return }
    if !completes { animator.isReversed = true }
    animator.continueAnimation(
      withTimingParameters: SpringTimingParameters(dampingRatio: 1), durationFactor: 0)
  }

  // MARK: Motion

  private func prepare(isPop: Bool) {
    precondition(animator == nil, "a transition cannot begin while it is running")
    self.isPop = isPop
    let bounds = container.bounds
    container.withoutAnimation {
      for view in [behind, dimmingView, front] {
        container.addSubview(view)
        view.bounds.size = bounds.size
      }
      let layer = front.layer
      layer.shadowColor = .black
      layer.shadowOffset = .zero
      layer.shadowRadius = Self.shadowBlur / 2
      place(isCovered: isPop)
    }
  }

  /// Places both views.
  private func place(isCovered: Bool) {
    let bounds = container.bounds
    let width = container.isRightToLeft ? -bounds.width : bounds.width
    front.center = Point(bounds.midX + (isCovered ? 0 : width), bounds.midY)
    behind.center = Point(bounds.midX - (isCovered ? Self.parallax * width : 0), bounds.midY)
    dimmingView.center = behind.center
    dimmingView.alpha = isCovered ? Self.dimming : 0
    front.layer.shadowOpacity = isCovered ? Self.shadowOpacity : 0
  }

  private func move() { place(isCovered: !isPop) }

  private func makeAnimator(on stage: Stage) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(
      on: stage, duration: Self.duration,
      timingParameters: SpringTimingParameters(dampingRatio: 1))
    animator.isUserInteractionEnabled = false
    animator.addAnimations { [unowned self] in move() }
    animator.addCompletion { self.end(isCompleted: $0 == .end) }
    self.animator = animator
    return animator
  }

  private func end(isCompleted: Bool) {
    animator = nil
    let isCovered = isPop != isCompleted
    container.withoutAnimation {
      dimmingView.removeFromSuperview()
      (isCovered ? behind : front).removeFromSuperview()
      let rest = isCovered ? front : behind
      rest.center = container.bounds.center
      front.layer.shadowOpacity = 0
    }
    let companions = companions
    self.companions = []
    for companion in companions { companion(isCompleted) }
  }
}

@available(*, unavailable)
extension NavigationTransition: Sendable {}
