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
