import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct RepetitionTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }
  private let calls = CallLog()

  private func recordCompletion(_ finished: Bool) { calls.append(finished, on: stage) }

  @Test func `a repeated animation never completes`() {
    stage.animate(
      withDuration: 1, options: [.repeat, .curveLinear], animations: { view.center.x = 100 },
      completion: recordCompletion)
    for round in [0.0, 1, 2, 1000] {
      #expect(scene.x(at: round) == 0)
      // Times around 1000 s have rounding errors of 1e-13 s.
      #expect(isClose(scene.x(at: round + 0.3), 30, within: 1e-9))
    }
    #expect(calls.entries == [])
  }

  @Test func `autoreverse runs forwards and backwards once, then presents the model value`() {
    stage.animate(
      withDuration: 1, options: [.autoreverse, .curveEaseIn], animations: { view.center.x = 100 },
      completion: recordCompletion)
    let quarter = 100 * bezier(0.42, 0, 1, 1, at: 0.25)
    #expect(isClose(scene.x(at: 0.25), quarter, within: 1e-9))
    #expect(scene.x(at: 1) == 100)
    #expect(isClose(scene.x(at: 1.75), quarter, within: 1e-9))
    #expect(isClose(scene.x(at: 2 - 1e-6), 0, within: 1e-3))
    #expect(calls.entries == [])
    #expect(scene.x(at: 2) == 100)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 2)])
  }

  @Test func `repeat with autoreverse alternates forever`() {
    stage.animate(
      withDuration: 1, options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.center.x = 100 }, completion: recordCompletion)
    for round in [0.0, 2, 20] {
      #expect(isClose(scene.x(at: round + 0.25), 25, within: 1e-9))
      #expect(isClose(scene.x(at: round + 1.25), 75, within: 1e-9))
    }
    #expect(calls.entries == [])
  }

  @Test func `removing a repeated animation calls its completion with false`() {
    stage.animate(
      withDuration: 1, options: .repeat, animations: { view.center.x = 100 },
      completion: recordCompletion)
    stage.advance(to: 7.5)
    view.removeAllAnimations()
    #expect(scene.x(at: 7.5) == 100)
    #expect(calls.entries == [CallLog.Entry(text: "false", time: 7.5)])
  }

  @Test func `a block completes after the counted repetition in it`() {
    stage.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        stage.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.center.x = 100 }
      }, completion: recordCompletion)
    #expect(view.center.x == 100)
    #expect(isClose(scene.x(at: 0.25), 25, within: 1e-9))
    #expect(isClose(scene.x(at: 5.25), 75, within: 1e-9))
    #expect(calls.entries == [])
    #expect(scene.x(at: 6) == 100)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 6)])
  }

  @Test func `a counted repetition starts after the delay and other changes of the block run once`()
  {
    stage.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: {
        view.alpha = 0
        stage.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 100 }
      }, completion: recordCompletion)
    #expect(scene.x(at: 0.5) == 0)
    #expect(isClose(scene.x(at: 0.75), 25, within: 1e-9))
    #expect(isClose(scene.presentation(at: 1).alpha, 0.5, within: 1e-9))
    #expect(isClose(scene.x(at: 1.75), 25, within: 1e-9))
    #expect(scene.presentation(at: 1.75).alpha == 0)
    #expect(scene.x(at: 2.5) == 100)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 2.5)])
  }

  @Test func `a repeat count may be fractional`() {
    stage.animate(withDuration: 1, options: .curveLinear) {
      stage.modifyAnimations(withRepeatCount: 1.5, autoreverses: false) { view.center.x = 100 }
    }
    #expect(isClose(scene.x(at: 1.25), 25, within: 1e-9))
    #expect(scene.x(at: 1.5) == 100)
  }

  @Test func `modifyAnimations outside a block makes its changes without repetition`() {
    stage.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.center.x = 100 }
    #expect(view.presentation.center.x == 100)
  }

  @Test func `a repeat count must be above 0`() async {
    await #expect(processExitsWith: .failure) {
      Stage(size: .phone).modifyAnimations(withRepeatCount: 0, autoreverses: false) {}
    }
  }
}
