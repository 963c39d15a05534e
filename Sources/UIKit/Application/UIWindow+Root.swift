internal import Geometry
public import StageKit

extension Window {
  /// The controller whose view fills the window.
  ///
  /// Its view appears when the window is the key window, at once or by ``makeKeyAndVisible()``.
  public var rootViewController: UIViewController? {
    get { rootController as? UIViewController }
    set {
      let previous = rootViewController
      guard previous !== newValue else { return }
      previous?.leaveWindow()
      rootController = newValue
      if isKeyWindow { newValue?.enterWindow(self) }
    }
  }

  /// Whether the window is on the screen, in front of the others.
  public var isKeyWindow: Bool { UIApplication.current?.windows.last === self }

  /// Puts the window on the screen, in front of the others, and lets the view of its controller appear.
  public func makeKeyAndVisible() {
    let application = UIApplication.shared
    guard !isKeyWindow else { return }
    application.windows.removeAll { $0 === self }
    application.windows.append(self)
    isHidden = false
    if bounds.size == .zero { frame = application.screen.bounds }
    application.stage.view.addSubview(self)
    rootViewController?.enterWindow(self)
  }

  /// Puts the window in front of the others.
  public func makeKey() { makeKeyAndVisible() }
}
