internal import Geometry
internal import StageKit

/// A transition between two controllers: the context of its animation, and its coordinator.
final class ControllerTransition: NSObject {
  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete = 0.0
  /// The views that the transition removes and adds.
  var views: [UITransitionContextViewKey: UIView] = [:]
  var initialFrames: [UIViewController: CGRect] = [:]
  var finalFrames: [UIViewController: CGRect] = [:]
  let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Called at the end, before the completions of the coordinator.
  var onEnd: (_ completed: Bool) -> Void = { _ in }

  private var changes: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var interactionHandlers: [() -> Void] = []
  private var isRunning = false
  private var hasEnded = false

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - from: The controller that is shown before; nil for none.
  ///   - to: The controller that is shown after; nil for none.
  ///   - containerView: The view in which it takes place.
  ///   - style: How the controller is presented; `.none` for containers.
  ///   - animator: What animates it; nil for nothing.
  ///   - interactor: What moves it by a finger; nil for nothing.
  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView,
    style: UIModalPresentationStyle = .none,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    presentationStyle = style
    isAnimated = animator != nil
    self.animator = animator ?? ImmediateAnimator()
    self.interactor = interactor
  }

  /// Whether something moves the transition by a finger.
  var hasInteractor: Bool { interactor != nil }

  /// Starts the animation, which ends the transition.
  func run() {
    guard let interactor, isAnimated else { return animate() }
    isInteractive = interactor.wantsInteractiveStart
    initiallyInteractive = isInteractive
    interactor.startInteractiveTransition(self)
  }

  /// Animates the transition together with the changes of the coordinator.
  func animate() {
    animator.animateTransition(using: self)
    runCompanions()
  }

  /// Animates the changes of the coordinator.
  func runCompanions() {
    isRunning = true
    let waiting = changes
    changes = []
    for change in waiting { animateAlongside(change) }
  }

  private func animateAlongside(_ change: @escaping () -> Void) {
    if let companion = animator as? any CompanionAnimator {
      companion.animateAlongside(change)
    } else if isAnimated, !hasEnded {
      UIView.animate(withDuration: transitionDuration, animations: change)
    } else {
      change()
    }
  }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  func pauseInteractiveTransition() {
    isInteractive = true
    for handler in interactionHandlers { handler() }
  }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    for handler in interactionHandlers { handler() }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    if !didComplete { transitionWasCancelled = true }
    onEnd(didComplete)
    onEnd = { _ in }
    animator.animationEnded(didComplete)
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[vc] ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[vc] ?? .zero }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var transitionDuration: Double { isAnimated ? animator.transitionDuration(using: self) : 0 }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append { completion(self) } }
    guard let animation else { return isAnimated }
    if isRunning {
      animateAlongside { animation(self) }
    } else {
      changes.append { animation(self) }
    }
    return isAnimated
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append { handler(self) }
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}

/// An animator that animates further changes with its own timing.
protocol CompanionAnimator: UIViewControllerAnimatedTransitioning {
  func animateAlongside(_ changes: @escaping () -> Void)
}

/// What makes a transition at once.
private final class ImmediateAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if let to = transitionContext.view(forKey: .to) {
      if let controller = transitionContext.viewController(forKey: .to) {
        to.frame = transitionContext.finalFrame(for: controller)
      }
      container.addSubview(to)
    }
    transitionContext.completeTransition(true)
  }
}
