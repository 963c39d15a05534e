public import Scrolling

/// What the data sources of tables and collections that show snapshots have in common.
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject
{
  let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether what changes moves, enters and leaves; true by default. The
  ///     first snapshot has no animation.
  ///   - completion: Called at the end; nil by default.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard hasView, animatingDifferences, content.hasSnapshot,
      let changes = content.changes(to: snapshot)
    else { return applySnapshotUsingReloadData(snapshot, completion: completion) }
    show(changes) { [content] in
      content.set(snapshot)
    } completion: {
      completion?()
    }
  }

  /// Shows a snapshot without an animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.set(snapshot)
    reloadView()
    completion?()
  }

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Returns the item at a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.identifier(at: indexPath)
  }

  /// Returns the place of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.indexPath(of: itemIdentifier)
  }

  /// Returns the section at a place; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = content.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the place of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  /// The number of sections.
  var sectionCount: Int { content.snapshot.numberOfSections }

  /// Returns the number of items of a section.
  func itemCount(ofSection section: Int) -> Int {
    content.snapshot.numberOfItems(inSection: content.snapshot.sectionIdentifiers[section])
  }

  // MARK: View

  /// Whether there is a view that shows the snapshot.
  var hasView: Bool { false }

  /// Reloads the view.
  func reloadView() {}

  /// Applies changes to the view.
  func show(
    _ changes: DiffableContent<SectionIdentifierType, ItemIdentifierType>.Changes,
    updating update: @escaping () -> Void, completion: @escaping () -> Void
  ) {}
}
