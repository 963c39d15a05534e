import Dynamics
import Geometry
import Scrolling
import StageKit
import TestSupport
import Testing

private final class Items: CollectionViewDataSource, CollectionViewDelegate {
  var names: [String]
  var made: [CollectionViewCell] = []
  var selected: [Int] = []

  init(_ count: Int) { names = rows(count) }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { names.count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.name = names[indexPath.item]
    if !made.contains(where: { $0 === cell }) { made.append(cell) }
    return cell
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }

  func stage(_ layout: CollectionViewLayout) -> (Stage, CollectionView) {
    let stage = Stage(size: Size(320, 440))
    stage.retain(self)
    let view = CollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    view.delegate = self
    stage.view.addSubview(view)
    stage.advance(to: 0)
    return (stage, view)
  }
}

/// A layout whose items hang on springs at their places in the flow.
private final class SpringLayout: CollectionViewFlowLayout {
  lazy var animator = DynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let all = Rect(origin: .zero, size: collectionViewContentSize)
    for attributes in super.layoutAttributesForElements(in: all) ?? [] {
      let spring = AttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }
  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [CollectionViewLayoutAttributes]
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    let change = newBounds.minY - (collectionView?.bounds.minY ?? 0)
    for case let spring as AttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      item.center.y += change / 2
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

/// A layout that sets a metric whenever it prepares, and may invalidate itself.
private final class PreparingLayout: CollectionViewFlowLayout {
  var onPrepare: (PreparingLayout) -> Void = { _ in }
  var count = 0

  override func prepare() {
    super.prepare()
    count += 1
    onPrepare(self)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { true }
}

@Suite struct `collection view` {
  @Test func `a header that the data source does not return is empty, which is logged once`() {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = Size(320, 50)
    let items = Items(2)
    let (stage, view) = items.stage(layout)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 50)
    #expect(stage.notes.count == 1)
    #expect(stage.notes[0].contains("UICollectionElementKindSectionHeader"))
  }

  @Test func `a flow layout justifies lines of 50 by 50 points with 10 points between them`() {
    let (stage, view) = Items(12).stage(CollectionViewFlowLayout())
    defer { withExtendedLifetime(stage) {} }
    func frame(_ item: Int) -> Rect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    // Five items of 50 and four gaps of 10 are 290 of 320 points: each gap gets 7.5 more.
    #expect(frame(0) == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(frame(4) == Rect(x: 270, y: 0, width: 50, height: 50))
    #expect(frame(5) == Rect(x: 0, y: 60, width: 50, height: 50))
    #expect(frame(11) == Rect(x: 67.5, y: 120, width: 50, height: 50))
    #expect(view.contentSize == Size(320, 170))
  }

