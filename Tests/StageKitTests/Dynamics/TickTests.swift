import Dynamics
import Geometry
import StageKit
import TestSupport
import Testing

/// When an animator on a stage is stepped, and what shows in between.
@Suite struct TickTests {
  @Test func `frame k shows the state after k steps, to the bit`() {
    let scene = DynamicScene.tumbling()
    let byHand = DynamicScene.tumbling()
    for frame in 0...240 {
      #expect(scene.shown(at: tick(frame)) == byHand.view.presentation)
      byHand.animator.step(1.0 / 60)
    }
    #expect(scene.view.center.y > 500)
  }

  @Test func `an animator that starts off the grid begins at the next sixtieth`() {
    let scene = DynamicScene()
    let byHand = DynamicScene()
    byHand.addGravity()
    scene.stage.scheduledTimer(withTimeInterval: 0.51, repeats: false) { _ in scene.addGravity() }
    for frame in 0...60 {
      // 31/60 s is the first sixtieth at or after 0.51 s.
      #expect(scene.shown(at: tick(31 + frame)) == byHand.view.presentation)
      byHand.animator.step(1.0 / 60)
    }
  }

  @Test(arguments: [24, 25, 30, 50, 60, 120, 7])
  func `frames at any rate show the same motion`(framesPerSecond: Int) {
    let slow = busyScene()
    let fast = busyScene()
    for second in 1...4 {
      for index in 1...framesPerSecond {
        _ = fast.stage.frame(at: Double(second - 1) + Double(index) / Double(framesPerSecond))
      }
      slow.stage.advance(to: Double(second))
      // Bit for bit: nothing depends on the frames in between.
      #expect(fast.stage.viewStates == slow.stage.viewStates)
      #expect(fast.stage.logEntries == slow.stage.logEntries)
    }
    #expect(slow.stage.logEntries.count > 3)
    #expect(slow.stage.frame(at: 4.01) == fast.stage.frame(at: 4.01))
  }

  /// A square that tumbles, is pushed off the grid now and then, and logs how its contacts begin.
  private func busyScene() -> DynamicScene {
    let scene = DynamicScene.tumbling()
    scene.stage.scheduledTimer(withTimeInterval: 0.37, repeats: true) { _ in
      let push = PushBehavior(items: [scene.view], mode: .instantaneous)
      push.pushDirection = Vector(dx: 0.1, dy: -0.2)
      scene.animator.addBehavior(push)
      scene.stage.log("pushed at \(scene.view.center)")
    }
    return scene
  }

  @Test func `between two steps a view is on the straight way from one to the other`() {
    let scene = DynamicScene()
    scene.launch(Vector(dx: 60, dy: -30), turning: 6)
    scene.stage.advance(to: tick(10))
    let before = scene.view.presentation
    let quarter = scene.shown(at: tick(10) + 0.25 / 60)
    let three = scene.shown(at: tick(10) + 0.75 / 60)
    #expect(scene.view.center == before.center)
    #expect(scene.view.transform == before.transform)
    let after = scene.shown(at: tick(11))
    #expect(after.center.x > before.center.x + 0.9)
    for (part, shown) in [(0.25, quarter), (0.75, three)] {
      // Rounding of a few operations on numbers below 1000.
      let expected = before.center + part * (after.center - before.center)
      #expect(shown.center.distance(to: expected) < 1e-10)
      let turn = after.angle - before.angle
      #expect(isClose(shown.angle, before.angle + part * turn, within: 1e-12))
    }
    #expect(isClose(after.angle - before.angle, 0.1, within: 1e-5))
  }

  @Test func `a turn through half a circle is shown the short way`() {
    let scene = DynamicScene()
    scene.view.transform = Transform(rotationAngle: 3.1)
    scene.launch(.zero, turning: 6)
    // The first step has one sub-step of 1/120 s: from 3.1 to 3.15, which is beyond pi.
    let shown = scene.shown(at: 0.5 / 60)
    #expect(isClose(shown.angle, 3.125, within: 1e-5))
    #expect(scene.shown(at: tick(1)).angle < -3.13)
  }

  @Test func `the members of a group are shown between steps too`() {
    let scene = DynamicScene()
    let other = View(frame: Rect(x: 40, y: 300, width: 50, height: 50))
    scene.stage.view.addSubview(other)
    let group = DynamicItemGroup(items: [scene.view, other])
    scene.animator.addBehavior(GravityBehavior(items: [group]))
    scene.stage.advance(to: tick(20))
    let before = other.center.y
    scene.stage.advance(to: tick(20) + 0.5 / 60)
    let middle = other.presentation.center.y
    scene.stage.advance(to: tick(21))
    #expect(other.center.y > before + 4)
    #expect(isClose(middle, (before + other.center.y) / 2, within: 1e-10))
  }

