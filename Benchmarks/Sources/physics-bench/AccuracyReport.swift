internal import BenchSupport
import Physics

/// A table of measured quantities with their analytic values and the results of each engine.
struct AccuracyReport {
  /// The soft step first: it is the solver for motion that is right.
  private static let engines: [any Engine] =
    [ZoetropeEngine(solver: .softStep)] + physics_bench.engines
  private static let table = Table(
    widths: [8, 49] + [Int](repeating: 30, count: 1 + engines.count))

  var lines: [String] {
    var lines = [
      Self.table.line(["scene", "measured", "right answer"] + Self.engines.map(\.title))
    ]
    for scene in AccuracyScene.all {
      let answers = Self.engines.map(scene.measure)
      for (index, question) in scene.questions.enumerated() {
        lines.append(
          Self.table.line([scene.name, question.text, question.right] + answers.map { $0[index] }))
      }
    }
    return lines
  }
}
