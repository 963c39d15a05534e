import Geometry
import Layers
import Scrolling
import StageKit
import TestSupport
import Testing

@Suite struct `sections that scroll across` {
  @Test func `a section scrolls across with a finger while the collection rests`() {
    let content = CompositionalContent([10, 10])
    let (stage, view) = content.stage(
      CollectionViewCompositionalLayout(section: scrollingSection(.continuous)))
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
    let layout = CollectionViewCompositionalLayout(section: scrollingSection(behavior))
    let (stage, view) = CompositionalContent([10]).stage(layout)
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
}
