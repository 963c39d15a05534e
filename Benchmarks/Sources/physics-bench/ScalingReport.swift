internal import BenchSupport
private import Glibc

/// The growth of cost with the number of bodies.
///
/// The pits are pit1000 with another width: 25 rows, so that only the number of circles changes,
/// not speeds and pressures. 2 s of each are timed, the fall and the beginning of rest. The second
/// column of each engine is the growth exponent since the row above: log(time ratio) / log(count
/// ratio).
struct ScalingReport {
  static let scenes = [500, 1000, 2000, 4000, 8000, 16000, 32000].map {
    TimedScene.pit($0, columns: $0 / 25, stepCount: 120)
  }

  private let table: Table
  let header: String
  private let engineCount: Int
  private var last: Comparison?

  init(of engines: [any Engine]) {
    engineCount = engines.count
    table = Table(widths: [-8] + [Int](repeating: -24, count: engines.count) + [-8])
    header = table.line(["circles"] + engines.map { "\($0.title) ms ^exp" } + ["n log n"])
  }

  /// Returns the line of a comparison that follows one with fewer bodies; the last engines may be
  /// missing from it and from all that follow.
  mutating func line(_ comparison: Comparison) -> String {
    defer { last = comparison }
    let count = comparison.circleCount
    var cells = ["\(fixed(count, 0))"]
    for index in 0..<engineCount {
      guard index < comparison.entries.count else {
        cells.append("-")
        continue
      }
      let entry = comparison.entries[index]
      var cell = fixed(entry.time, 3)
      if let last {
        cell += "  ^\(fixed(exponent(entry.time / last.entries[index].time, count, last), 2))"
      }
      cells.append(cell)
    }
    if let last {
      let growth = count * log(count) / (last.circleCount * log(last.circleCount))
      cells.append("^\(fixed(exponent(growth, count, last), 2))")
    }
    return table.line(cells)
  }

  private func exponent(_ growth: Double, _ count: Double, _ last: Comparison) -> Double {
    log(growth) / log(count / last.circleCount)
  }
}

extension Comparison {
  /// The number of bodies except the walls.
  fileprivate var circleCount: Double { Double(timed.scene.bodies.count - 1) }
}
