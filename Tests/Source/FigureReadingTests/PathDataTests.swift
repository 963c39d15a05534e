import FigureReading
import Geometry
import SceneViews
import TestSupport
import Testing

/// Paths of SVG against the paths that their commands mean.
@Suite struct PathDataTests {
  private func path(_ data: String) throws -> Path {
    let document = #"<svg viewBox="0 0 100 100"><path d="\#(data)"/></svg>"#
    let figure = try Figure.read(Array(document.utf8), name: "a.svg").figure
    guard case .shape(let shape) = figure.parts.first?.content else { return Path() }
    return shape.path
  }

  @Test func `commands are absolute or relative, and repeat`() throws {
    var expected = Path()
    expected.move(to: Point(10, 10))
    expected.addLine(to: Point(20, 10))
    expected.addLine(to: Point(20, 30))
    expected.addLine(to: Point(5, 5))
    expected.close()
    expected.move(to: Point(11, 12))
    expected.addLine(to: Point(12, 14))
    #expect(try path("M10 10 H20 V30 L 5,5 Z m1 2 1 2") == expected)
    #expect(try path("m10,10h10v20l-15-25zm1 2l1 2") == expected)
    #expect(try path("M1e1 10 20 10L20,30 5 5zM11 12L12 14") == expected)
  }

  @Test func `smooth curves mirror the control point before`() throws {
    var expected = Path()
    expected.move(to: .zero)
    expected.addCurve(
      to: Point(10, 0), controlPoint1: Point(0, 5), controlPoint2: Point(10, 5))
    expected.addCurve(
      to: Point(20, 0), controlPoint1: Point(10, -5), controlPoint2: Point(20, -5))
    #expect(try path("M0 0C0 5 10 5 10 0S20-5 20 0") == expected)
    var quadratic = Path()
    quadratic.move(to: .zero)
    quadratic.addQuadCurve(to: Point(10, 0), controlPoint: Point(5, 5))
    quadratic.addQuadCurve(to: Point(20, 0), controlPoint: Point(15, -5))
    #expect(try path("M0 0Q5 5 10 0T20 0") == quadratic)
  }

  @Test(arguments: [
    // Ends, radii, flags, and a point in the middle of the arc.
    ("M0 50A50 50 0 0 1 100 50", Point(50, 0)), ("M0 50a50 50 0 0 0 100 0", Point(50, 100)),
    ("M0 0A50 50 0 1 150 50", Point(85.3553, -35.3553)),
    // Radii that are too small grow to half of the distance.
    ("M0 50A1 2 90 0 1 100 50", Point(50, 25)),
  ])
  func `an arc goes through the middle that its flags say`(data: String, middle: Point) throws {
    let path = try path(data)
    let nearest = path.flattened(tolerance: 0.001).flatMap(\.points).map { $0.distance(to: middle) }
    // Points of the flattened arc are less than 0.7 apart, and half of that from any other point.
    #expect(try #require(nearest.min()) < 1, "\(path)")
  }

  @Test(arguments: [
    ("M 0 0 L 10", "after 10 characters, at its end"), ("L 1 1", "after 1 characters"),
    ("M 0 0 X 1", "at 'X 1'"), ("M 0 0 Z 1 1", "at '1 1'"), ("M 0 0 A 1 1 0 2 0 1 1", "at '2 0"),
  ])
  func `data that is not valid is an error with its place`(data: String, text: String) throws {
    #expect(throws: FigureError.self) { try path(data) }
    do {
      _ = try path(data)
    } catch {
      #expect("\(error)".hasPrefix("a.svg:1: the path data is not valid"))
      #expect("\(error)".contains(text), "\(error)")
    }
  }
}
