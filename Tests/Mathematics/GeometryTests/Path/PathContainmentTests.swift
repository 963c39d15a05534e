private import ElementaryFunctions
import Geometry
import TestSupport
import Testing

@Suite struct PathContainmentTests {
  @Test func `an empty path contains no point`() {
    #expect(!Path().contains(.zero))
  }

  @Test(arguments: [FillRule.winding, .evenOdd])
  func `a rectangular path contains the same points as Rect, on edges and corners too`(
    rule: FillRule
  ) {
    let rect = Rect(x: -2, y: 1, width: 4, height: 3)
    let path = Path(rect: rect)
    for x in stride(from: -3.0, through: 3, by: 0.5) {
      for y in stride(from: 0.0, through: 5, by: 0.5) {
        #expect(path.contains(Point(x, y), using: rule) == rect.contains(Point(x, y)))
      }
    }
  }

  @Test func `a ray through a vertex counts one crossing`() {
    // The ray from the center of the left diamond passes through four vertices.
    var path = Path(polygon: [Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)])
    path.append(Path(polygon: [Point(3, -1), Point(4, 0), Point(3, 1), Point(2, 0)]))
    #expect(path.contains(.zero, using: .evenOdd))
    #expect(!path.contains(Point(-2, 0), using: .evenOdd))
    #expect(!path.contains(Point(1.5, 0), using: .evenOdd))
    #expect(path.contains(Point(3, 0), using: .evenOdd))
    // At the height of the tips the rays touch without crossing.
    #expect(!path.contains(Point(-2, -1)) && !path.contains(Point(-2, 1)))
  }

  @Test func `a horizontal edge on the ray counts as one crossing or none`() {
    let step = Path(polygon: [
      Point(0, 0), Point(2, 0), Point(2, 1), Point(4, 1), Point(4, 2), Point(0, 2),
    ])
    #expect(step.contains(Point(1, 1), using: .evenOdd))
    #expect(!step.contains(Point(-1, 1), using: .evenOdd))
    #expect(!step.contains(Point(-1, 0), using: .evenOdd))
    #expect(!step.contains(Point(-1, 2), using: .evenOdd))
  }

  @Test func `an open subpath is closed for containment`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(4, 0))
    path.addLine(to: Point(0, 4))
    #expect(path.contains(Point(1, 1)))
    #expect(!path.contains(Point(3, 3)))
  }

  @Test func `an ellipse contains the points of its equation`() {
    var random = SeededGenerator(seed: 1)
    let path = Path(ovalIn: Rect(x: -30, y: -10, width: 80, height: 30))
    for _ in 0..<5000 {
      let point = Point(
        .random(in: -35...55, using: &random), .random(in: -15...25, using: &random))
      let radius = Vector(dx: (point.x - 10) / 40, dy: (point.y - 5) / 15).length
      // The cubic pieces lie outside of the ellipse by up to 0.03 %.
      guard radius < 1 || radius > 1.0003 else { continue }
      #expect(path.contains(point) == (radius < 1))
    }
  }

  @Test(arguments: BezierCurve.all.filter { $0.testDescription != "single point" })
  func `containment changes across a curve within 1e-9 points`(curve: BezierCurve) {
    // The ray has exactly one more crossing on the left of the edge than on its right. With
    // even-odd this changes the result, regardless of other crossings.
    var tested = 0
    for t in stride(from: 0.013, to: 1, by: 0.0171) {
      let tangent = curve.point(at: t + 1e-6) - curve.point(at: t - 1e-6)
      let normal = Vector(dx: -tangent.dy, dy: tangent.dx) / tangent.length * 1e-9
      let point = curve.point(at: t)
      // If another part of the edge is as near, the side is ambiguous.
      guard curve.isAlone(at: t) else { continue }
      #expect(
        curve.path.contains(point + normal, using: .evenOdd)
          != curve.path.contains(point - normal, using: .evenOdd))
      tested += 1
    }
    #expect(tested > 0 || curve.isFlat)
  }

  @Test func `containment changes within 1e-9 points at the extrema of a circle`() {
    let path = Path(ovalIn: Rect(x: -100, y: -100, width: 200, height: 200))
    for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
      #expect(path.contains(Point((100 - 1e-9) * x, (100 - 1e-9) * y)))
      #expect(!path.contains(Point((100 + 1e-9) * x, (100 + 1e-9) * y)))
    }
  }

  @Test(arguments: 1...20)
  func `containment in random polygons agrees with the sum of angles`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let corners = (0..<Int.random(in: 3...12, using: &random)).map { _ in
      Point(.random(in: -10...10, using: &random), .random(in: -10...10, using: &random))
    }
    let path = Path(polygon: corners)
    for _ in 0..<300 {
      let point = Point(
        .random(in: -11...11, using: &random), .random(in: -11...11, using: &random))
      let windingNumber = windingNumber(of: corners, around: point)
      #expect(path.contains(point, using: .winding) == (windingNumber != 0))
      #expect(path.contains(point, using: .evenOdd) == !windingNumber.isMultiple(of: 2))
    }
  }

  @Test func `the center of a pentagram is inside by winding and outside by even-odd`() {
    let tips = (0..<5).map { Double($0) * 4 * .pi / 5 }.map { Point(sin($0), -cos($0)) }
    let star = Path(polygon: tips)
    #expect(star.contains(.zero, using: .winding))
    #expect(!star.contains(.zero, using: .evenOdd))
    #expect(star.contains(Point(0, -0.8), using: .winding))
    #expect(star.contains(Point(0, -0.8), using: .evenOdd))
  }

  @Test func `by winding a hole needs the opposite direction, by even-odd it does not`() {
    let outer = Rect(x: 0, y: 0, width: 10, height: 10)
    let inner = outer.insetBy(dx: 3, dy: 3)
    var same = Path(rect: outer)
    same.append(Path(rect: inner))
    #expect(same.contains(outer.center, using: .winding))
    #expect(!same.contains(outer.center, using: .evenOdd))
    var opposite = Path(rect: outer)
    opposite.append(Path(polygon: inner.corners.reversed()))
    #expect(!opposite.contains(outer.center, using: .winding))
    #expect(!opposite.contains(outer.center, using: .evenOdd))
  }

  /// Returns the winding number of a closed polygon around a point, as the sum of the angles of its
  /// edges.
  private func windingNumber(of corners: [Point], around point: Point) -> Int {
    let angle = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0.0) { sum, edge in
      let (start, end) = (edge.0 - point, edge.1 - point)
      return sum + atan2(start.cross(end), start.dot(end))
    }
    return Int((angle / (2 * .pi)).rounded())
  }
}

extension BezierCurve {
  /// Whether all points are on one line, so that the curve encloses no area.
  fileprivate var isFlat: Bool {
    points.allSatisfy { ($0 - points[0]).cross(points[points.count - 1] - points[0]) == 0 }
  }

  /// Whether no other part of the edge, closing line included, is near the curve at a parameter.
  fileprivate func isAlone(at t: Double) -> Bool {
    let here = point(at: t)
    guard !isFlat, here.distance(toLineFrom: points[0], to: points[points.count - 1]) > 0.01 else {
      return false
    }
    return stride(from: 0.0, to: 1, by: 0.0005).allSatisfy {
      abs($0 - t) < 0.02 || point(at: $0).distance(to: here) > 0.5
    }
  }
}
