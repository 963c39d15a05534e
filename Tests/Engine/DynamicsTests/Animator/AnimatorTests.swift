import Dynamics
import Geometry
import TestSupport
import Testing

import struct FoundationEssentials.IndexPath

@Suite struct AnimatorTests {
  // MARK: Running

  @Test func `an animator resumes when its first item is added and pauses when nothing moves`() {
    let animator = DynamicAnimator()
    let recorder = EventRecorder()
    animator.delegate = recorder
    #expect(!animator.isRunning && animator.behaviors.isEmpty && animator.elapsedTime == 0)
    animator.addBehavior(DynamicBehavior())
    #expect(!animator.isRunning)
    let item = Box(100, 100)
    let properties = DynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    #expect(animator.isRunning && recorder.events.map(\.text) == ["resume"])
    animator.frames(60)
    #expect(recorder.events.map(\.text) == ["resume", "pause"])
    // Only the 31 steps before the pause count.
    #expect(isClose(animator.elapsedTime, 31.0 / 60, within: 1e-12))
    properties.friction = 0.5
    #expect(animator.isRunning && recorder.events.count == 3)
    animator.frames(60)
    properties.addItem(Box(300, 300))
    #expect(animator.isRunning)
    animator.removeAllBehaviors()
    animator.frames(1)
    #expect(!animator.isRunning)
  }

