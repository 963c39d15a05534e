import Dynamics
import Geometry
import StageKit
import TestSupport
import Testing

/// Views as dynamic items and reference views.
@Suite struct DynamicViewTests {
  @Test func `coordinateTransform converts from the superview of an item to the reference view`()
    throws
  {
    let scene = DynamicScene()
    let inner = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    scene.view.transform = Transform(rotationAngle: .pi / 2)
    scene.view.addSubview(inner)
    #expect(scene.stage.view.coordinateTransform(for: scene.view) == .identity)
    let transform = try #require(scene.stage.view.coordinateTransform(for: inner))
    // The upper left corner of the square, at the upper right after a quarter turn.
    #expect(Point.zero.applying(transform).distance(to: Point(192, 84)) < 1e-12)
    #expect(scene.view.coordinateTransform(for: scene.view) == .identity)
    #expect(inner.coordinateTransform(for: scene.view) == nil)
    #expect(scene.view.coordinateTransform(for: View()) == nil)
  }

  @Test func `a view in a rotated view falls down the screen`() {
    let scene = DynamicScene()
    let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    scene.view.transform = Transform(rotationAngle: .pi / 2)
    scene.view.addSubview(inner)
    let before = scene.view.convert(inner.center, to: nil)
    scene.animator.addBehavior(GravityBehavior(items: [inner]))
    scene.stage.advance(to: 0.25)
    let after = scene.view.convert(inner.center, to: nil)
    // The engine uses 32-bit floats, whose rounding errors are about 1e-4 pt here.
    #expect(isClose(after.x, before.x, within: 1e-4))
    #expect(after.y > before.y + 25)
  }

  @Test func `an item that was moved before the first step starts where it is`() {
    let scene = DynamicScene()
    let moved = View(frame: Rect(x: 0, y: 0, width: 600, height: 600))
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    scene.stage.view.addSubview(moved)
    scene.stage.view.addSubview(outer)
    outer.addSubview(inner)
    scene.animator.addBehavior(DynamicItemBehavior(items: [moved, inner]))
    // As a layout does.
    moved.frame = Rect(x: 0, y: 0, width: 320, height: 568)
    outer.frame.origin = Point(50, 70)
    scene.stage.advance(to: 0.5)
    #expect(moved.center == Point(160, 284))
    // The engine uses 32-bit floats, whose rounding errors are about 1e-4 pt here.
    #expect(inner.center.distance(to: Point(20, 20)) < 1e-4)
    moved.center = Point(10, 10)
    scene.animator.addBehavior(GravityBehavior(items: [moved]))
    scene.stage.advance(to: 1)
    // Later changes are not read.
    #expect(isClose(moved.center.x, 160, within: 1e-4))
  }

  @Test func `a view can override its collision shape`() {
    final class Disc: View {
      override var collisionBoundsType: DynamicItemCollisionBoundsType { .ellipse }
    }
    let scene = DynamicScene()
    let disc = Disc(frame: Rect(x: 200, y: 0, width: 80, height: 80))
    scene.stage.view.addSubview(disc)
    scene.animator.addBehavior(GravityBehavior(items: [scene.view, disc]))
    #expect(scene.animator.items(in: Rect(x: 201, y: 1, width: 5, height: 5)).isEmpty)
    #expect(scene.animator.items(in: Rect(x: 202, y: 38, width: 5, height: 5)).count == 1)
  }

