import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Layouts of collections are called with contexts of their own, and when one replaces another.
@Suite struct `layouts of collections` {
  private final class Context: UICollectionViewFlowLayoutInvalidationContext {
    var bounds = CGRect.zero
  }

  private final class NotingLayout: UICollectionViewFlowLayout {
    var calls: [String] = []
    override class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
      Context.self
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.bounds = newBounds
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      calls.append("invalidate \((context as? Context)?.bounds.minY ?? -1)")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      calls.append("from")
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to") }
    override func finalizeLayoutTransition() { calls.append("finalize") }
  }

  private let stage = Stage(size: Size(320, 568))
  private let layout = NotingLayout()

  private func makeCollection() -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    stage.view.addSubview(collection)
    stage.advance(to: 0.1)
    layout.calls = []
    return collection
  }

  @Test func `have contexts of their own class for scrolling`() {
    let collection = makeCollection()
    collection.bounds.origin.y = 10
    #expect(layout.calls == ["invalidate 10.0"])
  }

  @Test func `are called before and after a change to another one`() {
    let collection = makeCollection()
    let next = NotingLayout()
    collection.setCollectionViewLayout(next, animated: true)
    #expect(layout.calls == ["to", "finalize"])
    #expect(next.calls == ["from", "finalize"])
  }
}
