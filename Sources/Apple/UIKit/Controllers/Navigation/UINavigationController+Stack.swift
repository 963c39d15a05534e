internal import Bars
internal import Geometry
internal import StageKit

extension UINavigationController {
  /// Replaces the stack, and shows its last controller.
  func setStack(_ new: [UIViewController], animated: Bool) {
    let old = stack
    for controller in new where !old.contains(controller) { add(controller) }
    stack = new
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      if controller === shown {
        controller.appearance.movement.insert(.fromParent)
      } else {
        controller.leaveParent()
      }
    }
    sortChildren()
    if isViewLoaded, appearance.state != .disappeared {
      showTop(animated: animated)
    } else {
      navigationBar.setItems(stack.map(\.navigationItem), animated: false)
      if isViewLoaded { showTop(animated: false) }
    }
  }

  /// Puts the children in the order of the stack, a controller that leaves it last.
  private func sortChildren() {
    children = stack + children.filter { !stack.contains($0) }
  }

  /// Shows the last controller of the stack, after a transition that is in progress.
  func showTop(animated: Bool) {
    guard transition == nil else {
      nextIsAnimated = animated
      return
    }
    guard let to = stack.last, to !== shown else {
      navigationBar.setItems(stack.map(\.navigationItem), animated: false)
      settled = stack
      if stack.isEmpty { clear() }
      return
    }
    let isAnimated = animated && view.window != nil && UIView.areAnimationsEnabled
    guard isAnimated, let from = shown else { return start(to: to, animator: nil) }
    let operation = settled.contains(to) ? Operation.pop : .push
    let custom = animator(for: operation, from: from, to: to)
    let interactor = custom.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    start(
      to: to, animator: custom ?? NavigationAnimator(isPop: operation == .pop),
      interactor: interactor)
  }

  /// Returns what animates a push or pop: that of the delegate, or else the transition of the front
  /// controller; nil for the usual animation.
  private func animator(
    for operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let custom = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    {
      return custom
    }
    let front = operation == .pop ? from : to
    return front.preferredTransition?.animator(of: front, isReversed: operation == .pop)
  }

  /// Starts the transition to the last controller of the stack.
  private func start(
    to: UIViewController, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    let from = shown
    let isAnimated = animator != nil
    to.loadViewIfNeeded()
    // Its `viewDidLoad()` may have pushed the next controller, which is shown by now.
    guard transition == nil, stack.last === to, to !== shown else { return }
    let transition = ControllerTransition(
      from: from, to: to, in: transitionView, animator: animator, interactor: interactor)
    self.transition = transition
    transition.onEnd = { [unowned self] completed in
      end(from: from, to: to, completed: completed, isAnimated: isAnimated)
    }
    if appearance.state != .disappeared {
      from?.beginAppearanceTransition(false, animated: isAnimated)
      to.beginAppearanceTransition(true, animated: isAnimated)
      delegate?.navigationController(self, willShow: to, animated: isAnimated)
    }
    addViews(from: from, to: to, transition)
    transition.finalFrames[to] = contentFrame(of: to)
    transition.views[.to] = to.view
    if let from {
      transition.initialFrames[from] = from.view.frame
      transition.views[.from] = from.view
    }
    changeBottomBars(from: from, to: to, isAnimated: isAnimated)
    if isAnimated {
      transition.run()
      collapseBar(for: to)
    } else {
      transition.completeTransition(true)
    }
  }

  /// Adds the view of a controller that is to be shown, or lets the animator do so, and changes the
  /// bar.
  private func addViews(
    from: UIViewController?, to: UIViewController, _ transition: ControllerTransition
  ) {
    let items = stack.map(\.navigationItem)
    // Before the items, so that the background changes together with them.
    updateScrollEdges(of: to)
    switch transition.animator {
    case let animator as NavigationAnimator:
      guard let from else { return }
      let motion = animator.prepare(
        in: transitionView, from: host(of: from), to: host(of: to),
        isInteractive: transition.hasInteractor)
      if transition.hasInteractor {
        navigationBar.popItem(alongside: motion)
      } else {
        navigationBar.setItems(items, animated: true)
      }
    default:
      navigationBar.setItems(items, animated: transition.isAnimated)
      if !transition.isAnimated {
        transitionView.addSubview(host(of: to))
      } else if let view = from?.view {
        let host = view.superview
        transitionView.addSubview(view)
        host?.removeFromSuperview()
      }
    }
    place(to)
  }

  /// Puts the views of a transition in their places, after its end.
  private func end(
    from: UIViewController?, to: UIViewController, completed: Bool, isAnimated: Bool
  ) {
    transition = nil
    guard completed else { return cancel(from: from, to: to) }
    let isVisible = appearance.state != .disappeared
    shown = to
    settled = stack
    remove(from)
    let host = host(of: to)
    if host.superview !== transitionView { transitionView.addSubview(host) }
    place(to)
    if isVisible {
      from?.endAppearanceTransition()
      if appearance.state != .appearing { to.endAppearanceTransition() }
    }
    if let from, !stack.contains(from) { from.leaveParent() }
    if to.isMovingToParent { to.didMove(toParent: self) }
    to.appearance.movement.remove(.toParent)
    if isVisible { delegate?.navigationController(self, didShow: to, animated: isAnimated) }
    showNext()
  }

  /// Puts the views of a transition where they were, after it has been cancelled.
  private func cancel(from: UIViewController?, to: UIViewController) {
    to.beginAppearanceTransition(false, animated: true)
    from?.beginAppearanceTransition(true, animated: true)
    remove(to)
    stack = settled
    for controller in stack where controller.parent !== self { add(controller) }
    sortChildren()
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    if let from {
      from.appearance.movement.remove(.fromParent)
      let host = host(of: from)
      if host.superview !== transitionView { transitionView.addSubview(host) }
      place(from)
      changeBottomBars(from: to, to: from, isAnimated: false)
    }
    to.endAppearanceTransition()
    from?.endAppearanceTransition()
    if !stack.contains(to) { to.leaveParent() }
    showNext()
  }

  private func showNext() {
    guard let isAnimated = nextIsAnimated else { return }
    nextIsAnimated = nil
    showTop(animated: isAnimated)
  }

  private func clear() {
    remove(shown)
    shown?.leaveParent()
    shown = nil
  }

  private func remove(_ controller: UIViewController?) {
    guard let view = controller?.viewIfLoaded else { return }
    let host = view.superview as? ContainerView
    view.removeFromSuperview()
    if host !== transitionView { host?.removeFromSuperview() }
  }

  /// Returns the view that fills the transition's and contains the view of a controller.
  func host(of controller: UIViewController) -> UIView {
    if let view = controller.view.superview as? ContainerView, view !== transitionView {
      return view
    }
    let host = ContainerView(frame: transitionView.bounds)
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(controller.view)
    return host
  }

  // MARK: Interactive pop

  /// Whether the pan from the left edge may go back: not without a back button.
  var canPopByGesture: Bool {
    guard stack.count > 1, transition == nil, let item = topViewController?.navigationItem else {
      return false
    }
    return !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton)
  }

  /// Begins a pop that a finger moves; nil if there is nothing to pop, or a custom animation for
  /// it.
  func beginInteractivePop() -> NavigationTransition? {
    guard stack.count > 1, transition == nil, let from = shown else { return nil }
    let to = stack[stack.count - 2]
    let custom = animator(for: .pop, from: from, to: to)
    guard custom == nil else { return nil }
    from.willMove(toParent: nil)
    from.appearance.movement.insert(.fromParent)
    stack.removeLast()
    let animator = NavigationAnimator(isPop: true)
    start(to: to, animator: animator, interactor: InteractivePop())
    return animator.motion
  }
}
