public import Geometry

public import struct FoundationEssentials.IndexPath

/// A button beside a row that has been swiped, in the style before iOS 11: `UITableViewRowAction`.
open class TableViewRowAction: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The look: `UITableViewRowAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Red.
    case `default`
    /// Gray.
    case normal

    /// Red: another name of the default.
    public static var destructive: Style { .default }
  }

  /// Performs the action.
  public typealias Handler = (_ action: TableViewRowAction, _ indexPath: IndexPath) -> Void

  /// The look.
  public let style: Style
  /// The text; nil for none.
  open var title: String?
  /// The color; nil, the default, is red or gray.
  open var backgroundColor: Color?
  let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - title: The text; nil for none.
  ///   - handler: Performs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Returns the same action as a contextual action; the row closes when the table ends editing.
  func contextualAction(at path: IndexPath) -> ContextualAction {
    let action = ContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, _ in handler(self, path) }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

@available(*, unavailable)
extension TableViewRowAction: Sendable {}
