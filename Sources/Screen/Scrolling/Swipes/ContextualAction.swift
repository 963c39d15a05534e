public import Geometry
public import PictureKit
public import StageKit

/// A button beside a row that has been swiped: `UIContextualAction`.
open class ContextualAction: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The look: `UIContextualAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Gray.
    case normal
    /// Red.
    case destructive
  }

  /// Performs the action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceView: The button.
  ///   - completionHandler: Must be called at the end; the row then closes.
  public typealias Handler = (
    _ action: ContextualAction, _ sourceView: View, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The look.
  public let style: Style
  /// The function that performs the action.
  public let handler: Handler
  /// The text; nil for none.
  open var title: String?
  /// The color; gray or red by default.
  open var backgroundColor: Color!
  /// The image, which is white if it is a template; nil by default.
  ///
  /// Rows of less than 91 points show it instead of the text, as commonly observed.
  open var image: Drawing?

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
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

@available(*, unavailable)
extension ContextualAction: Sendable {}

/// The buttons beside a row that has been swiped: `UISwipeActionsConfiguration`.
open class SwipeActionsConfiguration: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The actions, the outermost first.
  public let actions: [ContextualAction]
  /// Whether a long swipe performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions; without actions the row cannot be swiped.
  public init(actions: [ContextualAction]) { self.actions = actions }

  /// Creates a configuration without actions, with which the row cannot be swiped.
  public convenience init() { self.init(actions: []) }
}

@available(*, unavailable)
extension SwipeActionsConfiguration: Sendable {}
