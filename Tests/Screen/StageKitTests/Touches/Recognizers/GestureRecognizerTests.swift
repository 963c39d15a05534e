import Geometry
import StageKit
import TestSupport
import Testing

/// States, targets and dependencies of recognizers.
@Suite struct GestureRecognizerTests {
  private let scene = TouchScene()
  private var stage: Stage { scene.stage }

  @Test func `the innermost recognizer that was added first recognizes, the others fail`() {
    scene.add(TapGestureRecognizer(), named: "outer", to: stage.view)
    scene.add(TapGestureRecognizer(), named: "first")
    scene.add(TapGestureRecognizer(), named: "second")
    stage.tap(at: Point(200, 200), time: 1)
    #expect(scene.gestures(at: 1) == ["first ended"])
  }

  @Test func `gestures of fingers on different views do not exclude each other`() {
    let other = View(frame: Rect(x: 0, y: 0, width: 80, height: 80))
    stage.view.addSubview(other)
    scene.add(TapGestureRecognizer(), named: "card")
    scene.add(TapGestureRecognizer(), named: "other", to: other)
    var taps = 0
    scene.card.gestureRecognizers?.first?.addAction { _ in taps += 1 }
    stage.touch(along: [
      TouchPath(restingAt: Point(40, 40), time: 0, duration: 1),
      TouchPath(restingAt: Point(200, 200), time: 0, duration: 1),
    ])
    #expect(scene.gestures(at: 2) == ["other ended"])
    #expect(taps == 1)
  }

  @Test func `a delegate decides on touches, beginnings and requirements`() {
    let first = scene.add(TapGestureRecognizer(), named: "first")
    let second = scene.add(TapGestureRecognizer(), named: "second")
    first.delegate = scene
    scene.receivesTouches = false
    stage.tap(at: Point(200, 200), time: 1)
    #expect(scene.gestures(at: 1) == ["second ended"])
    scene.receivesTouches = true
    scene.mayBegin = false
    stage.tap(at: Point(200, 200), time: 2)
    #expect(scene.gestures(at: 2) == ["second ended", "second ended"])
    scene.mayBegin = true
    scene.waits = { $0 === first && $1 === second }
    stage.tap(at: Point(200, 200), time: 3)
    #expect(scene.gestures(at: 3).count == 3 && scene.gestures(at: 3).last == "second ended")
    scene.waits = { _, _ in false }
    stage.tap(at: Point(200, 200), time: 4)
    #expect(scene.gestures(at: 4).last == "first ended")
  }

  @Test func `a view on the way to the recognizer's view can refuse a gesture`() {
    let picky = PickyView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    scene.card.addSubview(picky)
    scene.add(TapGestureRecognizer(), named: "tap")
    stage.tap(at: Point(110, 110), time: 1)
    #expect(scene.gestures(at: 1).isEmpty)
    picky.refuses = false
    stage.tap(at: Point(110, 110), time: 2)
    #expect(scene.gestures(at: 2) == ["tap ended"])
  }

  @Test func `disabling or removing a recognizer cancels its gesture`() {
    let pan = scene.add(PanGestureRecognizer(), named: "pan")
    for stop in [
      { pan.isEnabled = false }, { [card = scene.card] in card.removeGestureRecognizer(pan) },
    ] {
      let start = stage.time + 1
      stage.pan(from: Point(150, 150), to: Point(250, 150), at: start, duration: 1)
      stage.advance(to: start + 0.5)
      stop()
      #expect(scene.log.texts.last { $0.hasPrefix("pan") } == "pan cancelled")
      #expect(pan.state == .possible)
      let count = scene.log.texts.count
      stage.advance(to: start + 2)
      #expect(scene.log.texts.count == count)
      pan.isEnabled = true
    }
  }

  @Test func `a recognizer that is enabled again takes the next finger`() {
    let pan = scene.add(PanGestureRecognizer(), named: "pan")
    stage.pan(from: Point(150, 150), to: Point(250, 150), at: 0, duration: 1)
    stage.advance(to: 0.5)
    pan.isEnabled = false
    pan.isEnabled = true
    stage.pan(from: Point(150, 150), to: Point(250, 150), at: 0.6, duration: 0.2)
    #expect(scene.gestures(at: 2).suffix(1) == ["pan ended"])
  }

