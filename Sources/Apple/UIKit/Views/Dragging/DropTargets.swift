internal import Controls
internal import Geometry
internal import Scrolling
internal import StageKit

/// What takes the items of a drag.
protocol DropTarget: AnyObject {
  /// The view on which the items are dropped.
  var view: UIView { get }
  func canHandle(_ session: DropSession) -> Bool
  func entered(_ session: DropSession)
  func updated(_ session: DropSession) -> UIDropProposal
  func exited(_ session: DropSession)
  /// Takes the items; returns the view at whose place the preview ends, nil for none.
  func perform(_ session: DropSession, _ proposal: UIDropProposal) -> UIView?
  func willDrop(_ item: UIDragItem, _ animator: DragAnimator)
  func concluded(_ session: DropSession)
  func ended(_ session: DropSession)
}

extension DropTarget {
  func willDrop(_ item: UIDragItem, _ animator: DragAnimator) {}
  func concluded(_ session: DropSession) {}
}

extension UIView {
  /// What takes items that are dropped on the view; nil for nothing.
  var dropTarget: (any DropTarget)? {
    if let table = self as? UITableView, table.dropDelegate != nil {
      return TableViewDropTarget(table)
    }
    if let collection = self as? UICollectionView, collection.dropDelegate != nil {
      return CollectionViewDropTarget(collection)
    }
    let interaction = interactions.lazy.compactMap { $0 as? UIDropInteraction }.first
    return interaction.map { InteractionDropTarget($0, self) }
  }
}

/// A view with a drop interaction.
final class InteractionDropTarget: DropTarget {
  private let interaction: UIDropInteraction
  let view: UIView
  private var delegate: (any UIDropInteractionDelegate)? { interaction.delegate }

  init(_ interaction: UIDropInteraction, _ view: UIView) {
    self.interaction = interaction
    self.view = view
  }

  func canHandle(_ session: DropSession) -> Bool {
    delegate?.dropInteraction(interaction, canHandle: session) ?? false
  }
  func entered(_ session: DropSession) {
    delegate?.dropInteraction(interaction, sessionDidEnter: session)
  }
  func updated(_ session: DropSession) -> UIDropProposal {
    delegate?.dropInteraction(interaction, sessionDidUpdate: session)
      ?? UIDropProposal(operation: .cancel)
  }
  func exited(_ session: DropSession) {
    delegate?.dropInteraction(interaction, sessionDidExit: session)
  }
  func perform(_ session: DropSession, _ proposal: UIDropProposal) -> UIView? {
    delegate?.dropInteraction(interaction, performDrop: session)
    var place: UIView?
    for item in session.items {
      let standard = UITargetedDragPreview(view: view)
      let preview = delegate?.dropInteraction(
        interaction, previewForDropping: item, withDefault: standard)
      if let preview, preview !== standard { place = place ?? preview.view }
    }
    return place
  }
  func willDrop(_ item: UIDragItem, _ animator: DragAnimator) {
    delegate?.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
  }
  func concluded(_ session: DropSession) {
    delegate?.dropInteraction(interaction, concludeDrop: session)
  }
  func ended(_ session: DropSession) {
    delegate?.dropInteraction(interaction, sessionDidEnd: session)
  }
}

/// A table with a drop delegate.
final class TableViewDropTarget: DropTarget {
  private let table: UITableView
  var view: UIView { table }
  private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

  init(_ table: UITableView) { self.table = table }

  /// The row under the finger; below the rows the place after the last.
  private func destination(_ session: DropSession) -> IndexPath? {
    let place = session.location(in: table)
    if let path = table.indexPathForRow(at: place) { return path }
    let section = table.numberOfSections - 1
    guard section >= 0 else { return nil }
    return IndexPath(row: table.numberOfRows(inSection: section), section: section)
  }

  func canHandle(_ session: DropSession) -> Bool {
    delegate?.tableView(table, canHandle: session) ?? false
  }
  func entered(_ session: DropSession) {
    delegate?.tableView(table, dropSessionDidEnter: session)
  }
  func updated(_ session: DropSession) -> UIDropProposal {
    delegate?.tableView(
      table, dropSessionDidUpdate: session, withDestinationIndexPath: destination(session))
      ?? UIDropProposal(operation: .cancel)
  }
  func exited(_ session: DropSession) {
    delegate?.tableView(table, dropSessionDidExit: session)
  }
  func perform(_ session: DropSession, _ proposal: UIDropProposal) -> UIView? {
    let coordinator = TableViewDropCoordinator(
      table, session,
      proposal as? UITableViewDropProposal
        ?? UITableViewDropProposal(operation: proposal.operation), destination(session))
    delegate?.tableView(table, performDropWith: coordinator)
    table.layoutIfNeeded()
    return coordinator.dropped.flatMap { path in
      _ = delegate?.tableView(table, dropPreviewParametersForRowAt: path)
      return table.cellForRow(at: path)
    }
  }
  func ended(_ session: DropSession) { delegate?.tableView(table, dropSessionDidEnd: session) }
}

/// A collection with a drop delegate.
final class CollectionViewDropTarget: DropTarget {
  private let collection: UICollectionView
  var view: UIView { collection }
  private var delegate: (any UICollectionViewDropDelegate)? { collection.dropDelegate }

  init(_ collection: UICollectionView) { self.collection = collection }

  private func destination(_ session: DropSession) -> IndexPath? {
    collection.indexPathForItem(at: session.location(in: collection))
  }

  func canHandle(_ session: DropSession) -> Bool {
    delegate?.collectionView(collection, canHandle: session) ?? false
  }
  func entered(_ session: DropSession) {
    delegate?.collectionView(collection, dropSessionDidEnter: session)
  }
  func updated(_ session: DropSession) -> UIDropProposal {
    delegate?.collectionView(
      collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination(session))
      ?? UIDropProposal(operation: .cancel)
  }
  func exited(_ session: DropSession) {
    delegate?.collectionView(collection, dropSessionDidExit: session)
  }
  func perform(_ session: DropSession, _ proposal: UIDropProposal) -> UIView? {
    let coordinator = CollectionViewDropCoordinator(
      collection, session,
      proposal as? UICollectionViewDropProposal
        ?? UICollectionViewDropProposal(operation: proposal.operation), destination(session))
    delegate?.collectionView(collection, performDropWith: coordinator)
    collection.layoutIfNeeded()
    return coordinator.dropped.flatMap { path in
      _ = delegate?.collectionView(collection, dropPreviewParametersForItemAt: path)
      return collection.cellForItem(at: path)
    }
  }
  func ended(_ session: DropSession) {
    delegate?.collectionView(collection, dropSessionDidEnd: session)
  }
}
