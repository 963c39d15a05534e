import Foundation
import Geometry
import Plots
import Testing

/// What a page with a player draws plots from.
@Suite struct PlotPageTests {
  private struct Data: Decodable {
    struct Axis: Decodable {
      let label: String
      let from: Double
      let to: Double
    }
    struct Panel: Decodable {
      let unit: String
      let from: Double
      let to: Double
      let series: [Int]
    }
    struct Film: Decodable {
      let film: Double
      let start: Double
      let step: Double
      let y: [[Int?]]
      let x: [[Int?]]?
      let marks: [[Mark]]
    }
    /// A time or a label.
    enum Mark: Decodable {
      case time(Double)
      case label(String)
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let time = try? container.decode(Double.self) {
          self = .time(time)
        } else {
          self = .label(try container.decode(String.self))
        }
      }
    }
    let axis: Axis
    let speed: Double
    let aspect: Double?
    let panels: [Panel]
    let films: [Film]
  }

  private func data(of plots: [Plot]) throws -> Data {
    let text = Plot.json(of: plots, startingAt: plots.map { _ in 0.25 }, speed: 0.5)
    return try JSONDecoder().decode(Data.self, from: Foundation.Data(text.utf8))
  }

  private func plot(_ values: [Double?], mark: String = "a \"b\"") -> Plot {
    Plot(
      title: "", times: [0, 0.5, 1],
      series: [
        Plot.Series(name: "y", unit: "pt", values: values),
        Plot.Series(name: "v", unit: "pt/s", values: [0, 1, 2]),
      ], marks: [Plot.Mark(time: 0.5, label: mark)])
  }

  @Test func `values are differences on axes that all films have in common`() throws {
    let data = try data(of: [plot([0, nil, 50]), plot([100, 0, .nan])])
    #expect(data.panels.map(\.unit) == ["pt", "pt/s"])
    #expect(data.panels.map(\.series) == [[0], [1]])
    #expect((data.panels[0].from, data.panels[0].to) == (0, 100))
    #expect(data.films.map { $0.y[0] } == [[0, nil, 5000], [10000, -10000, nil]])
    #expect(data.films[0].y[1] == [0, 5000, 5000])
    #expect((data.axis.label, data.axis.from, data.axis.to) == ("time (s)", 0, 1))
    #expect((data.films[0].film, data.films[0].step, data.speed) == (0.25, 0.5, 0.5))
    #expect(data.films[0].x == nil && data.aspect == nil)
    guard case .label(let label) = data.films[0].marks[0][1] else {
      Issue.record("a mark has a label")
      return
    }
    #expect(label == "a \"b\"")
  }

  @Test func `a path has the same scale on both axes`() throws {
    var path = Plot(
      title: "", times: [0, 1], series: [Plot.Series(name: "y", unit: "pt", values: [0, 100])])
    path.abscissas = [Plot.Series(name: "x", unit: "pt", values: [0, 100])]
    path.hasEqualScales = true
    let data = try data(of: [path])
    let lengths = (data.axis.to - data.axis.from, data.panels[0].to - data.panels[0].from)
    // The lines' part is as much higher or wider as its axis is longer.
    #expect(abs(try #require(data.aspect) - lengths.1 / lengths.0) < 1e-6)
    #expect(data.films[0].x?.count == 1)
  }
}
