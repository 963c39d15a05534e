internal import FilmKit
package import Geometry
package import Plots
package import StageKit

extension Plot {
  /// Creates the diagram of quantities of a recipe.
  ///
  /// Contacts of the views whose quantities are shown, or of all items if none is of a view, and lines of
  /// the log are marked.
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
      throw Self.missing(quantity, names: names, in: recipe)
    }
    let series = zip(quantities, values).map { quantity, column in
      Series(name: quantity.name, unit: quantity.unit, values: column)
    }
    self.init(
      title: recipe.nameWithSettings, times: times, series: series,
      marks: hasMarks ? Self.marks(of: stage, views: quantities.compactMap(\.viewName)) : [],
      size: size)
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
