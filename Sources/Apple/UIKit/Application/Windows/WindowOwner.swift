public import StageKit

// In UIKit `window` is an optional requirement of two protocols, so that it is a `UIWindow?` of a
// class that declares it and a `UIWindow??` of `UIApplication.delegate`: programs write
// `delegate?.window??.rootViewController`.

/// A delegate that may have a window.
public protocol _WindowOwner: AnyObject {
  /// The window; none unless the delegate declares it.
  @_disfavoredOverload
  var window: UIWindow? { get set }
  /// The window, also of a delegate that declares it as `UIWindow!`, which is not the requirement.
  var _ownWindow: UIWindow? { get set }
}

extension _WindowOwner {
  /// No window.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The window that is the requirement.
  public var _ownWindow: UIWindow? {
    get { window }
    set { window = newValue }
  }
}

extension UIApplicationDelegate {
  /// The window of the application, as that of an optional requirement.
  public var window: UIWindow?? {
    get { .some(_ownWindow) }
    set { _ownWindow = newValue ?? nil }
  }
}

extension UIWindowSceneDelegate {
  /// The window of the scene, as that of an optional requirement.
  public var window: UIWindow?? {
    get { .some(_ownWindow) }
    set { _ownWindow = newValue ?? nil }
  }
}
