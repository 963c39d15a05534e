/// A transition or a relationship from a controller, a control, a cell or a recognizer.
public struct InterfaceSegue: Hashable, Sendable {
  /// The id of the segue, or nil without one.
  public let id: String?
  /// The line of the document, from 1.
  public let line: Int
  /// The kind, such as `show`, `presentation`, `embed`, `relationship`, `unwind`, `custom`; in old
  /// documents `push`, `modal`, `replace`, `popover`.
  public let kind: String
  /// The name that code uses, or nil without one.
  public let identifier: String?
  /// The id of the destination: a controller, or the scene's exit for an unwind segue.
  public let destination: String
  /// The relationship, such as `rootViewController` or `viewControllers`, of kind `relationship`.
  public let relationship: String?
  /// The class and module of a custom segue.
  public let customClass: CustomClass?
  /// The selector of an unwind segue.
  public let unwindAction: String?
  /// The selector that creates the destination (`@IBSegueAction`), or nil without one.
  public let destinationCreationSelector: String?
  /// The presentation style, such as `fullScreen`, or nil for that of the destination.
  public let modalPresentationStyle: String?
  /// The transition style, such as `crossDissolve`, or nil for that of the destination.
  public let modalTransitionStyle: String?
  /// Whether the transition is animated.
  public let isAnimated: Bool
  /// What starts the segue, such as `accessoryAction`, or nil for the sender's only trigger.
  public let trigger: String?
  /// The id of the view that a popover points at, or nil.
  public let popoverAnchorView: String?
  /// The id of the bar button item that a popover points at, or nil.
  public let popoverAnchorBarButtonItem: String?
  /// The directions that the arrow of a popover may have: `up`, `down`, `left`, `right`.
  public let popoverArrowDirections: Set<String>
  /// The segues of a peek by role, `preview` and `commit`.
  public let previewSegues: [String: InterfacePreviewSegue]
}
