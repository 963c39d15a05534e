import Geometry
import StageKit
import TestSupport
import Testing
import Tween

/// Property animators that run from start to end without interruption.
@Suite struct AnimatorRunningTests {
  @Test func `a new animator is inactive`() {
    let scene = AnimatorScene()
    #expect(scene.animator.state == .inactive && !scene.animator.isRunning)
    #expect(scene.animator.fractionComplete == 0)
    #expect(scene.animator.duration == 2)
    #expect(scene.view.center.x == 0)
    #expect(scene.x(at: 5) == 0)
    #expect(scene.calls.entries == [])
  }

  @Test func `a started animator runs to its end and becomes inactive`() {
    let scene = AnimatorScene(curve: .easeIn)
    scene.stage.advance(to: 1)
    scene.animator.startAnimation()
    #expect(scene.animator.state == .active && scene.animator.isRunning)
    #expect(scene.view.center.x == 100)
    for step in 0...10 {
      let fraction = Double(step) / 10
      let expected = 100 * bezier(0.42, 0, 1, 1, at: fraction)
      #expect(isClose(scene.x(at: 1 + 2 * fraction), expected, within: 1e-9))
    }
    #expect(scene.animator.state == .inactive && !scene.animator.isRunning)
    #expect(scene.calls.entries == [CallLog.Entry(text: "end", time: 3)])
    #expect(scene.x(at: 9) == 100)
  }

  @Test func `fractionComplete is the fraction of time while running`() {
    let scene = AnimatorScene(curve: .easeIn)
    scene.animator.startAnimation()
    scene.stage.advance(to: 0.5)
    #expect(isClose(scene.animator.fractionComplete, 0.25, within: 1e-12))
  }

  @Test func `a delay precedes the motion but not the change of the model value`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation(afterDelay: 0.5)
    #expect(scene.animator.delay == 0.5)
    #expect(scene.view.center.x == 100)
    #expect(scene.x(at: 0.5) == 0)
    #expect(scene.x(at: 1.5) == 50)
    scene.stage.advance(to: 9)
    #expect(scene.calls.entries == [CallLog.Entry(text: "end", time: 2.5)])
  }

  @Test func `starting a running animator has no effect`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 1)
    scene.animator.startAnimation()
    #expect(scene.x == 50)
    #expect(scene.x(at: 2) == 100)
    #expect(scene.calls.entries.count == 1)
  }

  @Test func `an animator without a duration ends with the next event`() {
    let scene = AnimatorScene(duration: 0)
    scene.animator.startAnimation()
    #expect(scene.x(at: 0) == 100)
    #expect(scene.calls.entries == [CallLog.Entry(text: "end", time: 0)])
  }

  @Test func `control points define the curve`() {
    let scene = Scene()
    ViewPropertyAnimator(
      on: scene.stage, duration: 1, controlPoint1: Point(0.1, 0.7), controlPoint2: Point(0.2, 1.3)
    ) {
      scene.view.center.x = 100
    }.startAnimation()
    #expect(isClose(scene.x(at: 0.3), 100 * bezier(0.1, 0.7, 0.2, 1.3, at: 0.3), within: 1e-9))
  }

  @Test func `default cubic parameters are Core Animation's default curve`() {
    let scene = Scene()
    let animator = ViewPropertyAnimator(
      on: scene.stage, duration: 1, timingParameters: CubicTimingParameters())
    animator.addAnimations { scene.view.center.x = 1 }
    animator.startAnimation()
    // Published with six digits.
    #expect(isClose(scene.x(at: 0.25), 0.408511, within: 5e-7))
  }

  @Test func `a damping ratio defines a spring that settles within the duration`() throws {
    let scene = Scene()
    ViewPropertyAnimator(on: scene.stage, duration: 2, dampingRatio: 0.4) {
      scene.view.center.x = 100
    }.startAnimation()
    let spring = try #require(Spring(dampingRatio: 0.4, duration: 2))
    #expect(isClose(scene.x(at: 0.3), 100 * spring.value(at: 0.3), within: 1e-9))
  }

  @Test func `a physical spring replaces the duration by its settling time`() {
    let scene = Scene()
    let animator = ViewPropertyAnimator(
      on: scene.stage, duration: 99,
      timingParameters: SpringTimingParameters(mass: 1, stiffness: 100, damping: 10))
    // Published: 1.47270 s.
    #expect(isClose(animator.duration, 1.4727, within: 5e-6))
    animator.addAnimations { scene.view.center.x = 100 }
    animator.startAnimation()
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isClose(scene.x(at: 0.3), 100 * spring.value(at: 0.3), within: 1e-9))
    scene.stage.advance(to: animator.duration)
    #expect(animator.state == .inactive)
  }

  @Test func `the default spring parameters have the published settling time`() {
    let scene = Scene()
    let animator = ViewPropertyAnimator(
      on: scene.stage, duration: 1, timingParameters: SpringTimingParameters())
    // Published for a natural frequency with nine digits.
    #expect(isClose(animator.duration, 0.5058237871, within: 5e-9))
  }

  @Test func `runningPropertyAnimator creates a running animator`() {
    let scene = Scene()
    let calls = CallLog()
    let animator = ViewPropertyAnimator.runningPropertyAnimator(
      on: scene.stage, withDuration: 1, delay: 0.5,
      options: [.curveLinear, .rotateCounterclockwise]
    ) {
      scene.view.center.x = 100
      scene.view.transform = Transform(rotationAngle: .pi)
    } completion: {
      calls.append("\($0)", on: scene.stage)
    }
    #expect(animator.isRunning)
    let half = scene.presentation(at: 1)
    #expect(half.center.x == 50)
    #expect(isClose(half.angle, -.pi / 2, within: 1e-12))
    scene.stage.advance(to: 2)
    #expect(calls.entries == [CallLog.Entry(text: "end", time: 1.5)])
  }

  @Test func `an animator can be restarted with other animations`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 5)
    scene.animator.addAnimations { [view = scene.view] in view.center.x = 200 }
    scene.animator.startAnimation()
    #expect(scene.x(at: 6) == 150)
    #expect(scene.x(at: 7) == 200)
    #expect(scene.animator.state == .inactive)
  }

  @Test func `two animators of one property are added`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 1)
    ViewPropertyAnimator(on: scene.stage, duration: 2, curve: .linear) { [view = scene.view] in
      view.center.x = 300
    }.startAnimation()
    #expect(scene.x == 50)
    #expect(scene.x(at: 2) == 200)
    #expect(scene.x(at: 3) == 300)
  }

  @Test func `negative durations and delays, delay factors above 1 and zero damping trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = ViewPropertyAnimator(on: Stage(size: .phone), duration: -1, curve: .linear)
    }
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      ViewPropertyAnimator(on: stage, duration: 1, curve: .linear).startAnimation(afterDelay: -1)
      withExtendedLifetime(stage) {}
    }
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      ViewPropertyAnimator(on: stage, duration: 1, curve: .linear)
        .addAnimations({}, delayFactor: 1.5)
      withExtendedLifetime(stage) {}
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringTimingParameters(mass: 1, stiffness: 1, damping: 0)
    }
  }
}
