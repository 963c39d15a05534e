import Geometry
import Layers
import TestSupport
import Testing
import Tween

@Suite struct KeyframeAnimationTests {
  private let layer = Layer()

  private func add(_ keyPath: String, _ configure: (KeyframeAnimation) -> Void) {
    let animation = KeyframeAnimation(keyPath: keyPath)
    animation.duration = 1
    configure(animation)
    layer.add(animation, forKey: "k")
  }

  private func positions(at times: Double...) -> [Point] {
    times.map { layer.presentation(at: $0).position }
  }

  @Test func `values are interpolated linearly between key times`() {
    add("opacity") {
      $0.values = [0, 1, 0.5]
      $0.keyTimes = [0, 0.25, 1]
    }
    #expect([0.125, 0.25, 0.625].map { layer.presentation(at: $0).opacity } == [0.5, 1, 0.75])
  }

  @Test func `timing functions shape single segments`() {
    add("opacity") {
      $0.values = [0, 1, 0]
      $0.timingFunctions = [.steps(2), .linear]
    }
    #expect([0.1, 0.3, 0.75].map { layer.presentation(at: $0).opacity } == [0, 0.5, 0.5])
  }

  @Test func `timing functions beyond the segments are ignored`() {
    add("opacity") {
      $0.values = [0, 1, 0]
      $0.timingFunctions = [.steps(2), .linear, .steps(4)]
    }
    #expect([0.1, 0.3, 0.75].map { layer.presentation(at: $0).opacity } == [0, 0.5, 0.5])
  }

  @Test func `segments without a timing function are linear`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(10, 0))
    path.addLine(to: Point(20, 0))
    add("position") {
      $0.path = path
      $0.timingFunctions = [.steps(2)]
    }
    #expect(positions(at: 0.1, 0.3, 0.75) == [Point(0, 0), Point(5, 0), Point(15, 0)])
  }

  @Test func `discrete values jump, also those that cannot be interpolated`() {
    add("hidden") {
      $0.values = [false, true]
      $0.calculationMode = .discrete
    }
    #expect([0.25, 0.75].map { layer.presentation(at: $0).isHidden } == [false, true])
  }

  @Test func `paced values have constant speed`() {
    add("position") {
      $0.values = [Point(0, 0), Point(10, 0), Point(10, 30)]
      $0.calculationMode = .paced
    }
    #expect(positions(at: 0.25, 0.5) == [Point(10, 0), Point(10, 10)])
  }

  @Test func `a point moves along the segments of a path in equal times`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(10, 0))
    path.addQuadCurve(to: Point(30, 0), controlPoint: Point(20, 20))
    add("position") { $0.path = path }
    // The middle of the quadratic curve is (start + 2 control + end) / 4.
    #expect(positions(at: 0.25, 0.5, 0.75) == [Point(5, 0), Point(10, 0), Point(20, 10)])
  }

  @Test func `a paced point moves along a path at constant speed`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: Point(100, 0), controlPoint1: Point(5, 0), controlPoint2: Point(10, 0))
    path.addLine(to: Point(100, 100))
    add("position") {
      $0.path = path
      $0.calculationMode = .paced
    }
    // 1e-6: the tolerance of the arc length is 1e-9 of 100 points.
    for (time, point) in [(0.1, Point(20, 0)), (0.25, Point(50, 0)), (0.75, Point(100, 50))] {
      #expect(positions(at: time)[0].distance(to: point) < 1e-6)
    }
  }

  @Test func `a layer turns along its path`() {
    let circle = Path(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    for (mode, turn) in [
      (KeyframeAnimation.RotationMode.rotateAuto, 0.0), (.rotateAutoReverse, .pi),
    ] {
      add("position") {
        $0.path = circle
        $0.rotationMode = mode
      }
      // The tangent at the start of a clockwise circle points down, a quarter turn from the x axis.
      let expected = Transform3D(rotationAngle: .pi / 2 + turn, x: 0, y: 0, z: 1)
      let transform = layer.presentation(at: 0).transform
      // 1e-15: rounding of sines and cosines of at most 1.
      #expect(isClose(transform.m11, expected.m11, within: 1e-15))
      #expect(isClose(transform.m12, expected.m12, within: 1e-15))
    }
  }

  @Test func `cumulative keyframes continue from the last value`() {
    add("position") {
      $0.values = [Point(0, 0), Point(10, 0)]
      $0.isCumulative = true
      $0.repeatCount = 2
    }
    #expect(positions(at: 0.5, 1.5) == [Point(5, 0), Point(15, 0)])
  }

  @Test func `an animation without keyframes shows nothing and is named`() {
    let context = ManualContext()
    layer.name = "card"
    layer.context = context
    add("opacity") { _ in }
    add("opacity") { $0.values = ["half"] }
    add("opacity") { $0.path = Path(polygon: [.zero, Point(5, 5)]) }
    add("position") { $0.path = Path() }
    let shown = layer.presentation(at: 0.5)
    #expect(shown.opacity == 1)
    #expect(shown.position == layer.position)
    #expect(
      context.notes == [
        "a keyframe animation of \"opacity\" of card has no values and no path, and shows nothing",
        "an animation of \"opacity\" of card must have numbers; half (String) is ignored",
        "an animation of \"opacity\" of card must have numbers; {0, 0} (Point) is ignored",
        "a keyframe animation of \"position\" of card has no values and no path, and shows nothing",
      ])
  }

  @Test(arguments: [
    ([0, 0.25, 1, 1], 0.25, "4 key times for 3 keyframes; those beyond are ignored"),
    ([0, 0.25], 0.5, "only 2 key times for 3 keyframes; they are ignored"),
    (
      [0, 0.5, 0.25], 0.5,
      "key times that do not rise from 0 to 1: [0.0, 0.5, 0.25]; they are ignored"
    ),
    (
      [0, 0.5, 2], 0.5, "key times that do not rise from 0 to 1: [0.0, 0.5, 2.0]; they are ignored"
    ),
  ])
  func `key times that do not fit are ignored and named`(
    times: [Double], middle: Double, note: String
  ) {
    let context = ManualContext()
    layer.name = "card"
    layer.context = context
    add("opacity") {
      $0.values = [0, 1, 0]
      $0.keyTimes = times
    }
    #expect(layer.presentation(at: middle).opacity == 1)
    #expect(context.notes == ["a keyframe animation of \"opacity\" of card has " + note])
  }

  @Test func `as many times as discrete values show the last one to the end`() {
    let context = ManualContext()
    layer.context = context
    add("opacity") {
      $0.values = [0, 0.5]
      $0.keyTimes = [0, 0.8]
      $0.calculationMode = .discrete
    }
    #expect([0.7, 0.9].map { layer.presentation(at: $0).opacity } == [0, 0.5])
    #expect(context.notes == [])
  }
}
