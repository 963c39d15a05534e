import Dynamics
import Geometry
import StageKit
import Testing

/// The log of the events of dynamic animators.
@Suite struct DynamicLogEntryTests {
  @Test func `resumes, rests and contacts are logged at the times of their frames`() throws {
    let scene = DynamicScene()
    scene.view.name = "ball"
    scene.addGravity()
    let collision = CollisionBehavior(items: [scene.view])
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(collision)
    scene.stage.advance(to: 5)
    let entries = scene.stage.dynamicLogEntries
    #expect(
      entries.map(\.kind) == [.resumed, .contactBegan, .contactEnded, .contactBegan, .paused])
    // The recipe book-13-2-gravity-collision: contacts in frames 57 and 78, rest in frame 111. The
    // tolerance of the book is 2 frames; these values are exact for this engine.
    #expect(entries.map(\.time) == [0, 57, 58, 78, 111].map(stepTime))
    let contact = entries[1]
    #expect(contact.items == ["ball"])
    #expect(contact.boundary == nil)
    let point = try #require(contact.point)
    #expect(abs(point.y - 568) < 1)
    #expect(entries.allSatisfy { $0.animator == "animator" })
  }

  @Test func `entries contain the view names of items and the identifiers of boundaries`() {
    let stage = Stage(size: .phone)
    for x in [100.0, 150] {
      let view = View(frame: Rect(x: x, y: 100, width: 40, height: 40))
      view.name = "box"
      stage.view.addSubview(view)
    }
    let collision = CollisionBehavior(items: stage.view.subviews)
    collision.addBoundary(withIdentifier: "floor", from: Point(0, 300), to: Point(320, 300))
    let animator = DynamicAnimator(referenceView: stage.view)
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: stage.view.subviews))
    let push = PushBehavior(items: [stage.view.subviews[0]], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0.1, dy: 0)
    animator.addBehavior(push)
    stage.advance(to: 3)
    let began = stage.dynamicLogEntries.filter { $0.kind == .contactBegan }
    #expect(began.contains { $0.items == ["box", "box 2"] && $0.boundary == nil })
    #expect(began.contains { $0.items == ["box 2"] && $0.boundary == "floor" })
  }

  @Test func `names are updated when views are added, removed, reordered and renamed`() {
    let stage = Stage(size: .phone)
    let animator = DynamicAnimator(referenceView: stage.view)
    let boxes = (0..<3).map { _ in
      let box = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      box.name = "box"
      stage.view.addSubview(box)
      return box
    }
    func names() -> [String] {
      boxes.map { box in
        stage.dynamicAnimator(
          animator, didReport: .contactBegan(.boundary(box, identifier: nil), at: .zero))
        return stage.dynamicLogEntries.last?.items.first ?? ""
      }
    }
    #expect(names() == ["box", "box 2", "box 3"])
    stage.view.bringSubviewToFront(boxes[0])
    #expect(names() == ["box 3", "box", "box 2"])
    boxes[1].removeFromSuperview()
    #expect(names() == ["box 2", "box", "box"])
    boxes[2].name = "crate"
    #expect(names() == ["box", "box", "crate"])
    boxes[0].addSubview(boxes[1])
    #expect(names() == ["box", "box 2", "crate"])
  }

  @Test func `a contact of two behaviors is logged once, before delegates are called`() {
    final class Delegate: CollisionBehaviorDelegate {
      let stage: Stage
      var counts: [Int] = []
      init(_ stage: Stage) { self.stage = stage }
      func collisionBehavior(
        _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
        with item2: any DynamicItem, at p: Point
      ) {
        counts.append(stage.dynamicLogEntries.filter { $0.kind == .contactBegan }.count)
      }
    }
    let scene = DynamicScene()
    let other = View(frame: Rect(x: 128, y: 160, width: 64, height: 64))
    scene.stage.view.addSubview(other)
    let delegate = Delegate(scene.stage)
    for _ in 1...2 {
      let collision = CollisionBehavior(items: [scene.view, other])
      collision.collisionDelegate = delegate
      scene.animator.addBehavior(collision)
    }
    scene.addGravity()
    scene.stage.advance(to: 0.25)
    #expect(delegate.counts.prefix(2) == [1, 1])
  }

  @Test func `the name of the second animator has a number`() {
    let scene = DynamicScene()
    scene.addGravity()
    let second = DynamicAnimator(referenceView: scene.stage.view)
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    scene.stage.view.addSubview(view)
    second.addBehavior(GravityBehavior(items: [view]))
    #expect(scene.stage.dynamicLogEntries.map(\.animator) == ["animator", "animator 2"])
  }
}
