internal import Dynamics
internal import Geometry

/// The ticker of the animators whose reference is one view.
///
/// It forwards to the stage of the view: the animators move with the view from stage to stage, and
/// are suspended while the view is on no stage. It also notifies them of changes of the view's
/// bounds.
final class ReferenceViewTicker: LoggingTicker {
  private unowned let view: View
  private var references: [WeakAnimator] = []
  private var currentBounds: Rect

  init(of view: View) {
    self.view = view
    currentBounds = view.bounds
  }

  deinit {
    for animator in animators { animator.referenceViewWillDeallocate() }
  }

  private var animators: [DynamicAnimator] { references.compactMap(\.animator) }

  var stepLog: StepLog? { view.stage?.stepLog }

  func startTicking(_ animator: DynamicAnimator) {
    references.removeAll { $0.animator == nil }
    if !references.contains(where: { $0.animator === animator }) {
      references.append(WeakAnimator(animator: animator))
    }
    view.stage?.startTicking(animator)
  }

  /// Moves the animators from the view's previous stage to its current one; either may be nil.
  func viewDidMove(from previous: Stage?) {
    for animator in animators where animator.ticker == nil {
      previous?.stopTicking(animator)
      guard animator.isRunning, let stage = view.stage else { continue }
      // An animator that started before its view was on a stage.
      if previous == nil { stage.dynamicAnimator(animator, didReport: .resumed) }
      stage.startTicking(animator)
    }
  }

  /// Notifies the animators if the view's bounds have changed.
  func boundsDidChange() {
    guard view.bounds != currentBounds else { return }
    currentBounds = view.bounds
    // The view only steps the animators of its layout.
    for animator in animators where animator.referenceView != nil {
      animator.referenceBoundsDidChange()
    }
  }

  func write(_ changes: () -> Void) {
    if let stage = view.stage { stage.write(changes) } else { changes() }
  }

  func dynamicAnimator(_ animator: DynamicAnimator, didReport event: DynamicEvent) {
    view.stage?.dynamicAnimator(animator, didReport: event)
  }
}
