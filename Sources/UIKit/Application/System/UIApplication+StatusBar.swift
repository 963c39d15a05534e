internal import Foundation

/// What the application has set of the status bar and of its icon, none of which is drawn.
private final class SystemMarks {
  var statusBarStyle = UIStatusBarStyle.default
  var isNetworkActivityIndicatorVisible = false
  var applicationIconBadgeNumber = 0
}

extension UIApplication {
  private var marks: SystemMarks { service { _ in SystemMarks() } }

  /// The look of the status bar; it changes nothing: none is drawn.
  public var statusBarStyle: UIStatusBarStyle {
    get { marks.statusBarStyle }
    set { marks.statusBarStyle = newValue }
  }

  /// Sets ``statusBarStyle``, which changes nothing: no status bar is drawn.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Hides or shows the status bar, which changes nothing: none is drawn.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Whether the status bar shows that data is loaded; it changes nothing: none is drawn.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { marks.isNetworkActivityIndicatorVisible }
    set { marks.isNetworkActivityIndicatorVisible = newValue }
  }

  /// The number at the application's icon; it changes nothing: an application in a film has no icon.
  public var applicationIconBadgeNumber: Int {
    get { marks.applicationIconBadgeNumber }
    set { marks.applicationIconBadgeNumber = newValue }
  }
}

/// The status bar of a scene: none is drawn.
public final class UIStatusBarManager: NSObject {
  /// The look of the status bar.
  public var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Whether there is no room for a status bar.
  public var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The rectangle of the status bar, as high as the upper safe area of the screen.
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

extension UIWindowScene {
  /// The status bar; nothing of it is drawn.
  public var statusBarManager: UIStatusBarManager? {
    UIApplication.shared.service { _ in UIStatusBarManager() }
  }
}
