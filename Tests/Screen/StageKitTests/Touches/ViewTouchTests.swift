import Geometry
import StageKit
import TestSupport
import Testing

/// The touches that views receive.
@Suite struct ViewTouchTests {
  private let scene = TouchScene()
  private var stage: Stage { scene.stage }
  private var card: LoggingView { scene.card }

  @Test func `a view receives the beginning, moves and end of a touch`() {
    stage.touch(
      along: TouchPath(
        through: [Point(150, 150), Point(160, 150), Point(160, 150)], at: 1, duration: 1))
    #expect(scene.touches(at: 3) == ["card began 1", "card moved 1", "card ended 1"])
    // The second half of the path is a rest.
    #expect(scene.log.entries.map(\.time) == [1, 1.5, 2])
  }

  @Test func `without multiple touch a view receives only its first finger`() {
    stage.tap(at: Point(200, 200), time: 1, fingers: 2)
    #expect(scene.touches(at: 1) == ["card began 1", "card ended 1"])
    card.isMultipleTouchEnabled = true
    stage.tap(at: Point(200, 200), time: 2, fingers: 2)
    #expect(scene.touches(at: 2).suffix(2) == ["card began 2", "card ended 2"])
  }

  @Test func `fingers that do not move are stationary`() {
    card.isMultipleTouchEnabled = true
    var phases: [[Touch.Phase]] = []
    var fingers: Set<Touch>?
    card.record = { [card] line in
      if line.hasPrefix("began") { fingers = Set(card.lastTouches) }
      phases.append(
        (fingers ?? []).sorted { $0.location(in: nil).x < $1.location(in: nil).x }.map(\.phase))
    }
    stage.touch(along: [
      TouchPath(restingAt: Point(120, 120), time: 0, duration: 2),
      TouchPath([
        TouchPath.Sample(time: 0, location: Point(200, 200)),
        TouchPath.Sample(time: 1, location: Point(220, 200)),
        TouchPath.Sample(time: 1.5, location: Point(220, 200)),
      ]),
    ])
    stage.advance(to: 3)
    #expect(
      phases == [
        [.began, .began], [.stationary, .moved], [.stationary, .ended], [.ended, .ended],
      ])
  }

  @Test func `an exclusive view and others do not have touches at the same time`() {
    let other = LoggingView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    var calls = 0
    other.record = { _ in calls += 1 }
    stage.view.addSubview(other)
    card.isExclusiveTouch = true
    stage.longPress(at: Point(200, 200), time: 0, duration: 1)
    stage.tap(at: Point(10, 10), time: 0.5)
    stage.advance(to: 0.5)
    #expect(calls == 0)
    stage.longPress(at: Point(10, 10), time: 2, duration: 1)
    stage.tap(at: Point(200, 200), time: 2.5)
    #expect(scene.touches(at: 4) == ["card began 1", "card ended 1"])
    #expect(calls == 2)
  }

  @Test func `a recognized gesture cancels the touch in the view`() {
    scene.add(PanGestureRecognizer(), named: "pan")
    stage.pan(
      from: Point(150, 150), through: [Point(155, 150), Point(165, 150), Point(175, 150)], at: 0,
      duration: 3)
    stage.advance(to: 4)
    // The gesture begins after 10 pt, and its action precedes the view.
    #expect(
      scene.log.texts == [
        "card began 1", "card moved 1", "pan began", "card cancelled 1", "pan changed",
        "pan ended",
      ])
  }

  @Test func `a gesture that does not cancel touches leaves them to the view`() {
    let pan = scene.add(PanGestureRecognizer(), named: "pan")
    pan.cancelsTouchesInView = false
    stage.pan(from: Point(150, 150), through: [Point(165, 150)], at: 0, duration: 1)
    #expect(scene.touches(at: 2) == ["card began 1", "card moved 1", "card ended 1"])
  }

  @Test func `the end of a touch waits for a double tap to fail`() {
    let tap = scene.add(TapGestureRecognizer(), named: "double")
    tap.numberOfTapsRequired = 2
    stage.tap(at: Point(200, 200), time: 1)
    #expect(scene.touches(at: 1.34) == ["card began 1"])
    stage.advance(to: 2)
    #expect(scene.log.texts == ["card began 1", "card ended 1"])
    // 0.35 s between two taps.
    #expect(scene.log.entries.last?.time == 1.35)
    tap.delaysTouchesEnded = false
    stage.tap(at: Point(200, 200), time: 3)
    #expect(scene.touches(at: 3).suffix(2) == ["card began 1", "card ended 1"])
  }

  @Test func `a delayed beginning is sent when the gesture fails, and never when it is recognized`()
  {
    let press = scene.add(LongPressGestureRecognizer(), named: "press")
    press.delaysTouchesBegan = true
    stage.longPress(at: Point(200, 200), time: 0, duration: 0.3)
    #expect(scene.touches(at: 0.29).isEmpty)
    #expect(scene.touches(at: 0.3) == ["card began 1", "card ended 1"])
    stage.longPress(at: Point(200, 200), time: 1, duration: 2)
    #expect(scene.touches(at: 4).count == 2)
  }

  @Test func `cancelled touches end gestures and touches`() {
    scene.add(PanGestureRecognizer(), named: "pan")
    stage.pan(from: Point(150, 150), to: Point(250, 150), at: 0, duration: 1)
    stage.longPress(at: Point(50, 50), time: 0)
    stage.cancelTouches(at: 0.5)
    #expect(scene.gestures(at: 0.5).last == "pan cancelled")
    let count = scene.log.texts.count
    stage.advance(to: 3)
    #expect(scene.log.texts.count == count)
    #expect(scene.log.texts.filter { $0 == "card cancelled 1" }.count == 1)
    stage.tap(at: Point(200, 200), time: 4)
    #expect(scene.touches(at: 4).suffix(2) == ["card began 1", "card ended 1"])
  }

  @Test func `a view that is removed receives a cancellation, a superview's gesture continues`() {
    scene.add(PanGestureRecognizer(), named: "inner")
    let outer = scene.add(TapGestureRecognizer(), named: "outer", to: stage.view)
    stage.longPress(at: Point(200, 200), time: 0, duration: 1)
    stage.advance(to: 0.5)
    card.removeFromSuperview()
    #expect(scene.log.texts == ["card began 1", "card cancelled 1"])
    #expect(scene.gestures(at: 2) == ["outer ended"])
    #expect(outer.state == .possible)
  }

  @Test func `tapCount counts touches within 0.35 s and 45 pt`() {
    var counts: [Int] = []
    card.record = { [card] line in
      if line.hasPrefix("began") { counts.append(card.lastTouches[0].tapCount) }
    }
    stage.tap(at: Point(150, 150), time: 0, count: 3)
    stage.tap(at: Point(150, 150), time: 0.75)  // 0.35 s after the third
    stage.tap(at: Point(195, 150), time: 1)  // 45 pt beside it
    stage.tap(at: Point(241, 150), time: 1.2)  // 46 pt
    stage.tap(at: Point(241, 150), time: 1.56)  // 0.36 s
    stage.advance(to: 2)
    #expect(counts == [1, 2, 3, 4, 5, 1, 1])
  }

  @Test func `ten fingers are ten touches of one event`() {
    card.isMultipleTouchEnabled = true
    card.bounds.size.width = 400
    // The fingers are 40 pt apart.
    stage.tap(at: Point(200, 200), time: 1, fingers: 10)
    #expect(scene.touches(at: 1) == ["card began 10", "card ended 10"])
  }

  @Test func `a set of touches has the same order in every run`() {
    card.isMultipleTouchEnabled = true
    let places = [Point(120, 120), Point(180, 130), Point(140, 180), Point(250, 250)]
    var order: [Point] = []
    card.record = { [card] _ in order = card.lastTouches.map { $0.location(in: nil) } }
    stage.touch(along: places.map { TouchPath(restingAt: $0, time: 0, duration: 1) })
    stage.advance(to: 2)
    #expect(order == places)
  }

  @Test func `locations, velocities and times that are not finite trap`() async {
    let location = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Stage(size: .phone).tap(at: Point(.nan, 0), time: 0)
    }
    expectSentence("a touch's location must be finite", from: location)
    let velocity = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Stage(size: .phone).pan(
        from: .zero, to: Point(9, 9), at: 0, duration: 1, velocity: Vector(dx: .nan, dy: 0))
    }
    expectSentence("a touch's velocity must be finite", from: velocity)
    let time = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Stage(size: .phone).tap(at: .zero, time: .infinity)
    }
    expectSentence("a touch's time must be finite", from: time)
  }
}
