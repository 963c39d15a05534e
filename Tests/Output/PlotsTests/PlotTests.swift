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

  /// The frame of the diagram's only panel.
  private func panel(of plot: Plot) throws -> Rect {
    try #require(
      strokes(of: plot).filter { points(of: $0).count == 4 }.map(\.bounds)
        .max { $0.width < $1.width })
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

  /// A quarter of a circle about (0, 0), against another quantity than time.
  private func arc(isEqual: Bool) -> Plot {
    var plot = Plot(
      title: "", times: times,
      series: [Plot.Series(name: "a.y", unit: "pt", values: [0, 39, 75, 97, 100])])
    plot.abscissas = [Plot.Series(name: "a.x", unit: "pt", values: [100, 92, 66, 24, 0])]
    plot.horizontalLabel = "a.x (pt)"
    plot.hasEqualScales = isEqual
    return plot
  }

  @Test func `a line against a quantity has its values as horizontal places`() throws {
    let line = try #require(strokes(of: arc(isEqual: false)).map(points).first { $0.count == 5 })
    let plain = try #require(strokes(of: arc(isEqual: true)).map(points).first { $0.count == 5 })
    for line in [line, plain] {
      #expect(line.map(\.x) == line.map(\.x).sorted(by: >))
      // Values stand in proportion: 66 of 100, 75 of 100.
      let (width, height) = (line[0].x - line[4].x, line[0].y - line[4].y)
      #expect(abs(line[2].x - line[4].x - 0.66 * width) < 1e-9)
      #expect(abs(line[0].y - line[2].y - 0.75 * height) < 1e-9)
    }
    // Both ways are of 100 points.
    #expect(abs((plain[0].x - plain[4].x) - (plain[0].y - plain[4].y)) < 1e-9)
    // The horizontal axis gets longer at both ends.
    let wide = try panel(of: arc(isEqual: true))
    #expect(abs((plain[4].x - wide.minX) - (wide.maxX - plain[0].x)) < 1e-9)
    // In a high diagram the vertical axis does, above alone: it does not pass 0 for that.
    var high = arc(isEqual: true)
    high.size = Size(400, 800)
    let tall = try #require(strokes(of: high).map(points).first { $0.count == 5 })
    #expect(abs(try panel(of: high).maxY - tall[0].y) < 1e-9)
    #expect(abs((tall[0].x - tall[4].x) - (tall[0].y - tall[4].y)) < 1e-9)
    #expect((line[0].x - line[4].x) > 1.2 * (line[0].y - line[4].y))
  }

  @Test func `a cursor against a quantity is a dot between the values of its time`() throws {
    let plot = arc(isEqual: false)
    let line = try #require(strokes(of: plot).map(points).first { $0.count == 5 })
    func dots(_ time: Double) -> [Point] {
      (plot.cursor(at: time).picture?.commands ?? []).compactMap { command in
        if case .fill(let path, _, _) = command { path.bounds.center } else { nil }
      }
    }
    let middle = try #require(dots(0.75).first)
    #expect(dots(0.75).count == 1)
    #expect(abs(middle.x - (line[1].x + line[2].x) / 2) < 1e-9)
    #expect(abs(middle.y - (line[1].y + line[2].y) / 2) < 1e-9)
    #expect(abs((dots(9).first ?? .zero).x - line[4].x) < 1e-9)
  }

  @Test func `contacts against a quantity are rings on their own lines`() {
    var plot = arc(isEqual: false)
    plot.series.append(Plot.Series(name: "b.y", unit: "pt", values: [0, 1, 2, 3, 4]))
    let lines = strokes(of: plot).count
    plot.marks = [Plot.Mark(time: 1, label: "a meets b", series: [0])]
    #expect(strokes(of: plot).count == lines + 1)
    plot.marks.append(Plot.Mark(time: 1.5, label: "end"))
    #expect(strokes(of: plot).count == lines + 3)
    // A ring on the edge of the panel is whole, and there is none outside: of both lines at 92 and
    // 66, only those at 92 are left.
    plot.marks = [Plot.Mark(time: 0.5, label: "edge"), Plot.Mark(time: 1, label: "outside")]
    plot.xRange = 92...100
    #expect(strokes(of: plot).count == strokes(of: plain(plot)).count + 2)
    #expect(plot.cursor(at: 1).picture?.commands.isEmpty ?? true)
  }

  private func plain(_ plot: Plot) -> Plot {
    var plot = plot
    plot.marks = []
    return plot
  }

  @Test func `given ends are those of the axes, and lines outside are clipped`() throws {
    var plot = Plot(
      title: "", times: times,
      series: [Plot.Series(name: "a", unit: "pt", values: [0, 5, 10, 5, 0])])
    plot.xRange = 0...1
    plot.yRange = -10...10
    let line = try #require(strokes(of: plot).map(points).first { $0.count == 5 })
    let panel = try panel(of: plot)
    // 1 s is at the right edge, and 10 pt at the upper one.
    #expect(abs(line[2].y - panel.minY) < 1e-9 && line[4].x > panel.maxX)
    // Without ends of the vertical axis, values outside of the horizontal one are left out.
    plot.yRange = nil
    plot.xRange = 1.5...2
    let tail = try #require(strokes(of: plot).map(points).first { $0.count == 5 })
    #expect(tail[2].y < tail[3].y - (tail[4].y - tail[3].y) * 0.9)
  }

  @Test func `a table has the horizontal quantity before the others`() {
    #expect(arc(isEqual: false).csv().hasPrefix("time (s),a.x (pt),a.y (pt)\n0,100,0\n0.5,92,39\n"))
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
