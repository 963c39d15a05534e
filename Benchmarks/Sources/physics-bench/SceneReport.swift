internal import BenchSupport

/// The report of a scene, one line for each engine.
struct SceneReport {
  private static let table = Table(widths: [10, 14, -9, 19, -10, -9, 0])

  static var header: String {
    table.line([
      "scene", "engine", "ms/step", "[min-max]", "Zoetrope/", "slowest", "quality",
    ])
  }

  let comparison: Comparison

  var lines: [String] {
    comparison.entries.map { entry in
      Self.table.line([
        comparison.timed.name, entry.engine.title, fixed(entry.time, 4),
        "[\(fixed(entry.times.min() ?? 0, 4))-\(fixed(entry.times.max() ?? 0, 4))]",
        "x\(fixed(comparison.ratio(to: entry), 2))",
        entry.quality.map { fixed($0.slowestStep, 3) } ?? "", quality(of: entry),
      ])
    }
  }

  private func quality(of entry: Comparison.Entry) -> String {
    guard let quality = entry.quality else { return "" }
    var parts: [String] = []
    if comparison.timed.scene.pins.isEmpty {
      parts.append("overlap \(fixed(quality.overlap, 4)) m")
      parts.append("relative \(fixed(quality.relativeOverlap, 4))")
      parts.append("typical \(fixed(quality.typicalOverlap, 4))")
    } else {
      parts.append("joint error \(fixed(quality.jointError, 5)) m")
      parts.append("ever \(fixed(quality.worstJointError, 5)) m")
    }
    if comparison.timed.isStack {
      parts.append(quality.stands ? "stands" : "does not stand")
      parts.append("drift \(fixed(quality.drift, 4)) m")
      parts.append("drop \(fixed(quality.drop, 4)) m")
    }
    if quality.escapedCount > 0 { parts.append("\(quality.escapedCount) escaped") }
    if quality.lostCount > 0 { parts.append("\(quality.lostCount) lost") }
    parts.append(
      entry.isDeterministic ? "hash \(hexadecimal(quality.hash))" : "DIFFERS FROM RUN TO RUN")
    return parts.joined(separator: ", ")
  }
}
