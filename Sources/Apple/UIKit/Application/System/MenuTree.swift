internal import Controls
internal import StageKit

/// The menus of the keyboard's commands, while responders change them and after it.
final class MenuTree: MenuBuilder {
  private var root: UIMenu

  /// Creates the menus that a program has without any of its own.
  init() {
    func menu(_ title: String, _ name: UIMenu.Identifier, _ parts: [UIMenu.Identifier]) -> UIMenu {
      UIMenu(
        title: title, identifier: name,
        children: parts.map { UIMenu(identifier: $0, options: .displayInline) })
    }
    root = UIMenu(
      identifier: .root,
      children: [
        menu("", .application, [.about, .preferences, .services, .hide, .quit]),
        menu("File", .file, [.newScene, .open, .close, .document, .print]),
        menu(
          "Edit", .edit, [.undoRedo, .standardEdit, .find, .replace, .share, .spelling, .speech]),
        menu("Format", .format, [.font, .textStyle, .textSize]),
        menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
        menu("Window", .window, []), menu("Help", .help, []),
      ])
  }

  /// All elements, each menu before its own.
  var elements: [UIMenuElement] { Self.all(root) }
  /// The commands.
  var commands: [UICommand] { elements.compactMap { $0 as? UICommand } }
  /// The commands that have a key.
  var keyCommands: [UIKeyCommand] { elements.compactMap { $0 as? UIKeyCommand } }

  private static func all(_ element: UIMenuElement) -> [UIMenuElement] {
    [element] + ((element as? UIMenu)?.children.flatMap(all) ?? [])
  }

  /// Returns the menu of a name; nil: there is none.
  func menu(_ identifier: UIMenu.Identifier) -> UIMenu? {
    elements.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  /// Puts elements in the place of a menu; nothing changes without one of this name.
  func replace(
    _ identifier: UIMenu.Identifier, with elements: (UIMenu) -> [UIMenuElement]
  ) { root = changed(root, identifier, elements) }

  /// Puts other elements in a menu; nothing changes without one of this name.
  func replaceChildren(
    of identifier: UIMenu.Identifier, _ children: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    if identifier == .root {
      root = root.replacingChildren(children(root.children))
    } else {
      replace(identifier) { [$0.replacingChildren(children($0.children))] }
    }
  }

  private func changed(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ elements: (UIMenu) -> [UIMenuElement]
  ) -> UIMenu {
    guard Self.all(menu).dropFirst().contains(where: { ($0 as? UIMenu)?.identifier == identifier })
    else { return menu }
    return menu.replacingChildren(
      menu.children.flatMap { child -> [UIMenuElement] in
        guard let child = child as? UIMenu else { return [child] }
        return child.identifier == identifier
          ? elements(child) : [changed(child, identifier, elements)]
      })
  }
}
