private import Geometry
public import Scrolling

/// A data source of a collection that shows snapshots, with animated changes between them.
///
/// It is the collection's data source from its creation; the collection does not retain it.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (
    UICollectionView, IndexPath, ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns a header, footer or another supplementary view of a kind.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?

  /// Returns the supplementary views; nil, the default, if the layout has none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Which items a finger may move, and what is called when it does; by default none.
  open var reorderingHandlers = ReorderingHandlers()
  let outlines = SectionOutlines<SectionIdentifierType, ItemIdentifierType>()
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider

  /// Creates the data source of a collection, and makes it that.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cellProvider: Returns the cell of an item, which must not be nil.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override var hasView: Bool { collectionView != nil }

  override func reloadView() { collectionView?.reloadData() }

  override func show(
    _ changes: DiffableContent<SectionIdentifierType, ItemIdentifierType>.Changes,
    updating update: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard let collectionView else { return }
    collectionView.performBatchUpdates {
      update()
      collectionView.deleteSections(changes.deletedSections)
      collectionView.insertSections(changes.insertedSections)
      collectionView.deleteItems(at: changes.deletedItems)
      collectionView.insertItems(at: changes.insertedItems)
      for move in changes.movedItems { collectionView.moveItem(at: move.from, to: move.to) }
      collectionView.reloadItems(at: changes.reloadedItems)
    } completion: { _ in
      completion()
    }
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    sectionCount
  }

  /// Returns the number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    itemCount(ofSection: section)
  }

  /// Returns the cell of an item, from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.identifier(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("the provider of cells returns nil for item \(indexPath)") }
    prepare(cell, of: item)
    return cell
  }

  /// Returns a supplementary view, from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("there is no supplementary view of kind \"\(kind)\" at \(indexPath)")
    }
    return view
  }

  /// Returns whether a finger may move an item, by ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMoveItem(at: indexPath) }

  /// Moves an item that a finger has moved, and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveItem(at: sourceIndexPath, to: destinationIndexPath) }
}
