import Geometry
import TestSupport
import Testing

@Suite struct TrimmingTests {
  @Test func `a part of a circle has the angles of its fractions`() {
    let circle = Path(ovalIn: Rect(x: -10, y: -10, width: 20, height: 20))
    let part = circle.trimmed(from: 0.125, to: 0.5)
    // 0.01: an arc's cubic deviates by 0.03 % of the radius.
    #expect(isClose(part.length(), 0.375 * 20 * .pi, within: 0.01))
    #expect(part.currentPoint?.distance(to: Point(-10, 0)) ?? 1 < 0.01)
    guard case .move(let start)? = part.elements.first else {
      Issue.record("no move")
      return
    }
    #expect(start.distance(to: Point(50.squareRoot(), 50.squareRoot())) < 0.01)
  }

  @Test func `a part runs over subpaths, and is empty or whole at the limits`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(10, 0))
    path.move(to: Point(0, 5))
    path.addLine(to: Point(10, 5))
    var expected = Path()
    expected.move(to: Point(5, 0))
    expected.addLine(to: Point(10, 0))
    expected.move(to: Point(0, 5))
    expected.addLine(to: Point(5, 5))
    #expect(path.trimmed(from: 0.25, to: 0.75) == expected)
    #expect(path.trimmed(from: -1, to: 2) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0.8, to: 0.2).isEmpty)
    #expect(Path().trimmed(from: 0.1, to: 0.2).isEmpty)
  }
}
