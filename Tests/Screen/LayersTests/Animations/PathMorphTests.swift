import Geometry
import Layers
import TestSupport
import Testing
import Tween

@Suite struct PathMorphTests {
  @Test func `a square becomes an oval, with all shapes in between`() throws {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    let (square, oval) = (Path(rect: bounds), Path(ovalIn: bounds))
    #expect(square.interpolated(to: oval, fraction: 0) == square)
    var areas: [Double] = []
    for step in 0...4 {
      let path = square.interpolated(to: oval, fraction: Double(step) / 4)
      areas.append(path.area)
    }
    // The area falls from that of the square to that of the oval.
    #expect(areas.first == 10_000)
    #expect(isClose(try #require(areas.last), oval.area, within: 1e-6))
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `paths of the same elements are not cut`() {
    let (a, b) = (
      Path(rect: Rect(x: 0, y: 0, width: 2, height: 2)),
      Path(rect: Rect(x: 2, y: 2, width: 2, height: 2))
    )
    #expect(
      a.interpolated(to: b, fraction: 0.5) == Path(rect: Rect(x: 1, y: 1, width: 2, height: 2)))
  }
}
