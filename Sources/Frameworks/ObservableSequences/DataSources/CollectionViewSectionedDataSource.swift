/// Shows sections of elements in a collection.
open class CollectionViewSectionedDataSource<Section: SectionModelType>:
  SectionedDataSource<Section>, UICollectionViewDataSource
{
  /// Returns a cell for an element.
  public typealias ConfigureCell = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item
  ) -> UICollectionViewCell
  /// Returns a header or a footer.
  public typealias ConfigureSupplementaryView = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
  ) -> UICollectionReusableView

  /// Returns a cell for an element.
  open var configureCell: ConfigureCell
  /// Returns a header or a footer; nil for empty ones.
  open var configureSupplementaryView: ConfigureSupplementaryView?

  /// Creates a data source without sections.
  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
  }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }
  /// Returns the number of elements of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count(ofSection: section) }
  /// Returns the cell of an element.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { configureCell(self, collectionView, indexPath, self[indexPath]) }
  /// Returns a header or a footer.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    configureSupplementaryView?(self, collectionView, kind, indexPath)
      ?? UICollectionReusableView()
  }
}

/// Shows the sections of a sequence in a collection.
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  /// The type of elements of the sequence.
  public typealias Element = [Section]

  /// Shows sections.
  open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    collectionView.reloadData()
  }
}

/// Shows the sections of a sequence in a collection; changes are shown at once.
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  RxCollectionViewSectionedReloadDataSource<Section>
{
  /// How changes are animated; they are shown at once.
  open var animationConfiguration = AnimationConfiguration()
}
