import Geometry
import StageKit
import TestSupport
import Testing

/// Property animators that are stopped, finished and released.
@Suite struct AnimatorEndingTests {
  @Test func `stopping without finishing keeps the presented value and calls no completion`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 0.5)
    scene.animator.stopAnimation(true)
    #expect(scene.animator.state == .inactive && !scene.animator.isRunning)
    #expect(scene.view.center.x == 25)
    #expect(scene.x(at: 9) == 25)
    #expect(scene.calls.entries == [])
  }

  @Test func `stopping with finishing keeps the presented value and the state stopped`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 0.5)
    scene.animator.stopAnimation(false)
    #expect(scene.animator.state == .stopped && !scene.animator.isRunning)
    #expect(scene.view.center.x == 25)
    #expect(scene.x(at: 9) == 25)
    #expect(scene.calls.entries == [])
  }

  @Test(arguments: [(ViewAnimatingPosition.start, 0.0), (.current, 25), (.end, 100)])
  func `finishing at a position sets the value and calls the completion with the position`(
    position: ViewAnimatingPosition, x: Double
  ) {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 0.5)
    scene.animator.stopAnimation(false)
    scene.animator.finishAnimation(at: position)
    #expect(scene.view.center.x == x && scene.x == x)
    #expect(scene.calls.entries == [CallLog.Entry(text: "\(position)", time: 0.5)])
    #expect(scene.animator.state == .inactive)
    #expect(scene.x(at: 9) == x)
    #expect(scene.calls.entries.count == 1)
  }

  @Test(arguments: [(ViewAnimatingPosition.start, 0.0), (.current, 75), (.end, 300)])
  func `finishing sets a property of two blocks to its first start or last end value`(
    position: ViewAnimatingPosition, x: Double
  ) {
    let scene = AnimatorScene()
    scene.animator.addAnimations { [view = scene.view] in view.center.x = 300 }
    scene.animator.startAnimation()
    scene.stage.advance(to: 0.5)
    #expect(scene.x == 75)
    scene.animator.stopAnimation(false)
    #expect(scene.view.center.x == 75)
    scene.animator.finishAnimation(at: position)
    #expect(scene.view.center.x == x && scene.x == x)
  }

  @Test func `stopping keeps the presented color and rotation`() {
    let scene = Scene()
    scene.view.backgroundColor = .black
    let animator = ViewPropertyAnimator(on: scene.stage, duration: 1, curve: .linear) {
      scene.view.backgroundColor = .white
      scene.view.transform = Transform(rotationAngle: 2)
    }
    animator.startAnimation()
    scene.stage.advance(to: 0.5)
    animator.stopAnimation(true)
    #expect(scene.view.backgroundColor == .gray)
    #expect(isClose(scene.view.transform.rotationAngle, 1, within: 1e-12))
  }

  @Test func `stopping an inactive animator has no effect`() {
    let scene = AnimatorScene()
    scene.animator.stopAnimation(false)
    #expect(scene.animator.state == .inactive)
    scene.animator.startAnimation()
    #expect(scene.x(at: 2) == 100)
    scene.animator.stopAnimation(false)
    #expect(scene.animator.state == .inactive)
    #expect(scene.calls.texts == ["end"])
  }

  @Test func `with pausesOnCompletion an animator stays active at its end and can be reversed`() {
    let scene = AnimatorScene()
    scene.animator.pausesOnCompletion = true
    scene.animator.startAnimation()
    #expect(scene.x(at: 5) == 100)
    #expect(scene.animator.state == .active && !scene.animator.isRunning)
    #expect(scene.animator.fractionComplete == 1)
    #expect(scene.calls.entries == [])
    scene.animator.isReversed = true
    scene.animator.startAnimation()
    #expect(scene.x(at: 6) == 50)
    #expect(scene.x(at: 8) == 0)
    scene.animator.stopAnimation(false)
    scene.animator.finishAnimation(at: .end)
    #expect(scene.x == 100)
    #expect(scene.calls.texts == ["end"])
  }

  @Test func `completions are called in the order in which they were added`() {
    let scene = AnimatorScene()
    scene.animator.addCompletion { [calls = scene.calls, stage = scene.stage] position in
      calls.append("second \(position)", on: stage)
    }
    scene.animator.startAnimation()
    scene.stage.advance(to: 5)
    #expect(scene.calls.texts == ["end", "second end"])
  }

  @Test func `an animator is inactive in its completion and can be restarted there`() {
    let scene = AnimatorScene()
    let animator = scene.animator
    animator.addCompletion { [unowned animator, view = scene.view] _ in
      #expect(animator.state == .inactive)
      animator.addAnimations { view.center.x = 300 }
      animator.startAnimation()
    }
    animator.startAnimation()
    #expect(scene.x(at: 3) == 200)
    #expect(scene.x(at: 4) == 300)
  }

  @Test func `a running animator without other references is retained`() {
    let scene = Scene()
    ViewPropertyAnimator(on: scene.stage, duration: 1, curve: .linear) {
      scene.view.center.x = 100
    }.startAnimation()
    #expect(scene.x(at: 0.5) == 50)
    #expect(scene.x(at: 1) == 100)
  }

  @Test func `an animator ends on time after its view has been removed from the stage`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 1)
    scene.view.removeFromSuperview()
    #expect(scene.x == 100)
    scene.stage.advance(to: 9)
    #expect(scene.calls.entries == [CallLog.Entry(text: "end", time: 2)])
  }

  @Test func `operations in the wrong state trap`() async {
    await #expect(processExitsWith: .failure) {
      let scene = AnimatorScene()
      scene.animator.finishAnimation(at: .end)
      withExtendedLifetime(scene) {}
    }
    await #expect(processExitsWith: .failure) { withStoppedAnimator { $0.startAnimation() } }
    await #expect(processExitsWith: .failure) { withStoppedAnimator { $0.pauseAnimation() } }
    await #expect(processExitsWith: .failure) { withStoppedAnimator { $0.fractionComplete = 0.5 } }
    await #expect(processExitsWith: .failure) { withStoppedAnimator { $0.addAnimations({}) } }
  }
}

/// Calls a function with a stopped animator that has not been finished.
private func withStoppedAnimator(_ action: (ViewPropertyAnimator) -> Void) {
  let scene = AnimatorScene()
  scene.animator.startAnimation()
  scene.animator.stopAnimation(false)
  action(scene.animator)
  withExtendedLifetime(scene) {}
}
