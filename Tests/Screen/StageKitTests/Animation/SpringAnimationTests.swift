import Geometry
import StageKit
import TestSupport
import Testing
import Tween

@Suite struct SpringAnimationTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test(arguments: [(0.2, 0.0), (0.5, 0), (0.8, 3), (1, 0), (1, -3)])
  func `a view follows the spring that settles within the duration`(
    ratio: Double, velocity: Double
  ) throws {
    let spring = try #require(
      Spring(dampingRatio: ratio, duration: 1.5, initialVelocity: velocity))
    stage.animate(
      withDuration: 1.5, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
    ) {
      view.center.x = 200
    }
    for step in 0..<30 {
      let time = Double(step) / 20
      // Rounding of values up to 400 pt and of times scaled to 0...1.
      #expect(isClose(scene.x(at: time), 200 * spring.value(at: time), within: 1e-9))
    }
    #expect(scene.x(at: 1.5) == 200)
  }

  @Test func `the initial velocity is in total distances per second`() {
    stage.animate(withDuration: 1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5) {
      view.center.x = 200
    }
    let dt = 1e-6
    // 100 pt/s; an acceleration of 200 pt * 97/s^2 changes it by 0.01 pt/s within dt / 2.
    #expect(isClose(scene.x(at: dt) / dt, 100, within: 0.02))
  }

  @Test func `a damping ratio above 1 is clamped to 1`() {
    let other = Scene()
    for (scene, ratio) in [(scene, 1.5), (other, 1)] {
      scene.stage.animate(
        withDuration: 1, usingSpringWithDamping: ratio, initialSpringVelocity: 0
      ) {
        scene.view.center.x = 200
      }
    }
    for time in [0.1, 0.3, 0.7] { #expect(scene.x(at: time) == other.x(at: time)) }
  }

  @Test func `overlapping springs are added`() throws {
    let spring = try #require(Spring(dampingRatio: 0.5, duration: 1))
    func animate(to x: Double) {
      stage.animate(withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        view.center.x = x
      }
    }
    animate(to: 100)
    stage.advance(to: 0.25)
    animate(to: -50)
    for time in [0.25, 0.5, 0.75] {
      let expected = 100 * spring.value(at: time) - 150 * spring.value(at: time - 0.25)
      #expect(isClose(scene.x(at: time), expected, within: 1e-9))
    }
  }

  @Test func `a spring animation supports delay and completion`() {
    let calls = CallLog()
    stage.animate(
      withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      view.center.x = 200
    } completion: {
      calls.append($0, on: stage)
    }
    #expect(scene.x(at: 0.5) == 0)
    stage.advance(to: 3)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 1.5)])
  }

  @Test func `a spring without a duration presents its end value immediately`() {
    stage.animate(withDuration: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      view.center.x = 200
    }
    #expect(view.presentation.center.x == 200)
  }
}
