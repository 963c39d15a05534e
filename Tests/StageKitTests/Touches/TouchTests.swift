import Artwork
import Geometry
import StageKit
import TestSupport
import Testing

/// Scripted touches and their receivers.
@Suite struct TouchTests {
  private let stage = Stage(size: Size(400, 400))
  private let board = View(frame: Rect(x: 100, y: 100, width: 200, height: 200))
  private let card = View(frame: Rect(x: 50, y: 50, width: 100, height: 100))
  private let calls = CallLog()

  init() {
    stage.view.addSubview(board)
    board.addSubview(card)
  }

  private func recordTaps(on view: View, as name: String) {
    view.addGestureRecognizer(
      TapGestureRecognizer { [calls, stage] tap in
        let place = tap.location(in: tap.view)
        calls.append("\(name) \(place)", on: stage)
      })
  }

  @Test func `the view under a tap receives it at its time in the view's coordinates`() {
    recordTaps(on: card, as: "card")
    recordTaps(on: board, as: "board")
    stage.tap(at: Point(160, 170), time: 0.5)
    stage.tap(at: Point(110, 120), time: 0.75)
    stage.tap(at: Point(50, 50), time: 0.8)
    stage.advance(to: 1)
    #expect(
      calls.entries == [
        CallLog.Entry(text: "card {10, 20}", time: 0.5),
        CallLog.Entry(text: "board {10, 20}", time: 0.75),
      ])
  }

  @Test func `a tap on a view without a recognizer goes to its superview`() {
    recordTaps(on: board, as: "board")
    stage.tap(at: Point(160, 170), time: 0.5)
    stage.advance(to: 1)
    #expect(calls.texts == ["board {60, 70}"])
  }

  @Test func `hit-testing applies the transform of a view`() {
    recordTaps(on: card, as: "card")
    card.transform = Transform(rotationAngle: .pi / 4)
    // The rotated card no longer covers its former corner, but a point beyond its former edge.
    stage.tap(at: Point(155, 155), time: 0.1)
    stage.tap(at: Point(200, 135), time: 0.2)
    stage.advance(to: 1)
    #expect(calls.entries.map(\.time) == [0.2])
  }

  @Test func `hit-testing returns the frontmost view and ignores hidden and disabled views`() {
    let cover = View(frame: card.frame)
    board.addSubview(cover)
    #expect(stage.view.hitTest(Point(200, 200)) === cover)
    cover.isHidden = true
    #expect(stage.view.hitTest(Point(200, 200)) === card)
    cover.isHidden = false
    cover.alpha = 0.009
    #expect(stage.view.hitTest(Point(200, 200)) === card)
    cover.alpha = 1
    cover.isUserInteractionEnabled = false
    #expect(stage.view.hitTest(Point(200, 200)) === card)
    board.isUserInteractionEnabled = false
    #expect(stage.view.hitTest(Point(200, 200)) === stage.view)
    #expect(stage.view.hitTest(Point(500, 200)) == nil)
  }

  @Test func `an image view ignores touches by default`() {
    let image = ImageView(image: .ball)
    board.addSubview(image)
    #expect(stage.view.hitTest(Point(110, 110)) === board)
    image.isUserInteractionEnabled = true
    #expect(stage.view.hitTest(Point(110, 110)) === image)
  }

  @Test func `an animated view ignores touches unless the animation allows them`() {
    stage.animate(withDuration: 1) { card.alpha = 0.5 }
    #expect(stage.view.hitTest(Point(200, 200)) === board)
    stage.advance(to: 1)
    #expect(stage.view.hitTest(Point(200, 200)) === card)
    stage.animate(withDuration: 1, options: .allowUserInteraction) { card.alpha = 1 }
    #expect(stage.view.hitTest(Point(200, 200)) === card)
    let animator = ViewPropertyAnimator(on: stage, duration: 1, curve: .linear) { [card] in
      card.center.x += 1
    }
    animator.startAnimation()
    #expect(stage.view.hitTest(Point(200, 200)) === card)
    animator.isUserInteractionEnabled = false
    #expect(stage.view.hitTest(Point(200, 200)) === board)
  }

  @Test func `a pan recognizer reports location, translation and velocity`() {
    var states: [GestureRecognizer.State] = []
    var locations: [Point] = []
    var translations: [Vector] = []
    var velocities: [Vector] = []
    var times: [Double] = []
    card.addGestureRecognizer(
      PanGestureRecognizer { [card, stage] pan in
        states.append(pan.state)
        locations.append(pan.location(in: card))
        translations.append(pan.translation(in: nil))
        velocities.append(pan.velocity(in: nil))
        times.append(stage.time)
      })
    stage.pan(
      from: Point(160, 160), to: Point(172, 154), at: 0.5, duration: 0.05,
      velocity: Vector(dx: 200, dy: -900))
    stage.advance(to: 1)
    #expect(states == [.began, .changed, .changed, .changed, .ended])
    #expect(locations == [10, 14, 18, 22, 22].map { Point($0, 10 - ($0 - 10) / 2) })
    #expect(translations.last == Vector(dx: 12, dy: -6))
    #expect(velocities[0] == .zero)
    // 4 pt in 1/60 s, up to rounding.
    #expect((velocities[2] - Vector(dx: 240, dy: -120)).length < 1e-9)
    #expect((velocities[4] - Vector(dx: 200, dy: -900)).length < 1e-9)
    for (time, frame) in zip(times, [30, 31, 32, 33, 33]) {
      #expect(isClose(time, stepTime(frame), within: 1e-12))
    }
  }

  @Test func `translation and velocity are converted to the coordinates of a rotated view`() {
    var translation = Vector.zero
    var velocity = Vector.zero
    card.transform = Transform(rotationAngle: .pi / 2)
    card.addGestureRecognizer(
      PanGestureRecognizer { [card] pan in
        translation = pan.translation(in: card)
        velocity = pan.velocity(in: card)
      })
    stage.pan(from: Point(200, 200), to: Point(230, 200), at: 0, duration: 0.5)
    stage.advance(to: 1)
    // Right on the screen is up in a view that is rotated clockwise.
    #expect((translation - Vector(dx: 0, dy: -30)).length < 1e-9)
    #expect((velocity - Vector(dx: 0, dy: -60)).length < 1e-9)
  }

  @Test func `setTranslation resets the translation for incremental dragging`() {
    card.addGestureRecognizer(
      PanGestureRecognizer { [card, board] pan in
        card.center = card.center + pan.translation(in: board)
        pan.setTranslation(.zero, in: board)
      })
    let before = card.center
    stage.pan(
      from: Point(200, 200), through: [Point(210, 220), Point(190, 260), Point(240, 240)], at: 0,
      duration: 0.3)
    stage.advance(to: 1)
    #expect(card.center.distance(to: before + Vector(dx: 40, dy: 40)) < 1e-12)
  }

  @Test func `a pan continues outside the view in which it began`() {
    var last = Point.zero
    card.addGestureRecognizer(PanGestureRecognizer { last = $0.location(in: nil) })
    stage.pan(from: Point(200, 200), to: Point(20, 380), at: 0, duration: 1)
    stage.advance(to: 1)
    #expect(last == Point(20, 380))
  }

  @Test func `a pan recognizer that is disabled or removed receives no further events`() {
    var states: [GestureRecognizer.State] = []
    let pan = PanGestureRecognizer { states.append($0.state) }
    card.addGestureRecognizer(pan)
    stage.pan(from: Point(200, 200), to: Point(220, 200), at: 0, duration: 0.5)
    stage.advance(to: 0.1)
    pan.isEnabled = false
    stage.advance(to: 1)
    #expect(!states.contains(.ended))
    pan.isEnabled = true
    stage.pan(from: Point(200, 200), to: Point(220, 200), at: 2, duration: 0.5)
    stage.advance(to: 2.1)
    #expect(states.last == .changed)
    card.removeGestureRecognizer(pan)
    let count = states.count
    stage.advance(to: 3)
    #expect(states.count == count)
  }

  @Test func `a recognizer is attached to one view at a time`() {
    let tap = TapGestureRecognizer { _ in }
    card.addGestureRecognizer(tap)
    board.addGestureRecognizer(tap)
    #expect(tap.view === board)
    #expect(card.gestureRecognizers.isEmpty)
  }

  @Test func `a press goes to the current position of a button, if it is enabled and not covered`()
  {
    let button = Button(title: "Twang") { [calls, stage] in calls.append("twang", on: stage) }
    recordTaps(on: board, as: "board")
    board.addSubview(button)
    stage.press(button, at: 0.5)
    stage.press(button, at: 1.5)
    stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in button.center.y = 180 }
    stage.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in button.isEnabled = false }
    stage.press(button, at: 2.5)
    stage.advance(to: 3)
    #expect(calls.entries.prefix(2).map(\.time) == [0.5, 1.5])
    #expect(calls.texts.prefix(2) == ["twang", "twang"])
    // As in UIKit, the superview of a disabled button receives the touch.
    #expect(calls.texts.count == 3)
    board.bringSubviewToFront(card)
    button.isEnabled = true
    button.center = card.center
    stage.press(button, at: 4)
    stage.advance(to: 4)
    #expect(calls.texts.last?.hasPrefix("board") == true)
  }

  @Test func `touches precede timers and ends of animations at one instant`() {
    stage.animate(withDuration: 1, options: .allowUserInteraction) {
      card.alpha = 0
    } completion: { [calls, stage] _ in
      calls.append("animation", on: stage)
    }
    stage.scheduledTimer(withTimeInterval: 1, repeats: false) { [calls, stage] _ in
      calls.append("timer", on: stage)
    }
    recordTaps(on: stage.view, as: "tap")
    stage.tap(at: Point(10, 10), time: 1)
    stage.advance(to: 1)
    #expect(calls.texts == ["tap {10, 10}", "timer", "animation"])
  }

  @Test func `a touch in the past and a pan without a duration trap`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      stage.advance(to: 1)
      stage.tap(at: .zero, time: 0.5)
    }
    await #expect(processExitsWith: .failure) {
      Stage(size: .phone).pan(from: .zero, to: .zero, at: 0, duration: 0)
    }
  }

  @Test func `scheduled touches do not retain the stage`() {
    let isStageReleased = isReleased(
      {
        let stage = Stage(size: .phone)
        stage.tap(at: .zero, time: 5)
        stage.pan(from: .zero, to: Point(9, 9), at: 1, duration: 1)
        stage.press(stage.view, at: 2)
        stage.advance(to: 1.5)
        return stage
      }())
    #expect(isStageReleased())
  }
}
