import Dynamics
import Geometry
import TestSupport
import Testing

/// What UIKit answers with an exception is a trap here, with a sentence; everything else is
/// forgiven.
@Suite struct MisuseTests {
  @Test(arguments: PreconditionViolation.all.indices)
  func `a mistake traps with a sentence`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      PreconditionViolation.all[index].trigger()
    }
    expectSentence(PreconditionViolation.all[index].message, from: result)
  }

  // MARK: Forgiven

  @Test func `an item that is added twice is there once`() {
    let item = Box(0, 0)
    let gravity = GravityBehavior(items: [item, item])
    gravity.addItem(item)
    #expect(gravity.items.count == 1)
    gravity.removeItem(item)
    gravity.removeItem(item)
    #expect(gravity.items.isEmpty)
  }

  @Test func `an item may be in two animators, and the last one stepped places it`() {
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

  @Test func `an item that two behaviors hold is one body`() {
    let item = Box(0, 0)
    let animator = DynamicAnimator()
    animator.add(GravityBehavior(items: [item]), DynamicItemBehavior(items: [item]))
    animator.frames(30)
    #expect(animator.items(in: Rect(x: -100, y: -100, width: 200, height: 1000)).count == 1)
    // As it falls alone, T1b.
    let other = Box(0, 0)
    let alone = DynamicAnimator()
    alone.addBehavior(GravityBehavior(items: [other]))
    alone.frames(30)
    #expect(item.center == other.center)
  }

  @Test func `an action may remove every item, its own behavior's too`() {
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

  @Test func `an animator that is dropped while it runs leaves its items where they are`() {
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

  @Test func `a behavior outlives the animator it was in`() {
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

  @Test func `an animator whose view is gone rests`() {
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

  @Test func `an item that leaves the view while it moves keeps its coordinates`() {
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

  @Test func `an item inside of another is pushed out and stays a number`() {
    let animator = DynamicAnimator()
    let items = (0..<5).map { _ in Box(100, 100, 40, 40) }
    animator.addBehavior(CollisionBehavior(items: items))
    animator.frames(600)
    for item in items {
      #expect(item.x.isFinite && item.y.isFinite && item.angle.isFinite)
    }
  }

  @Test func `an immense push does not lead out of the numbers`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    let push = PushBehavior(items: [item], mode: .continuous)
    push.pushDirection = Vector(dx: 1e12, dy: 0)
    animator.addBehavior(push)
    animator.frames(600)
    #expect(item.x.isFinite && item.x > 1e4)
  }
}
