import BenchSupport
import FoundationEssentials
import SystemPackage

/// Programs that do the same work, timed alternately: a change of the machine's speed affects all
/// alike.
struct Comparison {
  /// One of the programs.
  struct Entry {
    /// The name in the table.
    var title: String
    /// The name in the JSON object.
    var key: String
    /// The commands, each of which reads the output of the previous one.
    var pipeline: [ProcessCommand]
    /// The file or directory that is written; the table shows its size.
    var output: String
    /// Whether the last command prints its peak memory, including that of its child processes.
    var printsPeakMemory = false
    /// The number of frames that are drawn, of which ratios take the mean; the same unless a program is
    /// too slow for all of them.
    var frames = 1
    var costs: [Cost] = []
    var bytes = 0

    func median(_ part: KeyPath<Cost, Double>) -> Double {
      BenchSupport.median(costs.map { $0[keyPath: part] })
    }
  }

  let name: String
  let title: String
  private(set) var entries: [Entry]

  init(_ name: String, title: String, entries: [Entry]) {
    self.name = name
    self.title = title
    self.entries = entries
  }

  /// Runs each entry once per turn.
  ///
  /// Each turn starts with another entry: a program that runs after a large one gets memory pages
  /// that the system has just freed.
  mutating func run(turns: Int) throws {
    for turn in 0..<turns {
      for offset in entries.indices { try entries[(turn + offset) % entries.count].run() }
    }
  }

  /// Returns the median over the turns of an entry's cost of a frame divided by that of the first
  /// entry.
  func ratio(of entry: Entry, _ part: KeyPath<Cost, Double>) -> Double {
    let frameRatio = Double(entries[0].frames) / Double(entry.frames)
    return median(
      zip(entry.costs, entries[0].costs)
        .map { frameRatio * $0[keyPath: part] / $1[keyPath: part] })
  }

  /// The table of the comparison.
  var report: String {
    let table = Table(widths: [36, -8, -15, -8, -10, -11, -7, -8])
    let header = ["", "wall s", "range", "CPU s", "memory MB", "bytes", "× wall", "× CPU"]
    let lines = entries.map { entry in
      let walls = entry.costs.map(\.wall)
      return table.line([
        entry.title, fixed(entry.median(\.wall), 3),
        "\(fixed(walls.min() ?? 0, 3))-\(fixed(walls.max() ?? 0, 3))",
        fixed(entry.median(\.processor), 3), fixed(entry.median(\.memory), 0), "\(entry.bytes)",
        fixed(ratio(of: entry, \.wall), 2), fixed(ratio(of: entry, \.processor), 2),
      ])
    }
    return ([title, table.line(header)] + lines).joined(separator: "\n")
  }

  /// A member of a JSON object with the figures of each entry.
  var jsonMember: String {
    let members = entries.map { entry in
      let range = entry.costs.map(\.wall)
      return "\"\(entry.key)\": {\"wall_s\": \(entry.median(\.wall)), "
        + "\"wall_min_s\": \(range.min() ?? 0), \"wall_max_s\": \(range.max() ?? 0), "
        + "\"cpu_s\": \(entry.median(\.processor)), \"memory_mb\": \(entry.median(\.memory)), "
        + "\"bytes\": \(entry.bytes), \"frames\": \(entry.frames), \"ratio\": \(ratio(of: entry, \.wall)), "
        + "\"cpu_ratio\": \(ratio(of: entry, \.processor))}"
    }
    return "\"\(name)\": {\(members.joined(separator: ", "))}"
  }
}

extension Comparison.Entry {
  init(_ title: String, _ key: String, _ pipeline: [ProcessCommand], output: String) {
    self.init(title: title, key: key, pipeline: pipeline, output: output)
  }

  fileprivate mutating func run() throws {
    let files = FileManager.default
    try? files.removeItem(atPath: output)
    if FilePath(output).extension == nil {
      try files.createDirectory(atPath: output, withIntermediateDirectories: true)
    }
    let standardOutput = printsPeakMemory ? "\(output).memory" : "/dev/null"
    var cost = try ProcessCommand.run(pipeline, output: standardOutput)
    if printsPeakMemory {
      let text = try String(contentsOfFile: standardOutput, encoding: .utf8)
      cost.memory = text.split(separator: "\n").last.flatMap { Double($0) } ?? .nan
    }
    costs.append(cost)
    bytes = size(of: output)
  }
}

/// Returns the size of a file, or of all files in a directory, in bytes.
private func size(of path: String) -> Int {
  let files = FileManager.default
  if let names = try? files.contentsOfDirectory(atPath: path) {
    return names.reduce(0) { $0 + size(of: "\(path)/\($1)") }
  }
  return (try? FilePath(path).stat()).map { Int($0.size) } ?? 0
}
