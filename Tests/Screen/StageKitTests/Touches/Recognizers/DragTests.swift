import Geometry
import StageKit
import TestSupport
import Testing

/// Pans, swipes and edge pans.
@Suite struct DragTests {
  private let scene = TouchScene()
  private var stage: Stage { scene.stage }

  @Test func `a pan begins after 10 pt with a translation near zero`() {
    let pan = scene.add(PanGestureRecognizer(), named: "pan")
    var translations: [Point] = []
    pan.addAction { [unowned pan] _ in translations.append(pan.translation(in: nil)) }
    stage.pan(
      from: Point(150, 150), through: [Point(159, 150), Point(162, 150), Point(180, 150)], at: 0,
      duration: 3)
    #expect(scene.gestures(at: 4) == ["pan began", "pan changed", "pan ended"])
    #expect(translations == [Point(2, 0), Point(20, 0), Point(20, 0)])
  }

  @Test func `a short move is not a pan`() {
    scene.add(PanGestureRecognizer(), named: "pan")
    stage.pan(from: Point(150, 150), to: Point(159, 150), at: 0, duration: 1)
    #expect(scene.gestures(at: 2).isEmpty)
  }

  @Test func `a pan with a minimum of two fingers ignores one, and continues when one is lifted`() {
    let pan = scene.add(PanGestureRecognizer(), named: "pan")
    pan.minimumNumberOfTouches = 2
    stage.pan(from: Point(150, 150), to: Point(250, 150), at: 0, duration: 1)
    #expect(scene.gestures(at: 1).isEmpty)
    stage.touch(along: [
      TouchPath(through: [Point(150, 150), Point(190, 150)], at: 2, duration: 1),
      TouchPath(
        through: [Point(150, 190), Point(190, 190), Point(240, 190)], at: 2, duration: 2),
    ])
    // With one finger it does not change, and its translation does not jump.
    #expect(scene.gestures(at: 5) == ["pan began", "pan ended"])
    #expect(pan.translation(in: nil).distance(to: Point(80, 0)) < 1e-12)
  }

  @Test func `more fingers than the maximum are not a pan`() {
    let pan = scene.add(PanGestureRecognizer(), named: "pan")
    pan.maximumNumberOfTouches = 1
    stage.pan(from: Point(200, 150), to: Point(200, 250), at: 0, duration: 1, fingers: 2)
    #expect(scene.gestures(at: 2).isEmpty)
    stage.pan(from: Point(200, 150), to: Point(200, 250), at: 3, duration: 1)
    stage.tap(at: Point(200, 200), time: 3.5)
    stage.advance(to: 5)
    #expect(scene.gestures(at: 5).last == "pan ended")
    #expect(pan.translation(in: nil).distance(to: Point(0, 90)) < 1e-9)
  }

  @Test func `a pan that rests 0.1 s before its end has no velocity`() {
    let pan = scene.add(PanGestureRecognizer(), named: "pan")
    for (rest, speed) in [(0.05, 100.0), (0.15, 0)] {
      let start = stage.time + 1
      let path = TouchPath(from: Point(150, 150), to: Point(250, 150), at: start, duration: 1)
      let end = TouchPath.Sample(time: start + 1 + rest, location: Point(250, 150))
      stage.touch(along: TouchPath(path.samples + [end]))
      stage.advance(to: start + 2)
      #expect(pan.velocity(in: nil).distance(to: Point(speed, 0)) < 1e-9)
    }
  }

  @Test(arguments: [
    (SwipeGestureRecognizer.Direction.right, Point(260, 200)), (.left, Point(140, 200)),
    (.up, Point(200, 140)), (.down, Point(200, 260)),
  ])
  func `a swipe is recognized in its direction only`(
    direction: SwipeGestureRecognizer.Direction, end: Point
  ) {
    for other in [SwipeGestureRecognizer.Direction.right, .left, .up, .down] {
      let scene = TouchScene()
      scene.add(SwipeGestureRecognizer(), named: "swipe").direction = other
      scene.stage.swipe(from: Point(200, 200), to: end, at: 0)
      #expect(scene.gestures(at: 1) == (other == direction ? ["swipe ended"] : []))
    }
  }

  @Test func `a swipe takes at most 0.5 s, 50 pt at least and 50 pt across`() {
    scene.add(SwipeGestureRecognizer(), named: "swipe")
    stage.swipe(from: Point(150, 150), to: Point(250, 150), at: 0, duration: 2)
    stage.swipe(from: Point(150, 150), to: Point(199, 150), at: 3)
    stage.swipe(from: Point(150, 150), to: Point(210, 230), at: 4)
    #expect(scene.gestures(at: 5).isEmpty)
    stage.swipe(from: Point(150, 150), to: Point(200, 190), at: 6)
    #expect(scene.gestures(at: 7) == ["swipe ended"])
  }

  @Test func `a pan that waits for a swipe begins when that has failed`() {
    let swipe = scene.add(SwipeGestureRecognizer(), named: "swipe")
    let pan = scene.add(PanGestureRecognizer(), named: "pan")
    pan.require(toFail: swipe)
    stage.swipe(from: Point(150, 150), to: Point(250, 150), at: 0)
    #expect(scene.gestures(at: 1) == ["swipe ended"])
    stage.pan(from: Point(150, 150), to: Point(190, 150), at: 2, duration: 1)
    stage.advance(to: 4)
    let begin = scene.log.entries.first { $0.text == "pan began" }
    #expect(begin?.time == 2.5)
  }

  @Test(arguments: [RectEdge.left, .right, .top, .bottom])
  func `an edge pan begins at its edge and moves to the inside`(edge: RectEdge) {
    for edges in [RectEdge.left, .right, .top, .bottom] {
      let scene = TouchScene()
      let pan = scene.add(
        ScreenEdgePanGestureRecognizer { _ in }, named: "edge", to: scene.stage.view)
      pan.edges = edges
      scene.stage.edgePan(from: edge, to: 100, at: 0, duration: 0.5)
      let states = scene.gestures(at: 1)
      #expect((states.first == "edge began") == (edges == edge))
      #expect(states.isEmpty == (edges != edge))
    }
  }

  @Test func `a pan 13 pt from the edge is an edge pan, not one 14 pt from it or along it`() {
    let pan = scene.add(ScreenEdgePanGestureRecognizer(), named: "edge", to: stage.view)
    pan.edges = .left
    stage.pan(from: Point(14, 50), to: Point(80, 50), at: 0, duration: 0.5)
    stage.pan(from: Point(5, 50), to: Point(30, 90), at: 1, duration: 0.5)
    #expect(scene.gestures(at: 2).isEmpty)
    stage.pan(from: Point(13, 50), to: Point(80, 50), at: 3, duration: 0.5)
    #expect(scene.gestures(at: 4).first == "edge began")
  }
}
