import ArgumentParser
import StageKit

/// `zoetrope trace`: what happens in a recipe, in numbers.
struct Trace: ParsableCommand {
  /// The forms a trace can take.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case csv
    case json
  }

  static let configuration = CommandConfiguration(
    abstract: "Print where every view is at each frame, and what was logged and happened when.",
    discussion: """
      Lengths are in points, times in seconds, angles in radians, clockwise. What happened are the \
      contacts, rests and resumes of dynamic animators. In CSV a log line or event stands before \
      the first frame that shows what it tells; an event has no number of a frame, and names who \
      it is about as view, with the point of a contact as x and y.
      """)

  @OptionGroup var recipe: RecipeArgument

  @Option(help: "The form of the trace.")
  var format = Format.csv

  @OptionGroup var times: TimeOptions

  func validate() throws {
    _ = try times.schedule(for: recipe.recipe)
  }

  func run() throws {
    let report = TraceReport(
      recipe: recipe.recipe, schedule: try times.schedule(for: recipe.recipe))
    var results = Results()
    switch format {
    case .csv: try report.printCSV(to: &results)
    case .json: try report.printJSON(to: &results)
    }
    try results.flush()
  }
}
