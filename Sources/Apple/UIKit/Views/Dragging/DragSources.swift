internal import Controls
internal import Geometry
internal import Scrolling
internal import StageKit

/// What gives the items of a drag.
protocol DragSource: AnyObject {
  /// The view with the interaction.
  var view: UIView { get }
  /// The view whose picture follows the finger.
  var liftedView: UIView { get }
  func items(for session: DragSession) -> [UIDragItem]
  func allowsMoving(_ session: DragSession) -> Bool
  func isRestricted(_ session: DragSession) -> Bool
  func willLift(_ session: DragSession, _ animator: DragAnimator)
  func willBegin(_ session: DragSession)
  func didMove(_ session: DragSession)
  func willCancel(_ item: UIDragItem, _ animator: DragAnimator)
  func willEnd(_ session: DragSession, with operation: UIDropOperation)
  func didEnd(_ session: DragSession, with operation: UIDropOperation)
  func didTransfer(_ session: DragSession)
}

extension DragSource {
  func willLift(_ session: DragSession, _ animator: DragAnimator) {}
  func didMove(_ session: DragSession) {}
  func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {}
  func willEnd(_ session: DragSession, with operation: UIDropOperation) {}
  func didTransfer(_ session: DragSession) {}
}

/// A view with a drag interaction.
final class InteractionDragSource: DragSource {
  private let interaction: UIDragInteraction
  let view: UIView
  private(set) lazy var liftedView = view
  private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

  init(_ interaction: UIDragInteraction, _ view: UIView) {
    self.interaction = interaction
    self.view = view
  }

  func items(for session: DragSession) -> [UIDragItem] {
    let items = delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
    if let first = items.first {
      let preview = delegate?.dragInteraction(
        interaction, previewForLifting: first, session: session)
      if let preview, preview.view.window != nil { liftedView = preview.view }
    }
    return items
  }

  func allowsMoving(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
  func willLift(_ session: DragSession, _ animator: DragAnimator) {
    delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
  }
  func willBegin(_ session: DragSession) {
    delegate?.dragInteraction(interaction, sessionWillBegin: session)
  }
  func didMove(_ session: DragSession) {
    delegate?.dragInteraction(interaction, sessionDidMove: session)
  }
  func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {
    delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
  }
  func willEnd(_ session: DragSession, with operation: UIDropOperation) {
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
  }
  func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
  }
  func didTransfer(_ session: DragSession) {
    delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
  }
}

/// A row of a table.
final class TableViewDragSource: DragSource {
  private let table: UITableView
  /// The index path of the row.
  let path: IndexPath
  let liftedView: UIView
  var view: UIView { table }

  init?(_ table: UITableView, at recognizer: UIGestureRecognizer) {
    guard let path = table.indexPathForRow(at: recognizer.location(in: table)),
      let cell = table.cellForRow(at: path)
    else { return nil }
    self.table = table
    self.path = path
    liftedView = cell
  }

  func items(for session: DragSession) -> [UIDragItem] {
    let items = table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty {
      _ = table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    }
    return items
  }
  func allowsMoving(_ session: DragSession) -> Bool {
    table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: DragSession) -> Bool {
    table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
  func willBegin(_ session: DragSession) {
    table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }
  func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }
}

/// An item of a collection.
final class CollectionViewDragSource: DragSource {
  private let collection: UICollectionView
  /// The index path of the item.
  let path: IndexPath
  let liftedView: UIView
  var view: UIView { collection }

  init?(_ collection: UICollectionView, at recognizer: UIGestureRecognizer) {
    guard let path = collection.indexPathForItem(at: recognizer.location(in: collection)),
      let cell = collection.cellForItem(at: path)
    else { return nil }
    self.collection = collection
    self.path = path
    liftedView = cell
  }

  private var delegate: (any UICollectionViewDragDelegate)? { collection.dragDelegate }

  func items(for session: DragSession) -> [UIDragItem] {
    let items = delegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty {
      _ = delegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
    }
    return items
  }
  func allowsMoving(_ session: DragSession) -> Bool {
    delegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: DragSession) -> Bool {
    delegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
  func willBegin(_ session: DragSession) {
    delegate?.collectionView(collection, dragSessionWillBegin: session)
  }
  func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    delegate?.collectionView(collection, dragSessionDidEnd: session)
  }
}
