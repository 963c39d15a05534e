private import Geometry
public import Scrolling

/// A data source of a table that shows snapshots, with animated changes between them.
///
/// It is the table's data source from its creation; the table does not retain it.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// How rows enter and leave; `.automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider

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

  override var hasView: Bool { tableView != nil }

  override func reloadView() { tableView?.reloadData() }

  override func show(
    _ changes: DiffableContent<SectionIdentifierType, ItemIdentifierType>.Changes,
    updating update: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard let tableView else { return }
    let animation = defaultRowAnimation
    tableView.performBatchUpdates {
      update()
      tableView.deleteSections(changes.deletedSections, with: animation)
      tableView.insertSections(changes.insertedSections, with: animation)
      tableView.deleteRows(at: changes.deletedItems, with: animation)
      tableView.insertRows(at: changes.insertedItems, with: animation)
      for move in changes.movedItems { tableView.moveRow(at: move.from, to: move.to) }
      tableView.reloadRows(at: changes.reloadedItems, with: animation)
    } completion: { _ in
      completion()
    }
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int {
    sectionCount
  }

  /// Returns the number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    itemCount(ofSection: section)
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

  /// Returns nil: there is no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

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
