internal import Bars
internal import Geometry
internal import Scrolling
internal import StageKit

extension UINavigationController {
  /// Places the bars, and the view of the controller that is shown.
  func layOutBars() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let barHeight = navigationBar.bounds.height > 0 ? navigationBar.bounds.height : fullBarHeight
    navigationBar.frame = Rect(
      x: 0, y: barsHidden.navigationBar ? -barHeight : safe.top, width: bounds.width,
      height: barHeight)
    let height = toolbar.sizeThatFits(bounds.size).height
    toolbar.frame = Rect(
      x: 0, y: barsHidden.toolbar ? bounds.height : bounds.height - safe.bottom - height,
      width: bounds.width, height: height)
    hideBars()
    if transition == nil, let shown {
      place(shown)
      // The bar has its full height after a change of its items or of its window.
      if let content = shown.scrollViewBetweenBars { navigationBar.collapse(with: content) }
    }
  }

  /// Hides the bars or shows them when that changes: a program may hide a bar itself.
  private func hideBars() {
    let hidden = (
      navigationBar: barsHidden.navigationBar && !isMovingBars,
      toolbar: barsHidden.toolbar && !isMovingBars
    )
    if hidden.navigationBar != lastHidden.navigationBar {
      navigationBar.isHidden = hidden.navigationBar
    }
    if hidden.toolbar != lastHidden.toolbar { toolbar.isHidden = hidden.toolbar }
    lastHidden = hidden
  }

  /// Whether content goes up to where the navigation bar is otherwise.
  private var hasNoNavigationBar: Bool {
    barsHidden.navigationBar || navigationBar.isHidden && !isMovingBars
  }

  private var fullBarHeight: Double { navigationBar.sizeThatFits(view.bounds.size).height }

  /// Gives the view of a controller its frame, and the insets of the bars over it.
  func place(_ controller: UIViewController) {
    controller.view.frame = contentFrame(of: controller)
    controller.containerInsets = contentInsets(of: controller)
    watchContent(of: controller)
    updateScrollEdges(of: controller)
  }

  /// Makes a large title small where the content of a controller that is shown again is scrolled.
  func collapseBar(for controller: UIViewController) {
    let searches = controller.navigationItem.searchController != nil
    guard navigationBar.prefersLargeTitles || searches,
      let content = controller.scrollViewBetweenBars
    else { return }
    UIView.animate(
      withDuration: transition?.transitionDuration ?? 0, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction,
      animations: { [self] in navigationBar.collapse(with: content) })
  }

  /// The frame of a controller's view: below bars only if its layout extends to there.
  func contentFrame(of controller: UIViewController) -> CGRect {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if !extendsBelowNavigationBar(controller), !hasNoNavigationBar {
      insets.top = safe.top + fullBarHeight
    }
    if !controller.edgesForExtendedLayout.contains(.bottom) {
      insets.bottom = safe.bottom + toolbarHeight
    } else if !barsHidden.toolbar, !toolbar.isTranslucent,
      !controller.extendedLayoutIncludesOpaqueBars
    {
      insets.bottom = safe.bottom + toolbarHeight
    }
    return bounds.inset(by: insets)
  }

  private func contentInsets(of controller: UIViewController) -> UIEdgeInsets {
    let frame = contentFrame(of: controller)
    return UIEdgeInsets(
      top: frame.minY > 0 || hasNoNavigationBar ? 0 : fullBarHeight, left: 0,
      bottom: frame.maxY < view.bounds.height ? 0 : toolbarHeight, right: 0)
  }

  private var toolbarHeight: Double {
    barsHidden.toolbar ? 0 : toolbar.sizeThatFits(view.bounds.size).height
  }

  private func extendsBelowNavigationBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  // MARK: Changes

  /// Moves the bars to where they are to be.
  func barVisibilityDidChange(animated: Bool) {
    guard isViewLoaded else { return }
    isMovingBars = true
    let move = { [self] in
      layOutBars()
      view.layoutIfNeeded()
    }
    let end = { [self] in
      isMovingBars = false
      layOutBars()
    }
    if let transition, animated {
      transition.animate(alongsideTransition: { _ in move() }, completion: { _ in end() })
    } else if animated {
      UIView.animate(
        withDuration: Self.hideShowBarDuration, delay: 0, options: .allowUserInteraction,
        animations: move, completion: { _ in end() })
    } else {
      end()
    }
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if controller === topViewController {
      toolbar.setItems(controller.toolbarItems, animated: animated)
    }
  }

  /// Shows the toolbar items of a controller, and hides the tab bar if it asks for that.
  func changeBottomBars(from: UIViewController?, to: UIViewController, isAnimated: Bool) {
    toolbar.setItems(to.toolbarItems, animated: isAnimated)
    let hides = stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    tabBarController?.setTabBarHidden(hides, alongside: isAnimated ? transition : nil)
  }
}