  @Test func `a view can override center to move something else`() {
    final class Line: View {
      private(set) var top = 0.0
      override var center: Point {
        get { Point(bounds.width / 2, top) }
        set { top = newValue.y }
      }
    }
    let stage = Stage(size: .phone)
    let line = Line(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    stage.view.addSubview(line)
    let animator = DynamicAnimator(referenceView: stage.view)
    animator.addBehavior(GravityBehavior(items: [line]))
    stage.advance(to: 0.525)
    #expect(line.top > 100)
    #expect(line.frame == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(line.presentation.center == Point(160, 284))
  }

  @Test func `a step inside an animation block is not animated`() {
    let scene = DynamicScene()
    scene.addGravity()
    scene.stage.animate(withDuration: 2) {
      scene.stage.advance(to: 0.5)
      scene.animator.step(1.0 / 60)
    }
    #expect(scene.view.center.y > 200)
    #expect(scene.view.presentation.center == scene.view.center)
  }

  @Test func `an animator's step overrides the model value of an animation`() {
    let scene = DynamicScene()
    scene.addGravity()
    scene.stage.advance(to: 0.5)
    scene.stage.animate(withDuration: 1) { scene.view.center = Point(10, 10) }
    #expect(scene.view.center == Point(10, 10))
    scene.stage.advance(to: stepTime(31))
    #expect(scene.view.center.y > 230)
    // The remaining offset of the animation decays.
    #expect(scene.view.presentation.center != scene.view.center)
    scene.stage.advance(to: 1.5)
    #expect(scene.view.presentation.center == scene.view.center)
  }

  @Test func `an animator starts when its reference view is added to a stage`() {
    let board = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let card = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    board.addSubview(card)
    let animator = DynamicAnimator(referenceView: board)
    animator.addBehavior(GravityBehavior(items: [card]))
    #expect(animator.isRunning)
    let stage = Stage(size: .phone)
    stage.advance(to: 1)
    stage.view.addSubview(board)
    stage.advance(to: 1.5)
    #expect(isClose(animator.elapsedTime, 0.5, within: 1e-9))
    #expect(card.center.y > 100)
  }

  @Test func `resizing the reference view wakes items that rest on its bounds`() {
    let scene = DynamicScene.tumbling()
    scene.stage.advance(to: 8)
    #expect(!scene.animator.isRunning)
    let floor = scene.view.center.y
    scene.stage.view.bounds.size.height += 100
    #expect(scene.animator.isRunning)
    scene.stage.advance(to: 12)
    // The resting penetration may differ by the engine's linear slop, half a point.
    #expect(isClose(scene.view.center.y, floor + 100, within: 0.5))
  }

  @Test func `a released animator stops`() {
    let stage = Stage(size: .phone)
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(view)
    var animator: DynamicAnimator? = DynamicAnimator(referenceView: stage.view)
    animator?.addBehavior(GravityBehavior(items: [view]))
    stage.advance(to: 0.5)
    let place = view.center
    weak let weakAnimator = animator
    animator = nil
    #expect(weakAnimator == nil)
    stage.advance(to: 1)
    #expect(view.center == place)
  }

  @Test func `a stage retains objects for its own lifetime`() {
    var stage: Stage? = Stage(size: .phone)
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage?.view.addSubview(view)
    weak let animator = stage.map { $0.retain(DynamicAnimator(referenceView: $0.view)) }
    animator?.addBehavior(GravityBehavior(items: [view]))
    stage?.advance(to: 0.5)
    #expect(view.center.y > 100)
    stage = nil
    #expect(animator == nil)
  }

  @Test func `an animator released in its own action stops`() {
    let stage = Stage(size: .phone)
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(view)
    var animator: DynamicAnimator? = DynamicAnimator(referenceView: stage.view)
    let gravity = GravityBehavior(items: [view])
    var calls = 0
    gravity.action = {
      calls += 1
      animator = nil
    }
    animator?.addBehavior(gravity)
    stage.advance(to: 1)
    #expect(calls == 1)
    #expect(animator == nil)
  }

  @Test func `a view removed from its superview in an action continues in its last coordinates`() {
    let scene = DynamicScene()
    let gravity = GravityBehavior(items: [scene.view])
    gravity.action = { if scene.view.center.y > 200 { scene.view.removeFromSuperview() } }
    scene.animator.addBehavior(gravity)
    scene.stage.advance(to: 1)
    #expect(scene.view.superview == nil)
    #expect(scene.view.center.y > 500)
  }

  @Test func `an animator rests when its reference view is released`() {
    let stage = Stage(size: .phone)
    var board: View? = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let card = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    board.map(stage.view.addSubview)
    board?.addSubview(card)
    let animator = board.map { DynamicAnimator(referenceView: $0) }
    animator?.addBehavior(GravityBehavior(items: [card]))
    stage.advance(to: 0.5)
    let place = card.center
    board?.removeFromSuperview()
    board = nil
    stage.advance(to: 1)
    #expect(animator?.isRunning == false)
    #expect(card.center == place)
  }

  @Test func `an item outside the reference view traps with UIKit's message`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let scene = DynamicScene()
      scene.animator.addBehavior(GravityBehavior(items: [View(frame: scene.view.frame)]))
    }
    expectSentence(
      "View item (<UIView: 0x600000000050; frame = (128 84; 64 64); "
        + "layer = <CALayer: 0x600000000050>>) should be a descendant of the reference view",
      from: result)
  }

  @Test func `the reference view can be an item of its animator`() {
    for isRoot in [false, true] {
      let stage = Stage(size: .phone)
      let child = View(frame: Rect(center: Point(160, 200), size: Size(100, 60)))
      stage.view.addSubview(child)
      let view = isRoot ? stage.view : child
      let center = view.center
      let animator = DynamicAnimator(referenceView: view)
      animator.addBehavior(AttachmentBehavior(item: view, attachedToAnchor: view.center))
      animator.addBehavior(GravityBehavior(items: [view]))
      let properties = DynamicItemBehavior(items: [view])
      properties.angularResistance = 0
      animator.addBehavior(properties)
      properties.addAngularVelocity(1, for: view)
      _ = stage.frame(at: 1)
      #expect(animator.isRunning)
      // The attachment is a pin; it gives way by less than the engine's slop of 0.5 points.
      #expect(view.center.distance(to: center) < 0.5)
      #expect(isClose(view.transform.rotationAngle, 1, within: 0.05))
    }
  }

  @Test func `advancing a stage in an action traps`() async {
    await #expect(processExitsWith: .failure) {
      let scene = DynamicScene()
      let gravity = GravityBehavior(items: [scene.view])
      gravity.action = { scene.stage.advance(to: 5) }
      scene.animator.addBehavior(gravity)
      scene.stage.advance(to: 1)
    }
  }
}
