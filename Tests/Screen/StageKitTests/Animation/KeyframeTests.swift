import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct KeyframeTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  /// Animates x in 1 s with a linear curve along keyframes: start, duration, value.
  private func animateX(
    _ mode: KeyframeAnimationOptions, _ keyframes: [(start: Double, length: Double, x: Double)],
    completion: ((Bool) -> Void)? = nil
  ) {
    stage.animateKeyframes(
      withDuration: 1, options: [mode, KeyframeAnimationOptions(.curveLinear)],
      animations: {
        for (start, length, x) in keyframes {
          stage.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
            view.center.x = x
          }
        }
      }, completion: completion)
  }

  /// Checks x at times; the tolerance allows for rounding of values up to 1000 pt.
  private func expect(_ points: [(time: Double, x: Double)]) {
    for (time, x) in points {
      #expect(isClose(scene.x(at: time), x, within: 1e-9), "at \(time) s")
    }
  }

  @Test func `linear keyframes run one after another`() {
    animateX(.calculationModeLinear, [(0, 0.5, 100), (0.5, 0.25, 60), (0.75, 0.25, 200)])
    #expect(view.center.x == 200)
    expect([(0, 0), (0.25, 50), (0.5, 100), (0.625, 80), (0.75, 60), (0.875, 130), (1, 200)])
  }

  @Test func `the value is constant before the first keyframe, in gaps and after the last one`() {
    animateX(.calculationModeLinear, [(0.2, 0.2, 100), (0.6, 0.2, 200)])
    expect([(0.1, 0), (0.2, 0), (0.3, 50), (0.4, 100), (0.5, 100), (0.6, 100), (0.7, 150)])
    expect([(0.8, 200), (0.9, 200), (1, 200)])
  }

  @Test func `cubic keyframes are constant in gaps and pass through all values`() {
    animateX(.calculationModeCubic, [(0.2, 0.2, 100), (0.6, 0.2, 200)])
    expect([(0.1, 0), (0.2, 0), (0.4, 100), (0.5, 100), (0.6, 100), (0.8, 200), (0.9, 200)])
  }

  @Test func `a keyframe that overlaps another starts at the end of the other`() {
    animateX(.calculationModeLinear, [(0, 0.5, 100), (0.25, 0.5, 200)])
    expect([(0.25, 50), (0.5, 100), (0.625, 150), (0.75, 200), (1, 200)])
  }

  @Test func `keyframes may be added in any order`() {
    animateX(.calculationModeLinear, [(0.5, 0.5, 200), (0, 0.5, 100)])
    #expect(view.center.x == 200)
    expect([(0.25, 50), (0.5, 100), (0.75, 150), (1, 200), (2, 200)])
  }

  @Test func `discrete keyframes jump at their start times`() {
    animateX(.calculationModeDiscrete, [(0.25, 0.25, 100), (0.5, 0.5, 200)])
    expect([(0, 0), (0.24, 0), (0.25, 100), (0.49, 100), (0.5, 200), (1, 200)])
  }

  @Test func `a discrete keyframe at 0 is presented immediately`() {
    animateX(.calculationModeDiscrete, [(0, 0.5, 100), (0.5, 0.5, 200)])
    expect([(0, 100), (0.4, 100), (0.6, 200)])
  }

  @Test func `paced keyframes ignore the keyframe times`() {
    animateX(.calculationModePaced, [(0, 0.9, 100), (0.9, 0.1, 400)])
    expect([(0.125, 50), (0.25, 100), (0.5, 200), (0.75, 300), (1, 400)])
  }

  @Test func `cubic keyframes are interpolated by a Catmull-Rom spline`() {
    let third = 1.0 / 3
    animateX(
      .calculationModeCubic, [(0, third, 100), (third, third, 300), (2 * third, third, 350)])
    // In the middle of a segment of uniform times: (-p0 + 9 p1 + 9 p2 - p3) / 16.
    expect([(third, 100), (0.5, (0 + 900 + 2700 - 350) / 16), (2 * third, 300), (1, 350)])
  }

  @Test func `cubic paced keyframes have constant speed`() {
    animateX(.calculationModeCubicPaced, [(0, 0.1, 100), (0.1, 0.8, 300), (0.9, 0.1, 400)])
    // The spline through these values is monotonic, so its length is its range: 400 pt in 1 s. The
    // arc length has a relative error of 1e-9 per segment.
    for step in 0...20 {
      let time = Double(step) / 20
      #expect(isClose(scene.x(at: time), 400 * time, within: 1e-6))
    }
  }

  @Test(arguments: [
    KeyframeAnimationOptions.calculationModeLinear, .calculationModeDiscrete,
    .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
  ])
  func `coincident and empty keyframes at both ends end at the last value`(
    mode: KeyframeAnimationOptions
  ) {
    animateX(
      mode, [(0, 0, 50), (0, 0, 60), (0.5, 0.1, 70), (0.5, 0.1, 80), (1, 0, 90), (1, 0, 95)])
    for step in 0...100 { #expect((0...100).contains(scene.x(at: Double(step) / 100))) }
    #expect(scene.x(at: 1) == 95)
  }

  @Test func `views and properties have independent timelines`() {
    let other = View(frame: .zero)
    stage.view.addSubview(other)
    stage.animateKeyframes(withDuration: 2, options: KeyframeAnimationOptions(.curveLinear)) {
      stage.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
      stage.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
        other.center.x = 40
        view.alpha = 0
      }
      view.bounds.size.width = 30
    }
    let shown = scene.presentation(at: 1)
    #expect(shown.center.x == 100)
    #expect(shown.alpha == 0.5)
    #expect(other.presentation.center.x == 20)
    // A change outside a keyframe takes the whole duration.
    #expect(shown.bounds.width == 20)
  }

  @Test func `the curve applies to the whole animation, not to each keyframe`() {
    stage.animateKeyframes(withDuration: 2) {
      stage.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 50 }
      stage.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
    }
    for step in 0...10 {
      let fraction = Double(step) / 10
      #expect(isClose(scene.x(at: 2 * fraction), 100 * easeInOut(fraction), within: 1e-9))
    }
  }

  @Test func `four quarter turns are a full turn`() {
    stage.animateKeyframes(withDuration: 1, options: KeyframeAnimationOptions(.curveLinear)) {
      for quarter in 1...4 {
        stage.addKeyframe(
          withRelativeStartTime: Double(quarter - 1) / 4, relativeDuration: 0.25
        ) {
          view.transform = Transform(rotationAngle: Double(quarter) * .pi / 2)
        }
      }
    }
    for step in 0...16 {
      let expected = Transform(rotationAngle: 2 * .pi * Double(step) / 16)
      let shown = scene.presentation(at: Double(step) / 16).transform
      // Rounding of sines and cosines of summed angles.
      #expect(
        isClose(shown.a, expected.a, within: 1e-14) && isClose(shown.b, expected.b, within: 1e-14))
    }
  }

  @Test func `keyframe animations support delay, completion and autoreverse`() {
    var finished: [Bool] = []
    stage.animateKeyframes(
      withDuration: 1, delay: 0.5, options: [.autoreverse, KeyframeAnimationOptions(.curveLinear)]
    ) {
      stage.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
    } completion: {
      finished.append($0)
    }
    expect([(0.5, 0), (1, 50), (1.5, 100), (2, 50)])
    #expect(finished == [])
    expect([(2.5, 100)])
    #expect(finished == [true])
  }

  @Test func `keyframes are added to a running animation`() {
    stage.animate(withDuration: 2, options: .curveLinear) { view.center.x = 100 }
    stage.advance(to: 1)
    animateX(.calculationModeLinear, [(0, 0.5, 300), (0.5, 0.5, 200)])
    // The remaining offset of the first is 100 (1 - t / 2).
    expect([(1, 50), (1.5, 275), (2, 200)])
  }

  @Test func `a keyframe that ends after 1 traps`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      stage.animateKeyframes(withDuration: 1) {
        stage.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.6) {}
      }
    }
  }
}
