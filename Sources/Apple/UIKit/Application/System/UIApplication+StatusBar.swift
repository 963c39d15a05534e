public import Geometry
internal import StageKit

/// What the application has set of the status bar and of its icon, none of which is drawn.
private final class SystemMarks {
  var statusBarStyle = UIStatusBarStyle.default
  var isNetworkActivityIndicatorVisible = false
  var applicationIconBadgeNumber = 0
  /// Whether the application hides the status bar, if controllers do not decide that.
  var hidesStatusBar: Bool
  /// Whether the controllers decide whether there is a status bar.
  let followsControllers: Bool
  /// Whether the status bar is hidden.
  var isStatusBarHidden = false

  init(_ application: UIApplication) {
    let info = application.bundle.infoDictionary ?? [:]
    followsControllers = info["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    hidesStatusBar = info["UIStatusBarHidden"] as? Bool ?? false
  }
}

// No status bar is drawn. A hidden one leaves its space to the views.
extension UIApplication {
  private var marks: SystemMarks { service { SystemMarks($0) } }

  /// The look of the status bar; it changes nothing: none is drawn.
  public var statusBarStyle: UIStatusBarStyle {
    get { marks.statusBarStyle }
    set { marks.statusBarStyle = newValue }
  }

  /// Sets ``statusBarStyle``, which changes nothing: no status bar is drawn.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Whether the status bar is hidden, so that there is no room for it.
  ///
  /// Setting it has an effect if the program's `Info.plist` has a
  /// `UIViewControllerBasedStatusBarAppearance` of false. Otherwise controllers decide.
  public var isStatusBarHidden: Bool {
    get { marks.isStatusBarHidden || stage.safeAreaInsets.top == 0 }
    set {
      marks.hidesStatusBar = newValue
      updateStatusBar()
    }
  }

  /// Hides or shows the status bar, if controllers do not decide that.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animation: How it leaves, which changes nothing: none is drawn.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The rectangle of the status bar, as high as the upper safe area of the screen; zero if it is
  /// hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: stage.safeAreaInsets.top)
  }

  /// Gives the space of the status bar to the views, or takes it, as the frontmost controller
  /// prefers.
  func updateStatusBar() {
    let hides =
      marks.followsControllers
      ? controllerForStatusBar?.prefersStatusBarHidden ?? false : marks.hidesStatusBar
    guard hides != marks.isStatusBarHidden else { return }
    marks.isStatusBarHidden = hides
    let screen =
      deviceScreen
      ?? DeviceScreen(
        size: stage.size, scale: stage.traitCollection.displayScale,
        safeAreaInsets: stage.safeAreaInsets)
    deviceScreen = screen
    stage.safeAreaInsets = safeAreaInsets(of: screen)
  }

  /// Returns the safe area of a screen with or without a status bar.
  func safeAreaInsets(of screen: DeviceScreen) -> Insets {
    marks.isStatusBarHidden ? screen.insetsWithoutStatusBar : screen.safeAreaInsets
  }

  /// The controller that decides whether the status bar is hidden; nil without one.
  private var controllerForStatusBar: UIViewController? {
    guard let root = keyWindow?.rootViewController else { return nil }
    return sequence(first: root) { controller in
      let presented = controller.modal.presented
      return presented?.decidesStatusBar == true ? presented : controller.childForStatusBarHidden
    }.reduce(root) { $1 }
  }

  /// Whether the status bar shows network activity; it changes nothing: none is drawn.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { marks.isNetworkActivityIndicatorVisible }
    set { marks.isNetworkActivityIndicatorVisible = newValue }
  }

  /// The badge number of the application's icon; it changes nothing: an application in a film has
  /// no icon.
  public var applicationIconBadgeNumber: Int {
    get { marks.applicationIconBadgeNumber }
    set { marks.applicationIconBadgeNumber = newValue }
  }
}

extension UIViewController {
  /// Whether a presented controller decides whether the status bar is hidden.
  fileprivate var decidesStatusBar: Bool {
    guard !isBeingDismissed else { return false }
    return modalPresentationCapturesStatusBarAppearance
      || modal.controller?.effectiveStyle == .fullScreen
  }
}
