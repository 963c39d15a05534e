import Geometry
import StageKit
import TestSupport
import Testing

/// Taps and long presses.
@Suite struct TapAndPressTests {
  private let scene = TouchScene()
  private var stage: Stage { scene.stage }

  @Test func `a tap of two fingers needs two fingers`() {
    scene.add(TapGestureRecognizer(), named: "two").numberOfTouchesRequired = 2
    stage.tap(at: Point(200, 200), time: 1)
    stage.tap(at: Point(200, 200), time: 2, fingers: 3)
    #expect(scene.gestures(at: 2).isEmpty)
    stage.tap(at: Point(200, 200), time: 3, fingers: 2)
    #expect(scene.gestures(at: 3) == ["two ended"])
  }

  @Test func `a finger may move by 45 pt in a tap`() {
    scene.add(TapGestureRecognizer(), named: "tap")
    stage.pan(from: Point(150, 150), to: Point(196, 150), at: 0, duration: 0.1)
    #expect(scene.gestures(at: 1).isEmpty)
    stage.pan(from: Point(150, 150), to: Point(195, 150), at: 2, duration: 0.1)
    #expect(scene.gestures(at: 3) == ["tap ended"])
  }

  @Test func `a double tap needs two taps within 0.35 s and 45 pt`() {
    let tap = scene.add(TapGestureRecognizer(), named: "double")
    tap.numberOfTapsRequired = 2
    stage.tap(at: Point(200, 200), time: 0)
    stage.tap(at: Point(200, 200), time: 0.36)
    stage.advance(to: 1)
    stage.tap(at: Point(200, 200), time: 1)
    stage.tap(at: Point(246, 200), time: 1.2)
    #expect(scene.gestures(at: 2).isEmpty)
    stage.tap(at: Point(200, 200), time: 2, count: 2)
    #expect(scene.gestures(at: 3) == ["double ended"])
    #expect(scene.log.entries.last { $0.text == "double ended" }?.time == 2.2)
  }

  @Test func `a single tap waits until the double tap has failed`() {
    let single = TapGestureRecognizer()
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.add(single, named: "single")
    scene.add(double, named: "double")
    stage.tap(at: Point(200, 200), time: 1)
    #expect(scene.gestures(at: 1.3).isEmpty)
    #expect(single.state == .possible)
    #expect(scene.gestures(at: 2) == ["single ended"])
    #expect(scene.log.entries.first { $0.text == "single ended" }?.time == 1.35)
    stage.tap(at: Point(200, 200), time: 3, count: 2)
    #expect(scene.gestures(at: 4) == ["single ended", "double ended"])
  }

  @Test func `without that requirement the single tap precedes the double tap`() {
    scene.add(TapGestureRecognizer(), named: "single")
    scene.add(TapGestureRecognizer(), named: "double").numberOfTapsRequired = 2
    stage.tap(at: Point(200, 200), time: 1, count: 2)
    #expect(scene.gestures(at: 2) == ["single ended", "single ended", "double ended"])
  }

  @Test func `a single, a double and a triple tap wait for each other`() {
    let taps = (1...3).map { count in
      let tap = scene.add(TapGestureRecognizer(), named: "\(count)")
      tap.numberOfTapsRequired = count
      return tap
    }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    for count in 1...3 {
      stage.tap(at: Point(200, 200), time: Double(count), count: count)
    }
    #expect(scene.gestures(at: 5) == ["1 ended", "2 ended", "3 ended"])
  }

  @Test func `a long press begins after 0.5 s while the finger rests`() {
    let press = scene.add(LongPressGestureRecognizer(), named: "press")
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    stage.touch(
      along: TouchPath([
        TouchPath.Sample(time: 1, location: Point(150, 150)),
        TouchPath.Sample(time: 2, location: Point(250, 150)),
        TouchPath.Sample(time: 3, location: Point(250, 150)),
      ]))
    #expect(scene.gestures(at: 4) == ["press began", "press changed", "press ended"])
    let times = scene.log.entries.filter { $0.text.hasPrefix("press") }.map(\.time)
    #expect(times == [1.5, 2, 3])
  }

  @Test func `a finger that moves by more than 10 pt or is lifted early is not a long press`() {
    scene.add(LongPressGestureRecognizer(), named: "press")
    stage.longPress(at: Point(200, 200), time: 0, duration: 0.5)
    stage.touch(
      along: TouchPath([
        TouchPath.Sample(time: 1, location: Point(150, 150)),
        TouchPath.Sample(time: 1.2, location: Point(161, 150)),
        TouchPath.Sample(time: 3, location: Point(161, 150)),
      ]))
    #expect(scene.gestures(at: 4).isEmpty)
  }

  @Test func `a long press can require a tap before it and two fingers`() {
    let press = scene.add(LongPressGestureRecognizer(), named: "press")
    press.numberOfTapsRequired = 1
    stage.longPress(at: Point(200, 200), time: 0)
    #expect(scene.gestures(at: 2).isEmpty)
    stage.tap(at: Point(200, 200), time: 3)
    stage.longPress(at: Point(200, 200), time: 3.2)
    #expect(scene.gestures(at: 5) == ["press began", "press ended"])
    press.numberOfTapsRequired = 0
    press.numberOfTouchesRequired = 2
    stage.longPress(at: Point(200, 200), time: 6)
    #expect(scene.gestures(at: 8).count == 2)
    stage.longPress(at: Point(200, 200), time: 9, fingers: 2)
    #expect(scene.gestures(at: 11).count == 4)
  }

  @Test func `the location of taps and presses is the middle of the fingers`() {
    let tap = scene.add(TapGestureRecognizer(), named: "tap")
    tap.numberOfTouchesRequired = 2
    var location = Point.zero
    var fingers: [Point] = []
    tap.addAction { [card = scene.card] tap in
      location = tap.location(in: card)
      fingers = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) }
    }
    stage.tap(at: Point(200, 210), time: 0, fingers: 2)
    stage.advance(to: 1)
    #expect(location == Point(100, 110))
    #expect(fingers == [Point(180, 210), Point(220, 210)])
  }
}