  @Test func `targets are held weakly, added once and removed by name`() {
    let tap = TapGestureRecognizer()
    scene.card.addGestureRecognizer(tap)
    var target: Counter? = Counter()
    let named = Selector(Counter.count, name: "count")
    if let target {
      tap.addTarget(target, action: named)
      tap.addTarget(target, action: Selector(Counter.count, name: "count"))
      tap.addTarget(target, action: Selector(Counter.countTap))
    }
    stage.tap(at: Point(200, 200), time: 1)
    stage.advance(to: 1)
    #expect(target?.calls == 1 && target?.taps == 1)
    tap.removeTarget(target, action: Selector(Counter.count, name: "count"))
    stage.tap(at: Point(200, 200), time: 2)
    stage.advance(to: 2)
    #expect(target?.calls == 1 && target?.taps == 2)
    weak let reference = target
    target = nil
    #expect(reference == nil)
    stage.tap(at: Point(200, 200), time: 3)
    stage.advance(to: 3)
  }

  @Test func `a selector for another type of sender traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let counter = Counter()
      Selector(Counter.countTap).perform(on: counter, sender: View(frame: .zero))
    }
    expectSentence(
      "a method of Counter takes TapGestureRecognizer as the sender, not View", from: result)
  }

  /// Objective-C passes any sender, and programs declare the wrong one.
  @Test func `a method that takes another recognizer sees the gesture of the sender`() {
    final class Watcher {
      var states: [GestureRecognizer.State] = []
      var location = Point.zero
      weak var view: View?
      func moved(_ swipe: SwipeGestureRecognizer) {
        states.append(swipe.state)
        location = swipe.location(in: nil)
        view = swipe.view
        #expect(swipe.direction == .right && swipe.numberOfTouches == 1)
      }
    }
    let watcher = Watcher()
    scene.card.addGestureRecognizer(
      PanGestureRecognizer(target: watcher, action: Selector(Watcher.moved)))
    stage.pan(from: Point(150, 150), to: Point(250, 200), at: 0, duration: 1)
    stage.advance(to: 2)
    #expect(watcher.states.first == .began && watcher.states.last == .ended)
    #expect(watcher.states.contains(.changed))
    #expect(watcher.location == Point(250, 200))
    #expect(watcher.view === scene.card)
  }

  @Test func `a subclass goes through its states and is reset`() {
    let mark = scene.add(Checkmark(), named: "mark")
    let corner = [Point(150, 150), Point(180, 190), Point(250, 120)]
    stage.pan(from: corner[0], through: Array(corner[1...]), at: 0, duration: 1)
    #expect(scene.gestures(at: 2) == ["mark ended"])
    #expect(mark.resets == 1 && mark.state == .possible)
    stage.pan(from: corner[2], through: [corner[1]], at: 3, duration: 1)
    #expect(scene.gestures(at: 5).count == 1)
    #expect(mark.resets == 2)
  }

  @Test func `a state after the end of a gesture is ignored`() {
    let late = scene.add(FailsThenEnds(), named: "late")
    stage.tap(at: Point(200, 200), time: 1)
    #expect(scene.gestures(at: 1).isEmpty)
    #expect(late.seen == [.failed, .failed])
  }

  @Test func `changes before the beginning, and requirements in a circle, trap`() async {
    let change = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      GestureRecognizer().state = .changed
    }
    expectSentence("a gesture cannot change before it has begun", from: change)
    let circle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let taps = (0..<3).map { _ in TapGestureRecognizer() }
      taps[0].require(toFail: taps[1])
      taps[1].require(toFail: taps[2])
      withExtendedLifetime(taps) { taps[2].require(toFail: taps[0]) }
    }
    expectSentence(
      "a recognizer cannot require the failure of one that waits for it", from: circle)
  }
}

private final class PickyView: View {
  var refuses = true

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !refuses
  }
}

private final class Counter {
  private(set) var calls = 0
  private(set) var taps = 0

  func count() { calls += 1 }
  func countTap(_ tap: TapGestureRecognizer) { taps += 1 }
}

/// A stroke down to the right, then up to the right.
private final class Checkmark: GestureRecognizer {
  private(set) var resets = 0
  private var hasTurned = false

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let motion = touch.location(in: view) - touch.previousLocation(in: view)
    if motion.dx < 0 { state = .failed }
    if motion.dy < 0 { hasTurned = true }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    super.touchesEnded(touches, with: event)
    state = hasTurned ? .recognized : .failed
  }

  override func reset() {
    super.reset()
    resets += 1
    hasTurned = false
  }
}

/// A recognizer that sets two states in one call, as some do.
private final class FailsThenEnds: GestureRecognizer {
  private(set) var seen: [State] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    state = .failed
    seen.append(state)
    state = .began
    seen.append(state)
  }
}
