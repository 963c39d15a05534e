private import ElementaryFunctions
import Geometry
import TestSupport
import Testing

@Suite struct PathFlatteningTests {
  @Test(arguments: BezierCurve.all, [1, 0.1, 0.01])
  func `the distance of a curve from its polyline is at most the tolerance`(
    curve: BezierCurve, tolerance: Double
  ) {
    let lines = curve.path.flattened(tolerance: tolerance)
    #expect(lines.count == 1)
    #expect(lines[0].points.first == curve.points.first)
    #expect(lines[0].points.last == curve.points.last)
    #expect(!lines[0].isClosed)
    let farthest = curve.samples(count: 2000).map { $0.distance(to: lines[0]) }.max() ?? 0
    // 1e-9 is far above rounding and far below any of the tolerances.
    #expect(farthest <= tolerance + 1e-9)
  }

  @Test(arguments: BezierCurve.smooth, [1, 0.1, 0.01])
  func `there are at most 10 % more lines than necessary`(curve: BezierCurve, tolerance: Double) {
    let count = curve.path.flattened(tolerance: tolerance)[0].points.count - 1
    let fewest = curve.fewestLines(within: tolerance)
    // Plus one, because both counts are rounded up.
    #expect(Double(count) <= 1.1 * Double(fewest) + 1)
  }

  @Test(arguments: [1, 0.1, 0.01])
  func `a bend within a hundredth of the parameter range needs at most 50 % more lines`(
    tolerance: Double
  ) {
    let curve = BezierCurve("tight bend", [(0, 0), (1000, 1), (1000, 0), (0, 5)])
    let count = curve.path.flattened(tolerance: tolerance)[0].points.count - 1
    // Plus one, because both counts are rounded up.
    #expect(Double(count) <= 1.5 * Double(curve.fewestLines(within: tolerance)) + 1)
  }

  @Test(arguments: [10, 100, 1000])
  func `a circle becomes a regular polygon with the fewest vertices per quarter`(radius: Double) {
    let circle = Path(
      ovalIn: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let lines = circle.flattened()
    #expect(lines.count == 1)
    #expect(lines[0].isClosed)
    // The chord of an arc of 2 a, where cos(a) = 1 - s / r, has the height s = 0.1.
    let cosine = 1 - 0.1 / radius
    let half = atan2((1 - cosine * cosine).squareRoot(), cosine)
    let fewest = 4 * (Double.pi / 4 / half).rounded(.up)
    let count = Double(lines[0].points.count)
    #expect(count >= fewest && count <= fewest + 4)
    for point in lines[0].points {
      // The documented distance of the cubic pieces from the circle.
      #expect(isClose(point.distance(to: .zero), radius, within: 0.0003 * radius))
    }
    let sides = zip(lines[0].points, lines[0].points.dropFirst()).map { $0.distance(to: $1) }
    // The curvature of a cubic quarter varies by 3 %, the length of a side by its square root.
    #expect((sides.max() ?? 0) <= 1.015 * (sides.min() ?? 0))
  }

  @Test func `straight lines stay single lines`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      Path(rect: rect).flattened() == [Polyline(points: rect.corners, isClosed: true)])
  }

  @Test func `a straight curve becomes a single line`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: Point(100, 50), controlPoint1: Point(30, 15), controlPoint2: Point(90, 45))
    path.addQuadCurve(to: Point(300, 50), controlPoint: Point(150, 50))
    #expect(path.flattened()[0].points == [.zero, Point(100, 50), Point(300, 50)])
  }

  @Test func `each subpath becomes a polyline`() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
    path.move(to: Point(5, 5))
    path.addLine(to: Point(6, 6))
    path.move(to: Point(9, 9))
    let lines = path.flattened()
    #expect(lines.map(\.points.count) == [4, 2, 1])
    #expect(lines.map(\.isClosed) == [true, false, false])
    #expect(Path().flattened().isEmpty)
  }

  @Test func `a closed polyline does not repeat its first vertex`() {
    var path = Path(polygon: [.zero, Point(1, 0), Point(0, 1), .zero])
    #expect(path.flattened()[0].points == [.zero, Point(1, 0), Point(0, 1)])
    path = Path(polygon: [.zero])
    #expect(path.flattened() == [Polyline(points: [.zero], isClosed: true)])
  }

  @Test func `the smallest effective tolerance is 1e-9 of the coordinates`() {
    var path = Path()
    path.move(to: Point(1000, 0))
    path.addQuadCurve(to: Point(1100, 0), controlPoint: Point(1050, 100))
    // The coordinates and coefficients are in the thousands, so the tolerance is about 1.4e-6; a
    // parabola of this curvature needs about 3800 lines for it.
    let count = path.flattened(tolerance: 1e-300)[0].points.count
    #expect(count > 3000 && count < 6000)
  }

  @Test func `a curve with NaN coordinates becomes a line`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(1, 1), controlPoint: Point(.nan, .infinity))
    #expect(path.flattened()[0].points == [.zero, Point(1, 1)])
  }

  @Test func `a tolerance of zero traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)).flattened(tolerance: 0)
    }
  }
}

extension Point {
  func distance(to lines: Polyline) -> Double {
    zip(lines.points, lines.points.dropFirst()).map { distance(toLineFrom: $0, to: $1) }.min()
      ?? .infinity
  }

  func distance(toLineFrom start: Point, to end: Point) -> Double {
    let line = end - start
    let fraction = line == .zero ? 0 : (self - start).dot(line) / line.dot(line)
    return distance(to: start + min(max(fraction, 0), 1) * line)
  }
}

extension BezierCurve {
  /// Returns the smallest number of lines with vertices on the curve: each line extends as far as
  /// the tolerance allows.
  func fewestLines(within tolerance: Double) -> Int {
    var count = 0
    var t = 0.0
    while t < 1 {
      func fits(_ end: Double) -> Bool {
        let samples = samples(from: t, to: end, count: 24)
        return samples.allSatisfy {
          $0.distance(toLineFrom: samples[0], to: samples[24]) <= tolerance
        }
      }
      var (within, beyond) = (t, 1.0)
      if fits(1) {
        within = 1
      } else {
        for _ in 0..<24 {
          let middle = (within + beyond) / 2
          if fits(middle) { within = middle } else { beyond = middle }
        }
      }
      t = within
      count += 1
    }
    return count
  }
}
