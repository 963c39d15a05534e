public import StageKit

/// An interaction that sets how far the animation of a transition has come.
///
/// The animations that the animator makes by `UIView.animate` follow the percentage instead of the
/// clock. After ``finish()`` they run on to their end, after ``cancel()`` back to their start.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The curve of the remaining motion, which has no effect; ease in and out by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The speed of the rest, as a multiple of the animation's; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// Whether the transition begins under a finger; true by default.
  open var wantsInteractiveStart = true
  /// The timing of the remaining motion; it has no effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// The duration of the transition, in seconds; 0 before it begins.
  open var duration: CGFloat { transition?.transitionDuration ?? 0 }
  /// How far the transition has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  private weak var transition: ControllerTransition?
  private var clock: AnimationClock?

  /// Creates an interaction.
  public override init() {}

  /// Begins the transition, at 0 percent.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    guard wantsInteractiveStart else { return transition.animate() }
    let clock = AnimationClock(on: UIApplication.shared.stage)
    self.clock = clock
    clock.perform { transition.animate() }
  }

  /// Sets how far the transition has come.
  ///
  /// - Parameter percentComplete: The fraction, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    clock?.time = self.percentComplete * duration
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Completes the transition.
  open func finish() {
    guard let clock else { return }
    transition?.finishInteractiveTransition()
    clock.runToEnd(speed: max(completionSpeed, Self.leastSpeed))
    self.clock = nil
  }

  /// Returns the transition to where it began.
  open func cancel() {
    guard let clock else { return }
    transition?.cancelInteractiveTransition()
    clock.runToStart(speed: max(completionSpeed, Self.leastSpeed))
    self.clock = nil
  }

  /// Sets how far the transition has come; the oldest spelling of ``update(_:)``.
  open func updateInteractiveTransition(_ percentComplete: CGFloat) { update(percentComplete) }

  /// Completes the transition; the oldest spelling of ``finish()``.
  open func finishInteractiveTransition() { finish() }

  /// Returns the transition to where it began; the oldest spelling of ``cancel()``.
  open func cancelInteractiveTransition() { cancel() }

  /// Stops a transition that runs; it has no effect before ``finish()``, when it rests anyway.
  open func pause() {}

  /// The least speed of the rest, so that it ends.
  private static let leastSpeed = 0.01
}
