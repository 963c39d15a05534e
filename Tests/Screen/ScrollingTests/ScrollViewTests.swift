import Geometry
import Layers
import Scrolling
import StageKit
import TestSupport
import Testing

/// A stage with a scroll view of 320 by 568 points and a content of 320 by 5000.
private struct Scene {
  let stage = Stage(size: Size(320, 568))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 568))
  let log = ScrollLog()

  init() {
    scrollView.contentSize = Size(320, 5000)
    scrollView.delegate = log
    stage.view.addSubview(scrollView)
  }

  /// Drags upwards from 500 to 400 and throws the content: a velocity of 1000 points a second.
  ///
  /// The finger is lifted at 0.1 s, with the content at 90: the pan recognizer takes 10 points off.
  func throwUpwards() {
    stage.pan(
      from: Point(160, 500), to: Point(160, 400), at: 0, duration: 0.1,
      velocity: Vector(dx: 0, dy: -1000))
  }
}

@Suite struct `scroll view` {
  @Test func `insets of a view under construction do not call its delegate`() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    let log = ScrollLog()
    view.delegate = log
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20 && log.scrolls == 0)
    let scene = Scene()
    scene.scrollView.contentInset.top = 20
    #expect(scene.scrollView.contentOffset.y == -20 && scene.log.scrolls == 1)
  }

  @Test func `a center of the content is that of the frame, and edges are those of the content`() {
    let scene = Scene()
    let field = View()
    scene.scrollView.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: scene.scrollView.leadingAnchor, constant: 16),
      field.centerXAnchor.constraint(equalTo: scene.scrollView.centerXAnchor),
      field.topAnchor.constraint(equalTo: scene.scrollView.topAnchor, constant: 40),
      field.heightAnchor.constraint(equalToConstant: 30),
    ])
    scene.stage.advance(to: 0.1)
    #expect(field.frame == Rect(x: 16, y: 40, width: 288, height: 30))
    // The content scrolls with the view.
    scene.scrollView.contentOffset.y = 100
    scene.stage.advance(to: 0.2)
    #expect(field.frame == Rect(x: 16, y: 40, width: 288, height: 30))
  }

  @Test func `a drag moves the content with the finger`() {
    let scene = Scene()
    scene.stage.pan(
      from: Point(160, 500), to: Point(160, 400), at: 0, duration: 0.2, velocity: .zero)
    scene.stage.advance(to: 0.5)
    #expect(isClose(scene.scrollView.contentOffset.y, 90, within: 1e-9))
    #expect(scene.scrollView.contentOffset.x == 0)
    #expect(
      scene.log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
  }

  @Test
  func
    `a throw follows the closed form at any time, and the delegate hears pixels 60 times a second`()
  {
    let scene = Scene()
    scene.throwUpwards()
    scene.stage.advance(to: 0.1)
    #expect(scene.scrollView.isDecelerating && !scene.scrollView.isDragging)
    let expected = Deceleration(start: 90, velocity: 1000, rate: 0.998)
    scene.log.scrolls = 0
    for time in [0.11, 0.1237, 0.5, 0.777, 1.1] {
      scene.stage.advance(to: time)
      #expect(
        isClose(
          scene.scrollView.presentation.bounds.minY, expected.position(after: time - 0.1),
          within: 1e-9))
      let tick = ((time * 60 + 1e-6).rounded(.down) / 60) - 0.1
      // Two pixels a point.
      #expect(
        scene.scrollView.contentOffset.y == (expected.position(after: tick) * 2).rounded() / 2)
    }
    #expect(scene.log.scrolls == 60)
    scene.stage.advance(to: 5)
    // 90 + 499.4998 - 0.5, on a pixel.
    #expect(scene.scrollView.contentOffset.y == 589)
    #expect(
      scene.log.calls == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    #expect(
      scene.log.velocity == Point(0, 1) && isClose(scene.log.proposed!.y, 588.9998, within: 1e-3))
    #expect(!scene.scrollView.isDecelerating && scene.scrollView.layer.animationKeys() == nil)
  }

  @Test func `a deceleration that ends at the end of the content ends there exactly`() {
    let scene = Scene()
    scene.scrollView.contentSize.height = 600.3
    scene.throwUpwards()
    scene.stage.advance(to: 5)
    #expect(isClose(scene.scrollView.contentOffset.y, 32.3, within: 1e-9))
  }

  @Test func `the offset does not depend on the frame rate`() {
    let (often, seldom) = (Scene(), Scene())
    often.throwUpwards()
    seldom.throwUpwards()
    for frame in 0...240 { _ = often.stage.frame(at: Double(frame) / 120) }
    for frame in 0...48 { _ = seldom.stage.frame(at: Double(frame) / 24) }
    #expect(often.scrollView.contentOffset == seldom.scrollView.contentOffset)
    #expect(often.log.scrolls == seldom.log.scrolls)
  }

  @Test func `a finger stops a deceleration where it is shown`() {
    let scene = Scene()
    scene.throwUpwards()
    scene.stage.tap(at: Point(160, 300), time: 0.333)
    scene.stage.advance(to: 2)
    let expected = Deceleration(start: 90, velocity: 1000, rate: 0.998).position(after: 0.233)
    #expect(isClose(scene.scrollView.contentOffset.y, expected, within: 1e-9))
    #expect(scene.log.calls.last == "didEndDecelerating")
  }

  @Test func `a drag beyond the end is resisted, and returns as a critically damped spring`() {
    let scene = Scene()
    scene.stage.pan(
      from: Point(160, 100), to: Point(160, 210), at: 0, duration: 0.2, velocity: .zero)
    scene.stage.advance(to: 0.2)
    // 100 points of the finger: -100 * 568 * 0.55 / (568 + 55).
    let start = -50.1445
    #expect(isClose(scene.scrollView.contentOffset.y, start, within: 1e-3))
    scene.stage.advance(to: 0.3)
    // e^-1 (1 + 1).
    #expect(isClose(scene.scrollView.presentation.bounds.minY, start * 0.735759, within: 1e-3))
    scene.stage.advance(to: 2)
    #expect(scene.scrollView.contentOffset == .zero)
  }

  @Test func `without bounces the content stops at its ends`() {
    let scene = Scene()
    scene.scrollView.bounces = false
    scene.stage.pan(
      from: Point(160, 100), to: Point(160, 210), at: 0, duration: 0.2, velocity: .zero)
    scene.stage.advance(to: 0.2)
    #expect(scene.scrollView.contentOffset == .zero)
  }

  @Test func `a delegate chooses where a throw comes to rest`() {
    let scene = Scene()
    scene.log.target = Point(0, 600)
    scene.throwUpwards()
    scene.stage.advance(to: 0.1 + 1e-3)
    // The velocity at the release stays: 1 point in the first millisecond, 0.2 % less by the decay.
    #expect(isClose(scene.scrollView.presentation.bounds.minY, 91, within: 0.01))
    scene.stage.advance(to: 6)
    #expect(scene.scrollView.contentOffset == Point(0, 600))
  }

  @Test func `pages are one at a time, however fast the flick`() {
    let scene = Scene()
    scene.scrollView.isPagingEnabled = true
    scene.throwUpwards()
    scene.stage.advance(to: 3)
    #expect(scene.scrollView.contentOffset == Point(0, 568))
  }

  @Test func `an animated change takes 0.3 s and ends with a call`() {
    let scene = Scene()
    scene.stage.advance(to: 1)
    scene.scrollView.setContentOffset(Point(0, 400), animated: true)
    #expect(scene.scrollView.contentOffset == .zero)
    scene.stage.advance(to: 1.15)
    // Ease in-out is symmetric.
    #expect(isClose(scene.scrollView.presentation.bounds.minY, 200, within: 1e-6))
    scene.stage.advance(to: 1.3)
    #expect(scene.scrollView.contentOffset == Point(0, 400))
    scene.stage.advance(to: 1.32)
    #expect(scene.log.calls == ["didEndScrollingAnimation"])
  }

  @Test func `setting the offset during a deceleration continues it from there`() {
    let scene = Scene()
    scene.throwUpwards()
    scene.stage.advance(to: 0.5)
    scene.scrollView.contentOffset.y += 1000
    scene.stage.advance(to: 5)
    #expect(scene.scrollView.contentOffset.y == 1589)
    scene.scrollView.setContentOffset(Point(0, 3), animated: false)
    #expect(scene.scrollView.contentOffset == Point(0, 3))
  }

  @Test func `insets and the safe area extend the range, and content at the top stays there`() {
    let scene = Scene()
    scene.stage.safeAreaInsets = Insets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(scene.scrollView.adjustedContentInset.top == 47)
    #expect(scene.scrollView.contentOffset == Point(0, -47))
    scene.scrollView.contentInset.top = 13
    #expect(scene.scrollView.contentOffset == Point(0, -60))
    scene.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scene.scrollView.contentOffset == Point(0, -13))
  }

  @Test func `a content that is scrollable only without the safe area has it in its insets`() {
    let stage = Stage(size: Size(375, 812))
    stage.safeAreaInsets = Insets(top: 88, left: 0, bottom: 83, right: 0)
    let scrollView = ScrollView(frame: stage.view.bounds)
    let outer = View()
    let inner = View()
    stage.view.addSubview(scrollView)
    scrollView.addSubview(outer)
    outer.addSubview(inner)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    // The margins of the outer view have the safe area where it is under it: 827 points are
    // scrollable, and 739 are not.
    LayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      outer.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      outer.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      outer.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: 640),
    ])
    stage.advance(to: 1)
    #expect(stage.notes == [])
    #expect(scrollView.adjustedContentInset.top == 88)
    #expect(scrollView.contentOffset == Point(0, -88))
    #expect(scrollView.contentSize.height == 739)
    scrollView.frame.size.height = 1000
    stage.advance(to: 2)
    #expect(stage.notes == [])
  }

  @Test func `a content that becomes shorter stays in sight`() {
    let scene = Scene()
    scene.scrollView.contentOffset.y = 4000
    scene.scrollView.contentSize.height = 1000
    #expect(scene.scrollView.contentOffset.y == 432)
  }

  @Test func `a rectangle is made visible by the least movement`() {
    let scene = Scene()
    scene.scrollView.scrollRectToVisible(
      Rect(x: 0, y: 1000, width: 100, height: 100), animated: false)
    #expect(scene.scrollView.contentOffset.y == 532)
    scene.scrollView.scrollRectToVisible(
      Rect(x: 0, y: 600, width: 100, height: 100), animated: false)
    #expect(scene.scrollView.contentOffset.y == 532)
    scene.scrollView.scrollRectToVisible(
      Rect(x: 0, y: 500, width: 100, height: 100), animated: false)
    #expect(scene.scrollView.contentOffset.y == 500)
  }

  @Test func `of nested scroll views the one moves that scrolls in the direction of the drag`() {
    let scene = Scene()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    inner.contentSize = Size(1000, 568)
    scene.scrollView.addSubview(inner)
    scene.stage.pan(
      from: Point(200, 300), to: Point(200, 200), at: 0, duration: 0.1, velocity: .zero)
    scene.stage.pan(
      from: Point(200, 300), to: Point(100, 300), at: 1, duration: 0.1, velocity: .zero)
    scene.stage.advance(to: 2)
    #expect(isClose(scene.scrollView.contentOffset.y, 90, within: 1e-9))
    #expect(isClose(inner.contentOffset.x, 90, within: 1e-9))
  }

  @Test func `the indicator shows the visible part and fades`() throws {
    let scene = Scene()
    scene.throwUpwards()
    scene.stage.advance(to: 0.2)
    let indicator = try #require(scene.scrollView.verticalIndicator)
    #expect(indicator.alpha == 1)
    // The track is 562 points, of which 568 / 5000 are visible.
    #expect(isClose(indicator.frame.height, 562 * 568 / 5000, within: 1e-9))
    #expect(indicator.frame.maxX == 317 && indicator.frame.width == 3)
    // It keeps its place on screen between two changes of the offset.
    let offset = scene.scrollView.contentOffset.y
    let place = indicator.frame.minY - offset
    scene.stage.advance(to: 0.21)
    let shown = indicator.presentation.frame.minY - scene.scrollView.presentation.bounds.minY
    #expect(isClose(shown, indicator.frame.minY - scene.scrollView.contentOffset.y, within: 1e-9))
    #expect(shown >= place)
    scene.stage.advance(to: 6)
    #expect(indicator.presentation.alpha == 0)
  }

  @Test func `an indicator is squeezed by a pull beyond the end`() {
    let span = ScrollIndicator.span(track: 562, visible: 568, content: 5000, offset: -30)
    #expect(span.start == 0 && isClose(span.length, 562 * 568 / 5000 - 30, within: 1e-9))
    #expect(ScrollIndicator.span(track: 562, visible: 568, content: 50_000, offset: 0).length == 36)
    #expect(ScrollIndicator.span(track: 562, visible: 568, content: 5000, offset: -300).length == 8)
  }

  @Test func `zooming scales the content and keeps the middle`() {
    final class Zoomer: ScrollViewDelegate {
      let view = View(frame: Rect(x: 0, y: 0, width: 640, height: 1136))
      func viewForZooming(in scrollView: ScrollView) -> View? { view }
    }
    let scene = Scene()
    let zoomer = Zoomer()
    scene.scrollView.addSubview(zoomer.view)
    scene.scrollView.contentSize = zoomer.view.bounds.size
    scene.scrollView.delegate = zoomer
    scene.scrollView.maximumZoomScale = 2
    scene.scrollView.contentOffset = Point(160, 284)
    scene.scrollView.zoomScale = 3
    #expect(scene.scrollView.zoomScale == 2)
    #expect(scene.scrollView.contentSize == Size(1280, 2272))
    #expect(scene.scrollView.contentOffset == Point(480, 852))
  }

  @Test func `a scroll view that leaves the stage stops`() {
    let scene = Scene()
    scene.throwUpwards()
    scene.stage.advance(to: 0.3)
    scene.scrollView.removeFromSuperview()
    let offset = scene.scrollView.contentOffset
    scene.stage.advance(to: 1)
    #expect(scene.scrollView.contentOffset == offset && !scene.scrollView.isDecelerating)
  }

  @Test func `a deceleration rate must be a fraction`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Deceleration(start: 0, velocity: 1, rate: 1)
    }
    expectSentence("a deceleration rate must be above 0 and below 1, not 1.0", from: result)
  }

  @Test func `insets must be finite`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ScrollView().contentInset.top = .nan
    }
    expectSentence("content insets must be finite, not Insets(top: nan", from: result)
  }
}
