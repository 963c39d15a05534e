import Geometry
import StageKit
import Testing

/// A released stage releases its views, animations and timers.
@Suite struct StageLifetimeTests {
  @Test func `a stage with running animations, timers and animators is released`() {
    var checks: [() -> Bool] = []
    do {
      let scene = Scene()
      let stage = scene.stage
      let view = scene.view
      stage.animate(withDuration: 5) { view.center.x = 100 }
      stage.animate(withDuration: 1, options: .repeat) { view.backgroundColor = .red }
      stage.animateKeyframes(withDuration: 1) { view.alpha = 0 }
      let animator = ViewPropertyAnimator(on: stage, duration: 5, curve: .linear) {
        view.center.y = 100
      }
      animator.startAnimation()
      let timer = stage.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      stage.advance(to: 2.5)
      checks = [isReleased(stage), isReleased(view), isReleased(animator), isReleased(timer)]
    }
    #expect(checks.map { $0() } == [true, true, true, true])
  }

  @Test func `releasing a stage calls no completions`() {
    var isComplete = false
    do {
      let scene = Scene()
      scene.stage.animate(withDuration: 5) {
        scene.view.center.x = 100
      } completion: { _ in
        isComplete = true
      }
    }
    #expect(!isComplete)
  }

  @Test func `a view keeps its model values after its stage has been released`() {
    let view = View(frame: .zero)
    do {
      let stage = Stage(size: .phone)
      stage.view.addSubview(view)
      stage.animate(withDuration: 5) { view.center.x = 100 }
    }
    #expect(view.stage == nil)
    #expect(view.presentation.center.x == 100)
  }
}
