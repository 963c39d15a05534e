import Dynamics
import Geometry
import Layers
import Scrolling
import StageKit
import TestSupport
import Testing

private final class Content: CollectionViewDataSource, CollectionViewDelegate {
  let counts: [Int]
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

private func size(
  _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
) -> CollectionLayoutSize { CollectionLayoutSize(widthDimension: width, heightDimension: height) }

private func item(
  _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
) -> CollectionLayoutItem { CollectionLayoutItem(layoutSize: size(width, height)) }

private func frame(_ view: CollectionView, _ item: Int, _ section: Int = 0) -> Rect? {
  view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
}

/// A section of groups of 200 by 100 points that scrolls across.
private func row(
  _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
) -> CollectionLayoutSection {
  let section = CollectionLayoutSection(
    group: .horizontal(
      layoutSize: size(.absolute(200), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
  section.orthogonalScrollingBehavior = behavior
  return section
}

@Suite struct `compositional layout` {
  @Test func `a group repeats its item until no more fit`() {
    let cell = item(.fractionalWidth(0.25), .fractionalHeight(1))
    cell.contentInsets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell]))
    section.contentInsets = DirectionalInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
    section.interGroupSpacing = 5
    let (stage, view) = Content([6]).stage(CollectionViewCompositionalLayout(section: section))
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
    let (stage, view) = Content([4]).stage(CollectionViewCompositionalLayout(section: section))
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
    let (stage, view) = Content([3, 1]).stage(layout)
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
    let (stage, view) = Content([3]).stage(
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
    let (stage, view) = Content([2, 1]).stage(layout)
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

  @Test func `a pinned header stays in sight until its section leaves`() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let (stage, view) = Content([5, 5]).stage(CollectionViewCompositionalLayout(section: section))
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
    let content = Content([10_000])
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

  // MARK: Measured cells

  @Test func `cells with constraints determine estimated heights`() {
    let content = Content([4])
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
    let (stage, view) = Content([5]).stage(
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
    let content = Content([1])
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
    let (stage, view) = Content([20]).stage(CollectionViewCompositionalLayout(section: section))
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

  // MARK: Scrolling across

  @Test func `a section scrolls across with a finger while the collection rests`() {
    let content = Content([10, 10])
    let (stage, view) = content.stage(
      CollectionViewCompositionalLayout(section: row(.continuous)))
    #expect(view.contentSize == Size(320, 200))
    stage.pan(from: Point(300, 150), to: Point(100, 150), at: 1, duration: 0.2)
    // A throw at 950 points per second ends after 3.4 s.
    stage.advance(to: 6)
    #expect(view.contentOffset == .zero)
    func place(_ item: Int, _ section: Int) -> Double? {
      view.cellForItem(at: IndexPath(item: item, section: section)).map {
        $0.convert($0.bounds, to: view).minX
      }
    }
    #expect(place(0, 0) == 0)
    // The finger has moved the groups by 190 points, and they continue.
    #expect(place(0, 1) == nil)
    stage.tap(at: Point(160, 150), time: 6)
    stage.advance(to: 7)
    #expect(content.selected.count == 1)
    #expect(content.selected.first?.section == 1)
    #expect((content.selected.first?.item ?? 0) >= 1)
  }

  @Test(
    arguments: [
      (.paging, 320), (.groupPaging, 200), (.groupPagingCentered, 140),
      (.continuousGroupLeadingBoundary, nil),
    ] as [(CollectionLayoutSectionOrthogonalScrollingBehavior, Double?)])
  func `a flick rests at a page or a group`(
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, expected: Double?
  ) throws {
    let layout = CollectionViewCompositionalLayout(section: row(behavior))
    let (stage, view) = Content([10]).stage(layout)
    // In the middle, the first group begins 60 points from the left.
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let start = first.convert(first.bounds, to: view).minX
    #expect(start == (behavior == .groupPagingCentered ? 60 : 0))
    stage.pan(from: Point(250, 50), to: Point(150, 50), at: 1, duration: 0.1)
    stage.advance(to: 8)
    let scroll = try #require(first.superview as? ScrollView)
    if let expected {
      #expect(abs(scroll.contentOffset.x - expected) < 0.5)
    } else {
      #expect(scroll.contentOffset.x > 100)
      // Half a point is the distance at which a throw is over.
      #expect(abs(scroll.contentOffset.x.remainder(dividingBy: 200)) < 0.5)
    }
  }

  // MARK: Handlers

  @Test func `a handler scales cells by their distance from the middle`() throws {
    let section = row(.groupPagingCentered)
    var offsets: [Double] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        let scale = max(1 - distance / 400, 0.5)
        item.transform = Transform(scaleX: scale, y: scale)
        item.alpha = scale
      }
    }
    let (stage, view) = Content([10]).stage(CollectionViewCompositionalLayout(section: section))
    func scale(_ item: Int) -> Double? {
      view.cellForItem(at: IndexPath(item: item, section: 0))?.transform.a
    }
    #expect(scale(0) == 1)
    #expect(scale(1) == 0.5)
    stage.pan(from: Point(250, 50), to: Point(150, 50), at: 1, duration: 0.1)
    stage.advance(to: 4)
    // Half a pixel at rest changes the scale by less than 1/400.
    #expect(abs((scale(1) ?? 0) - 1) < 0.0025)
    #expect(abs((scale(0) ?? 0) - 0.5) < 0.0025)
    #expect(offsets.count > 10)
    #expect(offsets.first == -60)
  }

  @Test func `an animator moves visible items`() throws {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    let layout = CollectionViewCompositionalLayout(section: section)
    let animator = DynamicAnimator(collectionViewLayout: layout)
    let gravity = GravityBehavior(items: [])
    section.visibleItemsInvalidationHandler = { items, _, _ in
      guard gravity.items.isEmpty else { return }
      gravity.addItem(items[0])
    }
    animator.addBehavior(gravity)
    let (stage, view) = Content([4]).stage(layout)
    stage.retain(animator)
    stage.advance(to: 0.5)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    // Half of 1000 points per second squared, for half a second, less the first step.
    #expect(cell.center.y > 110 && cell.center.y < 155)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.center.y == 25)
  }

  @Test func `an animator of the layout moves its attributes`() throws {
    final class Falling: CollectionViewCompositionalLayout {
      lazy var animator = DynamicAnimator(collectionViewLayout: self)
      override func prepare() {
        super.prepare()
        guard animator.behaviors.isEmpty else { return }
        let all = Rect(origin: .zero, size: collectionViewContentSize)
        animator.addBehavior(
          GravityBehavior(items: super.layoutAttributesForElements(in: all) ?? []))
      }
      override func layoutAttributesForElements(
        in rect: Rect
      ) -> [CollectionViewLayoutAttributes]? {
        animator.items(in: rect) as? [CollectionViewLayoutAttributes]
      }
    }
    let layout = Falling(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])))
    let (stage, view) = Content([4]).stage(layout)
    stage.advance(to: 0.4)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.center.y > 80)
  }

  // MARK: Updates

  @Test func `a registration makes and fills cells`() {
    final class Numbers: CollectionViewDataSource {
      let registration = CollectionView.CellRegistration<CollectionViewCell, Int> {
        cell, _, number in
        cell.name = "\(number)"
      }
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: indexPath.item * 10)
      }
    }
    let stage = Stage(size: Size(320, 440))
    let numbers = Numbers()
    let view = CollectionView(
      frame: stage.view.bounds, collectionViewLayout: CollectionViewFlowLayout())
    view.dataSource = numbers
    stage.view.addSubview(view)
    stage.advance(to: 0)
    #expect(view.visibleCells.map(\.name) == ["0", "10", "20"])
  }
}

