package import Geometry
package import StageKit

/// An open menu of a view; the finger that has opened it can choose without being lifted.
package final class MenuPresentation {
  private let panel: FloatingPanel
  private let list: MenuView
  /// Whether the finger that opened the menu has been on a row.
  private var hasEntered = false

  /// Called when the menu begins to close.
  package var onDismissal: (() -> Void)? {
    get { panel.onDismissal }
    set { panel.onDismissal = newValue }
  }
  /// Whether the menu is open.
  package var isOpen: Bool { panel.isOpen }

  /// Opens a menu beside a view.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - source: The view.
  ///   - rect: The part of the view beside which the menu is; nil, the default, is all of it.
  ///   - onChoice: Called with the chosen action, instead of the action itself; nil, the default,
  ///     calls the action with the view as its sender.
  package init(
    _ menu: Menu, from source: View, rect: Rect? = nil, onChoice: ((Action) -> Void)? = nil
  ) {
    var root = source
    while let outer = root.superview { root = outer }
    list = MenuView(
      menu, maxHeight: max(root.bounds.inset(by: root.safeAreaInsets).height - 32, 44))
    panel = FloatingPanel(content: list)
    list.onResize = { [weak panel] in panel?.contentDidChangeSize() }
    list.onChoice = { [weak panel, weak source] action in
      panel?.close()
      if let onChoice { onChoice(action) } else { action.perform(from: source) }
    }
    list.onCommand = { [weak panel, weak source] command in
      panel?.close()
      command.perform(from: source?.stage?.firstResponder ?? source)
    }
    for command in menu.commands { source.validateCommand(command) }
    panel.open(from: source, rect: rect ?? source.bounds)
  }

  /// Highlights the row under the finger that has opened the menu.
  package func follow(_ touch: Touch) {
    let point = touch.location(in: list)
    if list.bounds.contains(point) { hasEntered = true }
    list.highlight(at: point)
  }

  /// Chooses the row under the finger, which has been lifted; the menu stays open if it has not
  /// been on a row.
  package func end(_ touch: Touch) {
    follow(touch)
    guard hasEntered else { return }
    if !list.choose(at: touch.location(in: list)) { panel.close() }
  }

  /// Closes the menu.
  package func close() { panel.close() }
}

extension View {
  /// Lets the responder that performs a command change how it is shown.
  fileprivate func validateCommand(_ command: Command) {
    let first = stage?.firstResponder ?? self
    let target = command.action.flatMap { first.target(forAction: $0, withSender: command) }
    (target as? Responder)?.validate(command)
  }
}
