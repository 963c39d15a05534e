public import Geometry
public import StageKit

/// An entry of the menu of commands.
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that is called.
  open var action: Selector

  /// Creates an entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu of commands such as copying, which a film does not show: that is logged once.
open class UIMenuController: NSObject {
  /// The controller of the application.
  public static var shared: UIMenuController {
    UIApplication.shared.service { _ in UIMenuController() }
  }

  /// The entries of the program; nil by default.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is shown: never.
  open var isMenuVisible: Bool { false }
  /// The place of the menu: none.
  open var menuFrame: CGRect { .zero }

  /// Shows the menu: nothing.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { note() }
  /// Closes the menu.
  open func hideMenu() {}
  /// Closes the menu of a view.
  open func hideMenu(from targetView: UIView) {}
  /// Shows or closes the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { note() } }
  /// Sets the place of the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Makes the menu again.
  open func update() {}

  private func note() {
    UIApplication.logOnce("a film has no menu for editing: the menu is not shown")
  }
}
