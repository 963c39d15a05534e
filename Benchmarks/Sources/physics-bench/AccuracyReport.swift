internal import BenchSupport

/// A table of measured quantities with their analytic values and the results of each engine.
struct AccuracyReport {
  private static let table = Table(
    widths: [8, 49] + [Int](repeating: 30, count: 1 + engines.count))

  var lines: [String] {
    var lines = [Self.table.line(["scene", "measured", "right answer"] + engines.map(\.title))]
    for scene in AccuracyScene.all {
      let answers = engines.map(scene.measure)
      for (index, question) in scene.questions.enumerated() {
        lines.append(
          Self.table.line([scene.name, question.text, question.right] + answers.map { $0[index] }))
      }
    }
    return lines
  }
}
