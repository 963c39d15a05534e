import Geometry
import StageKit
import TestSupport
import Testing

/// How property animators are stopped, finished and let go.
@Suite struct AnimatorEndingTests {
  @Test func `stopped without finishing the view stays where it is and nothing is called`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 0.5)
    scene.animator.stopAnimation(true)
    #expect(scene.animator.state == .inactive && !scene.animator.isRunning)
    #expect(scene.view.center.x == 25)
    #expect(scene.x(at: 9) == 25)
    #expect(scene.journal.entries == [])
  }

  @Test func `stopped to be finished it waits`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 0.5)
    scene.animator.stopAnimation(false)
    #expect(scene.animator.state == .stopped && !scene.animator.isRunning)
    #expect(scene.view.center.x == 25)
    #expect(scene.x(at: 9) == 25)
    #expect(scene.journal.entries == [])
  }

  @Test(arguments: [(ViewAnimatingPosition.start, 0.0), (.current, 25), (.end, 100)])
  func `finished at a position the view is there and the completion hears it`(
    position: ViewAnimatingPosition, x: Double
  ) {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 0.5)
    scene.animator.stopAnimation(false)
    scene.animator.finishAnimation(at: position)
    #expect(scene.view.center.x == x && scene.x == x)
    #expect(scene.journal.entries == [Journal.Entry(text: "\(position)", time: 0.5)])
    #expect(scene.animator.state == .inactive)
    #expect(scene.x(at: 9) == x)
    #expect(scene.journal.entries.count == 1)
  }

  @Test(arguments: [(ViewAnimatingPosition.start, 0.0), (.current, 75), (.end, 300)])
  func `two blocks of one property are finished as one`(
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

  @Test func `a colour and a turn freeze as they are on the screen`() {
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

  @Test func `stopping what is not active does nothing`() {
    let scene = AnimatorScene()
    scene.animator.stopAnimation(false)
    #expect(scene.animator.state == .inactive)
    scene.animator.startAnimation()
    #expect(scene.x(at: 2) == 100)
    scene.animator.stopAnimation(false)
    #expect(scene.animator.state == .inactive)
    #expect(scene.journal.texts == ["end"])
  }

  @Test func `pausing on completion it stays active at its end and can turn around`() {
    let scene = AnimatorScene()
    scene.animator.pausesOnCompletion = true
    scene.animator.startAnimation()
    #expect(scene.x(at: 5) == 100)
    #expect(scene.animator.state == .active && !scene.animator.isRunning)
    #expect(scene.animator.fractionComplete == 1)
    #expect(scene.journal.entries == [])
    scene.animator.isReversed = true
    scene.animator.startAnimation()
    #expect(scene.x(at: 6) == 50)
    #expect(scene.x(at: 8) == 0)
    scene.animator.stopAnimation(false)
    scene.animator.finishAnimation(at: .end)
    #expect(scene.x == 100)
    #expect(scene.journal.texts == ["end"])
  }

  @Test func `completions are called in the order in which they were added`() {
    let scene = AnimatorScene()
    scene.animator.addCompletion { [journal = scene.journal, stage = scene.stage] position in
      journal.note("second \(position)", on: stage)
    }
    scene.animator.startAnimation()
    scene.stage.advance(to: 5)
    #expect(scene.journal.texts == ["end", "second end"])
  }

  @Test func `in its completion an animator is inactive and can be started again`() {
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

  @Test func `an animator that nobody holds runs on`() {
    let scene = Scene()
    ViewPropertyAnimator(on: scene.stage, duration: 1, curve: .linear) {
      scene.view.center.x = 100
    }.startAnimation()
    #expect(scene.x(at: 0.5) == 50)
    #expect(scene.x(at: 1) == 100)
  }

  @Test func `when its view leaves the stage an animator ends in time all the same`() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    scene.stage.advance(to: 1)
    scene.view.removeFromSuperview()
    #expect(scene.x == 100)
    scene.stage.advance(to: 9)
    #expect(scene.journal.entries == [Journal.Entry(text: "end", time: 2)])
  }

  @Test func `an animator out of order traps`() async {
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

/// Does something to an animator that waits to be finished.
private func withStoppedAnimator(_ action: (ViewPropertyAnimator) -> Void) {
  let scene = AnimatorScene()
  scene.animator.startAnimation()
  scene.animator.stopAnimation(false)
  action(scene.animator)
  withExtendedLifetime(scene) {}
}
