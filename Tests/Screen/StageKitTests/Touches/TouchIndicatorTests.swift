import Geometry
import PictureKit
import StageKit
import TestSupport
import Testing

/// The indicators of scripted touches in frames.
@Suite struct TouchIndicatorTests {
  private let stage = Stage(size: Size(400, 400))

  init() { stage.showsTouches = true }

  private func indicators(at time: Double) -> [FrameLayer] {
    Array(stage.frame(at: time).layers.dropFirst())
  }

  @Test func `the indicator of a tap is opaque for 0.1 s and fades out in 0.25 s`() {
    stage.tap(at: Point(120, 80), time: 0.5)
    #expect(indicators(at: 0.49).isEmpty)
    #expect(indicators(at: 0.5).map(\.transform) == [Transform(translationX: 120, y: 80)])
    #expect(indicators(at: 0.6).map(\.opacity) == [1])
    let fading = indicators(at: 0.725).map(\.opacity)
    #expect(fading.count == 1 && isClose(fading[0], 0.5, within: 1e-9))
    #expect(indicators(at: 0.86).isEmpty)
  }

  @Test func `the indicator of a pan follows the touch to its end`() {
    stage.pan(from: Point(100, 100), to: Point(100, 160), at: 0, duration: 1)
    #expect(indicators(at: 0).map(\.transform.ty) == [100])
    #expect(indicators(at: 0.5).map(\.transform.ty) == [130])
    #expect(indicators(at: 1).map(\.transform.ty) == [160])
    #expect(indicators(at: 1.36).isEmpty)
  }

  @Test func `the indicator of a pan is interpolated linearly between two moves`() {
    let recognizer = PanGestureRecognizer { _ in }
    stage.view.addGestureRecognizer(recognizer)
    stage.pan(
      from: Point(100, 100), through: [Point(130, 100), Point(130, 160)], at: 0.5, duration: 0.5)
    for (time, x, y) in [
      (0.5, 100.0, 100.0), (0.55, 106, 100), (0.75, 130, 100), (0.875, 130, 130),
      (0.999, 130, 159.76), (1, 130, 160), (1.05, 130, 160),
    ] {
      let places = indicators(at: time).map { Point($0.transform.tx, $0.transform.ty) }
      // Rounding of a few operations on values below 1000.
      #expect(places.count == 1 && places[0].distance(to: Point(x, y)) < 1e-10, "at \(time) s")
    }
  }

  @Test func `a recognizer's location between two moves is that of the last move`() {
    let recognizer = PanGestureRecognizer { _ in }
    stage.view.addGestureRecognizer(recognizer)
    stage.pan(from: Point(100, 100), through: [Point(130, 100)], at: 0, duration: 1)
    stage.advance(to: 0.9)
    #expect(recognizer.location(in: nil) == Point(100, 100))
  }

  @Test func `two touches have two indicators`() {
    stage.tap(at: Point(50, 50), time: 1)
    stage.tap(at: Point(60, 60), time: 1)
    #expect(indicators(at: 1).count == 2)
  }

  @Test func `showsTouches only adds the indicators to a frame`() {
    stage.tap(at: Point(50, 50), time: 1)
    let shown = stage.frame(at: 1)
    stage.showsTouches = false
    let plain = stage.frame(at: 1)
    #expect(shown.layers.count == plain.layers.count + 1)
    #expect(Array(shown.layers.dropLast()) == plain.layers)
  }
}
