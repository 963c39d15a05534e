public import Geometry
public import StageKit

/// An object that has a view, and is told when it appears, is laid out and disappears.
///
/// The methods are called in Apple's order: ``loadView()``, ``viewDidLoad()``, `viewWillAppear`,
/// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`; and `viewWillDisappear`,
/// `viewDidDisappear`.
open class UIViewController: UIResponder {
  /// The name of the interface document; nil without one.
  public let nibName: String?
  /// The bundle of the interface document; nil without one.
  public let nibBundle: Bundle?
  /// The title; containers show it.
  open var title: String?

  var loadedView: UIView?
  /// The scene of a storyboard from which the controller was made; nil without one.
  var scene: StoryboardScene?
  /// The objects of its documents that nothing else retains.
  var documentObjects: [AnyObject] = []
  var appearance = Appearance.disappeared
  /// The controller that contains this one.
  public internal(set) weak var parent: UIViewController?
  /// The contained controllers, in the order in which they were added.
  public internal(set) var children: [UIViewController] = []
  /// The controller that this one has presented.
  public internal(set) var presentedViewController: UIViewController?
  /// The controller that has presented this one.
  public internal(set) weak var presentingViewController: UIViewController?

  /// The size that the controller prefers in a container.
  open var preferredContentSize = CGSize.zero
  /// The edges that the view extends to below bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view extends below opaque bars; false by default.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views are inset by bars; true by default.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the bar at the bottom is hidden while the controller is pushed; false by default.
  open var hidesBottomBarWhenPushed = false
  /// Whether a sheet of the controller cannot be dismissed by a drag; false by default.
  open var isModalInPresentation = false
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the view appears when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether this controller is the context of presentations over it; false by default.
  open var definesPresentationContext = false
  /// A name for the restoration of the state; nothing is restored.
  open var restorationIdentifier: String?

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
    }
  }

  /// The view if it is loaded; otherwise nil.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(
      loadedView != nil, "loadView() of \(type(of: self)) has not set the view")
    viewDidLoad()
  }

  /// Sets ``view``: to that of the interface document if there is one, otherwise to an empty view as large
  /// as the screen.
  ///
  /// The document is the storyboard from which the controller was made, the one of ``nibName``, or a xib
  /// that is named after the class.
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
  /// Called when memory is low, which never happens.
  open func didReceiveMemoryWarning() {}
  /// Updates the constraints of the view; does nothing.
  open func updateViewConstraints() {}

  // MARK: Containers

  /// Called before the controller is added to another one, or removed (nil); does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller has been added to another one, or removed (nil); does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Responder

  /// The controller that contains or has presented this one, or the view's superview.
  override open var next: UIResponder? {
    loadedView?.superview ?? parent ?? UIApplication.current
  }

  // MARK: Status bar and orientation

  /// Whether the status bar is hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of the status bar; there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the indicator of the home gesture is hidden; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks for the preferences of the status bar again; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the controller turns with the device; true by default.
  open var shouldAutorotate: Bool { true }
  /// The orientations in which the view is shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}

extension UIViewController: ViewLayoutController {}
