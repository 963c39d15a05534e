import Dynamics
import Geometry
import Layers
import Scrolling
import StageKit
import TestSupport
import Testing

@Suite struct `compositional layout` {
  @Test func `a group repeats its item until no more fit`() {
    let cell = item(.fractionalWidth(0.25), .fractionalHeight(1))
    cell.contentInsets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell]))
    section.contentInsets = DirectionalInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
    section.interGroupSpacing = 5
    let (stage, view) = CompositionalContent([6]).stage(
      CollectionViewCompositionalLayout(section: section))
    defer { withExtendedLifetime(stage) {} }
    // A quarter of 280 points is 70.
    #expect(frame(view, 0) == Rect(x: 22, y: 11, width: 64, height: 46))
    #expect(frame(view, 5) == Rect(x: 92, y: 66, width: 64, height: 46))
    #expect(view.contentSize == Size(320, 10 + 50 + 5 + 50 + 30))
  }

  @Test func `nested groups place a large item beside a column of two`() {
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
    column.interItemSpacing = .fixed(10)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
        subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), column]))
    let (stage, view) = CompositionalContent([4]).stage(
      CollectionViewCompositionalLayout(section: section))
    defer { withExtendedLifetime(stage) {} }
    #expect(frame(view, 0) == Rect(x: 0, y: 0, width: 224, height: 220))
    // Two equal items and 10 points between them fill 220 points.
    #expect(frame(view, 1) == Rect(x: 224, y: 0, width: 96, height: 105))
    #expect(frame(view, 2) == Rect(x: 224, y: 115, width: 96, height: 105))
    #expect(frame(view, 3)?.origin == Point(0, 220))
  }

  @Test func `flexible spacing shares what is left`() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(80), .absolute(30)), count: 3)
    group.interItemSpacing = .flexible(0)
    let centered = item(.absolute(88), .absolute(30))
    centered.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: nil)
    let low = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [centered])
    let layout = CollectionViewCompositionalLayout { index, _ in
      CollectionLayoutSection(group: index == 0 ? group : low)
    }
    let (stage, view) = CompositionalContent([3, 1]).stage(layout)
    defer { withExtendedLifetime(stage) {} }
    // 80 points are left for two gaps.
    #expect((0..<3).map { frame(view, $0)?.minX } == [0, 120, 240])
    // Three items fit; their six sides share 56 points. The free 20 points are all above.
    let first = frame(view, 0, 1)
    #expect(abs((first?.minX ?? 0) - 56 / 6) < 1e-9)
    #expect(first?.minY == 70)
  }

  @Test func `a group of one's own has the frames that it is given`() {
    let group = CollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(200))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        CollectionLayoutGroupCustomItem(frame: Rect(x: 0, y: 0, width: width / 2, height: 200)),
        CollectionLayoutGroupCustomItem(
          frame: Rect(x: width / 2, y: 50, width: width / 2, height: 100), zIndex: 3),
      ]
    }
    let (stage, view) = CompositionalContent([3]).stage(
      CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
    defer { withExtendedLifetime(stage) {} }
    #expect(frame(view, 1) == Rect(x: 160, y: 50, width: 160, height: 100))
    #expect(frame(view, 2) == Rect(x: 0, y: 200, width: 160, height: 200))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
  }

  @Test func `headers, footers, badges and backgrounds have their places`() {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: Point(0.25, -0.25)))
    let cell = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [cell]))
    section.contentInsets = DirectionalInsets(top: 7, leading: 10, bottom: 9, trailing: 10)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: "header",
        alignment: .top),
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(30)), elementKind: "footer",
        alignment: .bottomTrailing),
    ]
    section.decorationItems = [.background(elementKind: "background")]
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), elementKind: "title",
        alignment: .top)
    ]
    let layout = CollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "background")
    let (stage, view) = CompositionalContent([2, 1]).stage(layout)
    defer { withExtendedLifetime(stage) {} }
    func supplementary(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> Rect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }
    #expect(supplementary("title") == Rect(x: 0, y: 0, width: 320, height: 60))
    #expect(supplementary("header") == Rect(x: 10, y: 60, width: 300, height: 44))
    #expect(frame(view, 0) == Rect(x: 10, y: 111, width: 150, height: 100))
    // The corner at (310, 111), inside by 20 points and outside by a quarter of that.
    #expect(supplementary("badge", 1) == Rect(x: 295, y: 106, width: 20, height: 20))
    #expect(supplementary("footer") == Rect(x: 210, y: 220, width: 100, height: 30))
    #expect(supplementary("header", 0, 1)?.minY == 270)
    let background = layout.layoutAttributesForDecorationView(
      ofKind: "background", at: IndexPath(item: 0, section: 0))
    #expect(background?.frame == Rect(x: 0, y: 60, width: 320, height: 190))
    // Behind the cells.
    #expect(view.subviews.first { $0.frame == background?.frame } === view.subviews.first)
  }

  @Test func `a pinned header of the layout may be above everything`() {
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "title", alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = .max
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header]
    let layout = CollectionViewCompositionalLayout(
      section: scrollingSection(.none), configuration: configuration)
    let (stage, view) = CompositionalContent([1]).stage(layout)
    defer { withExtendedLifetime(stage) {} }
    #expect(
      view.layoutAttributesForSupplementaryElement(
        ofKind: "title", at: IndexPath(item: 0, section: 0))?.zIndex == .max)
  }

  @Test func `a pinned header stays in sight until its section leaves`() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let (stage, view) = CompositionalContent([5, 5]).stage(
      CollectionViewCompositionalLayout(section: section))
    defer { withExtendedLifetime(stage) {} }
    func place() -> Double? {
      view.layoutIfNeeded()
      return view.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0))?.frame.minY
    }
    view.contentOffset = Point(0, 130)
    #expect(place() == 130)
    // The section ends at 540.
    view.contentOffset = Point(0, 520)
    #expect(place() == 500)
  }

  @Test func `thousands of items use as many cells as fit the screen`() {
    let content = CompositionalContent([10_000])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)),
        subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))]))
    let (stage, view) = content.stage(CollectionViewCompositionalLayout(section: section))
    view.scrollToItem(at: IndexPath(item: 9_999, section: 0), at: .bottom, animated: false)
    stage.advance(to: 0.1)
    #expect(view.contentOffset.y == 2500 * 80 - 440)
    #expect(view.visibleCells.count == 24)
    #expect(view.indexPathsForVisibleItems.last == IndexPath(item: 9_999, section: 0))
  }
}
