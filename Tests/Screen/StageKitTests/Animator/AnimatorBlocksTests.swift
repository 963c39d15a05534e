import Geometry
import StageKit
import TestSupport
import Testing

/// Blocks that are added with a delay factor or while the animator is active.
@Suite struct AnimatorBlocksTests {
  private func addY(_ scene: AnimatorScene, delayFactor: Double = 0) {
    scene.animator.addAnimations(
      { [view = scene.view] in view.center.y = 100 }, delayFactor: delayFactor)
  }

  private func y(_ scene: AnimatorScene, at time: Double) -> Double {
    scene.scene.presentation(at: time).center.y
  }

  @Test func `a delay factor delays a block by a fraction of the duration`() {
    let scene = AnimatorScene(duration: 4, curve: .easeInOut)
    addY(scene, delayFactor: 0.25)
    scene.animator.startAnimation()
    #expect(y(scene, at: 1) == 0)
    // The block runs through its whole curve in the remaining 3 s.
    #expect(isClose(y(scene, at: 2), 100 * easeInOut(1.0 / 3), within: 1e-9))
    #expect(y(scene, at: 4) == 100)
  }

  @Test func `a block added while running takes the remaining time`() {
    let scene = AnimatorScene(duration: 4, curve: .easeInOut)
    scene.animator.startAnimation()
    scene.stage.advance(to: 2)
    addY(scene)
    #expect(scene.view.center.y == 100)
    #expect(y(scene, at: 2) == 0)
    #expect(isClose(y(scene, at: 2.5), 100 * easeInOut(0.25), within: 1e-9))
    #expect(y(scene, at: 4) == 100)
    #expect(scene.calls.texts == ["end"])
  }

  @Test func `a delay factor while running is a fraction of the remaining time`() {
    let scene = AnimatorScene(duration: 4)
    scene.animator.startAnimation()
    scene.stage.advance(to: 2)
    addY(scene, delayFactor: 0.5)
    #expect(y(scene, at: 3) == 0)
    #expect(isClose(y(scene, at: 3.5), 50, within: 1e-9))
  }

  @Test func `a block added while paused starts when the animator resumes`() {
    let scene = AnimatorScene(duration: 4)
    scene.animator.fractionComplete = 0.5
    addY(scene)
    #expect(y(scene, at: 1) == 0)
    scene.animator.startAnimation()
    #expect(isClose(y(scene, at: 2), 50, within: 1e-9))
    #expect(y(scene, at: 3) == 100)
  }

  @Test func `scrubbing respects the delay of a block`() {
    let scene = AnimatorScene(curve: .easeInOut)
    addY(scene, delayFactor: 0.5)
    for (fraction, y) in [(0.25, 0.0), (0.5, 0), (0.75, 50), (1, 100), (0.6, 20)] {
      scene.animator.fractionComplete = fraction
      #expect(isClose(self.y(scene, at: 0), y, within: 1e-9))
    }
  }

  @Test func `a block added while reversed starts when the animator runs forwards again`() {
    let scene = AnimatorScene(duration: 4)
    scene.animator.startAnimation()
    scene.stage.advance(to: 3)
    scene.animator.isReversed = true
    scene.stage.advance(to: 4)
    addY(scene)
    #expect(y(scene, at: 4) == 0)
    #expect(y(scene, at: 5) == 0)
    scene.animator.isReversed = false
    #expect(y(scene, at: 6) == 0)
    #expect(isClose(y(scene, at: 7), 50, within: 1e-9))
    #expect(y(scene, at: 8) == 100)
  }

  @Test func `a reversed animator returns all blocks to their start values`() {
    let scene = AnimatorScene(duration: 4, curve: .easeIn)
    addY(scene, delayFactor: 0.5)
    scene.animator.startAnimation()
    scene.stage.advance(to: 3)
    scene.animator.isReversed = true
    scene.stage.advance(to: 9)
    #expect(scene.view.center == .zero && scene.view.presentation.center == .zero)
  }

  @Test func `an animation block nested in an animator inherits its duration`() {
    let scene = Scene()
    let stage = scene.stage
    ViewPropertyAnimator(on: stage, duration: 4, curve: .linear) {
      stage.animate(withDuration: 1) { scene.view.center.x = 100 }
    }.startAnimation()
    #expect(isClose(scene.x(at: 1), 25, within: 1e-9))
  }

  @Test func `an animator ignores modifyAnimations`() {
    let scene = Scene()
    let stage = scene.stage
    ViewPropertyAnimator(on: stage, duration: 4, curve: .linear) {
      stage.modifyAnimations(withRepeatCount: 3, autoreverses: true) { scene.view.center.x = 100 }
    }.startAnimation()
    #expect(isClose(scene.x(at: 1), 25, within: 1e-9))
    #expect(scene.x(at: 4) == 100)
  }
}
