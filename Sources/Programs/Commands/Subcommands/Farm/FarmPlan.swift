import ArgumentParser
import Farm
import FileIO
import FoundationEssentials
import Geometry
import Rendering
import SystemPackage

/// `zoetrope farm plan`: projects how long films take on some machines.
struct FarmPlan<Collection: FilmCollection>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "plan",
      abstract: "Measure films here, and compute how long they take on a farm.",
      discussion: """
        Each film is rendered in part, in the directory for temporary files. Printed are, for numbers of \
        machines: the best number of shards, the time with joining, how many times faster than one process \
        that is, and what goes through the shared directory; then beyond how many machines twice as many \
        save less than a tenth of the time. A machine renders one shard at a time.
        """)
  }

  @OptionGroup var films: FarmFilms<Collection>

  @Option(
    help: ArgumentHelp("The numbers of machines, such as 1..1000.", valueName: "A..B"),
    transform: nodeNumbers)
  var nodes = 1...1000

  @Flag(help: "Print every number of machines, as CSV.")
  var csv = false

  func validate() throws { _ = try films.films() }

  func run() async throws {
    let found = try films.films()
    let directory = FilePath(FileManager.default.temporaryDirectory.path)
    let costs = try await films.costs(of: found, in: directory)
    let projection = FarmProjection(
      zip(found, costs).map { film, costs in
        FarmProjection.Film(
          frameCount: film.frames.count, segmentLength: film.segmentLength, costs: costs)
      })
    if csv {
      try printResult("nodes,shards,seconds,speed_up,bytes")
      for count in nodes {
        let point = projection.point(nodes: count)
        try printResult(
          "\(count),\(point.shards),\(point.seconds.fixed(3)),\(point.speedUp.fixed(3)),"
            + "\(Int(point.bytes))")
      }
      return
    }
    for (film, cost) in zip(found, costs) {
      try printResult(
        "\(film.recipe.printable): \(film.frames.count) frames; \(milliseconds(cost.frame)) a frame, "
          + "\(milliseconds(cost.simulation)) to simulate one\(replay(cost)), "
          + "\(milliseconds(cost.task)) a task, "
          + "\(milliseconds(cost.join)) to join and \(milliseconds(cost.joinByte * 1e6)) for each MB of it"
      )
    }
    try printResult("nodes  shards     seconds  speed-up  MB shared")
    for count in nodes where Self.isShown(count, in: nodes) {
      let point = projection.point(nodes: count)
      try printResult(
        [
          "\(count)".leftPadded(to: 5), "\(point.shards)".leftPadded(to: 7),
          point.seconds.fixed(2).leftPadded(to: 11),
          point.speedUp.fixed(2).leftPadded(to: 9),
          (point.bytes / 1e6).fixed(1).leftPadded(to: 10),
        ].joined(separator: " "))
    }
    let limit = projection.worthwhileNodes(upTo: nodes.upperBound)
    try printResult("More than \(limit) nodes save little.")
  }

  /// Whether a number is the first or last one, or 1, 2 or 5 times a power of ten.
  private static func isShown(_ number: Int, in nodes: ClosedRange<Int>) -> Bool {
    var digits = number
    while digits % 10 == 0 { digits /= 10 }
    return [1, 2, 5].contains(digits) || number == nodes.lowerBound || number == nodes.upperBound
  }

  private func replay(_ cost: FarmCosts) -> String {
    cost.replay.map { " or \(milliseconds($0)) to replay it" } ?? ""
  }

  private func milliseconds(_ seconds: Double) -> String { "\((seconds * 1000).fixed(2)) ms" }
}

/// Parses numbers of machines: `1..1000`.
@Sendable private func nodeNumbers(_ text: String) throws -> ClosedRange<Int> {
  let bounds = text.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
  guard bounds.count == 2, let first = bounds[0], let last = bounds[1], 1 <= first, first <= last,
    last <= 10_000
  else { throw ValidationError("it must be A..B with A from 1 to B, and B up to 10000.") }
  return first...last
}
