import Geometry
import StageKit
import TestSupport
import Testing

/// Scripted fingers, and who hears of them.
@Suite struct TouchTests {
  private let stage = Stage(size: Size(400, 400))
  private let board = View(frame: Rect(x: 100, y: 100, width: 200, height: 200))
  private let card = View(frame: Rect(x: 50, y: 50, width: 100, height: 100))
  private let journal = Journal()

  init() {
    stage.view.addSubview(board)
    board.addSubview(card)
  }

  private func listen(on view: View, as name: String) {
    view.addGestureRecognizer(
      TapGestureRecognizer { [journal, stage] tap in
        let place = tap.location(in: tap.view)
        journal.note("\(name) \(place)", on: stage)
      })
  }

  @Test func `a tap comes at its time to the view under the finger, in the view's coordinates`() {
    listen(on: card, as: "card")
    listen(on: board, as: "board")
    stage.tap(at: Point(160, 170), time: 0.5)
    stage.tap(at: Point(110, 120), time: 0.75)
    stage.tap(at: Point(50, 50), time: 0.8)
    stage.advance(to: 1)
    #expect(
      journal.entries == [
        Journal.Entry(text: "card {10, 20}", time: 0.5),
        Journal.Entry(text: "board {10, 20}", time: 0.75),
      ])
  }

  @Test func `a tap on a view without a recognizer goes to what it is part of`() {
    listen(on: board, as: "board")
    stage.tap(at: Point(160, 170), time: 0.5)
    stage.advance(to: 1)
    #expect(journal.texts == ["board {60, 70}"])
  }

  @Test func `a turned view is hit where it is`() {
    listen(on: card, as: "card")
    card.transform = Transform(rotationAngle: .pi / 4)
    // The corner of the upright card is free now, the middle of its edge sticks out.
    stage.tap(at: Point(155, 155), time: 0.1)
    stage.tap(at: Point(200, 135), time: 0.2)
    stage.advance(to: 1)
    #expect(journal.entries.map(\.time) == [0.2])
  }

  @Test func `the view in front is hit, and one that is out of reach is not`() {
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

  @Test func `touches go through an image view until it is told otherwise`() {
    let image = ImageView(image: .ball)
    board.addSubview(image)
    #expect(stage.view.hitTest(Point(110, 110)) === board)
    image.isUserInteractionEnabled = true
    #expect(stage.view.hitTest(Point(110, 110)) === image)
  }

  @Test func `a view that is being animated is out of reach unless the animation allows it`() {
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

  @Test func `a pan says where the finger is, how far it went and how fast it is`() {
    var states: [GestureRecognizer.State] = []
    var places: [Point] = []
    var ways: [Vector] = []
    var speeds: [Vector] = []
    var times: [Double] = []
    card.addGestureRecognizer(
      PanGestureRecognizer { [card, stage] pan in
        states.append(pan.state)
        places.append(pan.location(in: card))
        ways.append(pan.translation(in: nil))
        speeds.append(pan.velocity(in: nil))
        times.append(stage.time)
      })
    stage.pan(
      from: Point(160, 160), to: Point(172, 154), at: 0.5, duration: 0.05,
      velocity: Vector(dx: 200, dy: -900))
    stage.advance(to: 1)
    #expect(states == [.began, .changed, .changed, .changed, .ended])
    #expect(places == [10, 14, 18, 22, 22].map { Point($0, 10 - ($0 - 10) / 2) })
    #expect(ways.last == Vector(dx: 12, dy: -6))
    #expect(speeds[0] == .zero)
    // 4 pt in 1/60 s; sums of numbers with rounded last bits.
    #expect((speeds[2] - Vector(dx: 240, dy: -120)).length < 1e-9)
    #expect((speeds[4] - Vector(dx: 200, dy: -900)).length < 1e-9)
    for (time, frame) in zip(times, [30, 31, 32, 33, 33]) {
      #expect(isClose(time, tick(frame), within: 1e-12))
    }
  }

  @Test func `a pan in a turned view has that view's directions`() {
    var way = Vector.zero
    var speed = Vector.zero
    card.transform = Transform(rotationAngle: .pi / 2)
    card.addGestureRecognizer(
      PanGestureRecognizer { [card] pan in
        way = pan.translation(in: card)
        speed = pan.velocity(in: card)
      })
    stage.pan(from: Point(200, 200), to: Point(230, 200), at: 0, duration: 0.5)
    stage.advance(to: 1)
    // To the right on the screen is up for a view that was turned clockwise.
    #expect((way - Vector(dx: 0, dy: -30)).length < 1e-9)
    #expect((speed - Vector(dx: 0, dy: -60)).length < 1e-9)
  }

  @Test func `a translation can be set back, as for dragging by steps`() {
    card.addGestureRecognizer(
      PanGestureRecognizer { [card, board] pan in
        let way = pan.translation(in: board)
        card.center = card.center + way
        pan.setTranslation(.zero, in: board)
      })
    let before = card.center
    stage.pan(
      from: Point(200, 200), through: [Point(210, 220), Point(190, 260), Point(240, 240)], at: 0,
      duration: 0.3)
    stage.advance(to: 1)
    #expect(card.center.distance(to: before + Vector(dx: 40, dy: 40)) < 1e-12)
  }

  @Test func `a pan goes on outside of the view where it began`() {
    var last = Point.zero
    card.addGestureRecognizer(PanGestureRecognizer { last = $0.location(in: nil) })
    stage.pan(from: Point(200, 200), to: Point(20, 380), at: 0, duration: 1)
    stage.advance(to: 1)
    #expect(last == Point(20, 380))
  }

  @Test func `a pan recognizer that is switched off or taken away hears no more`() {
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

  @Test func `a recognizer waits on one view at a time`() {
    let tap = TapGestureRecognizer { _ in }
    card.addGestureRecognizer(tap)
    board.addGestureRecognizer(tap)
    #expect(tap.view === board)
    #expect(card.gestureRecognizers.isEmpty)
  }

  @Test func `a button is pressed where it is then, if it is enabled and nothing covers it`() {
    let button = Button(title: "Twang") { [journal, stage] in journal.note("twang", on: stage) }
    listen(on: board, as: "board")
    board.addSubview(button)
    stage.press(button, at: 0.5)
    stage.press(button, at: 1.5)
    stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in button.center.y = 180 }
    stage.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in button.isEnabled = false }
    stage.press(button, at: 2.5)
    stage.advance(to: 3)
    #expect(journal.entries.prefix(2).map(\.time) == [0.5, 1.5])
    #expect(journal.texts.prefix(2) == ["twang", "twang"])
    // As in UIKit, what a button does not want goes on to what it is part of.
    #expect(journal.texts.count == 3)
    board.bringSubviewToFront(card)
    button.isEnabled = true
    button.center = card.center
    stage.press(button, at: 4)
    stage.advance(to: 4)
    #expect(journal.texts.last?.hasPrefix("board") == true)
  }

  @Test func `touches come before timers and ends of animations of their instant`() {
    stage.animate(withDuration: 1, options: .allowUserInteraction) {
      card.alpha = 0
    } completion: { [journal, stage] _ in
      journal.note("animation", on: stage)
    }
    stage.scheduledTimer(withTimeInterval: 1, repeats: false) { [journal, stage] _ in
      journal.note("timer", on: stage)
    }
    listen(on: stage.view, as: "tap")
    stage.tap(at: Point(10, 10), time: 1)
    stage.advance(to: 1)
    #expect(journal.texts == ["tap {10, 10}", "timer", "animation"])
  }

  @Test func `a touch in the past and a pan that takes no time trap`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      stage.advance(to: 1)
      stage.tap(at: .zero, time: 0.5)
    }
    await #expect(processExitsWith: .failure) {
      Stage(size: .phone).pan(from: .zero, to: .zero, at: 0, duration: 0)
    }
  }

  @Test func `a script keeps no stage alive`() {
    let isStageGone = isGone(
      {
        let stage = Stage(size: .phone)
        stage.tap(at: .zero, time: 5)
        stage.pan(from: .zero, to: Point(9, 9), at: 1, duration: 1)
        stage.press(stage.view, at: 2)
        stage.advance(to: 1.5)
        return stage
      }())
    #expect(isStageGone())
  }
}
