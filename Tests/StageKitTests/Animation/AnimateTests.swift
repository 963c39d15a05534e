import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct AnimateTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test func `the model changes at once, the screen follows`() {
    stage.animate(withDuration: 2) { view.center = Point(100, 40) }
    #expect(view.center == Point(100, 40))
    #expect(scene.shown(at: 0).center == .zero)
    // The default curve is symmetric about its middle.
    #expect(scene.shown(at: 1).center.distance(to: Point(50, 20)) < 1e-9)
    #expect(scene.shown(at: 2).center == Point(100, 40))
    #expect(scene.shown(at: 3).center == Point(100, 40))
  }

  @Test func `without options the values are those of ease-in-ease-out`() {
    stage.animate(withDuration: 3) { view.center.x = 232 }
    // The book's first recipe: 232 pt in 3 s, published to 0.01 pt.
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
  func `each option is its Bezier curve`(
    options: AnimationOptions, x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    stage.animate(withDuration: 2, options: options) { view.center.x = 100 }
    for step in 0...20 {
      let fraction = Double(step) / 20
      let expected = 100 * bezier(x1, y1, x2, y2, at: fraction)
      // A nanometre: the reference's bisection and the solver are both far better.
      #expect(isClose(scene.x(at: 2 * fraction), expected, within: 1e-9))
    }
  }

  @Test func `every property is animated`() {
    view.backgroundColor = .red
    stage.animate(withDuration: 1, options: .curveLinear) {
      view.center = Point(100, 0)
      view.bounds = Rect(x: 8, y: 4, width: 30, height: 50)
      view.transform = Transform(scaleX: 3, y: 5)
      view.alpha = 0.5
      view.backgroundColor = .blue
    }
    let half = scene.shown(at: 0.5)
    #expect(half.center == Point(50, 0))
    #expect(half.bounds == Rect(x: 4, y: 2, width: 20, height: 30))
    #expect(half.transform == Transform(scaleX: 2, y: 3))
    #expect(half.alpha == 0.75)
    #expect(half.backgroundColor == Color(red: 0.5, green: 0, blue: 0.5))
  }

  @Test func `a frame moves and grows at once`() {
    stage.animate(withDuration: 1) { view.frame = Rect(x: 95, y: -5, width: 110, height: 30) }
    for step in 0...10 {
      let shown = scene.shown(at: Double(step) / 10)
      let done = shown.center.x / 150
      // Rounding of values around 100.
      #expect(isClose(shown.bounds.width, 10 + 100 * done, within: 1e-12))
      #expect(isClose(shown.bounds.height, 10 + 20 * done, within: 1e-12))
    }
  }

  @Test func `during the delay the old value shows`() {
    stage.advance(to: 1)
    stage.animate(withDuration: 2, delay: 0.5, options: .curveLinear) { view.center.x = 100 }
    #expect(view.center.x == 100)
    #expect(scene.x(at: 1) == 0)
    #expect(scene.x(at: 1.5) == 0)
    #expect(isClose(scene.x(at: 2.5), 50, within: 1e-12))
    #expect(scene.x(at: 3.5) == 100)
  }

  @Test(arguments: [0, -1.0])
  func `without a duration the value shows at once and the completion comes next`(
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

  @Test func `a block that changes nothing is complete before the call returns`() {
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

  @Test func `a view that is on no stage takes its value at once`() {
    let stray = View(frame: .zero)
    var finished: [Bool] = []
    stage.animate(withDuration: 5) {
      stray.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(stray.presentation.center.x == 100)
    #expect(finished == [true])
  }

  @Test func `without animation a change inside of a block shows at once`() {
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.center.x = 100
      stage.performWithoutAnimation {
        view.alpha = 0.25
        #expect(!stage.areAnimationsEnabled)
      }
      #expect(stage.areAnimationsEnabled)
    }
    let half = scene.shown(at: 1)
    #expect(half.center.x == 50)
    #expect(half.alpha == 0.25)
  }

  @Test func `with animation turned off blocks show at once until it is on again`() {
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

  @Test func `numbers that are none trap`() async {
    await #expect(processExitsWith: .failure) {
      Stage(size: .phone).animate(withDuration: .nan, animations: {})
    }
    await #expect(processExitsWith: .failure) { View().center.x = .nan }
    await #expect(processExitsWith: .failure) { View().frame.size.width = .infinity }
  }
}
