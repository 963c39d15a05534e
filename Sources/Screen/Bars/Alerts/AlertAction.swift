public import Geometry
public import StageKit

/// A button of an alert or action sheet: `UIAlertAction`.
open class AlertAction: AccessibleObject, CreationHashable {
  package let creationNumber = CreationNumber()
  /// The look of an action: `UIAlertAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case `default`
    /// The action that leaves everything as it is; an alert has at most one.
    case cancel
    /// An action that destroys something, in red.
    case destructive
  }

  /// The title; nil by default.
  public let title: String?
  /// The look.
  public let style: Style
  /// Whether the action can be chosen; true by default.
  open var isEnabled = true { didSet { onChange?() } }

  /// Called after a change, by the alert that shows the action.
  var onChange: (() -> Void)?
  private let handler: ((AlertAction) -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The look.
  ///   - handler: Called with the action when it has been chosen and the alert has been dismissed;
  ///     nil, the default, does nothing.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() { handler?(self) }
}
