public import Bars
internal import Geometry
internal import Scrolling
internal import StageKit

/// A container that shows one of several controllers, which a bar at the lower edge selects.
open class UITabBarController: UIViewController {
  /// The receiver of selections; nil by default.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  public let tabBar = UITabBar()

  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  /// The controller whose view is in place.
  private var shown: UIViewController?
  private var isTabBarShown = true
  var transition: ControllerTransition?
  private let transitionView = ContainerView()

  /// The controllers, from left to right; nil by default.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown; nil without any.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }

  /// The index of the controller that is shown, `NSNotFound` without any.
  open var selectedIndex: Int {
    get { selected.flatMap(controllers.firstIndex(of:)) ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  /// Replaces the controllers; the selected one stays if it is among them, otherwise it is the
  /// first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = controllers
    controllers = viewControllers ?? []
    for controller in controllers where !old.contains(controller) {
      add(controller)
      controller.didMove(toParent: self)
    }
    tabBar.setItems(controllers.map { $0.tabBarItem }, animated: animated)
    let next = selected.flatMap { controllers.contains($0) ? $0 : nil } ?? controllers.first
    selected = nil
    select(next)
    for controller in old where !controllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
  }

  /// Shows the items that the controllers have now.
  func itemsDidChange() {
    tabBar.setItems(controllers.map { $0.tabBarItem }, animated: false)
    tabBar.selectedItem = selected?.tabBarItem
  }

  /// Adds a controller as the last tab.
  override open func addChild(_ childController: UIViewController) {
    guard !controllers.contains(childController) else { return }
    setViewControllers(controllers + [childController], animated: false)
  }

  /// Selects the controller of a tab, after a tap on it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selectByUser(item) }

  // MARK: View

  /// Sets the view, with the bar and the view of the selected controller.
  override open func loadView() {
    let view = ContainerView(frame: UIApplication.current?.screen.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [unowned self] in layOutBar() }
    transitionView.frame = view.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(transitionView)
    tabBar.isManaged = true
    view.addSubview(tabBar)
    // As wide as the screen before it is laid out, for buttons that are placed in `viewDidLoad()`.
    let height = tabBar.sizeThatFits(view.bounds.size).height
    tabBar.frame = Rect(
      x: tabBar.frame.minX, y: view.bounds.height - height, width: view.bounds.width,
      height: height)
    tabBar.delegate = self
    self.view = view
  }

  override var containerTransition: ControllerTransition? { transition }

  override func prepareToAppear() {
    super.prepareToAppear()
    view.layoutIfNeeded()
    showSelected(by: nil)
  }

  private func layOutBar() {
    let bounds = view.bounds
    let height = barHeight
    tabBar.frame = Rect(
      x: tabBar.frame.minX, y: bounds.height - height, width: bounds.width, height: height)
    if transition == nil, let shown { place(shown) }
  }

  private var barHeight: Double {
    tabBar.sizeThatFits(view.bounds.size).height - tabBar.safeAreaInsets.bottom
      + view.safeAreaInsets.bottom
  }

  private func place(_ controller: UIViewController) {
    let bounds = view.bounds
    let extends =
      controller.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    let covered = isTabBarShown ? barHeight : 0
    controller.view.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: extends ? 0 : covered, right: 0))
    let inset = extends ? max(covered - view.safeAreaInsets.bottom, 0) : 0
    controller.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
    watchContent(of: controller)
    updateScrollEdge()
  }

  /// Makes the bar follow the content of a controller; a navigation controller reports its own.
  private func watchContent(of controller: UIViewController) {
    guard !(controller is UINavigationController), let content = controller.scrollViewBetweenBars
    else { return }
    content.onScroll = { [weak self] in self?.updateScrollEdge() }
    content.onExtentChange = { [weak self] in self?.updateScrollEdge() }
  }

  /// Sets how much of the content that is shown is behind the bar.
  func updateScrollEdge() {
    let navigation = selected as? UINavigationController
    let content = (navigation?.topViewController ?? selected)?.scrollViewBetweenBars
    tabBar.setContentOverlap(barsAreTransparentAtEdges ? content?.lengthBelow ?? 0 : nil)
  }

  /// Hides or shows the bar, for a controller that was pushed in a navigation controller.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the bar is hidden.
  ///   - transition: The transition with which the bar moves; nil for none.
  func setTabBarHidden(_ isHidden: Bool, alongside transition: ControllerTransition?) {
    guard isTabBarShown == isHidden, isViewLoaded else { return }
    isTabBarShown = !isHidden
    let move = { [self] in tabBar.frame.origin.x = isHidden ? -view.bounds.width : 0 }
    tabBar.isHidden = false
    let end = { [self] in
      tabBar.isHidden = !isTabBarShown
      view.setNeedsLayout()
    }
    if let shown { place(shown) }
    guard let transition else {
      move()
      return end()
    }
    transition.animate(alongsideTransition: { _ in move() }, completion: { _ in end() })
  }

  // MARK: Selection

  private func selectByUser(_ item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabBarItem === item }) else { return }
    let tab = tabs.first { $0.viewController === controller }
    let previous = selectedTab
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      tab.flatMap({ delegate?.tabBarController(self, shouldSelectTab: $0) }) ?? true
    else {
      tabBar.selectedItem = selected?.tabBarItem
      return
    }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }
  }

  private func select(_ controller: UIViewController?) {
    guard controller !== selected else { return }
    let from = selected
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard isViewLoaded else { return }
    guard let controller, let from, shown === from, view.window != nil, transition == nil else {
      return showSelected(by: nil)
    }
    let animator = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: controller)
    showSelected(by: animator)
  }

  /// Shows the selected controller.
  ///
  /// - Parameter animator: What animates it; nil for nothing.
  private func showSelected(by animator: (any UIViewControllerAnimatedTransitioning)?) {
    guard transition == nil, selected !== shown else { return }
    let from = shown
    guard let to = selected else {
      from?.viewIfLoaded?.removeFromSuperview()
      shown = nil
      return
    }
    let interactor = animator.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    let transition = ControllerTransition(
      from: from, to: to, in: transitionView, animator: animator, interactor: interactor)
    self.transition = transition
    to.loadViewIfNeeded()
    if appearance.state != .disappeared {
      from?.beginAppearanceTransition(false, animated: animator != nil)
      to.beginAppearanceTransition(true, animated: animator != nil)
    }
    place(to)
    transition.views[.to] = to.view
    transition.finalFrames[to] = to.view.frame
    if let from {
      transition.views[.from] = from.view
      transition.initialFrames[from] = from.view.frame
    }
    transition.onEnd = { [unowned self] completed in
      end(from: from, to: to, completed: completed)
    }
    transition.run()
  }

  private func end(from: UIViewController?, to: UIViewController, completed: Bool) {
    transition = nil
    if !completed {
      to.beginAppearanceTransition(false, animated: true)
      from?.beginAppearanceTransition(true, animated: true)
      selected = from
      tabBar.selectedItem = from?.tabBarItem
    }
    (completed ? from : to)?.view.removeFromSuperview()
    shown = completed ? to : from
    if let shown {
      if shown.view.superview !== transitionView { transitionView.addSubview(shown.view) }
      place(shown)
    }
    if appearance.state != .disappeared {
      (completed ? from : to)?.endAppearanceTransition()
      if appearance.state != .appearing { shown?.endAppearanceTransition() }
    }
    showSelected(by: nil)
  }

  /// The controller that is shown.
  override open var childForStatusBarStyle: UIViewController? { selected }
  /// The controller that is shown.
  override open var childForStatusBarHidden: UIViewController? { selected }
}

extension UITabBarController: UITabBarDelegate {}
