internal import Geometry
internal import StageKit

/// The steps of one presentation or dismissal, in Apple's order.
struct Presentation {
  private let controller: UIPresentationController
  private let source: UIViewController
  private var presented: UIViewController { controller.presentedViewController }
  private var presenting: UIViewController { controller.presentingViewController }

  init(_ controller: UIPresentationController, source: UIViewController) {
    self.controller = controller
    self.source = source
  }

  // MARK: Presenting

  /// Presents the controller.
  ///
  /// - Parameters:
  ///   - animated: Whether it appears by a transition.
  ///   - completion: Called after it has appeared.
  func present(animated: Bool, completion: (() -> Void)?) {
    presented.loadViewIfNeeded()
    controller.makeContainer(over: presenting)
    guard let container = controller.containerView else { return }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let custom =
      isAnimated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenting, source: source) : nil
    let interactor = custom.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let transition = ControllerTransition(
      from: presenting, to: presented, in: container, style: controller.effectiveStyle,
      animator: isAnimated ? custom ?? controller.makeAnimator(isDismissal: false) : nil,
      interactor: interactor)
    controller.transition = transition
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: controller.isAdapted
        ? controller.effectiveStyle : .none,
      transitionCoordinator: isAnimated ? transition : nil)
    controller.presentationTransitionWillBegin()
    presented.appearance.movement.insert(.presented)
    if controller.shouldRemovePresentersView {
      presenting.beginAppearanceTransition(false, animated: isAnimated)
      transition.views[.from] = presenting.view
    }
    presented.beginAppearanceTransition(true, animated: isAnimated)
    transition.views[.to] = controller.presentedView
    transition.initialFrames[presenting] = presenting.view.frame
    transition.finalFrames[presenting] = presenting.view.frame
    transition.finalFrames[presented] = controller.frameOfPresentedViewInContainerView
    transition.onEnd = { [self] completed in
      controller.transition = nil
      if completed {
        controller.removePresentersView()
        presented.endAppearanceTransition()
        if controller.shouldRemovePresentersView { presenting.endAppearanceTransition() }
        presented.appearance.movement.remove(.presented)
        controller.presentationTransitionDidEnd(true)
      } else {
        presented.beginAppearanceTransition(false, animated: isAnimated)
        if controller.shouldRemovePresentersView {
          presenting.beginAppearanceTransition(true, animated: isAnimated)
          presenting.endAppearanceTransition()
        }
        controller.removeViews()
        presented.endAppearanceTransition()
        presented.appearance.movement.remove(.presented)
        controller.presentationTransitionDidEnd(false)
        release()
      }
      completion?()
    }
    controller.show(transition)
  }

  // MARK: Dismissing

  /// Dismisses the controller.
  ///
  /// - Parameters:
  ///   - animated: Whether it disappears by a transition.
  ///   - completion: Called after it has disappeared.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard let container = controller.containerView, controller.transition == nil else {
      return afterTransition { [self] in dismiss(animated: animated, completion: completion) }
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let custom =
      isAnimated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    let interactor = custom.flatMap {
      presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    let transition = ControllerTransition(
      from: presented, to: presenting, in: container, style: controller.effectiveStyle,
      animator: isAnimated ? custom ?? controller.makeAnimator(isDismissal: true) : nil,
      interactor: interactor)
    controller.transition = transition
    controller.dismissalTransitionWillBegin()
    presented.appearance.movement.insert(.dismissed)
    presented.beginAppearanceTransition(false, animated: isAnimated)
    transition.views[.from] = controller.presentedView
    transition.initialFrames[presented] = controller.presentedView?.frame
    if controller.shouldRemovePresentersView {
      presenting.beginAppearanceTransition(true, animated: isAnimated)
      controller.restorePresentersView()
      transition.views[.to] = presenting.view
    }
    transition.finalFrames[presenting] = presenting.view.frame
    transition.onEnd = { [self] completed in
      end(completed: completed, isAnimated: isAnimated)
      completion?()
    }
    controller.hide(transition)
  }

  /// Ends a dismissal.
  func end(completed: Bool, isAnimated: Bool) {
    controller.transition = nil
    let presenting = presenting
    if completed {
      controller.removeViews()
      if controller.shouldRemovePresentersView { presenting.endAppearanceTransition() }
      presented.endAppearanceTransition()
    } else {
      presented.beginAppearanceTransition(true, animated: isAnimated)
      if controller.shouldRemovePresentersView {
        presenting.beginAppearanceTransition(false, animated: isAnimated)
        presenting.view.removeFromSuperview()
        presenting.endAppearanceTransition()
      }
      presented.endAppearanceTransition()
    }
    presented.appearance.movement.remove(.dismissed)
    controller.dismissalTransitionDidEnd(completed)
    if completed { release() }
  }

  /// Separates both controllers.
  private func release() {
    let presenting = presenting
    presented.modal = ModalState()
    presenting.modal.presented = nil
  }

  private func afterTransition(_ body: @escaping () -> Void) {
    controller.transition?.animate(alongsideTransition: nil) { _ in body() }
  }
}
