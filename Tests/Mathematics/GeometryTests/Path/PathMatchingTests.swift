import Geometry
import TestSupport
import Testing

@Suite struct PathMatchingTests {
  private let square = Path(rect: Rect(x: 0, y: 0, width: 100, height: 100))
  private let oval = Path(ovalIn: Rect(x: 0, y: 0, width: 100, height: 100))

  private func kinds(_ path: Path) -> [Int] {
    path.elements.map {
      switch $0 {
      case .move: 0
      case .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 4
      }
    }
  }

  /// Expects that two paths have the elements of each other and the outlines of their originals.
  private func expectMatch(_ from: Path, _ to: Path) throws -> (from: Path, to: Path) {
    let (first, second) = try #require(from.matched(to: to))
    #expect(kinds(first) == kinds(second))
    for (matched, original) in [(first, from), (second, to)] {
      // Lengths are measured with a tolerance of 0.001 for each curve.
      #expect(isClose(matched.length(), original.length(), within: 0.01))
      #expect(isClose(abs(matched.area), abs(original.area), within: 1e-6))
    }
    return (first, second)
  }

  @Test func `a square and an oval get the corners of each other`() throws {
    let (from, to) = try expectMatch(square, oval)
    // Four corners of the square, which lie between the four ends of the oval's arcs, or at them.
    #expect((5...10).contains(from.elements.count))
    #expect(from.elements.last == .close && to.elements.last == .close)
  }

  @Test func `closed paths run in the same direction and from near points`() throws {
    let shifted = Path(polygon: [
      Point(100, 100), Point(100, 0), Point(0, 0), Point(0, 100),
    ])
    let (from, to) = try expectMatch(square, shifted)
    // The same square, from another corner and in the other direction: no point moves.
    for (a, b) in zip(from.elements, to.elements) {
      guard case .curve(let p, _, _) = a, case .curve(let q, _, _) = b else { continue }
      #expect(isClose((q - p).length, 0, within: 1e-6))
    }
  }

  @Test func `open paths may run backwards`() throws {
    var line = Path()
    line.move(to: Point(0, 0))
    line.addLine(to: Point(100, 0))
    var curve = Path()
    curve.move(to: Point(100, 10))
    curve.addQuadCurve(to: Point(0, 10), controlPoint: Point(50, 40))
    let (first, second) = try #require(line.matched(to: curve))
    #expect(kinds(first) == kinds(second) && first.elements.last != .close)
    #expect(second.elements.first == .move(Point(0, 10)))
  }

  @Test func `a subpath without a partner grows out of its center`() throws {
    var two = square
    two.append(Path(rect: Rect(x: 200, y: 0, width: 20, height: 20)))
    let (from, to) = try #require(square.matched(to: two))
    #expect(kinds(from) == kinds(to))
    #expect(isClose(from.area, square.area, within: 1e-6))
    #expect(isClose(to.area, two.area, within: 1e-6))
    #expect(from.controlPointBounds.contains(Point(209, 9)))
  }

  @Test func `an empty path has no match`() {
    #expect(square.matched(to: Path()) == nil && Path().matched(to: square) == nil)
  }
}
