public import Controls
public import StageKit

/// What makes the menus of the keyboard's commands.
///
/// A film does not show them, and a script presses the keys of their commands.
public typealias UIMenuBuilder = MenuBuilder

extension MenuBuilder {
  private var tree: MenuTree? { self as? MenuTree }

  /// The system of the menus.
  public var system: UIMenuSystem { .main }
  /// Returns the menu of a name; nil: there is none.
  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { tree?.menu(identifier) }
  /// Returns the action of a name; nil: there is none.
  public func action(for identifier: UIAction.Identifier) -> UIAction? {
    tree?.elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }
  /// Returns the command of a method; nil: there is none.
  public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? {
    tree?.commands.first { $0.action == action }
  }
  /// Replaces a menu.
  public func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu
  ) { tree?.replace(replacedIdentifier) { _ in [replacementMenu] } }
  /// Replaces the elements of a menu.
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { tree?.replaceChildren(of: parentIdentifier, childrenBlock) }
  /// Adds a menu before another one.
  public func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
  ) { tree?.replace(siblingIdentifier) { [siblingMenu, $0] } }
  /// Adds a menu after another one.
  public func insertSibling(
    _ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier
  ) { tree?.replace(siblingIdentifier) { [$0, siblingMenu] } }
  /// Adds a menu at the beginning of another one.
  public func insertChild(
    _ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) { tree?.replaceChildren(of: parentIdentifier) { [childMenu] + $0 } }
  /// Adds a menu at the end of another one.
  public func insertChild(
    _ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) { tree?.replaceChildren(of: parentIdentifier) { $0 + [childMenu] } }
  /// Removes a menu.
  public func remove(menu removedIdentifier: UIMenu.Identifier) {
    tree?.replace(removedIdentifier) { _ in [] }
  }
}

/// A system of menus.
open class UIMenuSystem: NSObject {
  /// The menus of the keyboard's commands.
  public static var main: UIMenuSystem { UIApplication.shared.service { _ in UIMenuSystem() } }
  /// The menus beside what is touched.
  public static var context: UIMenuSystem {
    UIApplication.shared.service { _ in ContextMenuSystem() }
  }

  private var built: MenuTree?

  /// Makes the menus again before the next key is pressed.
  open func setNeedsRebuild() { built = nil }
  /// Asks again how commands are shown: they are not.
  open func setNeedsRevalidate() {}

  /// Returns the commands of keys of the menus that the application and responders have changed.
  ///
  /// - Parameter responders: The first responder and those after it.
  /// - Returns: The commands.
  func keyCommands(_ responders: some Sequence<UIResponder>) -> [UIKeyCommand] {
    if let built { return built.keyCommands }
    let tree = MenuTree()
    built = tree
    (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: tree)
    for responder in responders { responder.buildMenu(with: tree) }
    return tree.keyCommands
  }
}

/// The menus beside what is touched, which no responder changes.
private final class ContextMenuSystem: UIMenuSystem {}

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
  /// The entry about the program.
  public static let about = Self("com.apple.menu.about")
  /// The entries that hide programs.
  public static let hide = Self("com.apple.menu.hide")
  /// The entry that ends the program.
  public static let quit = Self("com.apple.menu.quit")
  /// The entries of new windows.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The entries that open files.
  public static let open = Self("com.apple.menu.open")
  /// The entries that close files.
  public static let close = Self("com.apple.menu.close")
  /// The entries that print.
  public static let print = Self("com.apple.menu.print")
  /// The entries of documents.
  public static let document = Self("com.apple.menu.document")
  /// The entries that take changes back.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The entries of replacements.
  public static let replace = Self("com.apple.menu.replace")
  /// The entries of spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The entries of speech.
  public static let speech = Self("com.apple.menu.speech")
  /// The entries of the look of texts.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The entries of the size of texts.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The entry of the full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The menu of the program.
  public static let root = Self("com.apple.menu.root")
}
