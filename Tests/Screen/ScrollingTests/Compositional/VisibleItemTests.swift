import Dynamics
import Geometry
import Layers
import Scrolling
import StageKit
import TestSupport
import Testing

@Suite struct `visible items of compositional layouts` {
  @Test func `a handler scales cells by their distance from the middle`() throws {
    let section = scrollingSection(.groupPagingCentered)
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
    let (stage, view) = CompositionalContent([10]).stage(
      CollectionViewCompositionalLayout(section: section))
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
    let (stage, view) = CompositionalContent([4]).stage(layout)
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
    let (stage, view) = CompositionalContent([4]).stage(layout)
    stage.advance(to: 0.4)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.center.y > 80)
  }

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
