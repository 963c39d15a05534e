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
    start.interpolated(to: end, fraction: 0.25)
  }

  @Test func `transforms and opacities are interpolated`() {
    #expect(
      middle(frame(x: 0, opacity: 1), frame(x: 8, opacity: 0)) == frame(x: 2, opacity: 0.75))
  }

  private func line(to point: Point, _ color: Color, width: Double = 1) -> Frame {
    let picture = Picture { canvas in
      canvas.setStrokeColor(color)
      canvas.setLineWidth(width)
      canvas.move(to: .zero)
      canvas.addLine(to: point)
      canvas.strokePath()
    }
    return Frame(size: Size(10, 10), layers: [FrameLayer(picture: picture)])
  }

  @Test func `points and colors of pictures are interpolated`() {
    #expect(
      middle(line(to: Point(0, 8), .black), line(to: Point(4, 8), .white))
        == line(to: Point(1, 8), Color(white: 0.25)))
  }

  @Test func `curves are interpolated with their control points`() {
    func leaf(_ side: Double) -> Frame {
      let picture = Picture { canvas in
        canvas.addCurve(
          to: Point(side, side), control1: Point(side, 0), control2: Point(0, side))
        canvas.addQuadCurve(to: .zero, control: Point(0, side))
        canvas.closePath()
        canvas.fillPath()
      }
      return Frame(size: Size(10, 10), layers: [FrameLayer(picture: picture)])
    }
    #expect(middle(leaf(4), leaf(8)) == leaf(5))
  }

  @Test func `a line of which the later frame has more grows from its end`() {
    func line(_ points: [Point]) -> Frame {
      let picture = Picture { canvas in
        canvas.move(to: .zero)
        for point in points { canvas.addLine(to: point) }
        canvas.strokePath()
      }
      return Frame(size: Size(10, 10), layers: [FrameLayer(picture: picture)])
    }
    #expect(
      middle(line([Point(4, 0)]), line([Point(4, 0), Point(4, 8)]))
        == line([Point(4, 0), Point(4, 2)]))
  }

  @Test func `pictures that differ in more than points and colors stay`() {
    let start = line(to: Point(0, 8), .black)
    #expect(middle(start, line(to: Point(4, 8), .black, width: 2)) == start)
    let empty = Frame(size: Size(10, 10), layers: [FrameLayer(picture: Picture { _ in })])
    #expect(middle(start, empty) == start)
  }

  @Test func `what only one frame has stays`() {
    #expect(
      middle(frame(x: 0, opacity: 1, sublayers: 2), frame(x: 8, opacity: 1, sublayers: 1))
        == frame(x: 2, opacity: 1, sublayers: 2))
    let other = Frame(size: Size(10, 10), layers: [])
    #expect(middle(frame(x: 0, opacity: 1), other) == frame(x: 0, opacity: 1))
  }
}
