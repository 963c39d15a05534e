import Dynamics
import Geometry
import StageKit
import TestSupport
import Testing

/// The times of an animator's steps on a stage, and the interpolation between them.
@Suite struct AnimatorStepTests {
  @Test func `frame k shows the state after k steps, with identical bits`() {
    let scene = DynamicScene.tumbling()
    let manual = DynamicScene.tumbling()
    for frame in 0...240 {
      #expect(scene.presentation(at: stepTime(frame)) == manual.view.presentation)
      manual.animator.step(1.0 / 60)
    }
    #expect(scene.view.center.y > 500)
  }

  @Test func `the first step begins at the next multiple of one sixtieth second`() {
    let scene = DynamicScene()
    let manual = DynamicScene()
    manual.addGravity()
    scene.stage.scheduledTimer(withTimeInterval: 0.51, repeats: false) { _ in scene.addGravity() }
    for frame in 0...60 {
      // 31/60 s is the first multiple of 1/60 s at or after 0.51 s.
      #expect(scene.presentation(at: stepTime(31 + frame)) == manual.view.presentation)
      manual.animator.step(1.0 / 60)
    }
  }

  @Test func `an accurate animator starts at its time`() {
    let stage = Stage(size: Size(320, 568))
    let view = View(frame: Rect(x: 150, y: 10, width: 20, height: 20))
    stage.view.addSubview(view)
    let animator = DynamicAnimator(referenceView: stage.view, profile: .accurate)
    let properties = DynamicItemBehavior(items: [view])
    properties.resistance = 0
    animator.addBehavior(properties)
    stage.advance(to: 0.2)
    animator.removeAllBehaviors()
    stage.scheduledTimer(withTimeInterval: 0.31, repeats: false) { _ in
      animator.addBehavior(properties)
      animator.addBehavior(GravityBehavior(items: [view]))
    }
    for time in [0.515, 0.52, 0.6, 0.777, 1.2] {
      let fall = 500 * (time - 0.51) * (time - 0.51)
      _ = stage.frame(at: time)
      // The bound of a teacher's sheet, 0.01 %, and single precision.
      #expect(
        isClose(view.presentation.center.y, 20 + fall, within: 1e-4 * fall + 1e-5), "\(time)")
    }
  }

  /// All of 600 views at one place have 180,000 pairs; 100,000 is the limit.
  @Test func `overlaps that a step does not compute exactly are noted once`() {
    let stage = Stage(size: Size(320, 568))
    let views = (0..<600).map { _ in View(frame: Rect(x: 100, y: 100, width: 20, height: 20)) }
    for view in views { stage.view.addSubview(view) }
    let animator = DynamicAnimator(referenceView: stage.view)
    animator.addBehavior(GravityBehavior(items: views))
    animator.addBehavior(CollisionBehavior(items: views))
    stage.advance(to: 0.1)
    let sentence = "so many items are at one place that some of them pass through each other"
    #expect(stage.notes.count { $0 == sentence } == 1)
    #expect(animator.warning?.contains(sentence) == true)
  }

  @Test(arguments: [24, 25, 30, 50, 60, 120, 7])
  func `the motion does not depend on the frame rate`(framesPerSecond: Int) {
    let slow = busyScene()
    let fast = busyScene()
    for second in 1...4 {
      for index in 1...framesPerSecond {
        _ = fast.stage.frame(at: Double(second - 1) + Double(index) / Double(framesPerSecond))
      }
      slow.stage.advance(to: Double(second))
      // Identical bits: intermediate frames have no effect.
      #expect(fast.stage.viewStates == slow.stage.viewStates)
      #expect(fast.stage.logEntries == slow.stage.logEntries)
    }
    #expect(slow.stage.logEntries.count > 3)
    #expect(slow.stage.frame(at: 4.01) == fast.stage.frame(at: 4.01))
  }

  /// A tumbling square that is pushed and logged every 0.37 s, not at multiples of 1/60 s.
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

  @Test func `a view is interpolated linearly between two steps`() {
    let scene = DynamicScene()
    scene.launch(Vector(dx: 60, dy: -30), angularVelocity: 6)
    scene.stage.advance(to: stepTime(10))
    let before = scene.view.presentation
    let quarter = scene.presentation(at: stepTime(10) + 0.25 / 60)
    let three = scene.presentation(at: stepTime(10) + 0.75 / 60)
    #expect(scene.view.center == before.center)
    #expect(scene.view.transform == before.transform)
    let after = scene.presentation(at: stepTime(11))
    #expect(after.center.x > before.center.x + 0.9)
    for (part, shown) in [(0.25, quarter), (0.75, three)] {
      // Rounding of a few operations on values below 1000.
      let expected = before.center + part * (after.center - before.center)
      #expect(shown.center.distance(to: expected) < 1e-10)
      let turn = after.angle - before.angle
      #expect(isClose(shown.angle, before.angle + part * turn, within: 1e-12))
    }
    #expect(isClose(after.angle - before.angle, 0.1, within: 1e-5))
  }

  @Test func `the interpolated rotation takes the shortest direction across pi`() {
    let scene = DynamicScene()
    scene.view.transform = Transform(rotationAngle: 3.1)
    scene.launch(.zero, angularVelocity: 6)
    // The first step has one substep of 1/120 s: from 3.1 to 3.15, across pi.
    let shown = scene.presentation(at: 0.5 / 60)
    #expect(isClose(shown.angle, 3.125, within: 1e-5))
    #expect(scene.presentation(at: stepTime(1)).angle < -3.13)
  }

  @Test func `the members of a group are interpolated between steps`() {
    let scene = DynamicScene()
    let other = View(frame: Rect(x: 40, y: 300, width: 50, height: 50))
    scene.stage.view.addSubview(other)
    let group = DynamicItemGroup(items: [scene.view, other])
    scene.animator.addBehavior(GravityBehavior(items: [group]))
    scene.stage.advance(to: stepTime(20))
    let before = other.center.y
    scene.stage.advance(to: stepTime(20) + 0.5 / 60)
    let middle = other.presentation.center.y
    scene.stage.advance(to: stepTime(21))
    #expect(other.center.y > before + 4)
    #expect(isClose(middle, (before + other.center.y) / 2, within: 1e-10))
  }

  @Test func `a center set between two steps is not interpolated`() {
    let scene = DynamicScene()
    scene.launch(Vector(dx: 600, dy: 0))
    scene.stage.advance(to: stepTime(3) + 0.2 / 60)
    scene.view.center = Point(50, 50)
    #expect(scene.presentation(at: stepTime(3) + 0.8 / 60).center == Point(50, 50))
    #expect(scene.presentation(at: stepTime(4)).center.x > 160)
  }

  @Test func `a transform set by an action in each step is not interpolated`() {
    let scene = DynamicScene()
    let view = scene.view
    scene.launch(Vector(dx: 60, dy: 0), angularVelocity: 6)
    let turning = DynamicBehavior()
    turning.action = { view.transform = Transform(rotationAngle: -1) }
    scene.animator.addBehavior(turning)
    scene.stage.advance(to: stepTime(10))
    let x = view.center.x
    let shown = scene.presentation(at: stepTime(10) + 0.5 / 60)
    #expect(isClose(shown.center.x, x + 0.5, within: 1e-3))
    #expect(shown.transform == Transform(rotationAngle: -1))
    #expect(scene.presentation(at: stepTime(11)).transform == Transform(rotationAngle: -1))
  }

  @Test func `removing the behaviors between two steps discards the step that has begun`() {
    let scene = DynamicScene()
    scene.addGravity()
    scene.stage.advance(to: stepTime(30) + 0.5 / 60)
    let model = scene.view.center
    scene.animator.removeAllBehaviors()
    #expect(scene.view.presentation.center == model)
    #expect(scene.presentation(at: 2).center == model)
    #expect(!scene.animator.isRunning)
  }

  @Test func `at one instant the end of a step is first and the beginning of a step last`() {
    let scene = DynamicScene()
    let stage = scene.stage
    let calls = CallLog()
    scene.launch(Vector(dx: 60, dy: 0))
    var steps = 0
    scene.animator.behaviors[0].action = {
      steps += 1
      if steps == 18 { calls.append("step", on: stage) }
    }
    stage.animate(withDuration: 0.3) {
      scene.view.alpha = 0
    } completion: { _ in
      calls.append("animation", on: stage)
      scene.animator.removeAllBehaviors()
    }
    // 0.3 s with a rounding error: later than the animation, but within the tolerance of a step.
    stage.scheduledTimer(withTimeInterval: 0.1 + 0.2, repeats: false) { _ in
      calls.append("timer", on: stage)
    }
    stage.advance(to: 1)
    #expect(calls.texts == ["step", "animation", "timer"])
    // No step began at 0.3 s, because the completion had removed the behaviors.
    #expect(steps == 18)
  }

  @Test func `a change at an instant affects the step that begins there`() {
    let byTimer = DynamicScene()
    byTimer.addGravity()
    byTimer.stage.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      byTimer.launch(Vector(dx: 100, dy: 0))
    }
    let manual = DynamicScene()
    manual.addGravity()
    _ = manual.stage.frame(at: 0.5)
    manual.launch(Vector(dx: 100, dy: 0))
    #expect(byTimer.presentation(at: 0.8) == manual.presentation(at: 0.8))
  }

  @Test func `actions are called at the time of the frame that shows the step`() {
    let scene = DynamicScene()
    var times: [Double] = []
    let gravity = GravityBehavior(items: [scene.view])
    gravity.action = { times.append(scene.stage.time) }
    scene.animator.addBehavior(gravity)
    scene.stage.advance(to: 0.5)
    #expect(times == (1...30).map(stepTime))
    #expect(scene.animator.elapsedTime == times.reduce(0) { sum, _ in sum + 1.0 / 60 })
  }

  @Test func `a resting animator is not stepped until a behavior is added`() {
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

  @Test func `calling startTicking again does not add steps`() {
    let scene = DynamicScene()
    scene.addGravity()
    scene.stage.startTicking(scene.animator)
    scene.stage.startTicking(scene.animator)
    scene.stage.advance(to: 0.5)
    #expect(isClose(scene.animator.elapsedTime, 0.5, within: 1e-9))
  }

  @Test func `an animator without a reference view runs on a stage that is its ticker`() {
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
