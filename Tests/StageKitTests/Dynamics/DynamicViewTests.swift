import Dynamics
import Geometry
import StageKit
import TestSupport
import Testing

/// Views as items and references of dynamic animators.
@Suite struct DynamicViewTests {
  @Test func `a view's coordinates lead to those of a view around it`() throws {
    let scene = DynamicScene()
    let inner = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    scene.view.transform = Transform(rotationAngle: .pi / 2)
    scene.view.addSubview(inner)
    #expect(scene.stage.view.coordinateTransform(for: scene.view) == .identity)
    let way = try #require(scene.stage.view.coordinateTransform(for: inner))
    // The upper left corner of the square, which a quarter turn brings to the upper right.
    #expect(Point.zero.applying(way).distance(to: Point(192, 84)) < 1e-12)
    #expect(scene.view.coordinateTransform(for: scene.view) == nil)
    #expect(inner.coordinateTransform(for: scene.view) == nil)
    #expect(scene.view.coordinateTransform(for: View()) == nil)
  }

  @Test func `a view in a turned view falls down the screen`() {
    let scene = DynamicScene()
    let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    scene.view.transform = Transform(rotationAngle: .pi / 2)
    scene.view.addSubview(inner)
    let before = scene.view.convert(inner.center, to: nil)
    scene.animator.addBehavior(GravityBehavior(items: [inner]))
    scene.stage.advance(to: 0.25)
    let after = scene.view.convert(inner.center, to: nil)
    // The engine counts in 32 bits: a ten-thousandth of a point here.
    #expect(isClose(after.x, before.x, within: 1e-4))
    #expect(after.y > before.y + 25)
  }

  @Test func `a view may say what it collides with`() {
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

  @Test func `a view may stand for something else than itself`() {
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

  @Test func `an animator's writes are not animated, even in an open animation block`() {
    let scene = DynamicScene()
    scene.addGravity()
    scene.stage.animate(withDuration: 2) {
      scene.stage.advance(to: 0.5)
      scene.animator.step(1.0 / 60)
    }
    #expect(scene.view.center.y > 200)
    #expect(scene.view.presentation.center == scene.view.center)
  }

  @Test func `the last write wins between an animation and an animator`() {
    let scene = DynamicScene()
    scene.addGravity()
    scene.stage.advance(to: 0.5)
    scene.stage.animate(withDuration: 1) { scene.view.center = Point(10, 10) }
    #expect(scene.view.center == Point(10, 10))
    scene.stage.advance(to: tick(31))
    #expect(scene.view.center.y > 230)
    // What is left of the animation wears off.
    #expect(scene.view.presentation.center != scene.view.center)
    scene.stage.advance(to: 1.5)
    #expect(scene.view.presentation.center == scene.view.center)
  }

  @Test func `an animator waits until its view comes to a stage`() {
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

  @Test func `a new size of the reference view wakes what lay on its floor`() {
    let scene = DynamicScene.tumbling()
    scene.stage.advance(to: 8)
    #expect(!scene.animator.isRunning)
    let floor = scene.view.center.y
    scene.stage.view.bounds.size.height += 100
    #expect(scene.animator.isRunning)
    scene.stage.advance(to: 12)
    // The rest may be at a depth that differs by the engine's slop, half a point.
    #expect(isClose(scene.view.center.y, floor + 100, within: 0.5))
  }

  @Test func `an animator that nobody holds stops`() {
    let stage = Stage(size: .phone)
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(view)
    var animator: DynamicAnimator? = DynamicAnimator(referenceView: stage.view)
    animator?.addBehavior(GravityBehavior(items: [view]))
    stage.advance(to: 0.5)
    let place = view.center
    weak let watched = animator
    animator = nil
    #expect(watched == nil)
    stage.advance(to: 1)
    #expect(view.center == place)
  }

  @Test func `a stage keeps what it is asked to keep, and no longer than itself`() {
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

  @Test func `an animator dropped in its own callback stops`() {
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

  @Test func `a view taken off its superview in a callback moves on in its last coordinates`() {
    let scene = DynamicScene()
    let gravity = GravityBehavior(items: [scene.view])
    gravity.action = { if scene.view.center.y > 200 { scene.view.removeFromSuperview() } }
    scene.animator.addBehavior(gravity)
    scene.stage.advance(to: 1)
    #expect(scene.view.superview == nil)
    #expect(scene.view.center.y > 500)
  }

  @Test func `an animator rests when its reference view is gone`() {
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

  @Test func `an item outside of the reference view traps with UIKit's words`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let scene = DynamicScene()
      scene.animator.addBehavior(GravityBehavior(items: [View(frame: scene.view.frame)]))
    }
    expectSentence(
      "View item (StageKit.View) should be a descendant of the reference view", from: result)
  }

  @Test func `a stage cannot be advanced by an action`() async {
    await #expect(processExitsWith: .failure) {
      let scene = DynamicScene()
      let gravity = GravityBehavior(items: [scene.view])
      gravity.action = { scene.stage.advance(to: 5) }
      scene.animator.addBehavior(gravity)
      scene.stage.advance(to: 1)
    }
  }
}
