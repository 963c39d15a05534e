import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct NestingTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  /// Returns the progress of a nested block after 1 s of an outer block of 4 s.
  private func nestedProgress(
    outer: AnimationOptions = .curveLinear, options: AnimationOptions
  ) -> Double {
    stage.animate(withDuration: 4, options: outer) {
      stage.animate(withDuration: 2, options: options) { view.center.x = 1 }
    }
    return scene.x(at: 1)
  }

  @Test func `a nested block inherits duration and curve`() {
    #expect(isClose(nestedProgress(options: .curveEaseIn), 0.25, within: 1e-12))
  }

  @Test func `overrideInheritedDuration keeps a nested block's own duration`() {
    let progress = nestedProgress(options: [.curveEaseIn, .overrideInheritedDuration])
    #expect(isClose(progress, 0.5, within: 1e-12))
  }

  @Test func `overrideInheritedCurve keeps a nested block's own curve`() {
    let progress = nestedProgress(options: [.curveEaseIn, .overrideInheritedCurve])
    // The errors of the bisection and of the solver are far below the tolerance.
    #expect(isClose(progress, bezier(0.42, 0, 1, 1, at: 0.25), within: 1e-9))
  }

  @Test func `a nested block can keep its own duration and curve`() {
    let progress = nestedProgress(
      options: [.curveEaseIn, .overrideInheritedCurve, .overrideInheritedDuration])
    #expect(isClose(progress, bezier(0.42, 0, 1, 1, at: 0.5), within: 1e-9))
  }

  @Test func `a nested block inherits repetition unless it overrides inherited options`() {
    stage.animate(withDuration: 1, options: [.repeat, .curveLinear]) {
      stage.animate(withDuration: 1) { view.center.x = 1 }
      stage.animate(withDuration: 1, options: .overrideInheritedOptions) { view.center.y = 1 }
    }
    let shown = scene.presentation(at: 7.25)
    #expect(isClose(shown.center.x, 0.25, within: 1e-9))
    #expect(shown.center.y == 1)
  }

  @Test func `a nested spring keeps its own curve and inherits the duration`() {
    let alone = Scene()
    alone.stage.animate(withDuration: 4, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
      alone.view.center.x = 1
    }
    stage.animate(withDuration: 4, options: .curveLinear) {
      stage.animate(withDuration: 1, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
        view.center.x = 1
      }
    }
    for time in [0.1, 0.5, 1, 3] { #expect(scene.x(at: time) == alone.x(at: time)) }
  }

  @Test func `changes after a nested block belong to the outer block`() {
    stage.animate(withDuration: 4, options: .curveLinear) {
      #expect(stage.inheritedAnimationDuration == 4)
      stage.animate(withDuration: 1, options: .overrideInheritedDuration) {
        #expect(stage.inheritedAnimationDuration == 1)
      }
      view.center.x = 1
    }
    #expect(stage.inheritedAnimationDuration == 0)
    #expect(isClose(scene.x(at: 1), 0.25, within: 1e-12))
  }

  @Test func `an animation block in a completion is not nested`() {
    var inherited: Double?
    stage.animate(withDuration: 4) {
      stage.animate(withDuration: 0, options: .overrideInheritedDuration) {
        view.alpha = 0
      } completion: { _ in
        inherited = stage.inheritedAnimationDuration
      }
      view.center.x = 1
    }
    stage.advance(to: 1)
    #expect(inherited == 0)
  }
}
