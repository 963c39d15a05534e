internal import Geometry
internal import PictureKit

/// The symbols of bars, drawn with strokes of 1.75 points with round caps in a box of 24 points.
enum BarSymbol: Hashable {
  case plus, cross, pencil, reply, share, folder, book, magnifier, refresh, camera, bin
  case play, pause, rewind, fastForward
  case star, clock, person, download, list, ellipsis

  /// The side of the box, in points.
  static let side = 24.0
  private static let lineWidth = 1.75

  /// The symbol as a template.
  var drawing: Drawing {
    Drawing(size: Size(Self.side, Self.side)) { canvas in
      canvas.setLineWidth(Self.lineWidth)
      canvas.setLineCap(.round)
      canvas.setLineJoin(.round)
      draw(on: canvas)
    }
    .withRenderingMode(.alwaysTemplate)
  }

  private func draw(on canvas: Canvas) {
    switch self {
    case .plus:
      canvas.line((12, 3.5), (12, 20.5))
      canvas.line((3.5, 12), (20.5, 12))
    case .cross:
      canvas.line((5.5, 5.5), (18.5, 18.5))
      canvas.line((18.5, 5.5), (5.5, 18.5))
    case .pencil:
      canvas.line((12.5, 4), (4, 4), (4, 20), (20, 20), (20, 11.5))
      canvas.line((10, 14), (20.5, 3.5))
    case .reply:
      canvas.line((9, 5), (3.5, 10.5), (9, 16))
      canvas.move(to: Point(3.5, 10.5))
      canvas.addLine(to: Point(13, 10.5))
      canvas.addCurve(
        to: Point(20.5, 19), control1: Point(18, 10.5), control2: Point(20.5, 14))
      canvas.strokePath()
    case .share:
      canvas.line((8.5, 9), (5, 9), (5, 21), (19, 21), (19, 9), (15.5, 9))
      canvas.line((12, 14.5), (12, 2.5))
      canvas.line((8, 6), (12, 2.5), (16, 6))
    case .folder:
      canvas.line((3, 19), (3, 5), (9, 5), (11, 7.5), (21, 7.5), (21, 19), closed: true)
    case .book:
      canvas.line((12, 6), (9, 4.5), (3, 4.5), (3, 18), (9, 18), (12, 19.5), closed: true)
      canvas.line((12, 6), (15, 4.5), (21, 4.5), (21, 18), (15, 18), (12, 19.5))
    case .magnifier:
      canvas.strokeEllipse(in: Rect(x: 3.5, y: 3.5, width: 13, height: 13))
      canvas.line((14.75, 14.75), (20.5, 20.5))
    case .refresh:
      canvas.stroke(
        Path(
          arcCenter: Point(12, 12.5), radius: 8, startAngle: -0.3 * .pi, endAngle: 1.5 * .pi,
          clockwise: true))
      canvas.line((9, 1.75), (12.25, 4.5), (9, 7.25))
    case .camera:
      canvas.line(
        (2.5, 19), (2.5, 7), (7, 7), (9, 4.5), (15, 4.5), (17, 7), (21.5, 7), (21.5, 19),
        closed: true)
      canvas.strokeEllipse(in: Rect(x: 8, y: 8.5, width: 8, height: 8))
    case .bin:
      canvas.line((3.5, 6), (20.5, 6))
      canvas.line((9, 6), (9, 3), (15, 3), (15, 6))
      canvas.line((5.5, 6), (6.5, 21), (17.5, 21), (18.5, 6))
      for x in [9.5, 12, 14.5] { canvas.line((x, 9.5), (x, 17.5)) }
    case .play: canvas.fill(Path(polygon: [Point(6, 3.5), Point(20, 12), Point(6, 20.5)]))
    case .pause:
      canvas.fill(Rect(x: 6, y: 4, width: 4, height: 16))
      canvas.fill(Rect(x: 14, y: 4, width: 4, height: 16))
    case .rewind:
      canvas.fill(Path(polygon: [Point(12, 5.5), Point(1.5, 12), Point(12, 18.5)]))
      canvas.fill(Path(polygon: [Point(22.5, 5.5), Point(12, 12), Point(22.5, 18.5)]))
    case .fastForward:
      canvas.fill(Path(polygon: [Point(1.5, 5.5), Point(12, 12), Point(1.5, 18.5)]))
      canvas.fill(Path(polygon: [Point(12, 5.5), Point(22.5, 12), Point(12, 18.5)]))
    case .star: canvas.fill(Path(polygon: Self.starCorners))
    case .clock:
      canvas.strokeEllipse(in: Rect(x: 2.5, y: 2.5, width: 19, height: 19))
      canvas.line((12, 6.5), (12, 12.5), (8, 12.5))
    case .person:
      canvas.fillEllipse(in: Rect(x: 8, y: 3, width: 8, height: 9))
      canvas.move(to: Point(3.5, 21))
      canvas.addCurve(to: Point(20.5, 21), control1: Point(4, 11.5), control2: Point(20, 11.5))
      canvas.closePath()
      canvas.fillPath()
    case .download:
      canvas.line((12, 3), (12, 15))
      canvas.line((7.5, 10.5), (12, 15), (16.5, 10.5))
      canvas.line((4, 20), (20, 20))
    case .list:
      for y in [6.0, 12, 18] {
        canvas.fillEllipse(in: Rect(x: 3, y: y - 1.25, width: 2.5, height: 2.5))
        canvas.line((9, y), (21, y))
      }
    case .ellipsis:
      for x in [4.5, 12, 19.5] {
        canvas.fillEllipse(in: Rect(x: x - 2, y: 10, width: 4, height: 4))
      }
    }
  }

  /// The corners of a pentagram with a radius of 11 points, outer and inner ones alternating.
  ///
  /// Those of the unit circle are cos and sin of multiples of 72 degrees; the inner radius of a
  /// pentagram is 0.382 of the outer one.
  private static var starCorners: [Point] {
    let outer = [
      Vector(dx: 0, dy: -1), Vector(dx: 0.9511, dy: -0.309), Vector(dx: 0.5878, dy: 0.809),
      Vector(dx: -0.5878, dy: 0.809), Vector(dx: -0.9511, dy: -0.309),
    ]
    return outer.indices.flatMap { index in
      let center = Point(12, 12.5)
      // The inner corner after an outer one is opposite to the outer one three places on.
      return [center + 11 * outer[index], center - 11 * 0.382 * outer[(index + 3) % 5]]
    }
  }
}

extension Canvas {
  /// Strokes a line through points.
  fileprivate func line(_ points: (Double, Double)..., closed: Bool = false) {
    for (index, point) in points.enumerated() {
      let point = Point(point.0, point.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    if closed { closePath() }
    strokePath()
  }
}
