internal import BenchSupport
internal import Dynamics
internal import Geometry

/// Items that fall into a heap, with one gravity and one collision behavior.
struct Pile {
  /// The collision boundary of the items.
  enum Kind: CaseIterable {
    case boxes
    case balls
  }

  private let referenceView: BoundsView
  private let animator: DynamicAnimator

  /// Creates items of 30 pt in staggered rows of twenty.
  init(of count: Int, _ kind: Kind, _ profile: Profile = .modern) {
    let rows = (count + 19) / 20
    referenceView = BoundsView(Rect(x: 0, y: 0, width: 820, height: 400 + 36 * Double(rows)))
    animator = DynamicAnimator(referenceView: referenceView, profile: profile)
    let items = (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 20)
      let center = Point(30 + 39 * Double(column) + 5 * Double(row % 3), 30 + 36 * Double(row))
      return Item(center, kind == .balls ? .ellipse : .rectangle)
    }
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(GravityBehavior(items: items))
    animator.addBehavior(collision)
  }

  /// Returns the CPU times of a number of ticks, in milliseconds.
  func tickTimes(_ count: Int) -> [Double] {
    (0..<count).map { _ in ThreadClock.milliseconds { animator.step(1 / 60) } }
  }
}

/// A reference view with bounds only.
private final class BoundsView: DynamicReference {
  let bounds: Rect
  var dynamicTicker: (any DynamicTicker)? { nil }

  init(_ bounds: Rect) { self.bounds = bounds }

  func coordinateTransform(for item: any DynamicItem) -> Transform? { .identity }
}

private final class Item: DynamicItem {
  var center: Point
  var transform = Transform.identity
  let bounds = Rect(x: 0, y: 0, width: 30, height: 30)
  let collisionBoundsType: DynamicItemCollisionBoundsType

  init(_ center: Point, _ type: DynamicItemCollisionBoundsType) {
    self.center = center
    collisionBoundsType = type
  }
}
