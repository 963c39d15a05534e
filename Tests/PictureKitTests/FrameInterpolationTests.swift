import Geometry
import PictureKit
import Testing

@Suite struct FrameInterpolationTests {
  private func frame(x: Double, opacity: Double, sublayers: Int = 0) -> Frame {
    Frame(
      size: Size(10, 10),
      layers: [
        FrameLayer(
          transform: Transform(translationX: x, y: 0), opacity: opacity,
          sublayers: Array(repeating: FrameLayer(), count: sublayers))
      ])
  }

  private func middle(_ start: Frame, _ end: Frame) -> Frame {
    start.interpolated(to: end, fraction: 0.25) { start, end, fraction in
      Transform(translationX: start.tx + fraction * (end.tx - start.tx), y: 0)
    }
  }

  @Test func `transforms and opacities are interpolated`() {
    #expect(
      middle(frame(x: 0, opacity: 1), frame(x: 8, opacity: 0)) == frame(x: 2, opacity: 0.75))
  }

  @Test func `what only one frame has stays`() {
    #expect(
      middle(frame(x: 0, opacity: 1, sublayers: 2), frame(x: 8, opacity: 1, sublayers: 1))
        == frame(x: 2, opacity: 1, sublayers: 2))
    let other = Frame(size: Size(10, 10), layers: [])
    #expect(middle(frame(x: 0, opacity: 1), other) == frame(x: 0, opacity: 1))
  }
}