  @Test func `elapsed time is the sum of the steps`() {
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [Box(0, 0)]))
    for _ in 0..<4 { animator.step(1.0 / 60) }
    #expect(isClose(animator.elapsedTime, 0.0666666667, within: 1e-10))
    animator.step(0)
    #expect(isClose(animator.elapsedTime, 0.0666666667, within: 1e-10))
  }

  @Test func `the ticker of the animator, otherwise of the view, starts when the animator resumes`()
  {
    final class Ticker: DynamicTicker {
      var count = 0
      func startTicking(_ animator: DynamicAnimator) { count += 1 }
    }
    let (own, views) = (Ticker(), Ticker())
    let view = ReferenceView()
    view.dynamicTicker = views
    let animator = DynamicAnimator(referenceView: view)
    let item = Box(100, 100)
    animator.addBehavior(DynamicItemBehavior(items: [item]))
    #expect(views.count == 1)
    animator.frames(60)
    animator.ticker = own
    item.center.x += 1
    animator.updateItem(usingCurrentState: item)
    #expect(views.count == 1 && own.count == 1)
  }

  @Test func `the length of steps changes the motion by at most one sub-step`() {
    func fall(_ step: Double) -> Double {
      let animator = DynamicAnimator()
      let item = Box(100, 0)
      animator.addBehavior(GravityBehavior(items: [item]))
      animator.advance(by: 1, step: step)
      return item.y
    }
    // One sub-step is 1/120 s at 950 points/s.
    for rate in [24.0, 30, 120, 240, 1000] {
      #expect(isClose(fall(1 / rate), fall(1.0 / 60), within: 8.5))
    }
  }

  @Test func `advance(by:) stops when the animator pauses and takes whole steps only`() {
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [Box(0, 0)]))
    #expect(animator.advance(by: 0.99 / 60))
    #expect(animator.elapsedTime == 0)
    #expect(animator.advance(by: 1))
    #expect(isClose(animator.elapsedTime, 1, within: 1e-12))
    let resting = DynamicAnimator()
    resting.addBehavior(DynamicItemBehavior(items: [Box(0, 0)]))
    #expect(!resting.advance(by: 100))
    #expect(isClose(resting.elapsedTime, 31.0 / 60, within: 1e-12))
  }

  // MARK: Behaviors

  @Test func `behaviors contains top-level behaviors in order of addition`() {
    let animator = DynamicAnimator()
    let (a, b) = (DynamicBehavior(), GravityBehavior())
    let child = CollisionBehavior()
    a.addChildBehavior(child)
    animator.add(a, b)
    animator.addBehavior(a)
    #expect(animator.behaviors.map(ObjectIdentifier.init) == [a, b].map(ObjectIdentifier.init))
    #expect(a.childBehaviors.count == 1 && child.dynamicAnimator === animator)
    animator.removeBehavior(child)
    #expect(child.dynamicAnimator === animator)
    a.removeChildBehavior(child)
    #expect(child.dynamicAnimator == nil && a.childBehaviors.isEmpty)
    animator.removeBehavior(a)
    #expect(a.dynamicAnimator == nil && animator.behaviors.count == 1)
  }

  @Test func `adding a behavior again does not resume a paused animator`() {
    let animator = DynamicAnimator()
    let snap = SnapBehavior(item: Box(0, 0), snapTo: Point(50, 0))
    animator.addBehavior(snap)
    animator.frames(300)
    let recorder = EventRecorder()
    animator.delegate = recorder
    animator.addBehavior(snap)
    #expect(!animator.isRunning && recorder.events.isEmpty && animator.behaviors.count == 1)
    animator.addBehavior(DynamicBehavior())
    #expect(animator.isRunning && recorder.events.map(\.text) == ["resume"])
  }

  @Test func `a primitive behavior ignores child behaviors`() {
    let gravity = GravityBehavior()
    gravity.addChildBehavior(CollisionBehavior())
    #expect(gravity.childBehaviors.isEmpty)
  }

  @Test func `willMove(to:) is called after dynamicAnimator is set`() {
    final class MoveRecorder: DynamicBehavior {
      var moves: [(argument: Bool, property: Bool)] = []
      override func willMove(to dynamicAnimator: DynamicAnimator?) {
        moves.append((dynamicAnimator != nil, self.dynamicAnimator != nil))
      }
    }
    let animator = DynamicAnimator()
    let recorder = MoveRecorder()
    animator.addBehavior(recorder)
    animator.removeBehavior(recorder)
    #expect(recorder.moves.map(\.argument) == [true, false])
    #expect(recorder.moves.map(\.property) == [true, false])
  }

  @Test func `actions run once per step, parents before children, after items are updated`() {
    let animator = DynamicAnimator()
    let item = Box(0, 0)
    let parent = DynamicBehavior()
    let gravity = GravityBehavior(items: [item])
    let other = DynamicBehavior()
    var log: [String] = []
    parent.action = { log.append("parent \(item.y > 0)") }
    gravity.action = { log.append("gravity") }
    other.action = { log.append("other") }
    parent.addChildBehavior(gravity)
    animator.add(parent, other)
    animator.frames(2)
    #expect(
      log == ["parent true", "gravity", "other", "parent true", "gravity", "other"])
  }

  @Test func `behaviors that actions add and remove take effect at the end of the step`() {
    let animator = DynamicAnimator()
    let item = Box(0, 0)
    let gravity = GravityBehavior(items: [item])
    let composite = DynamicBehavior()
    let late = DynamicItemBehavior(items: [item])
    var counts: [Int] = []
    composite.action = {
      animator.removeBehavior(gravity)
      composite.addChildBehavior(late)
      counts.append(animator.behaviors.count)
      counts.append(composite.childBehaviors.count)
    }
    animator.add(gravity, composite)
    animator.frames(1)
    #expect(counts == [2, 0])
    #expect(animator.behaviors.count == 1 && composite.childBehaviors.count == 1)
    #expect(gravity.dynamicAnimator == nil && late.dynamicAnimator === animator)
    let again = DynamicAnimator()
    let fall = GravityBehavior(items: [Box(0, 0)])
    fall.action = { again.removeAllBehaviors() }
    again.addBehavior(fall)
    again.frames(1)
    #expect(again.behaviors.isEmpty && !again.isRunning)
  }

  @Test func `an action is not called in an animator without items`() {
    let animator = DynamicAnimator()
    let composite = DynamicBehavior()
    var calls = 0
    composite.action = { calls += 1 }
    animator.addBehavior(composite)
    animator.frames(60)
    #expect(calls == 0)
    animator.addBehavior(DynamicItemBehavior(items: [Box(0, 0)]))
    animator.frames(60)
    #expect(calls == 31)
  }

  @Test func `an item removed from its only behavior stops`() {
    let animator = DynamicAnimator()
    let (v1, v2) = (Box(60, 60, 60, 60), Box(60, 160, 60, 60))
    let v3 = Box(60, 260, 60, 60)
    let gravity = GravityBehavior(items: [v1, v2])
    gravity.gravityDirection = Vector(dx: 1, dy: 0.5)
    animator.addBehavior(gravity)
    animator.frames(30)
    #expect(isClose(v1.x, 180.9, within: 0.5) && isClose(v1.y, 120.4, within: 0.5))
    gravity.addItem(v3)
    gravity.removeItem(v2)
    let position = v2.center
    animator.frames(30)
    #expect(isClose(v1.x, 539.6, within: 0.5) && isClose(v1.y, 299.8, within: 0.5))
    #expect(isClose(v3.x, 184.9, within: 0.5) && isClose(v3.y, 322.5, within: 0.5))
    #expect(v2.center == position)
  }

  // MARK: Items

  @Test func `an item removed from gravity keeps its velocity in another behavior`() {
    let animator = DynamicAnimator()
    let item = Box(60, 160, 60, 60)
    let gravity = GravityBehavior(items: [item])
    gravity.gravityDirection = Vector(dx: 1, dy: 0.5)
    let properties = DynamicItemBehavior(items: [item])
    animator.add(gravity, properties)
    animator.frames(30)
    gravity.removeItem(item)
    animator.frames(30)
    #expect(isClose(item.x, 60 + 354.65, within: 0.5) && isClose(item.y, 160 + 177.3, within: 0.5))
    let velocity = properties.linearVelocity(for: item)
    #expect(isClose(velocity.x, 456.2, within: 1) && isClose(velocity.y, 228.1, within: 1))
  }

  @Test
  func `updateItem(usingCurrentState:) of an unmoved item does not keep the animator running`() {
    let view = ReferenceView()
    let animator = DynamicAnimator(referenceView: view)
    let item = Box(100, 100)
    item.transform = Transform(rotationAngle: 1)
    let properties = DynamicItemBehavior(items: [item])
    var calls = 0
    properties.action = {
      calls += 1
      item.transform = item.transform.scaledBy(x: 2, y: 2)
      animator.updateItem(usingCurrentState: item)
    }
    animator.addBehavior(properties)
    // Bodies sleep after half a second at rest, which is in the 31st step, as in T9.
    #expect(animator.pause(within: 60) == 31)
    #expect(calls == 31)
    animator.updateItem(usingCurrentState: item)
    #expect(!animator.isRunning)
  }

  @Test func `updateItem(usingCurrentState:) keeps the velocity of a moved item`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    let properties = DynamicItemBehavior([item], resistance: 0)
    properties.addLinearVelocity(Point(60, 0), for: item)
    animator.addBehavior(properties)
    animator.frames(10)
    item.center = Point(500, 300)
    item.transform = Transform(rotationAngle: 1)
    animator.updateItem(usingCurrentState: item)
    animator.updateItem(usingCurrentState: Box(0, 0))
    animator.frames(60)
    #expect(isClose(item.x, 560, within: 0.5) && isClose(item.y, 300, within: 1e-3))
    #expect(isClose(item.angle, 1, within: 1e-5))
    // Without that call the next step overwrites the center.
    item.center = Point(0, 0)
    animator.frames(1)
    #expect(isClose(item.x, 561, within: 0.5))
  }

  @Test func `items(in:) returns the items whose collision shapes overlap the rectangle`() {
    let animator = DynamicAnimator()
    let (box, disc) = (Box(100, 100, 50, 50), Box.circle(300, 100, radius: 25))
    let tilted = Box(500, 100, 50, 50)
    tilted.transform = Transform(rotationAngle: .pi / 4)
    animator.addBehavior(DynamicItemBehavior(items: [box, disc, tilted]))
    func found(_ x: Double, _ y: Double) -> [ObjectIdentifier] {
      animator.items(in: Rect(x: x, y: y, width: 10, height: 10)).map(ObjectIdentifier.init)
    }
    #expect(found(124, 100) == [ObjectIdentifier(box)] && found(125.5, 100).isEmpty)
    #expect(found(320, 118).isEmpty && found(310, 110) == [ObjectIdentifier(disc)])
    #expect(found(530, 95) == [ObjectIdentifier(tilted)] && found(520, 73).isEmpty)
    #expect(animator.items(in: Rect(x: 0, y: 0, width: 1000, height: 1000)).count == 3)
  }

  @Test func `an item of one point collides and has mass`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100, 1, 1)
    let properties = DynamicItemBehavior([item], resistance: 0)
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = Vector(dx: 1e-4, dy: 0)
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "wall", from: Point(150, 0), to: Point(150, 200))
    animator.add(properties, push, collision)
    animator.frames(1)
    // Its mass is a ten-thousandth of a kilogram.
    #expect(isClose(properties.linearVelocity(for: item).x, 100, within: 1e-3))
    animator.frames(60)
    // It bounced off the wall or is at rest there.
    #expect(item.x < 150)
  }

  @Test func `a step keeps the angle of a transform and removes scale and shear`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    item.transform = Transform(rotationAngle: 0.5).scaledBy(x: 2, y: 3)
    animator.addBehavior(DynamicItemBehavior(items: [item]))
    animator.frames(1)
    let turn = Transform(rotationAngle: 0.5)
    #expect(isClose(item.transform.a, turn.a, within: 1e-6))
    #expect(isClose(item.transform.d, turn.d, within: 1e-6))
  }

  @Test func `coordinates are converted between superview and reference view in both directions`() {
    let view = ReferenceView()
    let item = Box(150.3, 50.7, 40, 40)
    view.coordinateTransforms[ObjectIdentifier(item)] = Transform(translationX: 10.25, y: 20.5)
    let animator = DynamicAnimator(referenceView: view)
    let gravity = GravityBehavior(items: [item])
    let field = FieldBehavior.field { _, position, _, _, _, _ in
      #expect(isClose(position.x, 160.55, within: 1e-4))
      return .zero
    }
    field.addItem(item)
    animator.add(gravity, field)
    animator.frames(1)
    #expect(isClose(item.x, 150.3, within: 1e-9) && isClose(item.y, 50.7694, within: 1e-3))
    #expect(animator.reference === view)
  }

  @Test func `layout attributes are moved and found, and the layout is invalidated`() {
    final class Layout: DynamicLayout {
      var contentSize = Size(320, 1000)
      var invalidations = 0
      func invalidateLayout() { invalidations += 1 }
    }
    let layout = Layout()
    let animator = DynamicAnimator(collectionViewLayout: layout)
    let cell = LayoutAttributes(forCellWith: [0, 3])
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    let header = LayoutAttributes(
      forSupplementaryViewOfKind: "header", with: [0, 0])
    header.frame = Rect(x: 0, y: 100, width: 320, height: 20)
    let collision = CollisionBehavior(within: [cell])
    animator.add(
      GravityBehavior(items: [cell]), collision, DynamicItemBehavior(items: [header]))
    #expect(animator.layoutAttributesForCell(at: [0, 3]) === cell)
    #expect(animator.layoutAttributesForCell(at: [0, 2]) == nil)
    #expect(
      animator.layoutAttributesForSupplementaryView(
        ofKind: "header", at: [0, 0]) === header)
    animator.frames(300)
    #expect(layout.invalidations > 60)
    #expect(isClose(cell.frame.maxY, 1000, within: 2), "\(cell.frame)")
    withExtendedLifetime(layout) {}
  }

  @Test func `a group moves as one body with the mass of its members`() {
    let (a, b) = (Box(100, 100), Box(175, 100, 50, 20))
    let group = DynamicItemGroup(items: [a, b])
    #expect(group.center == Point(125, 100) && group.bounds.size == Size(150, 100))
    let animator = DynamicAnimator()
    let push = PushBehavior(items: [group], mode: .instantaneous)
    push.pushDirection = Vector(dx: 1.1, dy: 0)
    let properties = DynamicItemBehavior([group], resistance: 0)
    properties.allowsRotation = false
    animator.add(push, properties)
    animator.frames(1)
    // 100 by 100 and 50 by 20 points have a mass of 1.1 kg.
    #expect(isClose(properties.linearVelocity(for: group).x, 100, within: 1e-3))
    animator.frames(60)
    #expect(isClose(b.x - a.x, 75, within: 1e-3) && a.x > 190)
    group.transform = Transform(rotationAngle: .pi / 2)
    group.center = Point(0, 0)
    #expect(isClose(a.y, -25, within: 1e-9) && isClose(b.y, 50, within: 1e-9))
  }

  // MARK: Snapshots

  @Test func `a restored animator repeats the motion bit for bit`() {
    let view = ReferenceView()
    let animator = DynamicAnimator(referenceView: view)
    let boxes = (0..<8).map { Box(40 + 35 * Double($0), 60 + 40 * Double($0 % 3), 30, 30) }
    let collision = CollisionBehavior(within: boxes)
    let push = PushBehavior(items: [boxes[0]], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0.3, dy: 0.1)
    let noise = FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    noise.addItem(boxes[3])
    let snap = SnapBehavior(item: boxes[7], snapTo: Point(50, 500))
    animator.add(GravityBehavior(items: Array(boxes.dropLast())), collision, push, noise, snap)
    animator.frames(40)
    let saved = animator.snapshot()
    func play() -> [UInt64] {
      (0..<200).map { frame in
        if frame == 20 { push.active = true }
        if frame == 40 { collision.removeItem(boxes[5]) }
        if frame == 60 { animator.removeBehavior(snap) }
        if frame == 80 {
          collision.addBoundary(withIdentifier: 1, from: Point(0, 300), to: Point(320, 350))
        }
        if frame == 100 { animator.addBehavior(SnapBehavior(item: boxes[2], snapTo: .zero)) }
        animator.frames(1)
        return animator.stateHash
      }
    }
    let first = play()
    let places = boxes.map(\.center)
    animator.restore(saved)
    #expect(animator.behaviors.count == 5 && collision.boundaryIdentifiers == nil)
    #expect(collision.items.count == 8 && !push.active)
    #expect(play() == first)
    #expect(boxes.map(\.center) == places)
    animator.restore(saved)
    #expect(play() == first)
  }

  @Test func `restoring a snapshot restores items, time and running state`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100)
    animator.addBehavior(GravityBehavior(items: [item]))
    let saved = animator.snapshot()
    animator.frames(30)
    animator.removeAllBehaviors()
    animator.frames(1)
    #expect(!animator.isRunning)
    animator.restore(saved)
    #expect(animator.isRunning && item.center == Point(100, 100) && animator.elapsedTime == 0)
  }
}
