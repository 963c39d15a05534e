import Dynamics
import Geometry
import TestSupport
import Testing

/// Misuse that raises an exception in UIKit traps with a message; other unusual input is accepted.
@Suite struct MisuseTests {
  @Test(arguments: PreconditionViolation.all.indices)
  func `a violated precondition traps with its message`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      PreconditionViolation.all[index].trigger()
    }
    expectSentence(PreconditionViolation.all[index].message, from: result)
  }

  // MARK: Unusual but valid use

  @Test func `an item added twice is in the list once`() {
    let item = Box(0, 0)
    let gravity = GravityBehavior(items: [item, item])
    gravity.addItem(item)
    #expect(gravity.items.count == 1)
    gravity.removeItem(item)
    gravity.removeItem(item)
    #expect(gravity.items.isEmpty)
  }

  @Test func `an item of two animators has the position of the last one stepped`() {
    let item = Box(0, 0)
    let (first, second) = (DynamicAnimator(), DynamicAnimator())
    first.addBehavior(GravityBehavior(items: [item]))
    let right = GravityBehavior(items: [item])
    right.gravityDirection = Vector(dx: 1, dy: 0)
    second.addBehavior(right)
    for _ in 0..<30 {
      first.step(1.0 / 60)
      second.step(1.0 / 60)
    }
    #expect(item.x > 100 && item.y == 0)
  }

  @Test func `an item of two behaviors has one body`() {
    let item = Box(0, 0)
    let animator = DynamicAnimator()
    animator.add(GravityBehavior(items: [item]), DynamicItemBehavior(items: [item]))
    animator.frames(30)
    #expect(animator.items(in: Rect(x: -100, y: -100, width: 200, height: 1000)).count == 1)
    // The trajectory of a single item, as in T1b.
    let other = Box(0, 0)
    let alone = DynamicAnimator()
    alone.addBehavior(GravityBehavior(items: [other]))
    alone.frames(30)
    #expect(item.center == other.center)
  }

  @Test func `an action can remove all items, including those of its own behavior`() {
    let animator = DynamicAnimator()
    let items = (0..<5).map { Box(120 * Double($0), 0) }
    let gravity = GravityBehavior(items: items)
    let collision = CollisionBehavior(items: items)
    var calls = 0
    gravity.action = {
      calls += 1
      guard calls == 10 else { return }
      for item in items {
        gravity.removeItem(item)
        collision.removeItem(item)
      }
    }
    animator.add(gravity, collision)
    animator.frames(10)
    let places = items.map(\.center)
    animator.frames(60)
    #expect(items.map(\.center) == places && places[0].y > 10)
    #expect(!animator.isRunning)
    gravity.addItem(items[0])
    animator.frames(10)
    #expect(items[0].y > places[0].y && items[1].center == places[1])
  }

  @Test func `items keep their positions when a running animator is deallocated`() {
    let item = Box(0, 0)
    let gravity = GravityBehavior(items: [item])
    var animator: DynamicAnimator? = DynamicAnimator()
    weak let watched = animator
    animator?.addBehavior(gravity)
    animator?.frames(10)
    animator?.beginStep(1.0 / 60)
    let place = item.center
    animator = nil
    #expect(watched == nil && gravity.dynamicAnimator == nil)
    #expect(item.center == place && place.y > 10)
  }

  @Test func `a behavior can be reused after its animator is deallocated`() {
    let item = Box(0, 0, 40, 40)
    let behaviors: [DynamicBehavior] = [
      GravityBehavior(items: [item]), SnapBehavior(item: item, snapTo: Point(100, 0)),
      AttachmentBehavior(item: item, attachedToAnchor: Point(50, 0)),
      CollisionBehavior(items: [item]),
    ]
    for _ in 0..<3 {
      let animator = DynamicAnimator()
      for behavior in behaviors { animator.addBehavior(behavior) }
      animator.frames(10)
      #expect(behaviors[0].dynamicAnimator === animator)
    }
    #expect(behaviors.allSatisfy { $0.dynamicAnimator == nil })
  }

  @Test func `an animator pauses when its reference view is deallocated`() {
    let view = ReferenceView()
    weak let gone = view
    let animator = DynamicAnimator(referenceView: view)
    let recorder = EventRecorder()
    animator.delegate = recorder
    let item = Box(100, 100)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.frames(10)
    view.releaseOwnReference()
    withExtendedLifetime(view) {}
    guard gone == nil else { return }
    animator.frames(10)
    #expect(!animator.isRunning)
  }

  @Test func `an item removed from the reference view keeps its coordinate transform`() {
    let view = ReferenceView()
    let item = Box(100, 100)
    view.coordinateTransforms[ObjectIdentifier(item)] = Transform(translationX: 10, y: 0)
    let animator = DynamicAnimator(referenceView: view)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.frames(10)
    view.unrelatedItems = [ObjectIdentifier(item)]
    animator.frames(10)
    #expect(item.x == 100 && item.y > 150)
  }

  @Test func `overlapping items keep finite positions`() {
    let animator = DynamicAnimator()
    let items = (0..<5).map { _ in Box(100, 100, 40, 40) }
    animator.addBehavior(CollisionBehavior(items: items))
    animator.frames(600)
    for item in items {
      #expect(item.x.isFinite && item.y.isFinite && item.angle.isFinite)
    }
  }

  @Test func `an item keeps a finite position under an extreme push`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    let push = PushBehavior(items: [item], mode: .continuous)
    push.pushDirection = Vector(dx: 1e12, dy: 0)
    animator.addBehavior(push)
    animator.frames(600)
    #expect(item.x.isFinite && item.x > 1e4)
  }
}
