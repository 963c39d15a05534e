import Geometry
import TestSupport
import Testing

@Suite struct PathBoundsTests {
  @Test func `an empty path has no bounds`() {
    #expect(Path().bounds.isNull)
    #expect(Path().controlPointBounds.isNull)
  }

  @Test func `the bounds of a polygon are those of its vertices`() {
    let path = Path(polygon: [Point(3, 1), Point(-2, 5), Point(0, -4)])
    #expect(path.bounds == Rect(x: -2, y: -4, width: 5, height: 9))
    #expect(path.controlPointBounds == path.bounds)
  }

  @Test func `a path of a single move has bounds of size 0`() {
    var path = Path()
    path.move(to: Point(3, 4))
    #expect(path.bounds == Rect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test func `the bounds of a parabola reach half-way to its control point`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(4, 0), controlPoint: Point(2, 3))
    #expect(path.bounds == Rect(x: 0, y: 0, width: 4, height: 1.5))
    #expect(path.controlPointBounds == Rect(x: 0, y: 0, width: 4, height: 3))
  }

  @Test func `the bounds of a cubic contain both its extrema`() throws {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: Point(3, 0), controlPoint1: Point(1, 1), controlPoint2: Point(2, -1))
    let bounds = path.bounds
    // y = 3 t (1 - t) (1 - 2 t) has extrema at t = 1/2 -+ 1/sqrt(12), where it is +-1/sqrt(12).
    let height = 1 / 12.0.squareRoot()
    // A few roundings.
    #expect(isClose(bounds.minY, -height, within: 1e-15))
    #expect(isClose(bounds.maxY, height, within: 1e-15))
    #expect(bounds.minX == 0 && bounds.maxX == 3)
  }

  @Test func `the bounds of an ellipse are its rectangle`() throws {
    let rect = Rect(x: -20, y: 30, width: 70, height: 10)
    let bounds = Path(ovalIn: rect).bounds
    // A few roundings of numbers below 100.
    #expect(isClose(bounds.minX, rect.minX, within: 1e-13))
    #expect(isClose(bounds.minY, rect.minY, within: 1e-13))
    #expect(isClose(bounds.maxX, rect.maxX, within: 1e-13))
    #expect(isClose(bounds.maxY, rect.maxY, within: 1e-13))
  }

  @Test(arguments: BezierCurve.all)
  func `the bounds agree with those of dense samples`(curve: BezierCurve) throws {
    let bounds = curve.path.bounds
    let sampled = try #require(Rect(around: curve.samples(count: 10_000)))
    // Between samples a curve of coefficients up to 3000 deviates by at most 3000 / 8 / 10_000^2
    // points.
    for (exact, found) in [
      (bounds.minX, sampled.minX), (bounds.minY, sampled.minY),
      (-bounds.maxX, -sampled.maxX), (-bounds.maxY, -sampled.maxY),
    ] {
      #expect(exact <= found + 1e-12 && exact >= found - 1e-4)
    }
    let hull = curve.path.controlPointBounds
    #expect(hull.union(bounds) == hull)
  }
}
