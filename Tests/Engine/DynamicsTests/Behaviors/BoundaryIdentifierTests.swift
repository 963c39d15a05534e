import Dynamics
import Foundation
import Geometry
import TestSupport
import Testing

/// The types that a delegate can give to the identifier of a boundary.
@Suite struct BoundaryIdentifierTests {
  @Test func `a delegate can spell the identifier as in UIKit`() {
    let delegate = CopyingDelegate()
    drop(on: "floor", reportingTo: delegate)
    drop(on: NSString(string: "ground"), reportingTo: delegate)
    drop(on: 7, reportingTo: delegate)
    drop(on: nil as String?, reportingTo: delegate)
    #expect(delegate.began == ["floor", "ground", "7", "nil"])
    #expect(delegate.ended == ["floor", "ground", "7", "nil"])
  }

  @Test func `a delegate can take the identifier's own type`() {
    let delegate = StringDelegate()
    drop(on: "floor", reportingTo: delegate)
    drop(on: nil as String?, reportingTo: delegate)
    #expect(delegate.began == ["floor", nil])
  }

  @Test func `a delegate in an extension, with an identifier of type Any, is called`() {
    let delegate = AnyDelegate()
    drop(on: 3, reportingTo: delegate)
    #expect(delegate.began == [3])
  }

  @Test func `a path of fewer than two points is a boundary with which nothing collides`() {
    let behavior = CollisionBehavior(items: [Box(0, 0)])
    behavior.addBoundary(withIdentifier: "dot", for: Path())
    let animator = DynamicAnimator()
    animator.addBehavior(behavior)
    behavior.addBoundary(withIdentifier: "dot", for: Path())
    #expect(behavior.boundaryIdentifiers == ["dot"])
    animator.beginStep(1.0 / 60)
    animator.endStep()
    let sentence =
      "the path of the collision boundary dot has fewer than two points: nothing collides with it"
    #expect(animator.warning == sentence)
  }

  @Test func `an identifier of another type traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      drop(on: 3, reportingTo: StringDelegate())
    }
    expectSentence(
      "StringDelegate takes boundary identifiers of type Optional<String>, not \"3\" of type Int",
      from: result)
  }
}

/// Drops an item on a boundary with an identifier, or on the reference bounds if it is nil, and
/// lifts it.
private func drop(
  on identifier: (some Hashable)?, reportingTo delegate: any CollisionBehaviorDelegate
) {
  let view = ReferenceView(400, 400)
  // From 3 or 4 points it lands too slowly to bounce.
  let item = Box(200, 372, 50, 50)
  let animator = DynamicAnimator(referenceView: view)
  let collision = CollisionBehavior(items: [item])
  collision.collisionDelegate = delegate
  if let identifier {
    collision.addBoundary(
      withIdentifier: identifier, from: Point(0, 400), to: Point(400, 400))
  } else {
    collision.translatesReferenceBoundsIntoBoundary = true
  }
  let properties = DynamicItemBehavior([item], elasticity: 0)
  animator.add(collision, GravityBehavior(items: [item]), properties)
  animator.frames(30)
  item.center.y = 200
  animator.updateItem(usingCurrentState: item)
  animator.frames(1)
}

private final class CopyingDelegate: CollisionBehaviorDelegate {
  var began: [String] = []
  var ended: [String] = []

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: Point
  ) {
    began.append(identifier.map { "\($0)" } ?? "nil")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    ended.append(identifier.map { "\($0)" } ?? "nil")
  }
}

private final class StringDelegate: CollisionBehaviorDelegate {
  var began: [String?] = []

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?, at p: Point
  ) {
    began.append(identifier)
  }
}

private final class AnyDelegate {
  var began: [Int] = []
}

extension AnyDelegate: CollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: Any?, at p: Point
  ) {
    if let number = identifier as? Int { began.append(number) }
  }
}
