public import Controls
public import StageKit

/// What makes the menu of the keyboard's commands, which a film does not show.
public protocol UIMenuBuilder: AnyObject {
  /// The system of the menus.
  var system: UIMenuSystem { get }
  /// Returns the menu of a name; nil: there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action of a name; nil: there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command of a method; nil: there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu at the beginning of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A system of menus.
open class UIMenuSystem: NSObject {
  /// The menus of the keyboard's commands.
  public static var main: UIMenuSystem { UIApplication.shared.service { _ in UIMenuSystem() } }

  /// Makes the menus again, which a film does not show.
  open func setNeedsRebuild() {}
  /// Asks again how commands are shown.
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  /// The menu of the application.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files.
  public static let file = Self("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of formats.
  public static let format = Self("com.apple.menu.format")
  /// The menu of fonts.
  public static let font = Self("com.apple.menu.font")
  /// The menu of views.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// The menu of services.
  public static let services = Self("com.apple.menu.services")
  /// The standard commands of editing.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The menu of finding.
  public static let find = Self("com.apple.menu.find")
  /// The menu of sharing.
  public static let share = Self("com.apple.menu.share")
  /// The menu of the toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The menu of the sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The menu of preferences.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu of the program.
  public static let root = Self("com.apple.menu.root")
}
