import Dynamics
import Geometry
import TestSupport
import Testing

/// Steps in two phases, `beginStep(_:)` and `endStep()`.
@Suite struct TwoPhaseStepTests {
  private let view = ReferenceView()
  private let box = Box(160, 284)
  private let animator: DynamicAnimator

  init() {
    animator = DynamicAnimator(referenceView: view)
    let properties = DynamicItemBehavior(items: [box])
    animator.add(GravityBehavior(items: [box]), properties, CollisionBehavior(within: [box]))
    properties.addAngularVelocity(6, for: box)
  }

  @Test func `beginStep and endStep equal step to the bit`() {
    let other = TwoPhaseStepTests()
    for _ in 1...200 {
      animator.beginStep(1.0 / 60)
      animator.endStep()
      other.animator.step(1.0 / 60)
      #expect(box.center == other.box.center)
      #expect(box.transform == other.box.transform)
      #expect(animator.elapsedTime == other.animator.elapsedTime)
    }
    #expect(animator.stateHash == other.animator.stateHash)
  }

  @Test func `items and time change in endStep by the motion reported after beginStep`()
    throws
  {
    animator.frames(10)
    let (center, transform, angle) = (box.center, box.transform, box.angle)
    #expect(animator.motion(of: box) == nil)
    animator.beginStep(1.0 / 60)
    #expect(box.center == center && box.transform == transform)
    #expect(isClose(animator.elapsedTime, 10.0 / 60, within: 1e-9))
    let motion = try #require(animator.motion(of: box))
    #expect(motion.startCenter == center && motion.startTransform == transform)
    animator.endStep()
    #expect(animator.motion(of: box) == nil)
    #expect(box.center == center + motion.displacement)
    #expect(isClose(box.angle, angle + motion.rotation, within: 1e-12))
    #expect(motion.displacement.dy > 2 && motion.rotation > 0.09)
  }

  @Test func `actions are called in endStep`() {
    var calls = 0
    animator.behaviors[0].action = { calls += 1 }
    animator.beginStep(1.0 / 60)
    #expect(calls == 0)
    animator.endStep()
    #expect(calls == 1)
  }

  @Test func `a behavior added between beginStep and endStep takes effect in the next step`() {
    let late = Box(60, 60, 20, 20)
    let push = PushBehavior(items: [late], mode: .continuous)
    push.pushDirection = Vector(dx: 0.1, dy: 0)
    var calls = 0
    push.action = { calls += 1 }
    animator.beginStep(1.0 / 60)
    animator.addBehavior(push)
    #expect(animator.motion(of: late) == nil)
    animator.endStep()
    #expect(late.center == Point(60, 60))
    #expect(calls == 0)
    animator.step(1.0 / 60)
    #expect(late.x > 60)
    #expect(calls == 1)
  }

  @Test func `an item removed between beginStep and endStep is not moved`() {
    animator.frames(5)
    let center = box.center
    animator.beginStep(1.0 / 60)
    animator.removeAllBehaviors()
    animator.endStep()
    #expect(box.center == center)
    #expect(!animator.isRunning)
  }

  @Test func `step ends a step in progress first`() {
    let other = TwoPhaseStepTests()
    other.animator.frames(11)
    animator.frames(9)
    animator.beginStep(1.0 / 60)
    #expect(animator.isWithinStep)
    animator.step(1.0 / 60)
    #expect(!animator.isWithinStep)
    #expect(box.center == other.box.center && box.transform == other.box.transform)
    #expect(animator.elapsedTime == other.animator.elapsedTime)
  }

  @Test func `restoring a snapshot between beginStep and endStep discards the step`() {
    animator.frames(5)
    let saved = animator.snapshot()
    let center = box.center
    animator.frames(5)
    animator.beginStep(1.0 / 60)
    animator.restore(saved)
    animator.endStep()
    #expect(box.center == center)
    #expect(isClose(animator.elapsedTime, 5.0 / 60, within: 1e-9))
  }

  @Test func `endStep alone has no effect; beginStep and snapshot trap during a step`() async {
    let center = box.center
    animator.endStep()
    #expect(box.center == center && animator.elapsedTime == 0)
    await #expect(processExitsWith: .failure) {
      let scene = TwoPhaseStepTests()
      scene.animator.beginStep(1.0 / 60)
      scene.animator.beginStep(1.0 / 60)
    }
    await #expect(processExitsWith: .failure) {
      let scene = TwoPhaseStepTests()
      scene.animator.beginStep(1.0 / 60)
      _ = scene.animator.snapshot()
    }
  }
}
