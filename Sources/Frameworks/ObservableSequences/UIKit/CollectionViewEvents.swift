/// The events of a collection.
final class CollectionViewEvents: ScrollViewEvents, UICollectionViewDelegateFlowLayout {
  let selections = PublishSubject<IndexPath>()
  let deselections = PublishSubject<IndexPath>()
  let displays = PublishSubject<(cell: UICollectionViewCell, at: IndexPath)>()

  private var delegate: (any UICollectionViewDelegate)? {
    next as? any UICollectionViewDelegate
  }
  private var layoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
    next as? any UICollectionViewDelegateFlowLayout
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    delegate?.collectionView(collectionView, didSelectItemAt: indexPath)
    selections.onNext(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    delegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
    deselections.onNext(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    displays.onNext((cell: cell, at: indexPath))
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { delegate?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    layoutDelegate?.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      ?? flow(collectionViewLayout)?.itemSize ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    layoutDelegate?.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      ?? flow(collectionViewLayout)?.sectionInset ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double {
    layoutDelegate?.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
      ?? flow(collectionViewLayout)?.minimumLineSpacing ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double {
    layoutDelegate?.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
      ?? flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    layoutDelegate?.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      ?? flow(collectionViewLayout)?.headerReferenceSize ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    layoutDelegate?.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      ?? flow(collectionViewLayout)?.footerReferenceSize ?? .zero
  }

  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
}
