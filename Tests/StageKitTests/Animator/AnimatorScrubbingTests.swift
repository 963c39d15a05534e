import Geometry
import StageKit
import TestSupport
import Testing

/// Property animators that are paused, scrubbed, reversed and continued.
@Suite struct AnimatorScrubbingTests {
  @Test func `a paused animator stands still and goes on with the time that was left`() {
    let scene = AnimatorScene(curve: .easeIn)
    scene.animator.startAnimation()
    let x = scene.x(at: 0.8)
    scene.animator.pauseAnimation()
    #expect(scene.animator.state == .active && !scene.animator.isRunning)
    #expect(scene.x == x)
    #expect(scene.x(at: 10) == x)
    scene.animator.startAnimation()
    // On the same curve: 0.3 s later it is where it would have been at 1.1 s.
    let expected = 100 * bezier(0.42, 0, 1, 1, at: 1.1 / 2)
    #expect(isClose(scene.x(at: 10.3), expected, within: 1e-9))
    scene.stage.advance(to: 20)
    // Times around 10 s are known to 1e-15 s each.
    #expect(isClose(scene.journal.entries.first?.time ?? 0, 11.2, within: 1e-12))
  }

  @Test func `an animator that was never started can be paused at its start`() {
    let scene = AnimatorScene()
    scene.animator.pauseAnimation()
    #expect(scene.animator.state == .active)
    #expect(scene.view.center.x == 100)
    #expect(scene.x(at: 3) == 0)
  }

  @Test func `scrubbing goes by the fraction of the way`() {
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

  @Test func `scrubbing that is not linear goes by the fraction of the time`() {
    let scene = AnimatorScene(curve: .easeInOut)
    scene.animator.scrubsLinearly = false
    scene.animator.fractionComplete = 0.25
    #expect(isClose(scene.x, 100 * easeInOut(0.25), within: 1e-9))
    #expect(scene.animator.fractionComplete == 0.25)
  }

  @Test(arguments: [true, false])
  func `setting the fraction to what it is moves nothing`(scrubsLinearly: Bool) {
    let scene = AnimatorScene(curve: .easeInOut)
    scene.animator.scrubsLinearly = scrubsLinearly
    scene.animator.startAnimation()
    let x = scene.x(at: 0.6)
    scene.animator.pauseAnimation()
    scene.animator.fractionComplete = scene.animator.fractionComplete
    #expect(isClose(scene.x, x, within: 1e-9))
    // From a linear place to the curve and back.
    scene.animator.scrubsLinearly.toggle()
    scene.animator.fractionComplete = scene.animator.fractionComplete
    #expect(isClose(scene.x, x, within: 1e-9))
  }

  @Test func `after scrubbing it goes on along its curve from where it was put`() {
    let scene = AnimatorScene(curve: .easeInOut)
    scene.animator.fractionComplete = 0.5
    scene.stage.advance(to: 1)
    scene.animator.startAnimation()
    // Half of the way is half of the time on a symmetric curve.
    #expect(isClose(scene.x(at: 1.5), 100 * easeInOut(0.75), within: 1e-9))
    scene.stage.advance(to: 3)
    #expect(isClose(scene.journal.entries.first?.time ?? 0, 2, within: 1e-9))
  }

  @Test func `reversed while running it goes back the way it came`() {
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
    #expect(scene.journal.entries == [Journal.Entry(text: "start", time: 2.4)])
  }

  @Test func `reversed twice it is as if it had paused`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 1)
    scene.animator.isReversed = true
    #expect(scene.x(at: 1.5) == 25)
    scene.animator.isReversed = false
    #expect(scene.x(at: 2) == 50)
    #expect(scene.x(at: 3) == 100)
    #expect(scene.journal.entries == [Journal.Entry(text: "end", time: 3)])
  }

  @Test func `reversed while paused it goes back when it goes on`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.75
    scene.animator.isReversed = true
    #expect(scene.animator.fractionComplete == 0.25)
    #expect(scene.x(at: 1) == 75)
    scene.animator.startAnimation()
    #expect(isClose(scene.x(at: 2), 25, within: 1e-9))
    scene.stage.advance(to: 9)
    #expect(scene.journal.texts == ["start"])
  }

  @Test func `reversed before the start it runs from end to start`() {
    let scene = AnimatorScene()
    scene.animator.isReversed = true
    #expect(scene.animator.fractionComplete == 0)
    scene.animator.startAnimation()
    #expect(scene.x == 100)
    #expect(scene.x(at: 0.5) == 75)
    #expect(scene.x(at: 2) == 0)
    #expect(scene.view.center.x == 0)
    #expect(scene.journal.entries == [Journal.Entry(text: "start", time: 2)])
  }

  @Test func `continuing without arguments is starting again`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.25
    scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(scene.x(at: 0.5) == 50)
    #expect(scene.x(at: 1.5) == 100)
    #expect(scene.journal.entries == [Journal.Entry(text: "end", time: 1.5)])
  }

  @Test func `a duration factor sets how long the rest takes`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.5
    scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    #expect(isClose(scene.x(at: 2), 75, within: 1e-12))
    scene.stage.advance(to: 9)
    #expect(scene.journal.entries == [Journal.Entry(text: "end", time: 4)])
  }

  @Test func `other timing parameters pace the rest of the way in the rest of the time`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.25
    scene.animator.continueAnimation(
      withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 0)
    let expected = 25 + 75 * bezier(0.42, 0, 1, 1, at: 0.4)
    #expect(isClose(scene.x(at: 0.6), expected, within: 1e-9))
    scene.stage.advance(to: 9)
    #expect(scene.journal.entries == [Journal.Entry(text: "end", time: 1.5)])
  }

  @Test func `a continued spring overshoots and ends at the end`() {
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
    #expect(scene.journal.texts == ["end"])
  }

  @Test func `it can be reversed after it was continued with another curve`() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.5
    scene.animator.continueAnimation(
      withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    let x = scene.x(at: 1)
    scene.animator.isReversed = true
    #expect(isClose(scene.x, x, within: 1e-9))
    scene.stage.advance(to: 9)
    #expect(scene.x == 0)
    #expect(scene.journal.texts == ["start"])
  }

  @Test func `what cannot be interrupted traps when it is`() async {
    await #expect(processExitsWith: .failure) { withFixedAnimator { $0.pauseAnimation() } }
    await #expect(processExitsWith: .failure) { withFixedAnimator { $0.fractionComplete = 0.5 } }
    await #expect(processExitsWith: .failure) { withFixedAnimator { $0.isReversed = true } }
    await #expect(processExitsWith: .failure) { withFixedAnimator { $0.isInterruptible = true } }
  }

  @Test func `only a paused animator can be continued`() async {
    await #expect(processExitsWith: .failure) {
      let scene = AnimatorScene()
      scene.animator.startAnimation()
      scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}

/// Does something to a running animator that is not interruptible.
private func withFixedAnimator(_ action: (ViewPropertyAnimator) -> Void) {
  let scene = AnimatorScene()
  scene.animator.isInterruptible = false
  scene.animator.startAnimation()
  action(scene.animator)
  withExtendedLifetime(scene) {}
}
