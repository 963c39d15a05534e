import Geometry
import StageKit
import TestSupport
import Testing

/// Animations of a property that is already being animated.
@Suite struct CompositionTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }
  private let calls = CallLog()

  @Test func `overlapping animations of geometry are added without a jump`() {
    stage.animate(withDuration: 2) {
      view.center.x = 100
    } completion: {
      calls.append("first \($0)", on: stage)
    }
    let before = scene.x(at: 0.75)
    stage.animate(withDuration: 1) {
      view.center.x = 300
    } completion: {
      calls.append("second \($0)", on: stage)
    }
    // Rounding of differences of values up to 300 pt.
    #expect(isClose(view.presentation.center.x, before, within: 1e-12))
    for step in 0...25 {
      let time = 0.75 + Double(step) / 20
      // Each runs from its old to its new value independently; the sum is presented.
      let first = 100 * easeInOut(min(time / 2, 1))
      let second = 200 * easeInOut(min(time - 0.75, 1))
      #expect(isClose(scene.x(at: time), first + second, within: 1e-9))
    }
    stage.advance(to: 3)
    #expect(
      calls.entries == [
        CallLog.Entry(text: "second true", time: 1.75), CallLog.Entry(text: "first true", time: 2),
      ])
  }

  @Test func `opposite linear animations cancel out until the first one ends`() {
    stage.animate(withDuration: 2, options: .curveLinear) { view.center.x = 100 }
    stage.advance(to: 1)
    stage.animate(withDuration: 2, options: .curveLinear) { view.center.x = 0 }
    for time in [1, 1.25, 1.5, 2] { #expect(isClose(scene.x(at: time), 50, within: 1e-9)) }
    #expect(isClose(scene.x(at: 2.5), 25, within: 1e-9))
    #expect(scene.x(at: 3) == 0)
  }

  @Test func `a change without animation offsets a running animation`() {
    stage.animate(withDuration: 2, options: .curveLinear) { view.center.x = 100 }
    #expect(scene.x(at: 1) == 50)
    view.center.x = 300
    #expect(view.presentation.center.x == 250)
    #expect(scene.x(at: 2) == 300)
  }

  @Test func `a property that a block sets twice runs from the old value to the last one`() {
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.center.x = 900
      view.center.x = 100
      view.backgroundColor = .black
      view.backgroundColor = .white
    } completion: {
      calls.append($0, on: stage)
    }
    #expect(isClose(scene.x(at: 0.5), 25, within: 1e-9))
    #expect(scene.presentation(at: 0.5).backgroundColor?.alpha == 0.25)
    stage.advance(to: 2)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 2)])
  }

  @Test func `an animation of a color replaces the previous one, which completes with false`() {
    view.backgroundColor = .black
    animateColor(to: .white, "first")
    stage.advance(to: 1)
    animateColor(to: .red, "second")
    // From the old model value, white, since it does not begin from the current state.
    #expect(view.presentation.backgroundColor == .white)
    #expect(scene.presentation(at: 2).backgroundColor == Color(red: 1, green: 0.5, blue: 0.5))
    stage.advance(to: 5)
    #expect(
      calls.entries == [
        CallLog.Entry(text: "first false", time: 1), CallLog.Entry(text: "second true", time: 3),
      ])
  }

  @Test func `with beginFromCurrentState a color starts from the presented value`() {
    view.backgroundColor = .black
    animateColor(to: .white, "first")
    stage.advance(to: 1)
    animateColor(to: .red, "second", .beginFromCurrentState)
    #expect(view.presentation.backgroundColor == .gray)
    #expect(scene.presentation(at: 2).backgroundColor == Color(red: 0.75, green: 0.25, blue: 0.25))
    #expect(scene.presentation(at: 3).backgroundColor == .red)
  }

  @Test func `beginFromCurrentState does not affect geometry`() {
    stage.animate(withDuration: 2, options: .curveLinear) { view.center.x = 100 }
    stage.advance(to: 1)
    stage.animate(withDuration: 2, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 0
    }
    #expect(isClose(scene.x(at: 1.5), 50, within: 1e-9))
  }

  @Test func `replacing a color animation does not affect the other properties of its block`() {
    view.backgroundColor = .black
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.backgroundColor = .white
      view.center.x = 100
    } completion: {
      calls.append("first \($0)", on: stage)
    }
    stage.advance(to: 1)
    animateColor(to: .red, "second")
    #expect(isClose(scene.x(at: 1.5), 75, within: 1e-9))
    stage.advance(to: 5)
    // The block ends with its last animation, but not all of its animations finished.
    #expect(calls.entries.first == CallLog.Entry(text: "first false", time: 2))
  }

  @Test func `a color that fades in from transparent keeps its hue`() {
    stage.animate(withDuration: 1, options: .curveLinear) { view.backgroundColor = .red }
    #expect(scene.presentation(at: 0).backgroundColor == nil)
    #expect(scene.presentation(at: 0.25).backgroundColor == Color.red.withAlphaComponent(0.25))
  }

  @Test func `overshooting springs never present an opacity or a size out of range`() {
    stage.animate(withDuration: 1, usingSpringWithDamping: 0.1, initialSpringVelocity: 0) {
      view.alpha = 0
      view.bounds.size = .zero
    }
    var overshoots = false
    for step in 0...100 {
      let shown = scene.presentation(at: Double(step) / 100)
      #expect((0...1).contains(shown.alpha) && shown.bounds.width >= 0)
      if shown.alpha == 0, step > 0, step < 100 { overshoots = true }
    }
    #expect(overshoots, "the test requires a spring that overshoots 0")
  }

  private func animateColor(
    to color: Color, _ name: String, _ options: AnimationOptions = []
  ) {
    stage.animate(
      withDuration: 2, options: options.union(.curveLinear),
      animations: { view.backgroundColor = color },
      completion: { calls.append("\(name) \($0)", on: stage) })
  }
}
