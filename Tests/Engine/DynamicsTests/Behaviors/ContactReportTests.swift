import Dynamics
import Geometry
import TestSupport
import Testing

@Suite struct ContactReportTests {
  /// Runs two overlapping items and a boundary circle smaller than both for two seconds: separation
  /// pushes an item out of the circle and back within one sub-step.
  @discardableResult
  private func dropBoxesFromCircle(
    reportingTo delegate: any CollisionBehaviorDelegate
  ) -> [Box] {
    let animator = DynamicAnimator()
    let items = [Box(200, 200, 8, 8), Box(197, 197, 8, 8)]
    let collision = CollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "circle", for: Path(ovalIn: Rect(x: 196, y: 196, width: 8, height: 8)))
    collision.collisionDelegate = delegate
    animator.add(GravityBehavior(items: items), collision)
    animator.frames(120)
    return items
  }

  @Test func `a contact that begins and ends in one sub-step ends for the delegate`() {
    let ledger = ContactLedger()
    let items = dropBoxesFromCircle(reportingTo: ledger)
    #expect(ledger.beginCount > 0)
    #expect(ledger.violations == [])
    for item in items where item.y > 300 {
      #expect(!ledger.openPairs.contains(ContactLedger.pair(item, boundary: "circle")))
    }
    // At least one of them fell out of the circle.
    #expect(items.contains { $0.y > 300 })
  }

  @Test func `a behavior that is added while its items touch is told of a beginning and an end`() {
    let animator = DynamicAnimator()
    let (left, right) = (Box(0, 0), Box(100, 0))
    let (first, second) = (ContactLedger(), ContactLedger())
    let early = CollisionBehavior(items: [left, right])
    early.collisionDelegate = first
    animator.addBehavior(early)
    animator.frames(5)
    let late = CollisionBehavior(items: [left, right])
    late.collisionDelegate = second
    animator.addBehavior(late)
    animator.frames(5)
    #expect(first.beginCount == 1 && second.beginCount == 1)
    let properties = DynamicItemBehavior(items: [left])
    animator.addBehavior(properties)
    properties.addLinearVelocity(Point(-100, 0), for: left)
    animator.frames(5)
    for ledger in [first, second] {
      #expect(ledger.beginCount == 1)
      #expect(ledger.openPairs.isEmpty)
      #expect(ledger.violations == [])
    }
  }

  @Test func `an item that leaves a behavior while it touches begins again when it returns`() {
    let animator = DynamicAnimator()
    let (left, right) = (Box(0, 0), Box(100, 0))
    let ledger = ContactLedger()
    let collision = CollisionBehavior(items: [left, right])
    collision.collisionDelegate = ledger
    animator.add(collision, DynamicItemBehavior(items: [left, right]))
    animator.frames(5)
    collision.removeItem(left)
    animator.frames(5)
    #expect(ledger.beginCount == 1)
    collision.addItem(left)
    animator.frames(5)
    #expect(ledger.beginCount == 2)
  }

  @Test func `a contact that lasts less than a sub-step has a point`() {
    let recorder = EventRecorder()
    dropBoxesFromCircle(reportingTo: recorder)
    for point in recorder.points { #expect(point.distance(to: Point(200, 200)) < 20, "\(point)") }
  }

  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `begins and ends alternate for each pair, and open pairs touch`(seed: UInt64) {
    var scene = ContactScene(seed: seed)
    scene.run(steps: 600)
    #expect(scene.ledger.beginCount > 20, "seed \(seed)")
    #expect(scene.ledger.violations == [], "seed \(seed)")
    #expect(scene.mismatches == [], "seed \(seed)")
  }
}
