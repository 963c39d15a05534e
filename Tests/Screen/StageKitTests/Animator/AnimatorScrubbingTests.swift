import Geometry
import StageKit
import TestSupport
import Testing

/// Property animators that are paused, scrubbed, reversed and continued.
@Suite struct AnimatorScrubbingTests {
  @Test func `a paused animator resumes with the remaining time`() {
    let scene = AnimatorScene(curve: .easeIn)
    scene.animator.startAnimation()
    let x = scene.x(at: 0.8)
    scene.animator.pauseAnimation()
    #expect(scene.animator.state == .active && !scene.animator.isRunning)
    #expect(scene.x == x)
    #expect(scene.x(at: 10) == x)
    scene.animator.startAnimation()
    // 0.3 s after the resume it has the value of the uninterrupted curve at 1.1 s.
    let expected = 100 * bezier(0.42, 0, 1, 1, at: 1.1 / 2)
    #expect(isClose(scene.x(at: 10.3), expected, within: 1e-9))
    scene.stage.advance(to: 20)
    // Times around 10 s have rounding errors of 1e-15 s.
    #expect(isClose(scene.calls.entries.first?.time ?? 0, 11.2, within: 1e-12))
  }

  @Test func `an inactive animator can be paused at its start`() {
    let scene = AnimatorScene()
    scene.animator.pauseAnimation()
    #expect(scene.animator.state == .active)
    #expect(scene.view.center.x == 100)
    #expect(scene.x(at: 3) == 0)
  }

  @Test func `linear scrubbing sets the progress`() {
    let scene = AnimatorScene(curve: .easeInOut)
    scene.animator.fractionComplete = 0.25
    #expect(scene.animator.state == .active && !scene.animator.isRunning)
    #expect(isClose(scene.x, 25, within: 1e-12))
    #expect(scene.animator.fractionComplete == 0.25)
    scene.animator.fractionComplete = 0.75
    #expect(isClose(scene.x(at: 4), 75, within: 1e-12))
    scene.animator.fractionComplete = 7
    #expect(scene.x == 100 && scene.animator.fractionComplete == 1)
    scene.animator.fractionComplete = -7
    #expect(scene.x == 0 && scene.animator.fractionComplete == 0)
  }

  @Test func `non-linear scrubbing sets the fraction of time`() {
    let scene = AnimatorScene(curve: .easeInOut)
    scene.animator.scrubsLinearly = false
    scene.animator.fractionComplete = 0.25
    #expect(isClose(scene.x, 100 * easeInOut(0.25), within: 1e-9))
    #expect(scene.animator.fractionComplete == 0.25)
  }

  @Test(arguments: [true, false])
  func `setting fractionComplete to its own value changes nothing`(scrubsLinearly: Bool) {
    let scene = AnimatorScene(curve: .easeInOut)
    scene.animator.scrubsLinearly = scrubsLinearly
    scene.animator.startAnimation()
    let x = scene.x(at: 0.6)
    scene.animator.pauseAnimation()
    scene.animator.fractionComplete = scene.animator.fractionComplete
    #expect(isClose(scene.x, x, within: 1e-9))
    // Also after switching between progress and fraction of time.
    scene.animator.scrubsLinearly.toggle()
    scene.animator.fractionComplete = scene.animator.fractionComplete
    #expect(isClose(scene.x, x, within: 1e-9))
  }

  @Test func `after scrubbing an animator resumes on its curve at the set progress`() {
    let scene = AnimatorScene(curve: .easeInOut)
    scene.animator.fractionComplete = 0.5
    scene.stage.advance(to: 1)
    scene.animator.startAnimation()
    // On a symmetric curve half of the progress is half of the time.
    #expect(isClose(scene.x(at: 1.5), 100 * easeInOut(0.75), within: 1e-9))
    scene.stage.advance(to: 3)
    #expect(isClose(scene.calls.entries.first?.time ?? 0, 2, within: 1e-9))
  }

  @Test func `an animator reversed while running retraces its curve`() {
    let scene = AnimatorScene(curve: .easeIn)
    scene.animator.startAnimation()
    scene.stage.advance(to: 1.2)
    scene.animator.isReversed = true
    #expect(isClose(scene.animator.fractionComplete, 0.4, within: 1e-12))
    for back in [0, 0.3, 0.9] {
      let expected = 100 * bezier(0.42, 0, 1, 1, at: (1.2 - back) / 2)
      #expect(isClose(scene.x(at: 1.2 + back), expected, within: 1e-9))
    }
    #expect(scene.x(at: 2.4) == 0)
    #expect(scene.view.center.x == 0)
    #expect(scene.calls.entries == [CallLog.Entry(text: "start", time: 2.4)])
  }

