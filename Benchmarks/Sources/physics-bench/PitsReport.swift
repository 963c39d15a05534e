internal import BenchSupport

/// The deepest overlap of circles in pits like pit1000 with other random circles.
///
/// A pile is chaotic: its deepest overlap varies by half with the position of one circle. So
/// engines are compared over several pits.
struct PitsReport {
  static let scenes = (1...12).map { TimedScene.pit(1000, columns: 40, seed: $0) }

  private let table: Table
  let header: String
  private var deepest: [[Double]]

  init(of engines: [any Engine]) {
    table = Table(widths: [7] + engines.map { _ in -15 })
    header = table.line(["seed"] + engines.map(\.title))
    deepest = engines.map { _ in [] }
  }

  /// Returns the line of a pit: the deepest overlap in meters of each engine.
  mutating func line(_ comparison: Comparison, seed: Int) -> String {
    let overlaps = comparison.entries.map { $0.quality?.overlap ?? 0 }
    for (index, overlap) in overlaps.enumerated() { deepest[index].append(overlap) }
    return table.line(["\(seed)"] + overlaps.map { fixed($0, 4) })
  }

  /// The means over all pits so far.
  var means: [Double] { deepest.map { $0.reduce(0, +) / Double($0.count) } }

  var lastLine: String { table.line(["mean"] + means.map { fixed($0, 4) }) }
}
