import Dynamics
import Geometry
import TestSupport
import Testing

/// What UIKit answers with an exception is a trap here; everything else is forgiven.
@Suite struct MisuseTests {
  @Test func `an item without a size traps`() async {
    await #expect(processExitsWith: .failure) {
      DynamicAnimator().addBehavior(GravityBehavior(items: [Box(0, 0, 0, 10)]))
    }
  }

  @Test func `an item that is nowhere traps`() async {
    await #expect(processExitsWith: .failure) {
      DynamicAnimator().addBehavior(GravityBehavior(items: [Box(.nan, 0)]))
    }
  }

  @Test func `an item outside of the reference view traps`() async {
    await #expect(processExitsWith: .failure) {
      let room = Room()
      let item = Box(10, 10)
      room.strangers = [ObjectIdentifier(item)]
      DynamicAnimator(referenceView: room).addBehavior(GravityBehavior(items: [item]))
    }
  }

  @Test func `a velocity that is no number traps`() async {
    await #expect(processExitsWith: .failure) {
      let item = Box(0, 0)
      DynamicItemBehavior(items: [item]).addLinearVelocity(Vector(dx: .nan, dy: 0), for: item)
    }
  }

  @Test func `a behavior in two animators traps`() async {
    await #expect(processExitsWith: .failure) {
      let gravity = GravityBehavior()
      let (first, second) = (DynamicAnimator(), DynamicAnimator())
      first.addBehavior(gravity)
      second.addBehavior(gravity)
      withExtendedLifetime(first) {}
    }
  }

  @Test func `adding a child to the animator traps`() async {
    await #expect(processExitsWith: .failure) {
      let parent = DynamicBehavior()
      let child = GravityBehavior()
      parent.addChildBehavior(child)
      let animator = DynamicAnimator()
      animator.addBehavior(parent)
      animator.addBehavior(child)
    }
  }

  @Test func `a boundary without a path traps`() async {
    await #expect(processExitsWith: .failure) {
      CollisionBehavior().addBoundary(withIdentifier: 1, for: Path())
    }
  }

  @Test func `a bounding path that crosses itself traps`() async {
    await #expect(processExitsWith: .failure) {
      let bow = [Point(-50, -50), Point(50, 50), Point(50, -50), Point(-50, 50)]
      DynamicAnimator().addBehavior(GravityBehavior(items: [Box.shaped(0, 0, bow)]))
    }
  }

  @Test func `stepping from an action traps`() async {
    await #expect(processExitsWith: .failure) {
      let animator = DynamicAnimator()
      let gravity = GravityBehavior(items: [Box(0, 0)])
      gravity.action = { animator.step(1) }
      animator.addBehavior(gravity)
      animator.step(1.0 / 60)
    }
  }

  @Test func `a group within a group traps`() async {
    await #expect(processExitsWith: .failure) {
      let group = DynamicItemGroup(items: [Box(0, 0)])
      _ = DynamicItemGroup(items: [group])
    }
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
    let room = Room()
    weak let gone = room
    let animator = DynamicAnimator(referenceView: room)
    let witness = Witness()
    animator.delegate = witness
    let item = Box(100, 100)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.frames(10)
    room.close()
    withExtendedLifetime(room) {}
    guard gone == nil else { return }
    animator.frames(10)
    #expect(!animator.isRunning)
  }

  @Test func `an item that leaves the view while it moves keeps its coordinates`() {
    let room = Room()
    let item = Box(100, 100)
    room.frames[ObjectIdentifier(item)] = Transform(translationX: 10, y: 0)
    let animator = DynamicAnimator(referenceView: room)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.frames(10)
    room.strangers = [ObjectIdentifier(item)]
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
