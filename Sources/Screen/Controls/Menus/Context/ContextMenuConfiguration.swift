public import StageKit

/// The menu that a long touch opens: `UIContextMenuConfiguration`.
open class ContextMenuConfiguration {
  /// Makes the menu, of the actions that the system suggests, of which there are none.
  public typealias ActionProvider = ([MenuElement]) -> Menu?

  /// What names the content of which the menu is; nil for none.
  public let identifier: AnyHashable
  /// Makes the controller of the preview; nil for none.
  package let preview: (() -> Responder?)?
  private let actions: ActionProvider?
  /// The number beside the preview; 0 by default.
  ///
  /// It is not shown.
  open var badgeCount = 0
  /// What names further content of which the menu is; none by default.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What names the content; nil makes a name.
  ///   - preview: Makes the controller of the preview, which is not shown; nil for none.
  ///   - actionProvider: Makes the menu when it is opened; nil opens none.
  package init(
    name identifier: AnyHashable?, preview: (() -> Responder?)?,
    actionProvider: ActionProvider?
  ) {
    self.identifier = identifier ?? AnyHashable("context-menu")
    self.preview = preview
    actions = actionProvider
  }

  /// Makes the menu; nil if there is none, or nothing in it.
  package func menu() -> Menu? {
    guard let menu = actions?([]), !menu.children.isEmpty else { return nil }
    return menu
  }
}

@available(*, unavailable)
extension ContextMenuConfiguration: Sendable {}
