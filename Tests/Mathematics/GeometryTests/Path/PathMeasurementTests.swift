private import ElementaryFunctions
import Geometry
import TestSupport
import Testing

@Suite struct PathMeasurementTests {
  @Test func `an empty path has length and area 0`() {
    #expect(Path().length() == 0)
    #expect(Path().area == 0)
  }

  @Test func `the length includes closing lines and excludes moves`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(3, 0))
    path.addLine(to: Point(3, 4))
    #expect(path.length() == 7)
    path.close()
    #expect(path.length() == 12)
    path.move(to: Point(100, 100))
    path.addLine(to: Point(100, 101))
    #expect(path.length() == 13)
  }

  @Test func `the length of a parabola agrees with its formula`() {
    var path = Path()
    path.move(to: Point(-1, 1))
    path.addQuadCurve(to: Point(1, 1), controlPoint: Point(0, -1))
    // y = x^2 from -1 to 1.
    let exact = 5.0.squareRoot() + log(2 + 5.0.squareRoot()) / 2
    #expect(isClose(path.length(tolerance: 1e-12), exact, within: 1e-12))
    #expect(isClose(path.length(), exact, within: 0.001))
  }

  @Test func `the length of a curve that reverses includes both directions`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: .zero, controlPoint: Point(10, 0))
    // Out to x = 5 and back: x = 20 t (1 - t).
    #expect(isClose(path.length(tolerance: 1e-9), 10, within: 1e-9))
  }

  @Test func `the length of a cusp agrees with its formula`() {
    // (t^2, t^3), a semicubical parabola from t = -1 to 1 in Bezier form.
    var path = Path()
    path.move(to: Point(1, -1))
    path.addCurve(
      to: Point(1, 1), controlPoint1: Point(-1.0 / 3, 1), controlPoint2: Point(-1.0 / 3, -1))
    let exact = 2 * (13 * 13.0.squareRoot() - 8) / 27
    #expect(isClose(path.length(tolerance: 1e-9), exact, within: 1e-9))
  }

  @Test(arguments: BezierCurve.all)
  func `the length agrees with that of a fine polygon`(curve: BezierCurve) {
    let samples = curve.samples(count: 20_000)
    let polygon = zip(samples, samples.dropFirst()).reduce(0.0) { $0 + $1.0.distance(to: $1.1) }
    // The error of an inscribed polygon is of second order in its step: below 1e-4 for these
    // curves.
    #expect(isClose(curve.path.length(tolerance: 1e-6), polygon, within: 1e-4))
  }

  @Test func `the length and area of a circle agree with its radius`() {
    let path = Path(ovalIn: Rect(x: 5, y: -20, width: 200, height: 200))
    // The cubic pieces lie outside of the circle by up to 0.03 % of the radius.
    let length = path.length(tolerance: 1e-9)
    #expect(length >= 200 * .pi && length <= 1.0003 * 200 * .pi)
    let area = path.area
    #expect(area >= 10_000 * .pi && area <= 1.0003 * 1.0003 * 10_000 * .pi)
  }

  @Test func `the sign of the area is that of the orientation`() {
    let corners = Rect(x: 1000, y: 2000, width: 3, height: 4).corners
    #expect(Path(polygon: corners).area == 12)
    #expect(Path(polygon: corners.reversed()).area == -12)
  }

  @Test func `open subpaths are closed for the area`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(4, 0))
    path.addLine(to: Point(4, 2))
    #expect(path.area == 4)
  }

  @Test func `the signed areas of subpaths are summed`() {
    var ring = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    ring.append(Path(polygon: Rect(x: 2, y: 2, width: 3, height: 3).corners.reversed()))
    #expect(ring.area == 91)
  }

  @Test func `the area of a parabola is two thirds of its rectangle`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(6, 0), controlPoint: Point(3, 8))
    // Archimedes: two thirds of 6 x 4. The curve runs left to right below its chord, so
    // counterclockwise.
    #expect(isClose(path.area, -16, within: 1e-14))
  }

  @Test(arguments: BezierCurve.all)
  func `the area agrees with that of a fine polygon`(curve: BezierCurve) {
    let polygon = Path(polygon: curve.samples(count: 20_000)).area
    // The error of an inscribed polygon is below 1e-3 for these curves.
    #expect(isClose(curve.path.area, polygon, within: 1e-3))
  }

  @Test func `a reflection changes the sign of the area`() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 6)
    let mirrored = path.applying(Transform(a: -2, b: 0, c: 0.5, d: 1, tx: 7, ty: 8))
    // The determinant is -2; a few roundings of 1600.
    #expect(isClose(mirrored.area, -2 * path.area, within: 1e-11))
  }
}
