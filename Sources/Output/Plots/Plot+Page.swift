internal import FileIO
internal import Geometry

extension Plot {
  /// The values between the ends of an axis have this many steps.
  private static let pageSteps = 10_000.0
  /// The width of the lines' part of a page's plot relative to which its height keeps equal scales.
  private static let pageSize = Size(440, 300)

  /// Returns what the page with a player draws plots from, as JSON.
  ///
  /// All plots have the axes of the values of all, so that what a parameter changes is seen. Values
  /// are whole numbers, 0 and 10000 at the ends of their axis, and each is the difference from the
  /// one before, which is short; null is no value. The times of each plot are evenly spaced.
  ///
  /// - Parameters:
  ///   - plots: The plots, at least one, of the same quantities.
  ///   - starts: The time at which the film of each plot begins, in seconds of the scene.
  ///   - speed: The seconds of the scene in a second of the films.
  /// - Returns: The text.
  package static func json(
    of plots: [Plot], startingAt starts: [Double], speed: Double
  ) -> String {
    let all = joined(plots)
    let layout = all.layout
    let axis = layout.horizontal
    var panels: [String] = []
    for panel in layout.panels {
      let series = all.series.indices.filter { all.series[$0].unit == panel.unit }
      panels.append(
        "{\"unit\":\(panel.unit.jsonString),\(panel.axis.json),"
          + "\"series\":[\(series.map(String.init).joined(separator: ","))]}")
    }
    let series = all.series.enumerated().map { index, series in
      "{\"name\":\(series.name.jsonString),\"color\":\"\(color(ofSeries: index).hexadecimal)\","
        + "\"dashes\":[\(dashes(ofSeries: index).map { "\(Int($0))" }.joined(separator: ","))],"
        + "\"abscissa\":\(series.abscissa)}"
    }
    let films = zip(plots, starts).map { plot, filmStart in
      let values = plot.series.map { series in
        let vertical = layout.panels.first { $0.unit == series.unit }?.axis ?? axis
        return differences(of: series.values, on: vertical)
      }
      let abscissas = plot.abscissas.map { differences(of: $0.values, on: axis) }
      let marks = plot.marks.map { "[\($0.time.page),\($0.label.jsonString)]" }
      let step = plot.times.count > 1 ? plot.times[1] - plot.times[0] : 1
      return
        "{\"film\":\(filmStart.page),\"start\":\((plot.times.first ?? 0).page),\"step\":\(step),"
        + "\"y\":[\(values.joined(separator: ","))],"
        + "\"x\":\(plot.abscissas.isEmpty ? "null" : "[\(abscissas.joined(separator: ","))]"),"
        + "\"marks\":[\(marks.joined(separator: ","))]}"
    }
    let aspect =
      all.hasEqualScales && layout.panels.count == 1
      ? "\((layout.panels[0].rect.height / layout.panels[0].rect.width).page)" : "null"
    return "{\"axis\":{\"label\":\(all.horizontalLabel.jsonString),\(axis.json)},"
      + "\"speed\":\(speed),\"aspect\":\(aspect),\"panels\":[\(panels.joined(separator: ","))],"
      + "\"series\":[\(series.joined(separator: ","))],"
      + "\"films\":[\(films.joined(separator: ",\n"))]}"
  }

  /// Returns a plot with the values of several, for the ends of its axes.
  private static func joined(_ plots: [Plot]) -> Plot {
    var all = plots[0]
    for plot in plots.dropFirst() {
      all.times += plot.times
      for index in all.series.indices { all.series[index].values += plot.series[index].values }
      for index in all.abscissas.indices {
        all.abscissas[index].values += plot.abscissas[index].values
      }
    }
    all.title = ""
    all.marks = []
    all.size = pageSize
    return all
  }

  private static func differences(of values: [Double?], on axis: PlotAxis) -> String {
    var last = 0
    let texts = values.map { value in
      // Far outside of a range that is given nothing is seen.
      guard let value, value.isFinite, abs(axis.fraction(of: value)) < 1e6 else { return "null" }
      let number = Int((axis.fraction(of: value) * pageSteps).rounded())
      defer { last = number }
      return "\(number - last)"
    }
    return "[\(texts.joined(separator: ","))]"
  }
}

extension PlotAxis {
  /// The ends and the ticks, members of an object.
  fileprivate var json: String {
    let ticks = ticks.map { "[\($0.page),\(label(of: $0).jsonString)]" }
    return "\"from\":\(range.lowerBound.page),\"to\":\(range.upperBound.page),"
      + "\"ticks\":[\(ticks.joined(separator: ","))]"
  }
}

extension Double {
  /// The number without the last digits, which are those of rounding.
  fileprivate var page: String {
    let scale = 1e9
    let rounded = (self * scale).rounded() / scale
    return abs(self) < 1e6 && rounded != 0 ? rounded.shortestDescription : shortestDescription
  }
}

extension Color {
  /// The color without its alpha, as `#rrggbb`.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue].map {
        Int(($0 * 255).rounded()).hexadecimal(digits: 2, uppercase: false)
      }.joined()
  }
}
