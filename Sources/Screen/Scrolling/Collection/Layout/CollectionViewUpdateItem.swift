/// An update of a collection: `UICollectionViewUpdateItem`.
public struct CollectionViewUpdateItem: Hashable, Sendable {
  /// The kind of an update: `UICollectionViewUpdateItem.Action`.
  public enum Action: Int, Hashable, Sendable {
    /// An insertion.
    case insert
    /// A deletion.
    case delete
    /// A reload.
    case reload
    /// A move.
    case move
  }

  /// The index path before the update; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind.
  public let updateAction: Action
}

extension SectionedUpdates {
  /// The updates of items, for layouts.
  func items(_ map: UpdateMap) -> [CollectionViewUpdateItem] {
    var items: [CollectionViewUpdateItem] = []
    for path in deletedItems.sorted() {
      items.append(
        .init(indexPathBeforeUpdate: path, indexPathAfterUpdate: nil, updateAction: .delete))
    }
    for path in insertedItems.sorted() {
      items.append(
        .init(indexPathBeforeUpdate: nil, indexPathAfterUpdate: path, updateAction: .insert))
    }
    for path in reloadedItems.sorted() {
      items.append(
        .init(
          indexPathBeforeUpdate: path, indexPathAfterUpdate: map.new(path), updateAction: .reload))
    }
    for move in movedItems {
      items.append(
        .init(
          indexPathBeforeUpdate: move.from, indexPathAfterUpdate: move.to, updateAction: .move))
    }
    return items
  }
}
