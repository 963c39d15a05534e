public import Bars
public import Geometry
internal import Scrolling
public import StageKit

/// An object that has a view, and is notified when it appears, is laid out and disappears.
///
/// The methods are called in Apple's order: ``loadView()``, ``viewDidLoad()``, `viewWillAppear`,
/// `viewIsAppearing`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`; and
/// `viewWillDisappear`, `viewDidDisappear`.
open class UIViewController: UIResponder {
  /// The name of the interface document; nil without one.
  public internal(set) var nibName: String?
  /// The bundle of the interface document; nil without one.
  public internal(set) var nibBundle: Bundle?
  /// The title; containers show it.
  open var title: String? { didSet { titleDidChange() } }

  var loadedView: UIView?
  /// The scene of a storyboard from which the controller was made; nil without one.
  var scene: StoryboardScene?
  /// The objects of its documents that nothing else retains.
  var documentObjects: [AnyObject] = []
  var appearance = Appearance()
  var items = ControllerItems()
  /// What was registered for changes of traits before the view was loaded.
  var waitingTraitHandlers: [(UITraitCollection) -> Void] = []
  var modal = ModalState()
  /// What an interface document supplies to the controller; nil by default.
  package var document: (any ControllerDocument)?
  /// The distances from the edges to what bars of containers leave free.
  var containerInsets = UIEdgeInsets.zero { didSet { updateSafeArea() } }

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The contained controllers, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []

