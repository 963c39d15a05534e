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
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === cover)
    cover.isHidden = true
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === card)
    cover.isHidden = false
    cover.alpha = 0.009
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === card)
    cover.alpha = 1
    cover.isUserInteractionEnabled = false
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === card)
    board.isUserInteractionEnabled = false
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === stage.view)
    #expect(stage.view.hitTest(Point(500, 200), with: nil) == nil)
  }

  @Test func `an image view ignores touches by default`() {
    let image = ImageView(image: .ball)
    board.addSubview(image)
    #expect(stage.view.hitTest(Point(110, 110), with: nil) === board)
    image.isUserInteractionEnabled = true
    #expect(stage.view.hitTest(Point(110, 110), with: nil) === image)
  }

  @Test func `an animated view ignores touches unless the animation allows them`() {
    stage.animate(withDuration: 1) { card.alpha = 0.5 }
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === board)
    stage.advance(to: 1)
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === card)
    stage.animate(withDuration: 1, options: .allowUserInteraction) { card.alpha = 1 }
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === card)
    let animator = ViewPropertyAnimator(on: stage, duration: 1, curve: .linear) { [card] in
      card.center.x += 1
    }
    animator.startAnimation()
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === card)
    animator.isUserInteractionEnabled = false
    #expect(stage.view.hitTest(Point(200, 200), with: nil) === board)
  }

  @Test func `a pan recognizer reports location, translation and velocity`() {
    var states: [GestureRecognizer.State] = []
    var locations: [Point] = []
    var translations: [Point] = []
    var velocities: [Point] = []
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
      from: Point(160, 160), to: Point(184, 142), at: 0.5, duration: 0.05,
      velocity: Vector(dx: 200, dy: -900))
    stage.advance(to: 1)
    // Each move is 10 pt long, (8, -6): the first begins the gesture and is not part of the
    // translation.
    #expect(states == [.began, .changed, .changed, .ended])
    let expected = [18, 26, 34, 34].map { Point($0, 10 - ($0 - 10) * 0.75) }
    for (location, expected) in zip(locations, expected) {
      #expect(location.distance(to: expected) < 1e-12)
    }
    for (translation, moves) in zip(translations, [0, 1, 2, 2]) {
      #expect(translation.distance(to: Point(8, -6) * Double(moves)) < 1e-12)
    }
    // (8, -6) in 1/60 s, up to rounding.
    for velocity in velocities.prefix(3) {
      #expect(velocity.distance(to: Point(480, -360)) < 1e-9)
    }
    #expect(velocities[3].distance(to: Point(200, -900)) < 1e-9)
    for (time, frame) in zip(times, [31, 32, 33, 33]) {
      #expect(isClose(time, stepTime(frame), within: 1e-12))
    }
  }

  @Test func `translation and velocity are converted to the coordinates of a rotated view`() {
    var translation = Point.zero
    var velocity = Point.zero
    card.transform = Transform(rotationAngle: .pi / 2)
    card.addGestureRecognizer(
      PanGestureRecognizer { [card] pan in
        translation = pan.translation(in: card)
        velocity = pan.velocity(in: card)
      })
    stage.pan(from: Point(200, 200), to: Point(230, 200), at: 0, duration: 0.5)
    stage.advance(to: 1)
    // Right on the screen is up in a view that is rotated clockwise. 10 pt begin the gesture.
    #expect(translation.distance(to: Point(0, -20)) < 1e-9)
    #expect(velocity.distance(to: Point(0, -60)) < 1e-9)
  }

  @Test func `setTranslation resets the translation for incremental dragging`() {
    card.addGestureRecognizer(
      PanGestureRecognizer { [card, board] pan in
        card.center = card.center + (pan.translation(in: board) - .zero)
        pan.setTranslation(.zero, in: board)
      })
    let before = card.center
    stage.pan(
      from: Point(200, 200), through: [Point(206, 208), Point(190, 260), Point(240, 240)], at: 0,
      duration: 0.3)
    stage.advance(to: 1)
    // The first move, of 10 pt, begins the gesture.
    #expect(card.center.distance(to: before + Vector(dx: 34, dy: 32)) < 1e-12)
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
    stage.advance(to: 0.4)
    pan.isEnabled = false
    #expect(states.last == .cancelled)
    stage.advance(to: 1)
    #expect(!states.contains(.ended))
    pan.isEnabled = true
    stage.pan(from: Point(200, 200), to: Point(220, 200), at: 2, duration: 0.5)
    stage.advance(to: 2.4)
    #expect(states.last == .changed)
    card.removeGestureRecognizer(pan)
    #expect(states.last == .cancelled)
    let count = states.count
    stage.advance(to: 3)
    #expect(states.count == count)
  }

  @Test func `a recognizer is attached to one view at a time`() {
    let tap = TapGestureRecognizer { _ in }
    card.addGestureRecognizer(tap)
    board.addGestureRecognizer(tap)
    #expect(tap.view === board)
    #expect(card.gestureRecognizers == nil)
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

extension Point {
  fileprivate static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }
}
