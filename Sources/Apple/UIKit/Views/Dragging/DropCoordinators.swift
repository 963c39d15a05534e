internal import Geometry
internal import Scrolling
internal import StageKit

/// An item that is dropped on a table or a collection.
final class DropItem: UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from path: IndexPath?, previewSize: CGSize) {
    dragItem = item
    sourceIndexPath = path
    self.previewSize = previewSize
  }

  /// Returns the items of a drop on a view.
  static func all(of session: DropSession, on view: UIView) -> [DropItem] {
    let source = UIApplication.shared.drag?.source
    let isLocal = source?.view === view
    let row = (source as? TableViewDragSource)?.path
    let item = (source as? CollectionViewDragSource)?.path
    return session.items.enumerated().map { index, dragItem in
      DropItem(
        dragItem, from: isLocal && index == 0 ? row ?? item : nil,
        previewSize: source?.liftedView.bounds.size ?? .zero)
    }
  }
}

/// A drop on a table.
final class TableViewDropCoordinator: UITableViewDropCoordinator {
  private let table: UITableView
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  /// The row of the first item; nil if none was put in its place.
  private(set) var dropped: IndexPath?

  init(
    _ table: UITableView, _ session: DropSession, _ proposal: UITableViewDropProposal,
    _ destination: IndexPath?
  ) {
    self.table = table
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = DropItem.all(of: session, on: table)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    dropped = dropped ?? indexPath
    return DropCompletion()
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    dropped = dropped ?? placeholder.insertionIndexPath
    return PlaceholderContext(dragItem, placeholder.insertionIndexPath) { [table] path in
      table.insertRows(at: [path], with: .automatic)
    }
  }
}

/// A drop on a collection.
final class CollectionViewDropCoordinator: UICollectionViewDropCoordinator {
  private let collection: UICollectionView
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  /// The place of the first item; nil if none was put in its place.
  private(set) var dropped: IndexPath?

  init(
    _ collection: UICollectionView, _ session: DropSession,
    _ proposal: UICollectionViewDropProposal, _ destination: IndexPath?
  ) {
    self.collection = collection
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = DropItem.all(of: session, on: collection)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    dropped = dropped ?? indexPath
    return DropCompletion()
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    dropped = dropped ?? placeholder.insertionIndexPath
    return PlaceholderContext(dragItem, placeholder.insertionIndexPath) { [collection] path in
      collection.insertItems(at: [path])
    }
  }
}

/// What moves with a dropped item: changes are animated, and the completion is called at their end.
private class DropCompletion: UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: DragAnimator.duration, animations: animations)
  }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    _ = UIApplication.shared.stage.scheduledTimer(
      withTimeInterval: DragAnimator.duration, repeats: false
    ) { _ in completion(.end) }
  }
}

/// The place of an item that is loaded: no placeholder is shown, and the item appears in its place.
private final class PlaceholderContext: DropCompletion, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private let insert: (IndexPath) -> Void

  init(_ dragItem: UIDragItem, _ path: IndexPath, insert: @escaping (IndexPath) -> Void) {
    self.dragItem = dragItem
    self.path = path
    self.insert = insert
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    dataSourceUpdates(path)
    insert(path)
    return true
  }
  @discardableResult
  func deletePlaceholder() -> Bool { true }
}