  /// The size that the controller prefers in a container.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// The edges that the view extends to below bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { extendedLayoutDidChange() } }
  /// Whether the view extends below opaque bars; false by default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extendedLayoutDidChange() } }
  /// Whether scroll views are inset by bars; true by default.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The scroll view that bars follow; nil, the default, for the view or its first subview.
  weak var ownContentScrollView: UIScrollView?
  /// Whether the layout margins of the view are at least ``systemMinimumLayoutMargins``; true by
  /// default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsMayHaveChanged() }
  }
  /// What is added to the safe area of the view; 0 by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { updateSafeArea() } }
  /// Whether the bar at the bottom is hidden while the controller is pushed; false by default.
  open var hidesBottomBarWhenPushed = false
  /// Whether a sheet of the controller cannot be dismissed by a drag; false by default.
  open var isModalInPresentation = false { didSet { modal.controller?.modalityDidChange() } }
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller appears when it is pushed or presented; nil, the default, for the usual way.
  open var preferredTransition: Transition?
  /// How the view appears when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller decides on the status bar while it is presented without covering the
  /// screen; false by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// What supplies the objects of a custom presentation; nil by default.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether this controller is the context of presentations over it; false by default.
  open var definesPresentationContext = false
  /// Whether presentations over this controller use its ``modalTransitionStyle``; false by default.
  open var providesPresentationContextTransitionStyle = false
  /// The appearance of the view, light or dark; `.unspecified`, the default, is that around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// A name for the restoration of the state; nothing is restored.
  open var restorationIdentifier: String?
  /// Whether the controller shows that its content is edited; false by default.
  open var isEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Creates a controller without an interface document.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the interface document of its view; nil for none.
  ///   - nibBundleOrNil: The bundle of the document; nil is the main one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from an interface document.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    coder.setValues(of: self)
  }

  // MARK: View

  /// Whether the view is being loaded.
  private var loadsView = false

  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      newValue?.marginsMayHaveChanged()
      updateSafeArea()
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
      registerWaitingTraitHandlers()
      viewWasSet()
    }
  }

  /// The view if it is loaded; otherwise nil.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    func requireView(_ hasView: Bool) {
      precondition(hasView, "loadView() of \(type(of: self)) has not set the view")
    }
    requireView(!loadsView)
    loadsView = true
    defer { loadsView = false }
    loadView()
    // Not earlier: viewDidLoad() may set the view too.
    viewDidLoad()
    requireView(loadedView != nil)
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Sets ``view``: to that of the interface document if there is one, otherwise to an empty view
  /// as large as the screen.
  ///
  /// The document is the storyboard from which the controller was made, the one of ``nibName``, or
  /// a xib that is named after the class.
  open func loadView() {
    if loadViewFromDocument() { return }
    let bounds = UIApplication.current?.screen.bounds ?? .zero
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view has been loaded; does nothing.
  open func viewDidLoad() {}
  /// Called before the view appears; does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy, before it is laid out; does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared; does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears; does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared; does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews; does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews; does nothing.
  open func viewDidLayoutSubviews() {}
  /// Called after the safe area of the view has changed; does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the layout margins of the view have changed; does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Called when memory is low, which never happens.
  open func didReceiveMemoryWarning() {}
  /// Updates the constraints of the view: calls its `updateConstraints()`.
  ///
  /// It is called before the first layout of the view, and where `setNeedsUpdateConstraints()` of
  /// the view requests it.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called to set ``contentUnavailableConfiguration``, after the view has been loaded and where
  /// ``setNeedsUpdateContentUnavailableConfiguration()`` requests it; does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Called after ``view`` has been set; does nothing.
  func viewWasSet() {}

  /// Called before ``viewWillAppear(_:)``, so that a container shows its content; does nothing.
  func prepareToAppear() {}

  /// The transition between children of the controller; nil without one.
  var containerTransition: ControllerTransition? { nil }

  /// Returns what manages the presentation of a controller of a kind of its own; nil by default.
  func ownPresentationController(presenter: UIViewController?) -> UIPresentationController? { nil }

  // MARK: Containers

  /// Adds a controller that this one contains; its view is to be added to this one's.
  ///
  /// - Parameter childController: A controller; it leaves the container that it has.
  open func addChild(_ childController: UIViewController) { add(childController) }

  /// Removes the controller from the one that contains it; its view is to be removed before.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to another one, or removed (nil); does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has been added to another one, or removed (nil).
  open func didMove(toParent parent: UIViewController?) { appearance.movement.remove(.toParent) }

  /// Moves from the view of one child to that of another.
  ///
  /// The view of the second one is added to this controller's view before, the first one's is
  /// removed afterwards. Both are children already.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is shown.
  ///   - toViewController: The child whose view is to be shown.
  ///   - duration: The duration of the animations, in seconds.
  ///   - options: The options; a transition among them moves the views, besides the animations.
  ///   - animations: Sets properties of the views; nil for none.
  ///   - completion: Called at the end, with whether the animation was not interrupted.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: Double, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    move(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Whether children appear and disappear with this controller; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called before the size of the view changes; passes it to the children.
  ///
  /// - Parameters:
  ///   - size: The new size.
  ///   - coordinator: What animates with the change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when a child prefers another size; does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the size of a child by its constraints has changed; does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child for that of the view: the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the device turns, the oldest spelling; does nothing.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called after the device has turned, the oldest spelling; does nothing.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called before the traits change; passes them to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called after the traits of the view have changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Presentation

  /// Shows a controller over this one.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether it appears by its transition.
  ///   - completion: Called after its view has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Removes the controller that this one has presented, or else this one, which is presented.
  ///
  /// - Parameters:
  ///   - flag: Whether it disappears by its transition.
  ///   - completion: Called after its view has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// Shows a controller as the next one: the first container that can pushes it, otherwise it is
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

  /// Shows a controller as the detail of a split view, otherwise it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  // MARK: Segues

  /// Called before a segue is performed, to hand values to its destination; does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether a control or a cell may perform a segue; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the controller's storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; one that the storyboard lacks raises an exception, which traps
  ///     unless `@catch` of Objective-C takes it.
  ///   - sender: What causes it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performDocumentSegue(withIdentifier: identifier, sender: sender)
  }

  /// Returns whether an unwind segue may end at this controller; true by default for controllers
  /// with the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.canPerform(on: self) }

  /// Called on a container while an unwind segue goes to one of its children; does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Items of bars

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    items.navigationItem(title: title)
  }

  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { items.tabBarItem(title: title) }
    set {
      items.tab = newValue
      (parent as? UITabBarController)?.itemsDidChange()
    }
  }

  /// What a navigation controller's toolbar shows for the controller; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbar }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces what a navigation controller's toolbar shows for the controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    items.toolbar = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Sets ``isEditing``, and the title of ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) { items.setEditing(editing) }

  // MARK: Responder

  /// The controller that contains or has presented this one, or the view's superview.
  override open var next: UIResponder? {
    loadedView?.superview ?? parent ?? UIApplication.current
  }

  // MARK: Status bar and orientation

  /// Whether the status bar is hidden, which leaves its space to the view; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of the status bar; there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the style of the status bar; nil by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the indicator of the home gesture is hidden; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the indicator of the home gesture is hidden; nil by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which gestures of the system wait; there are none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides the edges at which gestures of the system wait; nil by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Reads the preferences of the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() { UIApplication.current?.updateStatusBar() }
  /// Reads the preference of the home indicator again; there is none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Reads the edges at which gestures of the system wait again; there are none.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Reads the orientations of the controller again, which change nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Reads the orientations again, which change nothing; the oldest name of this method.
  open class func attemptRotationToDeviceOrientation() {}
  /// Whether the controller turns with the device; true by default.
  open var shouldAutorotate: Bool { true }
  /// The orientations in which the view is shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the controller is presented; upright by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the keyboard stays when the focus changes; false by default.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
}

extension UIViewController: ViewLayoutController {
  package var expectedStage: Stage? { UIApplication.current?.stage }
}
