import Geometry
import StageKit
import TestSupport
import Testing

/// What happens when a property is animated while an animation of it runs.
@Suite struct CompositionTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }
  private let journal = Journal()

  @Test func `animations of geometry add up without a jump`() {
    stage.animate(withDuration: 2) {
      view.center.x = 100
    } completion: {
      journal.note("first \($0)", on: stage)
    }
    let before = scene.x(at: 0.75)
    stage.animate(withDuration: 1) {
      view.center.x = 300
    } completion: {
      journal.note("second \($0)", on: stage)
    }
    // Differences of values of up to 300 pt.
    #expect(isClose(view.presentation.center.x, before, within: 1e-12))
    for step in 0...25 {
      let time = 0.75 + Double(step) / 20
      // Each runs from its old value to its new one as if alone; the screen shows the sum.
      let first = 100 * easeInOut(min(time / 2, 1))
      let second = 200 * easeInOut(min(time - 0.75, 1))
      #expect(isClose(scene.x(at: time), first + second, within: 1e-9))
    }
    stage.advance(to: 3)
    #expect(
      journal.entries == [
        Journal.Entry(text: "second true", time: 1.75), Journal.Entry(text: "first true", time: 2),
      ])
  }

  @Test func `linear ways there and back cancel out until the first one ends`() {
    stage.animate(withDuration: 2, options: .curveLinear) { view.center.x = 100 }
    stage.advance(to: 1)
    stage.animate(withDuration: 2, options: .curveLinear) { view.center.x = 0 }
    for time in [1, 1.25, 1.5, 2] { #expect(isClose(scene.x(at: time), 50, within: 1e-9)) }
    #expect(isClose(scene.x(at: 2.5), 25, within: 1e-9))
    #expect(scene.x(at: 3) == 0)
  }

  @Test func `a change without animation moves a running animation along`() {
    stage.animate(withDuration: 2, options: .curveLinear) { view.center.x = 100 }
    #expect(scene.x(at: 1) == 50)
    view.center.x = 300
    #expect(view.presentation.center.x == 250)
    #expect(scene.x(at: 2) == 300)
  }

  @Test func `a property that a block sets twice runs from its first to its last value`() {
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.center.x = 900
      view.center.x = 100
      view.backgroundColor = .black
      view.backgroundColor = .white
    } completion: {
      journal.note($0, on: stage)
    }
    #expect(isClose(scene.x(at: 0.5), 25, within: 1e-9))
    #expect(scene.shown(at: 0.5).backgroundColor?.alpha == 0.25)
    stage.advance(to: 2)
    #expect(journal.entries == [Journal.Entry(text: "true", time: 2)])
  }

  @Test func `an animation of a colour replaces the one before, which did not finish`() {
    view.backgroundColor = .black
    animateColor(to: .white, "first")
    stage.advance(to: 1)
    animateColor(to: .red, "second")
    // From the old model, white, as it does not begin from the current state.
    #expect(view.presentation.backgroundColor == .white)
    #expect(scene.shown(at: 2).backgroundColor == Color(red: 1, green: 0.5, blue: 0.5))
    stage.advance(to: 5)
    #expect(
      journal.entries == [
        Journal.Entry(text: "first false", time: 1), Journal.Entry(text: "second true", time: 3),
      ])
  }

  @Test func `beginning from the current state a colour starts from what is on the screen`() {
    view.backgroundColor = .black
    animateColor(to: .white, "first")
    stage.advance(to: 1)
    animateColor(to: .red, "second", .beginFromCurrentState)
    #expect(view.presentation.backgroundColor == .gray)
    #expect(scene.shown(at: 2).backgroundColor == Color(red: 0.75, green: 0.25, blue: 0.25))
    #expect(scene.shown(at: 3).backgroundColor == .red)
  }

  @Test func `beginning from the current state changes nothing for geometry`() {
    stage.animate(withDuration: 2, options: .curveLinear) { view.center.x = 100 }
    stage.advance(to: 1)
    stage.animate(withDuration: 2, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 0
    }
    #expect(isClose(scene.x(at: 1.5), 50, within: 1e-9))
  }

  @Test func `a replaced colour leaves the rest of its block running`() {
    view.backgroundColor = .black
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.backgroundColor = .white
      view.center.x = 100
    } completion: {
      journal.note("first \($0)", on: stage)
    }
    stage.advance(to: 1)
    animateColor(to: .red, "second")
    #expect(isClose(scene.x(at: 1.5), 75, within: 1e-9))
    stage.advance(to: 5)
    // It ends when its last animation does, and has not finished as a whole.
    #expect(journal.entries.first == Journal.Entry(text: "first false", time: 2))
  }

  @Test func `a colour fades in from nothing with its own hue`() {
    stage.animate(withDuration: 1, options: .curveLinear) { view.backgroundColor = .red }
    #expect(scene.shown(at: 0).backgroundColor == nil)
    #expect(scene.shown(at: 0.25).backgroundColor == Color.red.withAlphaComponent(0.25))
  }

  @Test func `springs that add up never show an opacity or a size out of range`() {
    stage.animate(withDuration: 1, usingSpringWithDamping: 0.1, initialSpringVelocity: 0) {
      view.alpha = 0
      view.bounds.size = .zero
    }
    var isBeyond = false
    for step in 0...100 {
      let shown = scene.shown(at: Double(step) / 100)
      #expect((0...1).contains(shown.alpha) && shown.bounds.width >= 0)
      if shown.alpha == 0, step > 0, step < 100 { isBeyond = true }
    }
    #expect(isBeyond, "the spring must swing through 0 for the test to mean anything")
  }

  private func animateColor(
    to color: Color, _ name: String, _ options: AnimationOptions = []
  ) {
    stage.animate(
      withDuration: 2, options: options.union(.curveLinear),
      animations: { view.backgroundColor = color },
      completion: { journal.note("\(name) \($0)", on: stage) })
  }
}
