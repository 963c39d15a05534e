internal import FilmKit
package import Geometry
package import Plots
package import StageKit

extension Plot {
  /// The largest number of events that are marked.
  package static let maxMarkCount = 40

  /// Creates the diagram of quantities of a recipe.
  ///
  /// Contacts of the views whose quantities are shown, or of all items if none is of a view, and lines of
  /// the log are marked, unless there are more than ``maxMarkCount``.
  ///
  /// - Parameters:
  ///   - quantities: The quantities, not empty.
  ///   - recipe: The recipe.
  ///   - schedule: The times.
  ///   - size: The size of the diagram, in points.
  ///   - hasMarks: Whether events are marked.
  /// - Throws: A ``RenderingError`` if a view is never there, or a quantity never has a value.
  package init(
    of quantities: [MotionQuantity], in recipe: any Recipe, schedule: FrameSchedule, size: Size,
    hasMarks: Bool = true
  ) throws(RenderingError) {
    let (stage, times, series) = try Self.series(of: quantities, in: recipe, schedule)
    let marks =
      hasMarks ? Self.marks(of: stage, views: quantities.compactMap(\.viewName)) : []
    self.init(
      title: recipe.titleWithSettings, times: times, series: series,
      marks: marks.count > Self.maxMarkCount ? [] : marks, size: size)
    omittedMarkCount = marks.count - self.marks.count
  }

  /// Creates the diagram of quantities with several values of parameters, without marks.
  ///
  /// - Parameters:
  ///   - quantities: The quantities, not empty.
  ///   - grid: The recipe with all combinations of the values.
  ///   - schedule: The times.
  ///   - size: The size of the diagram, in points.
  /// - Throws: A ``RenderingError`` if a view is never there, or a quantity never has a value.
  package init(
    of quantities: [MotionQuantity], in grid: RecipeGrid, schedule: FrameSchedule, size: Size
  ) throws(RenderingError) {
    var times: [Double] = []
    var columns: [[Series]] = []
    for (recipe, label) in zip(grid.tiles, grid.labels) {
      var series: [Series]
      (_, times, series) = try Self.series(of: quantities, in: recipe, schedule)
      for index in series.indices {
        series[index].name += ", " + label.joined(separator: ", ")
      }
      columns.append(series)
    }
    let series = quantities.indices.flatMap { index in columns.map { $0[index] } }
    self.init(title: grid.recipe.titleWithSettings, times: times, series: series, size: size)
  }

  /// Returns the stage at the end, the times and the values of quantities of a recipe.
  private static func series(
    of quantities: [MotionQuantity], in recipe: any Recipe, _ schedule: FrameSchedule
  ) throws(RenderingError) -> (Stage, times: [Double], [Series]) {
    let stage = recipe.stage()
    var sampler = MotionSampler(of: stage)
    var times: [Double] = []
    var values = quantities.map { _ in [Double?]() }
    var names: [String] = []
    var knownNames: Set<String> = []
    // The last moment is that of the end, which no frame shows.
    for index in schedule.frames.lowerBound...schedule.frames.upperBound {
      stage.advance(to: schedule.time(of: index))
      let sample = sampler.sample()
      times.append(sample.time)
      for (place, quantity) in quantities.enumerated() {
        values[place].append(quantity.value(in: sample))
      }
      for view in sample.views where knownNames.insert(view.state.name).inserted {
        names.append(view.state.name)
      }
    }
    for (quantity, column) in zip(quantities, values) where column.allSatisfy({ $0 == nil }) {
      throw missing(quantity, names: names, in: recipe)
    }
    let series = zip(quantities, values).map { quantity, column in
      Series(name: quantity.name, unit: quantity.unit, values: column)
    }
    return (stage, times, series)
  }

  private static func missing(
    _ quantity: MotionQuantity, names: [String], in recipe: any Recipe
  ) -> RenderingError {
    guard let view = quantity.viewName else {
      return RenderingError(
        "\(recipe.id) has no '\(quantity.name)': no dynamic animator moves its views.")
    }
    guard !names.contains(view) else {
      return RenderingError(
        "\(recipe.id) has no '\(quantity.name)': no dynamic animator moves \(view).")
    }
    let nearest = view.suggestion(of: names)
    let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", ..." : "")
    return RenderingError("\(recipe.id) has no view '\(view)', only \(shown)\(nearest).")
  }

  private static func marks(of stage: Stage, views: [String]) -> [Mark] {
    let contacts = stage.dynamicLogEntries.filter { entry in
      entry.kind == .contactBegan
        && (views.isEmpty || views.contains { entry.items.contains($0) })
    }.map { entry in
      let other = entry.items.count > 1 ? entry.items[1] : entry.boundary ?? "bounds"
      return Mark(time: entry.time, label: "\(entry.items.first ?? "") meets \(other)")
    }
    let lines = stage.logEntries.map { Mark(time: $0.time, label: $0.text) }
    return (contacts + lines).sorted { $0.time < $1.time }
  }
}
