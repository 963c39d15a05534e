import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct RepetitionTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }
  private let journal = Journal()

  private func note(_ finished: Bool) { journal.note(finished, on: stage) }

  @Test func `a repeated animation starts over for ever and never completes`() {
    stage.animate(
      withDuration: 1, options: [.repeat, .curveLinear], animations: { view.center.x = 100 },
      completion: note)
    for round in [0.0, 1, 2, 1000] {
      #expect(scene.x(at: round) == 0)
      // Times around 1000 s are known to 1e-13 s.
      #expect(isClose(scene.x(at: round + 0.3), 30, within: 1e-9))
    }
    #expect(journal.entries == [])
  }

  @Test func `autoreverse goes there and back once, then jumps to the model`() {
    stage.animate(
      withDuration: 1, options: [.autoreverse, .curveEaseIn], animations: { view.center.x = 100 },
      completion: note)
    let quarter = 100 * bezier(0.42, 0, 1, 1, at: 0.25)
    #expect(isClose(scene.x(at: 0.25), quarter, within: 1e-9))
    #expect(scene.x(at: 1) == 100)
    #expect(isClose(scene.x(at: 1.75), quarter, within: 1e-9))
    #expect(isClose(scene.x(at: 2 - 1e-6), 0, within: 1e-3))
    #expect(journal.entries == [])
    #expect(scene.x(at: 2) == 100)
    #expect(journal.entries == [Journal.Entry(text: "true", time: 2)])
  }

  @Test func `repeat with autoreverse swings for ever`() {
    stage.animate(
      withDuration: 1, options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.center.x = 100 }, completion: note)
    for round in [0.0, 2, 20] {
      #expect(isClose(scene.x(at: round + 0.25), 25, within: 1e-9))
      #expect(isClose(scene.x(at: round + 1.25), 75, within: 1e-9))
    }
    #expect(journal.entries == [])
  }

  @Test func `a repeated animation that is removed completes unfinished`() {
    stage.animate(
      withDuration: 1, options: .repeat, animations: { view.center.x = 100 }, completion: note)
    stage.advance(to: 7.5)
    view.removeAllAnimations()
    #expect(scene.x(at: 7.5) == 100)
    #expect(journal.entries == [Journal.Entry(text: "false", time: 7.5)])
  }

  @Test func `a counted repetition completes the block around it`() {
    stage.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        stage.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.center.x = 100 }
      }, completion: note)
    #expect(view.center.x == 100)
    #expect(isClose(scene.x(at: 0.25), 25, within: 1e-9))
    #expect(isClose(scene.x(at: 5.25), 75, within: 1e-9))
    #expect(journal.entries == [])
    #expect(scene.x(at: 6) == 100)
    #expect(journal.entries == [Journal.Entry(text: "true", time: 6)])
  }

  @Test func `a counted repetition takes the delay and the rest of the block runs once`() {
    stage.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: {
        view.alpha = 0
        stage.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 100 }
      }, completion: note)
    #expect(scene.x(at: 0.5) == 0)
    #expect(isClose(scene.x(at: 0.75), 25, within: 1e-9))
    #expect(isClose(scene.shown(at: 1).alpha, 0.5, within: 1e-9))
    #expect(isClose(scene.x(at: 1.75), 25, within: 1e-9))
    #expect(scene.shown(at: 1.75).alpha == 0)
    #expect(scene.x(at: 2.5) == 100)
    #expect(journal.entries == [Journal.Entry(text: "true", time: 2.5)])
  }

  @Test func `part of a run may be counted`() {
    stage.animate(withDuration: 1, options: .curveLinear) {
      stage.modifyAnimations(withRepeatCount: 1.5, autoreverses: false) { view.center.x = 100 }
    }
    #expect(isClose(scene.x(at: 1.25), 25, within: 1e-9))
    #expect(scene.x(at: 1.5) == 100)
  }

  @Test func `outside of a block a counted repetition just changes`() {
    stage.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.center.x = 100 }
    #expect(view.presentation.center.x == 100)
  }

  @Test func `a repeat count must be above 0`() async {
    await #expect(processExitsWith: .failure) {
      Stage(size: .phone).modifyAnimations(withRepeatCount: 0, autoreverses: false) {}
    }
  }
}
