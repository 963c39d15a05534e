public import Bars
internal import Geometry
public import StageKit

/// A container that shows the last of a stack of controllers, below a bar with its title.
///
/// A pushed controller covers the one before from the right, in 0.35 s. The bar's back button and a
/// pan from the left edge go back.
open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// The duration in which bars are hidden and shown, in seconds.
  public static let hideShowBarDuration = 0.2

  /// The receiver of pushes and pops; nil by default.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar with the titles.
  public let navigationBar: UINavigationBar
  /// The bar at the lower edge; it is hidden by default.
  public let toolbar: UIToolbar
  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { barsHidden.navigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { barsHidden.toolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Whether a tap hides and shows the bars; false by default.
  open var hidesBarsOnTap = false { didSet { barTap.isEnabled = hidesBarsOnTap } }
  /// Whether a swipe hides and shows the bars; it has no effect.
  open var hidesBarsOnSwipe = false
  /// Whether the bars are hidden when vertical space is tight; it has no effect.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the bars are hidden with the keyboard; it has no effect.
  open var hidesBarsWhenKeyboardAppears = false

  var stack: [UIViewController] = []
  /// The stack after the last transition.
  var settled: [UIViewController] = []
  /// The controller whose view is in place.
  var shown: UIViewController?
  var transition: ControllerTransition?
  /// Whether the next change of the shown controller, which waits for the end of a transition, is
  /// animated.
  var nextIsAnimated: Bool?
  var barsHidden = (navigationBar: false, toolbar: true)
  /// Which bars the controller hid when it last placed them.
  var lastHidden = (navigationBar: false, toolbar: false)
  /// Whether bars are on their way to where they are hidden or shown.
  var isMovingBars = false
  /// The view in which transitions take place.
  let transitionView = ContainerView()
  private lazy var popRecognizer = InteractivePopGestureRecognizer { [unowned self] in
    beginInteractivePop()
  }
  private lazy var barTap = UITapGestureRecognizer { [unowned self] _ in
    setNavigationBarHidden(!isNavigationBarHidden, animated: true)
  }

  // MARK: Creating

  /// Creates a navigation controller with a first controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    connectBars()
    setStack([rootViewController], animated: false)
  }

  /// Creates an empty navigation controller, or one of an interface document.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBars()
  }

  /// Creates an empty navigation controller without an interface document.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a navigation controller of an interface document.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
    connectBars()
  }

  private func connectBars() {
    navigationBar.delegate = self
    navigationBar.isManaged = true
    toolbar.isManaged = true
  }

  // MARK: Stack

  /// The controllers, from the first one to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// What a tab bar shows for the controller: that of its first controller, unless it has an own
  /// item or title.
  override open var tabBarItem: UITabBarItem! {
    get {
      if items.tab == nil, title == nil, let first = stack.first { items.tab = first.tabBarItem }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// The last controller of the stack; nil without any.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is presented over the last one, or that.
  open var visibleViewController: UIViewController? {
    guard let top = topViewController else { return nil }
    return sequence(first: top, next: \.presentedViewController).reduce(top) { $1 }
  }

  /// Replaces the stack.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, from the first to the one to show.
  ///   - animated: Whether a new last controller appears as by a push, or as by a pop if it was
  ///     below.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Adds a controller to the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains(viewController),
      "\(type(of: viewController)) is in the navigation controller already")
    precondition(
      !(viewController is UINavigationController), "a navigation controller cannot be pushed")
    setStack(stack + [viewController], animated: animated)
  }

  /// Adds a controller to the stack and shows it, without an animation.
  override open func addChild(_ childController: UIViewController) {
    guard !stack.contains(childController) else { return }
    setStack(stack + [childController], animated: false)
  }

  /// Removes the last controller of the stack and shows the one before; the first one stays.
  ///
  /// - Parameter animated: Whether the controller moves away.
  /// - Returns: The removed controller; nil if there was only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return top
  }

  /// Removes all controllers above one.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the stack, which is shown.
  ///   - animated: Whether the controller above moves away.
  /// - Returns: The removed controllers.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      preconditionFailure("\(type(of: viewController)) is not in the navigation controller")
    }
    let removed = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]), animated: animated)
    return removed
  }

  /// Removes all controllers but the first one.
  ///
  /// - Parameter animated: Whether the controller that is shown moves away.
  /// - Returns: The removed controllers; nil without a controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pushes the controller.
  override open func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// Hides or shows the navigation bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it moves out of the upper edge or into it in 0.2 s.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barsHidden.navigationBar else { return }
    barsHidden.navigationBar = hidden
    barVisibilityDidChange(animated: animated)
  }

  /// Hides or shows the toolbar.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it moves out of the lower edge or into it in 0.2 s.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barsHidden.toolbar else { return }
    barsHidden.toolbar = hidden
    barVisibilityDidChange(animated: animated)
  }

  /// The pan from the left edge that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  /// The tap that hides and shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap }

  /// Returns whether an item may be popped: the controller does that itself.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    popViewController(animated: true)
    return false
  }

  // MARK: View

  /// Sets the view, with the bars and the view of the last controller.
  override open func loadView() {
    let view = ContainerView(frame: UIApplication.current?.screen.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.onLayout = { [unowned self] in layOutBars() }
    view.allowsGesture = { [unowned self] in $0 !== popRecognizer || canPopByGesture }
    transitionView.frame = view.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(transitionView)
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    navigationBar.autoresizingMask = .flexibleWidth
    view.addGestureRecognizer(popRecognizer)
    barTap.isEnabled = hidesBarsOnTap
    barTap.cancelsTouchesInView = false
    view.addGestureRecognizer(barTap)
    self.view = view
  }

  override var containerTransition: ControllerTransition? { transition }

  override func prepareToAppear() {
    super.prepareToAppear()
    view.layoutIfNeeded()
    showTop(animated: false)
  }

  /// The controller that is shown.
  override open var childForStatusBarStyle: UIViewController? { topViewController }
  /// The controller that is shown.
  override open var childForStatusBarHidden: UIViewController? { topViewController }
}

extension UINavigationController: UINavigationBarDelegate {}
