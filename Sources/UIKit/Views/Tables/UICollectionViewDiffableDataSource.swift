public import Foundation
private import Geometry
public import Scrolling

/// A data source of a collection that shows snapshots, with animated changes between them.
///
/// It is the collection's data source from its creation; the collection does not retain it.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
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
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

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

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether items move, enter and leave; true by default. The first
  ///     snapshot has no animation.
  ///   - completion: Called at the end; nil by default.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView, animatingDifferences, content.hasSnapshot,
      let changes = content.changes(to: snapshot)
    else { return applySnapshotUsingReloadData(snapshot, completion: completion) }
    collectionView.performBatchUpdates { [self] in
      content.set(snapshot)
      collectionView.deleteSections(changes.deletedSections)
      collectionView.insertSections(changes.insertedSections)
      collectionView.deleteItems(at: changes.deletedItems)
      collectionView.insertItems(at: changes.insertedItems)
      for move in changes.movedItems { collectionView.moveItem(at: move.from, to: move.to) }
      collectionView.reloadItems(at: changes.reloadedItems)
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
    collectionView?.reloadData()
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

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.snapshot.numberOfSections
  }

  /// Returns the number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    content.snapshot.numberOfItems(inSection: content.snapshot.sectionIdentifiers[section])
  }

  /// Returns the cell of an item, from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.identifier(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("the provider of cells returns nil for item \(indexPath)") }
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
}
