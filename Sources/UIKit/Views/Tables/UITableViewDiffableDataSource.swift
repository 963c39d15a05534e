public import Foundation
private import Geometry
public import Scrolling

/// A data source of a table that shows snapshots, with animated changes between them.
///
/// It is the table's data source from its creation; the table does not retain it.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// How rows enter and leave; `.automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Creates the data source of a table, and makes it that.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cellProvider: Returns the cell of an item, which must not be nil.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether rows move, enter and leave; true by default. The first
  ///     snapshot has no animation.
  ///   - completion: Called at the end; nil by default.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView, animatingDifferences, content.hasSnapshot,
      let changes = content.changes(to: snapshot)
    else { return applySnapshotUsingReloadData(snapshot, completion: completion) }
    tableView.performBatchUpdates { [self] in
      content.set(snapshot)
      tableView.deleteSections(IndexSet(changes.deletedSections), with: defaultRowAnimation)
      tableView.insertSections(IndexSet(changes.insertedSections), with: defaultRowAnimation)
      tableView.deleteRows(at: changes.deletedItems, with: defaultRowAnimation)
      tableView.insertRows(at: changes.insertedItems, with: defaultRowAnimation)
      for move in changes.movedItems { tableView.moveRow(at: move.from, to: move.to) }
      tableView.reloadRows(at: changes.reloadedItems, with: defaultRowAnimation)
    } completion: { _ in
      completion?()
    }
  }

  /// Shows a snapshot without an animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.set(snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Returns the item of a row; nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.identifier(at: indexPath)
  }

  /// Returns the row of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.indexPath(of: itemIdentifier)
  }

  /// Returns the section at a place; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = content.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int {
    content.snapshot.numberOfSections
  }

  /// Returns the number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.snapshot.numberOfItems(
      inSection: content.snapshot.sectionIdentifiers[section])
  }

  /// Returns the cell of an item, from the provider.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = content.identifier(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { preconditionFailure("the provider of cells returns nil for row \(indexPath)") }
    return cell
  }

  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
