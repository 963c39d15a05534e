import Geometry
import StageKit
import TestSupport
import Testing

/// Pinches and rotations.
@Suite struct PinchAndRotationTests {
  private let scene = TouchScene()
  private var stage: Stage { scene.stage }
  private let center = Point(200, 200)

  @Test func `a pinch reports scale and velocity after a change of 8 pt`() {
    let pinch = scene.add(PinchGestureRecognizer(), named: "pinch")
    var scales: [Double] = []
    pinch.addAction { [unowned pinch] _ in scales.append(pinch.scale) }
    stage.pinch(at: center, from: 92, to: 192, time: 0, duration: 1)
    #expect(scene.gestures(at: 0.05).isEmpty)
    stage.advance(to: 2)
    #expect(scene.gestures(at: 2).first == "pinch began")
    #expect(scene.gestures(at: 2).last == "pinch ended")
    // 92 pt and the 8 pt that begin the gesture are the scale 1; it begins at the fifth move, at
    // 100.33 pt.
    #expect(isClose(scales[0], (92 + 5 * 100.0 / 60) / 100, within: 1e-12))
    #expect(isClose(pinch.scale, 1.92, within: 1e-12))
    // 100 pt in a second.
    #expect(isClose(pinch.velocity, 1, within: 1e-9))
  }

  @Test func `a scale that is set continues from there`() {
    let pinch = scene.add(PinchGestureRecognizer(), named: "pinch")
    var product = 1.0
    pinch.addAction { [unowned pinch] _ in
      product *= pinch.scale
      pinch.scale = 1
    }
    stage.pinch(at: center, from: 158, to: 75, time: 0, duration: 1)
    stage.advance(to: 2)
    #expect(isClose(product, 0.5, within: 1e-12))
  }

  @Test func `a rotation reports angle and velocity after 0.1 rad`() {
    let rotation = scene.add(RotationGestureRecognizer(), named: "rotation")
    stage.rotate(around: center, by: 7, time: 0, duration: 1)
    stage.advance(to: 0.5)
    #expect(isClose(rotation.rotation, 3.5 - 0.1, within: 1e-12))
    // The chord of a sixtieth of 7 rad, per 1/60 s, across the line at its end.
    #expect(isClose(rotation.velocity, 7, within: 0.02))
    stage.advance(to: 2)
    #expect(isClose(rotation.rotation, 6.9, within: 1e-12))
    #expect(scene.gestures(at: 2).last == "rotation ended")
  }

  @Test func `rotations are clockwise and can be set`() {
    let rotation = scene.add(RotationGestureRecognizer(), named: "rotation")
    var sum = 0.0
    rotation.addAction { [unowned rotation] _ in
      sum += rotation.rotation
      rotation.rotation = 0
    }
    stage.rotate(around: center, by: -1, time: 0, duration: 1)
    stage.advance(to: 2)
    #expect(isClose(sum, -0.9, within: 1e-12))
  }

  @Test func `pinch and rotation exclude each other unless a delegate allows both`() {
    let pinch = scene.add(PinchGestureRecognizer(), named: "pinch")
    let rotation = scene.add(RotationGestureRecognizer(), named: "rotation")
    func turnAndSpread(at time: Double) {
      stage.touchWithTwoFingers(
        around: center, distances: (100, 150), angles: (0, 1), time: time, duration: 1)
    }
    turnAndSpread(at: 0)
    let alone = scene.gestures(at: 2)
    // 0.1 rad are reached after 6 of 60 moves, 8 pt after 10.
    #expect(alone.first == "rotation began" && alone.allSatisfy { $0.hasPrefix("rotation") })
    #expect(pinch.state == .possible)
    scene.areSimultaneous = true
    rotation.delegate = scene
    turnAndSpread(at: 3)
    let both = scene.gestures(at: 5).dropFirst(alone.count)
    #expect(both.contains("pinch began") && both.contains("rotation began"))
    #expect(Set(both.suffix(2)) == ["pinch ended", "rotation ended"])
    #expect(isClose(rotation.rotation, 0.9, within: 1e-12))
    #expect(isClose(pinch.scale, 150.0 / 108, within: 1e-12))
  }

  @Test func `a finger that is lifted and set down again continues the pinch without a jump`() {
    let pinch = scene.add(PinchGestureRecognizer(), named: "pinch")
    stage.touch(along: [
      TouchPath(restingAt: Point(120, 200), time: 0, duration: 5),
      TouchPath(through: [Point(180, 200), Point(208, 200)], at: 0, duration: 1),
    ])
    // From 60 to 88 pt, of which 8 begin the gesture.
    stage.advance(to: 1.5)
    #expect(isClose(pinch.scale, 88.0 / 68, within: 1e-12))
    stage.touch(
      along: TouchPath(through: [Point(220, 200), Point(270, 200)], at: 2, duration: 1))
    stage.advance(to: 2)
    #expect(isClose(pinch.scale, 88.0 / 68, within: 1e-12))
    stage.advance(to: 6)
    // From 100 to 150 pt.
    #expect(isClose(pinch.scale, 88.0 / 68 * 1.5, within: 1e-12))
    #expect(scene.gestures(at: 6) == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test func `a scale of 0 traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      PinchGestureRecognizer().scale = 0
    }
    expectSentence("a pinch's scale must be above 0, not 0.0", from: result)
  }
}