  @Test func `what is moved by hand between steps is shown where it was put`() {
    let scene = DynamicScene()
    scene.launch(Vector(dx: 600, dy: 0))
    scene.stage.advance(to: tick(3) + 0.2 / 60)
    scene.view.center = Point(50, 50)
    #expect(scene.shown(at: tick(3) + 0.8 / 60).center == Point(50, 50))
    #expect(scene.shown(at: tick(4)).center.x > 160)
  }

  @Test func `what an action turns in every step is shown as the action left it`() {
    let scene = DynamicScene()
    let view = scene.view
    scene.launch(Vector(dx: 60, dy: 0), turning: 6)
    let turning = DynamicBehavior()
    turning.action = { view.transform = Transform(rotationAngle: -1) }
    scene.animator.addBehavior(turning)
    scene.stage.advance(to: tick(10))
    let x = view.center.x
    let shown = scene.shown(at: tick(10) + 0.5 / 60)
    #expect(isClose(shown.center.x, x + 0.5, within: 1e-3))
    #expect(shown.transform == Transform(rotationAngle: -1))
    #expect(scene.shown(at: tick(11)).transform == Transform(rotationAngle: -1))
  }

  @Test func `a behavior that leaves between steps takes the step under way with it`() {
    let scene = DynamicScene()
    scene.addGravity()
    scene.stage.advance(to: tick(30) + 0.5 / 60)
    let model = scene.view.center
    scene.animator.removeAllBehaviors()
    #expect(scene.view.presentation.center == model)
    #expect(scene.shown(at: 2).center == model)
    #expect(!scene.animator.isRunning)
  }

  @Test func `at one instant the step that ends comes first and the step that begins last`() {
    let scene = DynamicScene()
    let stage = scene.stage
    let journal = Journal()
    scene.launch(Vector(dx: 60, dy: 0))
    var steps = 0
    scene.animator.behaviors[0].action = {
      steps += 1
      if steps == 18 { journal.note("step", on: stage) }
    }
    stage.animate(withDuration: 0.3) {
      scene.view.alpha = 0
    } completion: { _ in
      journal.note("animation", on: stage)
      scene.animator.removeAllBehaviors()
    }
    // 0.3 s, off by one bit: after the animation by time, but of the same instant to a step.
    stage.scheduledTimer(withTimeInterval: 0.1 + 0.2, repeats: false) { _ in
      journal.note("timer", on: stage)
    }
    stage.advance(to: 1)
    #expect(journal.texts == ["step", "animation", "timer"])
    // No step began at 0.3 s, for the completion had taken everything away.
    #expect(steps == 18)
  }

  @Test func `what is done by hand at an instant comes before the step that begins there`() {
    let byTimer = DynamicScene()
    byTimer.addGravity()
    byTimer.stage.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      byTimer.launch(Vector(dx: 100, dy: 0))
    }
    let byHand = DynamicScene()
    byHand.addGravity()
    _ = byHand.stage.frame(at: 0.5)
    byHand.launch(Vector(dx: 100, dy: 0))
    #expect(byTimer.shown(at: 0.8) == byHand.shown(at: 0.8))
  }

  @Test func `actions and delegates are called at the time of the frame that shows the step`() {
    let scene = DynamicScene()
    var times: [Double] = []
    let gravity = GravityBehavior(items: [scene.view])
    gravity.action = { times.append(scene.stage.time) }
    scene.animator.addBehavior(gravity)
    scene.stage.advance(to: 0.5)
    #expect(times == (1...30).map(tick))
    #expect(scene.animator.elapsedTime == times.reduce(0) { sum, _ in sum + 1.0 / 60 })
  }

  @Test func `an animator that rests leaves, and runs again when something is added`() {
    let scene = DynamicScene()
    scene.animator.addBehavior(SnapBehavior(item: scene.view, snapTo: Point(100, 100)))
    scene.stage.advance(to: 5)
    #expect(!scene.animator.isRunning)
    let rested = scene.animator.elapsedTime
    #expect(rested < 2)
    scene.stage.advance(to: 6)
    #expect(scene.animator.elapsedTime == rested)
    scene.animator.addBehavior(PushBehavior(items: [scene.view], mode: .instantaneous))
    scene.addGravity()
    scene.stage.advance(to: 6.5)
    #expect(isClose(scene.animator.elapsedTime, rested + 0.5, within: 1e-9))
  }

  @Test func `a second request for ticks does not make an animator faster`() {
    let scene = DynamicScene()
    scene.addGravity()
    scene.stage.startTicking(scene.animator)
    scene.stage.startTicking(scene.animator)
    scene.stage.advance(to: 0.5)
    #expect(isClose(scene.animator.elapsedTime, 0.5, within: 1e-9))
  }

  @Test func `an animator without a view runs on a stage that is its ticker`() {
    final class Item: DynamicItem {
      var center = Point(50, 50)
      let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
      var transform = Transform.identity
    }
    let stage = Stage(size: .phone)
    let item = Item()
    let animator = DynamicAnimator()
    animator.ticker = stage
    animator.addBehavior(GravityBehavior(items: [item]))
    stage.advance(to: 0.5)
    #expect(item.center.y > 150)
  }
}
