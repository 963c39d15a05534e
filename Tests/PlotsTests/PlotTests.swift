import Geometry
import PictureKit
import Plots
import Testing
import Text

@Suite struct PlotTests {
  private let times = [0, 0.5, 1, 1.5, 2]

  /// The paths of all strokes of the frame.
  private func strokes(of plot: Plot) -> [Path] {
    plot.frame.layers.compactMap(\.picture).flatMap(\.commands).compactMap { command in
      if case .stroke(let path, _, _) = command { path } else { nil }
    }
  }

  private func points(of path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  @Test func `a line has the values at their places between the ends of the axes`() throws {
    let plot = Plot(
      title: "", times: times,
      series: [Plot.Series(name: "a", unit: "pt", values: [0, 5, 10, 5, 0])])
    let line = try #require(strokes(of: plot).map(points).first { $0.count == 5 })
    #expect(line.map(\.x) == line.map(\.x).sorted())
    let (left, right) = (line[0].x, line[4].x)
    #expect(abs(line[2].x - (left + right) / 2) < 1e-9)
    // y points down.
    #expect(line[2].y < line[1].y && line[1].y < line[0].y)
    #expect(abs(line[1].y - (line[0].y + line[2].y) / 2) < 1e-9)
    #expect(line[0].y == line[4].y)
    #expect(line.allSatisfy { Rect(origin: .zero, size: plot.size).contains($0) })
  }

  @Test func `a gap in the values is a gap in the line`() throws {
    let plot = Plot(
      title: "", times: times,
      series: [Plot.Series(name: "a", unit: "", values: [1, nil, 2, .nan, 3])])
    let moves = strokes(of: plot).map { path in
      path.elements.count { if case .move = $0 { true } else { false } }
    }
    #expect(moves.max() == 3)
  }

  @Test func `each unit has a panel of its own, with one axis of time`() {
    func plot(_ units: [String]) -> Plot {
      Plot(
        title: "t", times: times,
        series: units.map { Plot.Series(name: "a\($0)", unit: $0, values: [0, 1, 2, 3, 4]) })
    }
    func lines(_ plot: Plot) -> [[Point]] {
      strokes(of: plot).map(points).filter {
        $0.count == 5 && $0[0].x != $0[4].x && $0[0].y != $0[4].y
      }
    }
    let one = lines(plot(["pt", "pt"]))
    #expect(one.count == 2 && one[0] == one[1])
    let two = lines(plot(["pt", "J"]))
    #expect(two.count == 2 && two[0].map(\.x) == two[1].map(\.x))
    #expect(two[0].allSatisfy { point in two[1].allSatisfy { $0.y > point.y } })
  }

  @Test func `events are marked at their times, and those outside are not`() {
    let series = [Plot.Series(name: "a", unit: "", values: [0, 1, 2, 3, 4])]
    let plain = strokes(of: Plot(title: "", times: times, series: series)).count
    let marked = Plot(
      title: "", times: times, series: series,
      marks: [Plot.Mark(time: 1, label: "hit"), Plot.Mark(time: 3, label: "late")])
    #expect(strokes(of: marked).count == plain + 1)
  }
}