  @Test func `an animator reversed twice runs to its end`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 1)
    scene.animator.isReversed = true
    #expect(scene.x(at: 1.5) == 25)
    scene.animator.isReversed = false
    #expect(scene.x(at: 2) == 50)
    #expect(scene.x(at: 3) == 100)
    #expect(scene.calls.entries == [CallLog.Entry(text: "end", time: 3)])
  }

  @Test func `an animator reversed while paused resumes backwards`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.75
    scene.animator.isReversed = true
    #expect(scene.animator.fractionComplete == 0.25)
    #expect(scene.x(at: 1) == 75)
    scene.animator.startAnimation()
    #expect(isClose(scene.x(at: 2), 25, within: 1e-9))
    scene.stage.advance(to: 9)
    #expect(scene.calls.texts == ["start"])
  }

  @Test func `an animator reversed before its start runs from end to start`() {
    let scene = AnimatorScene()
    scene.animator.isReversed = true
    #expect(scene.animator.fractionComplete == 0)
    scene.animator.startAnimation()
    #expect(scene.x == 100)
    #expect(scene.x(at: 0.5) == 75)
    #expect(scene.x(at: 2) == 0)
    #expect(scene.view.center.x == 0)
    #expect(scene.calls.entries == [CallLog.Entry(text: "start", time: 2)])
  }

  @Test func `continuing without parameters resumes the animation`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.25
    scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(scene.x(at: 0.5) == 50)
    #expect(scene.x(at: 1.5) == 100)
    #expect(scene.calls.entries == [CallLog.Entry(text: "end", time: 1.5)])
  }

  @Test func `a duration factor sets the remaining duration`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.5
    scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    #expect(isClose(scene.x(at: 2), 75, within: 1e-12))
    scene.stage.advance(to: 9)
    #expect(scene.calls.entries == [CallLog.Entry(text: "end", time: 4)])
  }

  @Test func `other timing parameters apply to the remaining animation in the remaining time`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.25
    scene.animator.continueAnimation(
      withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 0)
    let expected = 25 + 75 * bezier(0.42, 0, 1, 1, at: 0.4)
    #expect(isClose(scene.x(at: 0.6), expected, within: 1e-9))
    scene.stage.advance(to: 9)
    #expect(scene.calls.entries == [CallLog.Entry(text: "end", time: 1.5)])
  }

  @Test func `an animation continued with a spring overshoots and ends at its end value`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.5
    scene.animator.continueAnimation(
      withTimingParameters: SpringTimingParameters(mass: 1, stiffness: 100, damping: 4),
      durationFactor: 0)
    let xs = stride(from: 0, to: 2, by: 0.01).map { scene.x(at: $0) }
    #expect(xs[0] == 50)
    #expect(xs.max() ?? 0 > 110)
    scene.stage.advance(to: 9)
    #expect(scene.x == 100)
    #expect(scene.calls.texts == ["end"])
  }

  @Test func `an animator continued with another curve can be reversed`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.5
    scene.animator.continueAnimation(
      withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    let x = scene.x(at: 1)
    scene.animator.isReversed = true
    #expect(isClose(scene.x, x, within: 1e-9))
    scene.stage.advance(to: 9)
    #expect(scene.x == 0)
    #expect(scene.calls.texts == ["start"])
  }

  @Test func `interrupting an animator that is not interruptible traps`() async {
    await #expect(processExitsWith: .failure) {
      withUninterruptibleAnimator { $0.pauseAnimation() }
    }
    await #expect(processExitsWith: .failure) {
      withUninterruptibleAnimator { $0.fractionComplete = 0.5 }
    }
    await #expect(processExitsWith: .failure) {
      withUninterruptibleAnimator { $0.isReversed = true }
    }
    await #expect(processExitsWith: .failure) {
      withUninterruptibleAnimator { $0.isInterruptible = true }
    }
  }

  @Test func `only a paused animator can be continued`() async {
    await #expect(processExitsWith: .failure) {
      let scene = AnimatorScene()
      scene.animator.startAnimation()
      scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}

/// Calls a function with a running animator that is not interruptible.
private func withUninterruptibleAnimator(_ action: (ViewPropertyAnimator) -> Void) {
  let scene = AnimatorScene()
  scene.animator.isInterruptible = false
  scene.animator.startAnimation()
  action(scene.animator)
  withExtendedLifetime(scene) {}
}
