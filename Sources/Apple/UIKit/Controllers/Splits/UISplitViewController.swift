internal import Geometry
internal import StageKit

/// A container with a list and, where the screen is wide enough, its detail beside it.
///
/// In a compact width it shows one controller: the detail, unless the delegate drops it for the
/// list. A detail that is shown later is pushed on the list's navigation controller, or presented.
open class UISplitViewController: UIViewController {
  /// How list and detail share the screen.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly, oneBesideSecondary, oneOverSecondary
  }

  /// The delegate; nil by default.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How list and detail share the screen: side by side in a regular width.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  /// The preferred display mode; it has no effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Whether a swipe shows the list; it has no effect.
  open var presentsWithGesture = true
  /// The share of the width that the list has, from 0 to 1; 0.4 by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the list, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The greatest width of the list, in points.
  open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether one controller is shown, in a compact width.
  public var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The width of the list, in points.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    return min(
      max(width * preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth),
      maximumPrimaryColumnWidth)
  }

  private var controllers: [UIViewController] = []
  private var isDetailDropped = false

  /// The list and its detail.
  open var viewControllers: [UIViewController] {
    get { controllers }
    set {
      for controller in controllers where !newValue.contains(controller) { remove(controller) }
      controllers = newValue
      isDetailDropped = false
      if isViewLoaded { showControllers() }
    }
  }

  /// Shows a controller as the detail.
  override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else {
      viewControllers = controllers.prefix(1) + [vc]
      return
    }
    guard let list = controllers.first as? UINavigationController else {
      return present(vc, animated: true)
    }
    list.pushViewController(
      (vc as? UINavigationController)?.topViewController ?? vc, animated: true)
  }

  // MARK: View

  /// Sets the view, with the views of both controllers.
  override open func loadView() {
    let view = ContainerView(frame: UIApplication.current?.screen.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .separator
    view.onLayout = { [unowned self] in layOut() }
    self.view = view
    showControllers()
  }

  private var shown: [UIViewController] {
    guard isCollapsed, let list = controllers.first else { return controllers }
    guard controllers.count > 1, !isDetailDropped else { return [list] }
    return [controllers[1]]
  }

  private func showControllers() {
    if isCollapsed, controllers.count > 1 {
      isDetailDropped =
        delegate?.splitViewController(
          self, collapseSecondary: controllers[1], onto: controllers[0]) ?? false
    }
    let shown = shown
    for controller in controllers where !shown.contains(controller) { remove(controller) }
    for controller in shown where controller.parent !== self {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }

  private func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func layOut() {
    let bounds = view.bounds
    let shown = shown
    guard shown.count > 1 else {
      shown.first?.view.frame = bounds
      return
    }
    let width = primaryColumnWidth
    let line = 1 / traitCollection.displayScale
    shown[0].view.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    shown[1].view.frame = CGRect(
      x: width + line, y: 0, width: bounds.width - width - line, height: bounds.height)
  }
}

/// What a split view controller asks; all methods are optional.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns whether the detail is dropped in a compact width, so that the list is shown; false by
  /// default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns whether the delegate has shown a detail itself; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
