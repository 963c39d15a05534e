private import ElementaryFunctions
import Geometry
import TestSupport
import Testing

@Suite struct PathBuildingTests {
  @Test func `a new path is empty`() {
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
  }

  @Test func `the first element of a path is a move`() {
    var path = Path()
    path.addLine(to: Point(1, 2))
    #expect(path.elements == [.move(Point(1, 2))])
    path = Path()
    path.addQuadCurve(to: Point(1, 0), controlPoint: Point(5, 5))
    #expect(path.elements.first == .move(Point(5, 5)))
    path = Path()
    path.addCurve(to: Point(1, 0), controlPoint1: Point(6, 6), controlPoint2: .zero)
    #expect(path.elements.first == .move(Point(6, 6)))
    path = Path()
    path.close()
    #expect(path.isEmpty)
  }

  @Test func `the element after a close starts at the start of the subpath`() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.addLine(to: Point(5, 1))
    path.close()
    #expect(path.currentPoint == Point(1, 1))
    path.addLine(to: Point(1, 9))
    #expect(
      path.elements == [
        .move(Point(1, 1)), .line(Point(5, 1)), .close, .move(Point(1, 1)), .line(Point(1, 9)),
      ])
  }

  @Test func `closing a closed subpath has no effect`() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
    let closed = path
    path.close()
    #expect(path == closed)
  }

  @Test func `after an appended path the current point and subpath are the appended ones`() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.addLine(to: Point(2, 1))
    var other = Path()
    other.move(to: Point(7, 7))
    other.addLine(to: Point(8, 7))
    path.append(other)
    #expect(path.elements.count == 4)
    #expect(path.currentPoint == Point(8, 7))
    path.close()
    #expect(path.currentPoint == Point(7, 7))
  }

  @Test func `appending an empty path has no effect`() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.addLine(to: Point(2, 1))
    let before = path
    path.append(Path())
    #expect(path == before)
    path.close()
    #expect(path.currentPoint == Point(1, 1))
  }

  @Test(arguments: Arc.all)
  func `an arc runs clockwise or counterclockwise to its end`(arc: Arc) throws {
    let path = Path(
      arcCenter: .zero, radius: 1, startAngle: arc.start, endAngle: arc.end,
      clockwise: arc.isClockwise)
    let last = try #require(path.currentPoint)
    // A few roundings.
    #expect(last.distance(to: arc.last) < 1e-15)
    // The middle of the polyline is within a side's length of the middle of the arc.
    let points = path.flattened(tolerance: 1e-4)[0].points
    #expect(points[points.count / 2].distance(to: arc.middle) <= points[0].distance(to: points[1]))
  }

  /// An arc of the unit circle with its expected middle and end.
  struct Arc: CustomTestStringConvertible {
    let start: Double
    let end: Double
    let isClockwise: Bool
    let middle: Point
    let last: Point

    var testDescription: String { "\(start) to \(end), \(isClockwise ? "" : "anti")clockwise" }

    init(_ start: Double, _ end: Double, clockwise: Bool, middle: Point, last: Point) {
      self.start = start
      self.end = end
      isClockwise = clockwise
      self.middle = middle
      self.last = last
    }

    static let half = 0.5.squareRoot()
    static let all = [
      // With y pointing down, a clockwise quarter turn from the right ends at the bottom.
      Arc(0, .pi / 2, clockwise: true, middle: Point(half, half), last: Point(0, 1)),
      // Counterclockwise it is three quarters.
      Arc(0, .pi / 2, clockwise: false, middle: Point(-half, -half), last: Point(0, 1)),
      Arc(0, -.pi / 2, clockwise: false, middle: Point(half, -half), last: Point(0, -1)),
      Arc(0, -.pi / 2, clockwise: true, middle: Point(-half, half), last: Point(0, -1)),
      Arc(.pi, 2 * .pi, clockwise: true, middle: Point(0, -1), last: Point(1, 0)),
      // More than a turn is one turn.
      Arc(0, 5 * .pi, clockwise: true, middle: Point(-1, 0), last: Point(1, 0)),
      Arc(0, -5 * .pi, clockwise: false, middle: Point(-1, 0), last: Point(1, 0)),
      // Against its direction a full turn is a circle, too.
      Arc(0, 2 * .pi, clockwise: false, middle: Point(-1, 0), last: Point(1, 0)),
      Arc(2 * .pi, 0, clockwise: true, middle: Point(-1, 0), last: Point(1, 0)),
      Arc(-.pi / 2, 1.5 * .pi, clockwise: false, middle: Point(0, 1), last: Point(0, -1)),
      Arc(0, -4 * .pi, clockwise: true, middle: Point(-1, 0), last: Point(1, 0)),
    ]
  }

  @Test(arguments: [0.1, 1, 1.5, 2, 3, 4.7, 6])
  func `an arc deviates from its circle by at most 0.03 %`(turn: Double) {
    let path = Path(
      arcCenter: .zero, radius: 100, startAngle: 0.3, endAngle: 0.3 + turn, clockwise: true)
    for point in path.flattened(tolerance: 1e-6)[0].points {
      // Outside of the circle by at most 0.03 %; inside by rounding only.
      let radius = point.distance(to: .zero)
      #expect(radius >= 100 - 1e-9 && radius <= 100.03)
    }
    #expect(isClose(path.length(), 100 * turn, within: 0.0003 * 100 * turn))
  }

  @Test func `an arc is connected to the current point by a line`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      withCenter: Point(5, 0), radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.elements.count == 3)
    #expect(path.elements[1] == .line(Point(6, 0)))
  }

  @Test func `a rounded rectangle has straight sides and circular corners`() throws {
    let rect = Rect(x: 10, y: 20, width: 40, height: 30)
    let path = Path(roundedRect: rect, cornerRadius: 5)
    let bounds = path.bounds
    // A few roundings.
    #expect(bounds.origin.distance(to: rect.origin) < 1e-13)
    #expect(isClose(bounds.width, 40, within: 1e-13) && isClose(bounds.height, 30, within: 1e-13))
    // Minus the corner squares, plus a circle that is up to 0.03 % too large.
    let area = 40 * 30 - 4 * 25 + 25 * Double.pi
    #expect(path.area >= area && path.area <= area + 25 * .pi * 0.0006)
    for angle in stride(from: Double.pi, through: 1.5 * .pi, by: 0.1) {
      let outwards = Vector(dx: cos(angle), dy: sin(angle))
      #expect(path.contains(Point(15, 25) + 4.99 * outwards))
      #expect(!path.contains(Point(15, 25) + 5.01 * outwards))
    }
    #expect(path.contains(Point(10.01, 35)) && path.contains(Point(30, 49.99)))
  }

  @Test func `a corner radius is limited to half the shorter side`() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 10)
    #expect(
      Path(roundedRect: rect, cornerRadius: 99) == Path(roundedRect: rect, cornerRadius: 5))
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect: rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect: rect))
  }

  @Test func `a transform applies to the current point and the start of the subpath`() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.addLine(to: Point(2, 1))
    path = path.applying(Transform(scaleX: 10, y: 100))
    #expect(path.currentPoint == Point(20, 100))
    path.close()
    #expect(path.currentPoint == Point(10, 100))
  }
}
