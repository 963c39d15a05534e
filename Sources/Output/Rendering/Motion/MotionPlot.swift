internal import FilmKit
package import Geometry
package import Plots
package import StageKit

/// A recipe whose plots and traces have meters of a size of its own, and axes.
package protocol ScaledRecipe: Recipe {
  /// The number of points of a meter.
  var pointsPerMeter: Double { get }
  /// Whether y points up from the lower edge, and angles are counterclockwise.
  var isUpward: Bool { get }
}

/// What a plot of a recipe shows: quantities over time, or against another one.
package struct MotionPlot: Hashable, Sendable {
  /// The largest number of events that are marked.
  package static let maxMarkCount = 40
  /// The largest number of lines: three times the colors.
  package static let maxLineCount = 21

  /// The quantities of the vertical axes, not empty.
  package let quantities: [MotionQuantity]
  /// The quantities of the horizontal axis: none for time, one, or that of each view.
  private let abscissas: [MotionQuantity]
  /// The index of the quantity of the horizontal axis for each of ``quantities``; empty for time.
  private let abscissaIndices: [Int]
  /// The name of the horizontal axis.
  private let abscissaName: String
  /// The ends of the horizontal axis; nil for those of the values.
  package let xRange: ClosedRange<Double>?
  /// The ends of the vertical axis; nil for those of the values.
  package let yRange: ClosedRange<Double>?
  /// What lengths are measured in.
  package let lengths: MotionQuantity.LengthUnit

  /// Creates the description of a plot.
  ///
  /// Lengths of both axes have one scale, so that a path has its shape, unless a range is given.
  ///
  /// - Parameters:
  ///   - quantities: The quantities of the vertical axes, not empty.
  ///   - abscissa: The name of the quantity of the horizontal axis, or `x` and so on for that of
  ///     each quantity's own view; nil, the default, for time.
  ///   - xRange: The ends of the horizontal axis; nil, the default, for those of the values.
  ///   - yRange: The ends of the vertical axis; nil, the default, for those of the values.
  ///   - lengths: What lengths are measured in; points by default.
  /// - Throws: A ``RenderingError`` if the name is not a quantity, or there is a range of
  ///   quantities of several units.
  package init(
    of quantities: [MotionQuantity], against abscissa: String? = nil,
    xRange: ClosedRange<Double>? = nil, yRange: ClosedRange<Double>? = nil,
    lengths: MotionQuantity.LengthUnit = .points
  ) throws(RenderingError) {
    self.quantities = quantities
    abscissaName = abscissa ?? ""
    let own =
      try abscissa.map { (name) throws(RenderingError) in
        try quantities.map { (quantity) throws(RenderingError) in
          try MotionQuantity(name, ofViewOf: quantity)
        }
      } ?? []
    let abscissas: [MotionQuantity] = own.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    self.abscissas = abscissas
    abscissaIndices = own.map { abscissas.firstIndex(of: $0) ?? 0 }
    self.xRange = xRange
    self.yRange = yRange
    self.lengths = lengths
    let units = units
    guard yRange == nil || units.count == 1 else {
      let names = units.map { $0.isEmpty ? "numbers" : $0 }.joined(separator: ", ")
      throw RenderingError(
        "A range of the vertical axis is for quantities of one unit, not for \(names).")
    }
  }

  /// The units of the vertical axes, in the order in which they first occur.
  private var units: [String] {
    quantities.map { $0.unit(lengths: lengths) }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Returns the diagram of a recipe.
  ///
  /// Contacts of the views whose quantities are shown, or of all items if none is of a view, and
  /// lines of the log are marked, unless there are more than ``maxMarkCount``.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - schedule: The times.
  ///   - size: The size of the diagram, in points.
  ///   - hasMarks: Whether events are marked; true by default.
  /// - Returns: The diagram.
  /// - Throws: A ``RenderingError`` if a view is never there, or a quantity never has a value.
  package func plot(
    of recipe: any Recipe, schedule: FrameSchedule, size: Size, hasMarks: Bool = true
  ) throws(RenderingError) -> Plot {
    let run = try run(recipe, schedule)
    let marks = hasMarks ? marks(of: run.stage) : []
    var plot = plot(
      title: recipe.titleWithSettings, times: run.times, series: run.series,
      abscissas: run.abscissas, size: size)
    if marks.count <= Self.maxMarkCount {
      plot.marks = marks
    } else {
      plot.omittedMarkCount = marks.count
    }
    return plot
  }

  /// Returns the diagram of a recipe with several values of parameters, without marks.
  ///
  /// - Parameters:
  ///   - grid: The recipe with all combinations of the values.
  ///   - schedule: The times.
  ///   - size: The size of the diagram, in points.
  /// - Returns: The diagram.
  /// - Throws: A ``RenderingError`` if a view is never there, or a quantity never has a value.
  package func plot(
    of grid: RecipeGrid, schedule: FrameSchedule, size: Size
  ) throws(RenderingError) -> Plot {
    let lineCount = quantities.count * grid.tiles.count
    guard lineCount <= Self.maxLineCount else {
      throw RenderingError("A plot has \(Self.maxLineCount) lines at most, not \(lineCount).")
    }
    var times: [Double] = []
    var columns: [[Plot.Series]] = []
    var allAbscissas: [Plot.Series] = []
    for (index, (recipe, label)) in zip(grid.tiles, grid.labels).enumerated() {
      var run = try run(recipe, schedule)
      times = run.times
      let suffix = ", " + label.joined(separator: ", ")
      for place in run.series.indices {
        run.series[place].name += suffix
        run.series[place].abscissa += index * abscissas.count
      }
      columns.append(run.series)
      for var abscissa in run.abscissas {
        abscissa.name += suffix
        allAbscissas.append(abscissa)
      }
    }
    let series = quantities.indices.flatMap { index in columns.map { $0[index] } }
    return plot(
      title: grid.recipe.titleWithSettings, times: times, series: series, abscissas: allAbscissas,
      size: size)
  }

  private func plot(
    title: String, times: [Double], series: [Plot.Series], abscissas: [Plot.Series], size: Size
  ) -> Plot {
    var plot = Plot(title: title, times: times, series: series, size: size)
    (plot.xRange, plot.yRange) = (xRange, yRange)
    if let first = self.abscissas.first {
      plot.abscissas = abscissas
      let unit = first.unit(lengths: lengths)
      plot.horizontalLabel = Plot.Series(name: abscissaName, unit: unit, values: []).label
      let isLength =
        unit == MotionQuantity.LengthUnit.points.symbol
        || unit == MotionQuantity.LengthUnit.meters.symbol
      plot.hasEqualScales = isLength && units == [unit] && xRange == nil && yRange == nil
    }
    return plot
  }

  private func series(of quantity: MotionQuantity, _ values: [Double?]) -> Plot.Series {
    Plot.Series(name: quantity.name, unit: quantity.unit(lengths: lengths), values: values)
  }

  /// A recipe that was performed, and the values of its quantities.
  private struct Run {
    let stage: Stage
    let times: [Double]
    var series: [Plot.Series]
    let abscissas: [Plot.Series]
  }

  private func run(
    _ recipe: any Recipe, _ schedule: FrameSchedule
  ) throws(RenderingError) -> Run {
    let stage = recipe.stage()
    let scaled = recipe as? any ScaledRecipe
    var sampler = MotionSampler(of: stage, isUpward: scaled?.isUpward ?? false)
    var times: [Double] = []
    let quantities = quantities + abscissas
    var values = quantities.map { _ in [Double?]() }
    var names: [String] = []
    var knownNames: Set<String> = []
    var linkNames: Set<String> = []
    // The last moment is that of the end, which no frame shows.
    for index in schedule.frames.lowerBound...schedule.frames.upperBound {
      stage.advance(to: schedule.time(of: index))
      var sample = sampler.sample()
      if let scaled { sample.pointsPerMeter = scaled.pointsPerMeter }
      times.append(sample.time)
      for (place, quantity) in quantities.enumerated() {
        values[place].append(quantity.value(in: sample, lengths: lengths))
      }
      for view in sample.views where knownNames.insert(view.state.name).inserted {
        names.append(view.state.name)
      }
      for link in sample.links where knownNames.insert(link.name).inserted {
        names.append(link.name)
        linkNames.insert(link.name)
      }
    }
    for (quantity, column) in zip(quantities, values) where column.allSatisfy({ $0 == nil }) {
      throw Self.missing(quantity, names: names, linkNames, in: recipe)
    }
    var series = zip(quantities, values).map { self.series(of: $0, $1) }
    let abscissas = Array(series.suffix(self.abscissas.count))
    series.removeLast(abscissas.count)
    for (place, index) in abscissaIndices.enumerated() { series[place].abscissa = index }
    return Run(stage: stage, times: times, series: series, abscissas: abscissas)
  }

  private static func missing(
    _ quantity: MotionQuantity, names: [String], _ linkNames: Set<String>, in recipe: any Recipe
  ) -> RenderingError {
    guard let view = quantity.viewName else {
      return RenderingError(
        "\(recipe.id) has no '\(quantity.name)': no dynamic animator moves its views.")
    }
    guard !linkNames.contains(view) else {
      return RenderingError(
        "\(recipe.id) has no '\(quantity.name)': the attachment \(view) has tension, angle, length, x and y."
      )
    }
    guard !names.contains(view) else {
      if quantity.isOfAttachments {
        return RenderingError(
          "\(recipe.id) has no '\(quantity.name)': \(view) is a view; tension and length are those of an "
            + "attachment with a name, which is the key name in a scene file.")
      }
      return RenderingError(
        "\(recipe.id) has no '\(quantity.name)': no dynamic animator moves \(view).")
    }
    let nearest = view.suggestion(of: names)
    let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", ..." : "")
    return RenderingError("\(recipe.id) has no view '\(view)', only \(shown)\(nearest).")
  }

  private func marks(of stage: Stage) -> [Plot.Mark] {
    let views = quantities.map(\.viewName)
    let isOfScene = views.allSatisfy { $0 == nil }
    let contacts = stage.dynamicLogEntries.compactMap { entry -> Plot.Mark? in
      guard entry.kind == .contactBegan else { return nil }
      let series = views.indices.filter { index in
        views[index].map(entry.items.contains) ?? isOfScene
      }
      guard !series.isEmpty else { return nil }
      let other = entry.items.count > 1 ? entry.items[1] : entry.boundary ?? "bounds"
      return Plot.Mark(
        time: entry.time, label: "\(entry.items.first ?? "") meets \(other)", series: series)
    }
    let lines = stage.logEntries.map { Plot.Mark(time: $0.time, label: $0.text) }
    return (contacts + lines).sorted { $0.time < $1.time }
  }
}
