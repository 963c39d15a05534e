import Dynamics
import Geometry
import Layers
import Scrolling
import StageKit
import TestSupport
import Testing

@Suite struct `measured cells of compositional layouts` {
  @Test func `cells with constraints determine estimated heights`() {
    let content = CompositionalContent([4])
    content.fill = { cell, path in
      let inner = View()
      inner.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(inner)
      LayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        inner.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
        inner.rightAnchor.constraint(equalTo: cell.contentView.rightAnchor),
        inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 50 + 10 * Double(path.item)),
      ])
    }
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(1), .estimated(44)),
        subitems: [item(.fractionalWidth(1), .estimated(44))]))
    section.interGroupSpacing = 2
    let (stage, view) = content.stage(CollectionViewCompositionalLayout(section: section))
    defer { withExtendedLifetime(stage) {} }
    #expect((0..<4).map { frame(view, $0)?.height } == [60, 70, 80, 90])
    #expect((0..<4).map { frame(view, $0)?.minY } == [0, 62, 134, 216])
    #expect(view.contentSize.height == 306)
  }

  @Test func `inserted cells that larger ones push out of sight are not shown`() {
    let content = CompositionalContent([0])
    content.fill = { cell, _ in
      let inner = View()
      inner.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(inner)
      LayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        inner.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
        inner.rightAnchor.constraint(equalTo: cell.contentView.rightAnchor),
        inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    let (stage, view) = content.stage(
      CollectionViewCompositionalLayout(
        section: CollectionLayoutSection(
          group: .vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(44)),
            subitems: [item(.fractionalWidth(1), .estimated(44))]))))
    content.counts = [12]
    view.insertItems(at: (0..<12).map { IndexPath(item: $0, section: 0) })
    stage.advance(to: 1)
    // By the estimate ten rows are in sight, of which five are when they are measured.
    let shown = view.subviews.filter { $0 is CollectionViewCell && !$0.isHidden && $0.alpha > 0 }
    #expect(shown.map(\.frame.minY).sorted() == [0, 100, 200, 300, 400])
    #expect(view.visibleCells.count == 5)
  }

  @Test func `views that are bound to the edges of the cell determine its height`() {
    let content = CompositionalContent([3])
    content.fill = { cell, path in
      let inner = View()
      inner.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(inner)
      LayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: cell.topAnchor),
        inner.leftAnchor.constraint(equalTo: cell.leftAnchor),
        inner.rightAnchor.constraint(equalTo: cell.rightAnchor),
        inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      ])
    }
    let (stage, view) = content.stage(
      CollectionViewCompositionalLayout(
        section: CollectionLayoutSection(
          group: .vertical(
            layoutSize: size(.absolute(70), .estimated(1)),
            subitems: [item(.fractionalWidth(1), .estimated(1))]))))
    #expect((0..<3).map { frame(view, $0)?.height } == [35, 35, 35])
    // The estimated height contradicts the aspect ratio only until the cell is measured.
    #expect(stage.layoutConflicts == [])
  }

  /// A cell that prefers a width.
  private final class Tag: CollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      layoutAttributes.size.width = [100, 150, 120, 60, 200][layoutAttributes.indexPath.item]
      return layoutAttributes
    }
  }

  @Test func `items of measured widths fill rows like words`() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      subitems: [item(.estimated(80), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(10)
    let (stage, view) = CompositionalContent([5]).stage(
      CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)),
      cells: Tag.self)
    defer { withExtendedLifetime(stage) {} }
    // 100 + 10 + 150, then 120 + 10 + 60 (200 more do not fit), then 200.
    let places = (0..<5).map { frame(view, $0)?.origin }
    #expect(places == [Point(0, 0), Point(110, 0), Point(0, 30), Point(130, 30), Point(0, 60)])
  }

  @Test func `a badge at two opposite edges is in the middle and determines its height`() {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(0.5), .estimated(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.bottom, .leading, .trailing]))
    let cell = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [cell]))
    final class Bar: CollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
      ) -> CollectionViewLayoutAttributes {
        layoutAttributes.size.height = 30
        return layoutAttributes
      }
    }
    let content = CompositionalContent([1])
    content.badge = Bar.self
    let (stage, view) = content.stage(CollectionViewCompositionalLayout(section: section))
    defer { withExtendedLifetime(stage) {} }
    let path = IndexPath(item: 0, section: 0)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)?.frame
        == Rect(x: 80, y: 70, width: 160, height: 30))
  }

  @Test func `what code does to a cell while it scrolls stays`() throws {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    let (stage, view) = CompositionalContent([20]).stage(
      CollectionViewCompositionalLayout(section: section))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    cell.transform = Transform(scaleX: 0.5, y: 0.5)
    cell.alpha = 0.3
    view.contentOffset = Point(0, 50)
    stage.advance(to: 0.1)
    #expect(cell.transform.a == 0.5)
    #expect(cell.alpha == 0.3)
    // A cell that is used again begins without it.
    view.contentOffset = Point(0, 1200)
    stage.advance(to: 0.2)
    #expect(view.visibleCells.allSatisfy { $0.transform == .identity && $0.alpha == 1 })
  }
}
