import Dynamics
import Geometry
import Scrolling
import StageKit

/// A collection of sections with counts of items, whose cells a test fills.
final class CompositionalContent: CollectionViewDataSource, CollectionViewDelegate {
  var counts: [Int]
  var selected: [IndexPath] = []
  var made = 0
  var fill: (CollectionViewCell, IndexPath) -> Void = { _, _ in }
  /// The class of badges.
  var badge: CollectionReusableView.Type = CollectionReusableView.self

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { counts[section] }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  /// Returns a stage of 320 by 440 points with a collection of the content.
  func stage(
    _ layout: CollectionViewLayout, cells: CollectionViewCell.Type = CollectionViewCell.self
  ) -> (Stage, CollectionView) {
    let stage = Stage(size: Size(320, 440))
    stage.retain(self)
    let view = CollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    view.register(cells, forCellWithReuseIdentifier: "item")
    for kind in ["header", "footer", "badge", "title"] {
      view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.register(badge, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    view.dataSource = self
    view.delegate = self
    stage.view.addSubview(view)
    stage.advance(to: 0)
    return (stage, view)
  }
}

/// Returns a size of two dimensions.
func size(
  _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
) -> CollectionLayoutSize { CollectionLayoutSize(widthDimension: width, heightDimension: height) }

/// Returns an item of two dimensions.
func item(
  _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
) -> CollectionLayoutItem { CollectionLayoutItem(layoutSize: size(width, height)) }

/// Returns the frame that the layout gives an item.
func frame(_ view: CollectionView, _ item: Int, _ section: Int = 0) -> Rect? {
  view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
}

/// A section of groups of 200 by 100 points that scrolls across.
func scrollingSection(
  _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
) -> CollectionLayoutSection {
  let section = CollectionLayoutSection(
    group: .horizontal(
      layoutSize: size(.absolute(200), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
  section.orthogonalScrollingBehavior = behavior
  return section
}
