internal import Dynamics
internal import Geometry
internal import StageKit

extension CollectionViewFlowLayout {
  /// Returns the insets that are added to those of sections, across the scroll direction.
  func referenceInsets(of collection: CollectionView) -> Insets {
    let all =
      switch sectionInsetReference {
      case .fromContentInset: Insets.zero
      case .fromSafeArea: collection.safeAreaInsets
      case .fromLayoutMargins: collection.layoutMargins
      }
    return scrollDirection == .vertical
      ? Insets(top: 0, left: all.left, bottom: 0, right: all.right)
      : Insets(top: all.top, left: 0, bottom: all.bottom, right: 0)
  }

  /// Returns metrics with the sizes of the cells that have been measured.
  func metrics(
    of section: Int, _ count: Int, _ delegate: (any CollectionViewDelegateFlowLayout)?,
    _ collection: CollectionView
  ) -> FlowSection.Metrics {
    var metrics = requestedMetrics(of: section, count, delegate, collection)
    let edges = referenceInsets(of: collection)
    metrics.insets.left += edges.left
    metrics.insets.right += edges.right
    metrics.insets.top += edges.top
    metrics.insets.bottom += edges.bottom
    guard estimatedItemSize != .zero else { return metrics }
    for item in 0..<count {
      if let size = measured[IndexPath(item: item, section: section)] {
        metrics.sizes[item] = size
      } else if metrics.sizes[item] == itemSize, estimatedItemSize != Self.automaticSize {
        metrics.sizes[item] = estimatedItemSize
      }
    }
    metrics.isUniform = metrics.sizes.dropFirst().allSatisfy { $0 == metrics.sizes[0] }
    return metrics
  }

  private func requestedMetrics(
    of section: Int, _ count: Int, _ delegate: (any CollectionViewDelegateFlowLayout)?,
    _ collection: CollectionView
  ) -> FlowSection.Metrics {
    guard let delegate else {
      return FlowSection.Metrics(
        sizes: Array(repeating: itemSize, count: count), insets: sectionInset,
        lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        header: headerReferenceSize, footer: footerReferenceSize, isUniform: true)
    }
    let sizes = (0..<count).map {
      delegate.collectionView(
        collection, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
    }
    return FlowSection.Metrics(
      sizes: sizes,
      insets: delegate.collectionView(collection, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        collection, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        collection, layout: self, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(
        collection, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(
        collection, layout: self, referenceSizeForFooterInSection: section),
      isUniform: sizes.dropFirst().allSatisfy { $0 == sizes[0] })
  }
}