@Suite struct `lists` {
  private func list(
    _ appearance: CollectionLayoutListConfiguration.Appearance
  ) -> CollectionViewCompositionalLayout {
    .list(using: CollectionLayoutListConfiguration(appearance: appearance))
  }

  private func stage(
    _ appearance: CollectionLayoutListConfiguration.Appearance,
    _ fill: @escaping (CollectionViewListCell, IndexPath) -> Void
  ) -> (Stage, CollectionView) {
    let content = Content([3])
    content.fill = { cell, path in
      if let cell = cell as? CollectionViewListCell { fill(cell, path) }
    }
    return content.stage(list(appearance), cells: CollectionViewListCell.self)
  }

  @Test func `rows have the height of their texts, at least 44 points`() {
    let (stage, view) = stage(.plain) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      if path.item == 1 { content.secondaryText = "Below" }
      cell.contentConfiguration = content
    }
    defer { withExtendedLifetime(stage) {} }
    #expect(frame(view, 0) == Rect(x: 0, y: 0, width: 320, height: 44))
    // Two lines of 17 and 15 points, 3 points between them and 22 around them.
    let second = frame(view, 1)?.height ?? 0
    #expect(second > 57 && second < 70)
    #expect(frame(view, 2)?.minY == 44 + second)
  }

  @Test func `inset groups have room at the sides and the color of grouped content`() {
    let (stage, view) = stage(.insetGrouped) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    defer { withExtendedLifetime(stage) {} }
    #expect(frame(view, 0)?.minX == 16)
    #expect(frame(view, 0)?.width == 288)
    #expect(view.backgroundColor == .systemGroupedBackground)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    // The chevron is 7 points wide, 16 from the side.
    #expect(abs((cell?.contentView.frame.width ?? 0) - (288 - 7 - 16)) < 1e-9)
    #expect(cell?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func `a handler updates the cell for its state`() throws {
    var states: [Bool] = []
    let (stage, view) = stage(.plain) { cell, path in
      guard path.item == 0 else { return }
      cell.configurationUpdateHandler = { cell, state in
        states.append(state.isSelected)
        cell.alpha = state.isSelected ? 0.5 : 1
      }
    }
    stage.advance(to: 0.1)
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    stage.advance(to: 0.2)
    #expect(states.first == false)
    #expect(states.last == true)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
  }

  @Test func `a row of a table shows a configuration and takes its height`() {
    final class Texts: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        content.secondaryText = indexPath.row == 1 ? "Below" : nil
        cell.contentConfiguration = content
        return cell
      }
    }
    let stage = Stage(size: Size(320, 440))
    let texts = Texts()
    let table = TableView(frame: stage.view.bounds, style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = texts
    stage.view.addSubview(table)
    stage.advance(to: 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 57)
  }
}
