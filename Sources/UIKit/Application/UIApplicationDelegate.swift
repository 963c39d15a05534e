public import StageKit

/// Methods that the application calls when it is launched; all are optional.
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application.
  var window: UIWindow? { get set }

  /// Called when the application has been launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// The window of the application: none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Called when the application has been launched; does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
