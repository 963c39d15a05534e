import Geometry
import StageKit
import TestSupport
import Testing
import Tween

@Suite struct AnimateTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test func `the model value changes immediately and the presented value follows the curve`() {
    stage.animate(withDuration: 2) { view.center = Point(100, 40) }
    #expect(view.center == Point(100, 40))
    #expect(scene.presentation(at: 0).center == .zero)
    // The default curve is point-symmetric.
    #expect(scene.presentation(at: 1).center.distance(to: Point(50, 20)) < 1e-9)
    #expect(scene.presentation(at: 2).center == Point(100, 40))
    #expect(scene.presentation(at: 3).center == Point(100, 40))
  }

  @Test func `the default curve is ease-in-ease-out`() {
    stage.animate(withDuration: 3) { view.center.x = 232 }
    // The book's first recipe: 232 pt in 3 s, published with a precision of 0.01 pt.
    let published = [
      (0.5, 13.02), (0.75, 29.97), (1.0, 53.77), (1.5, 116), (2.0, 178.23), (2.5, 218.98), (3, 232),
    ]
    for (time, x) in published { #expect(isClose(scene.x(at: time), x, within: 0.005)) }
  }

  @Test(arguments: [
    (AnimationOptions.curveEaseIn, 0.42, 0.0, 1.0, 1.0),
    (.curveEaseOut, 0.0, 0.0, 0.58, 1.0),
    (.curveEaseInOut, 0.42, 0.0, 0.58, 1.0),
    (.curveLinear, 0.3, 0.3, 0.6, 0.6),
  ])
  func `each curve option selects its cubic Bezier curve`(
    options: AnimationOptions, x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    stage.animate(withDuration: 2, options: options) { view.center.x = 100 }
    for step in 0...20 {
      let fraction = Double(step) / 20
      let expected = 100 * bezier(x1, y1, x2, y2, at: fraction)
      // The errors of the reference bisection and of the solver are far below the tolerance.
      #expect(isClose(scene.x(at: 2 * fraction), expected, within: 1e-9))
    }
  }

  @Test(arguments: AnimationCurve.allCases)
  func `the option of each curve selects the curve of that name`(curve: AnimationCurve) {
    // UIKit stores the raw value of the curve in bits 16 and 17.
    let options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    let reference = Scene()
    ViewPropertyAnimator(on: reference.stage, duration: 2, curve: curve) {
      reference.view.center.x = 100
    }.startAnimation()
    stage.animate(withDuration: 2, options: options) { view.center.x = 100 }
    for time in [0.25, 0.5, 1.2, 1.9] { #expect(scene.x(at: time) == reference.x(at: time)) }
  }

  @Test func `the list of options has the constant of each curve`() {
    #expect(
      AnimationOptions.curves.map(\.key) == [
        "curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear",
      ])
    #expect(
      AnimationOptions.curves.map(\.value) == [
        .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
      ])
    #expect(AnimationOptions.curves.map(\.value.curve) == AnimationCurve.allCases)
  }

  @Test(arguments: AnimationCurve.allCases)
  func `animations of layers have the curve of views under the same name`(curve: AnimationCurve) {
    let named = TimingCurve.named.first { $0.key == "\(curve)" }
    #expect(named?.value == curve.timingCurve)
  }

  @Test func `all animatable properties are animated`() {
    view.backgroundColor = .red
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.center = Point(100, 0)
      view.bounds = Rect(x: 8, y: 4, width: 30, height: 50)
      view.transform = Transform(scaleX: 3, y: 5)
      view.alpha = 0.5
      view.backgroundColor = .blue
    }
    let half = scene.presentation(at: 0.5)
    #expect(half.center == Point(50, 0))
    #expect(half.bounds == Rect(x: 4, y: 2, width: 20, height: 30))
    #expect(half.transform == Transform(scaleX: 2, y: 3))
    #expect(half.alpha == 0.75)
    #expect(half.backgroundColor == Color(red: 0.5, green: 0, blue: 0.5))
  }

  @Test func `an animated frame changes position and size in step`() {
    stage.animate(withDuration: 1) { view.frame = Rect(x: 95, y: -5, width: 110, height: 30) }
    for step in 0...10 {
      let shown = scene.presentation(at: Double(step) / 10)
      let progress = shown.center.x / 150
      // Rounding of values around 100.
      #expect(isClose(shown.bounds.width, 10 + 100 * progress, within: 1e-12))
      #expect(isClose(shown.bounds.height, 10 + 20 * progress, within: 1e-12))
    }
  }

  @Test func `the old value is presented during the delay`() {
    stage.advance(to: 1)
    stage.animate(withDuration: 2, delay: 0.5, options: .curveLinear) { view.center.x = 100 }
    #expect(view.center.x == 100)
    #expect(scene.x(at: 1) == 0)
    #expect(scene.x(at: 1.5) == 0)
    #expect(isClose(scene.x(at: 2.5), 50, within: 1e-12))
    #expect(scene.x(at: 3.5) == 100)
  }

  @Test(arguments: [0, -1.0])
  func `without a duration the new value is presented immediately and completion is the next event`(
    duration: Double
  ) {
    var finished: [Bool] = []
    stage.animate(withDuration: duration, delay: 3) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(view.presentation.center.x == 100)
    #expect(finished == [])
    stage.advance(to: 0)
    #expect(finished == [true])
    stage.advance(to: 10)
    #expect(finished == [true])
  }

  @Test func `a block that changes nothing completes before the call returns`() {
    var finished: [Bool] = []
    stage.animate(withDuration: 5, delay: 1) {
      view.center = view.center
      view.isHidden = true
    } completion: {
      finished.append($0)
    }
    #expect(finished == [true])
    stage.advance(to: 10)
    #expect(finished == [true])
  }

  @Test func `a view without a stage is not animated`() {
    let detachedView = View(frame: .zero)
    var finished: [Bool] = []
    stage.animate(withDuration: 5) {
      detachedView.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(detachedView.presentation.center.x == 100)
    #expect(finished == [true])
  }

  @Test func `performWithoutAnimation presents changes immediately inside a block`() {
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.center.x = 100
      stage.performWithoutAnimation {
        view.alpha = 0.25
        #expect(!stage.areAnimationsEnabled)
      }
      #expect(stage.areAnimationsEnabled)
    }
    let half = scene.presentation(at: 1)
    #expect(half.center.x == 50)
    #expect(half.alpha == 0.25)
  }

  @Test func `while animations are disabled blocks present their changes immediately`() {
    var finished: [Bool] = []
    stage.setAnimationsEnabled(false)
    stage.animate(withDuration: 2) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(view.presentation.center.x == 100)
    stage.advance(to: 0)
    #expect(finished == [true])
    stage.setAnimationsEnabled(true)
    stage.animate(withDuration: 2) { view.center.x = 200 }
    #expect(view.presentation.center.x == 100)
  }

  @Test func `durations, centers and frames that are not finite trap`() async {
    await #expect(processExitsWith: .failure) {
      Stage(size: .phone).animate(withDuration: .nan, animations: {})
    }
    await #expect(processExitsWith: .failure) { View().center.x = .nan }
    await #expect(processExitsWith: .failure) { View().frame.size.width = .infinity }
  }
}
