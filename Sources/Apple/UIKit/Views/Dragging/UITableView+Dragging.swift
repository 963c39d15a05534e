public import Scrolling

/// What gives the items of a table that are dragged; all but the first method are optional.
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns the items when a drag begins at a place; none begins no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns items that are added to a drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the look of a preview.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the items may be moved, and not only copied; true by default.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items stay in the application; false by default.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Returns none.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns nil: the cell itself.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// Returns true.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns false.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// What takes items that are dropped on a table; all but the first method are optional.
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes the items.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether items can be dropped.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Returns what a drop would do.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when items come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called when items leave the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after the end.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the look of a preview.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Returns that nothing is done.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns nil: the cell itself.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a drop on a table would do.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Sendable {
    /// Nothing said.
    case unspecified
    /// Between two items.
    case insertAtDestinationIndexPath
    /// Into an item.
    case insertIntoDestinationIndexPath
    /// As the table decides.
    case automatic
  }

  /// Where the items go.
  public let intent: Intent

  /// Creates a proposal that says nothing about the place.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped on a table.
public protocol UITableViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it was in the table; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}

/// What carries a drop on a table out.
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// Where they are dropped; nil if not at an item.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves an item to its new place.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Shows a placeholder until an item is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// A placeholder of a table while its item is loaded.
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by the item.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A cell that keeps the place of an item which is being loaded.
open class UITableViewPlaceholder: NSObject {
  /// Where it is.
  public let insertionIndexPath: IndexPath
  /// The name of its class.
  public let reuseIdentifier: String
  /// Prepares the cell; nil by default.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder of a dropped item.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Makes the preview; nil by default.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

extension TableView {
  /// What gives the items that are dragged; nil by default.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { AttachedValue.weak("dragDelegate", of: self) as? any UITableViewDragDelegate }
    set {
      AttachedValue.setWeak(newValue, "dragDelegate", of: self)
      if newValue != nil { lift.watch(self) } else { lift.leave() }
    }
  }

  /// The recognizer of the long touches that lift items.
  private var lift: DragLift {
    if let made: DragLift = AttachedValue.value("dragLift", of: self) { return made }
    let made = DragLift { [unowned self] touch in
      dragInteractionEnabled ? TableViewDragSource(self, at: touch) : nil
    }
    AttachedValue.set(made, "dragLift", of: self)
    return made
  }

  /// What takes the items that are dropped; nil by default.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { AttachedValue.weak("dropDelegate", of: self) as? any UITableViewDropDelegate }
    set { AttachedValue.setWeak(newValue, "dropDelegate", of: self) }
  }

  /// Whether items can be lifted; true by default.
  public var dragInteractionEnabled: Bool {
    get { AttachedValue.value("dragInteractionEnabled", of: self) ?? true }
    set { AttachedValue.set(newValue, "dragInteractionEnabled", of: self) }
  }

  /// Whether items of the view are being dragged.
  public var hasActiveDrag: Bool { UIApplication.shared.drag?.source.view === self }
  /// Whether items are over the view.
  public var hasActiveDrop: Bool { UIApplication.shared.drag?.target?.view === self }
}