  @Test func `a horizontal flow fills columns`() {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(100, 200)
    layout.sectionInset = Insets(top: 10, left: 20, bottom: 10, right: 30)
    let (stage, view) = Items(5).stage(layout)
    defer { withExtendedLifetime(stage) {} }
    let last = view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))
    // Two items of 200 in 420 points; the fifth is the third column: 20 + 2 (100 + 10).
    #expect(last?.frame == Rect(x: 240, y: 10, width: 100, height: 200))
    #expect(view.contentSize == Size(370, 440))
  }

  @Test func `ten thousand items use as many cells as fit the screen`() {
    let items = Items(10_000)
    let (stage, view) = items.stage(CollectionViewFlowLayout())
    for index in 0..<5 {
      stage.pan(from: Point(160, 400), to: Point(160, 100), at: Double(index), duration: 0.1)
    }
    stage.advance(to: 5)
    #expect(view.contentOffset.y > 3000)
    // Nine rows of five can be touched by 440 points.
    #expect(items.made.count <= 45)
  }

  @Test func `a tap selects an item`() {
    let items = Items(12)
    let (stage, view) = items.stage(CollectionViewFlowLayout())
    stage.tap(at: Point(25, 85), time: 1)
    stage.advance(to: 2)
    #expect(items.selected == [5])
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.isSelected == true)
  }

  @Test func `items move to their new places when one is deleted`() throws {
    let items = Items(6)
    let (stage, view) = items.stage(CollectionViewFlowLayout())
    stage.advance(to: 1)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
    items.names.remove(at: 0)
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    stage.advance(to: 1.15)
    // Half of the way from (25, 85) to (295, 25).
    #expect(isClose(cell.presentation.center.x, 160, within: 1e-6))
    #expect(isClose(cell.presentation.center.y, 55, within: 1e-6))
    stage.advance(to: 2)
    #expect(view.visibleCells.map(\.name) == ["1", "2", "3", "4", "5"])
  }

  @Test func `a change of the layout moves the items`() throws {
    let items = Items(2)
    let (stage, view) = items.stage(CollectionViewFlowLayout())
    stage.advance(to: 1)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let column = CollectionViewFlowLayout()
    column.itemSize = Size(320, 100)
    view.setCollectionViewLayout(column, animated: true)
    stage.advance(to: 1.15)
    // From the size of 50 by 50 to that of 320 by 100.
    #expect(isClose(cell.presentation.bounds.width, 185, within: 1e-6))
    stage.advance(to: 2)
    #expect(cell.frame == Rect(x: 0, y: 110, width: 320, height: 100))
  }

  @Test func `an animator moves the cells of a layout on the stage's clock`() throws {
    let layout = SpringLayout()
    let (stage, view) = Items(100).stage(layout)
    stage.pan(
      from: Point(160, 400), to: Point(160, 300), at: 0, duration: 0.1, velocity: .zero)
    stage.advance(to: 0.1)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 20, section: 0)))
    // The place in the flow is 240 + 25; the spring is behind it.
    #expect(cell.center.y > 275)
    stage.advance(to: 10)
    #expect(isClose(cell.center.y, 265, within: 1))
    #expect(!layout.animator.isRunning)
  }

  @Test func `a layout chooses where a throw comes to rest`() {
    final class Snapping: CollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
      ) -> Point { Point(0, (proposedContentOffset.y / 60).rounded() * 60) }
    }
    let (stage, view) = Items(1000).stage(Snapping())
    stage.pan(
      from: Point(160, 400), to: Point(160, 300), at: 0, duration: 0.1,
      velocity: Vector(dx: 0, dy: -1000))
    stage.advance(to: 8)
    // 589 is nearest to 600.
    #expect(view.contentOffset == Point(0, 600))
  }

  @Test func `a layout belongs to one collection`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layout = CollectionViewFlowLayout()
      let first = CollectionView(frame: .zero, collectionViewLayout: layout)
      _ = CollectionView(frame: .zero, collectionViewLayout: layout)
      withExtendedLifetime(first) {}
    }
    expectSentence("a collection view layout belongs to one collection", from: result)
  }

  @Test func `metrics that prepare sets to their values invalidate nothing`() {
    let layout = PreparingLayout()
    layout.onPrepare = {
      $0.sectionInset = Insets(top: 10, left: 10, bottom: 10, right: 10)
      $0.itemSize = Size(50, 50)
      $0.minimumLineSpacing = 10
      $0.minimumInteritemSpacing = 10
      $0.headerReferenceSize = .zero
      $0.footerReferenceSize = .zero
      $0.scrollDirection = .vertical
      $0.sectionHeadersPinToVisibleBounds = false
    }
    let (stage, view) = Items(90).stage(layout)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 10)
    let before = layout.count
    #expect(before <= 3)
    view.contentOffset.y = 20
    stage.advance(to: 1)
    #expect(layout.count == before + 1)
    #expect(stage.notes == [])
  }

  @Test func `an invalidation in prepare has no effect`() {
    let layout = PreparingLayout()
    layout.onPrepare = { $0.invalidateLayout() }
    let (stage, view) = Items(90).stage(layout)
    let before = layout.count
    view.contentOffset.y = 20
    stage.advance(to: 1)
    #expect(layout.count == before + 1)
    #expect(stage.notes == [])
  }

  @Test func `metrics that change in each preparation end, and are noted`() {
    let layout = PreparingLayout()
    layout.onPrepare = { $0.minimumLineSpacing = 20 - $0.minimumLineSpacing + 1 }
    let (stage, _) = Items(90).stage(layout)
    stage.advance(to: 1)
    #expect(stage.notes.count == 1)
    #expect(stage.notes.allSatisfy { $0.contains("does not end") })
  }
}
