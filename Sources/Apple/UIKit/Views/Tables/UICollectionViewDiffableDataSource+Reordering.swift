internal import Scrolling

extension UICollectionViewDiffableDataSource {
  /// Which items a finger may move by the lines of their rows or by
  /// `beginInteractiveMovementForItem(at:)`, and what is called when it does.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved; nil, the default, is no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot changes; nil by default.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the snapshot has changed, for the program to change its own data; nil by
    /// default.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that let no item be moved.
    public init() {}
  }

  func canMoveItem(at path: IndexPath) -> Bool {
    guard let item = content.identifier(at: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  func moveItem(at source: IndexPath, to target: IndexPath) {
    guard let item = content.identifier(at: source) else { return }
    let old = snapshot()
    let from = old.sectionIdentifiers[source.section]
    let to = old.sectionIdentifiers[target.section]
    let others = old.itemIdentifiers(inSection: to).filter { $0 != item }
    let next = others.indices.contains(target.item) ? others[target.item] : nil
    var origin = snapshot(for: from)
    let moved = origin.snapshot(of: item, includingParent: true)
    // What is below an item cannot be above it.
    guard next.map(moved.contains) != true else { return reloadView() }
    let initialOrigin = origin
    origin.delete([item])
    if from == to { origin.insert(moved, before: next) }
    var changes = [
      SectionTransaction(
        sectionIdentifier: from, initialSnapshot: initialOrigin, finalSnapshot: origin)
    ]
    if from != to {
      let initial = snapshot(for: to)
      var destination = initial
      destination.insert(moved, before: next)
      changes.append(
        SectionTransaction(
          sectionIdentifier: to, initialSnapshot: initial, finalSnapshot: destination))
    }
    var new = old
    for change in changes {
      new.replaceItems(of: change.sectionIdentifier, with: change.finalSnapshot.visibleItems)
    }
    if target.section < source.section { changes.reverse() }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new, sectionTransactions: changes)
    reorderingHandlers.willReorder?(transaction)
    content.set(new)
    for change in changes {
      let isOutline = outlines.snapshots[change.sectionIdentifier] != nil || moved.items.count > 1
      if isOutline { outlines.snapshots[change.sectionIdentifier] = change.finalSnapshot }
    }
    if moved.visibleItems.count > 1 { reloadView() }
    reorderingHandlers.didReorder?(transaction)
  }

  private typealias SectionTransaction = NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType, ItemIdentifierType
  >
}

@available(*, unavailable)
extension UICollectionViewDiffableDataSource.ReorderingHandlers: Sendable {}
