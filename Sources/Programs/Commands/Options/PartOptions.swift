import ArgumentParser
import Farm
import FoundationEssentials

/// The part of a film that a command renders.
struct PartOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The frames to render, numbered from 0 at the start of the recipe: A-B, A- up to the end, or A alone. \
      PNG files keep the numbers.
      """, valueName: "A-B"),
    transform: frameNumbers)
  var frames: ClosedRange<Int>?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Render part K of N equal parts, from 1/N to N/N; auto takes both from the array task of Slurm, \
      and auto/N takes K from that of Slurm, Kubernetes, PBS or AWS Batch.
      """, valueName: "K/N"),
    transform: ShardChoice.init(parsing:))
  var shard: ShardChoice?

  @Flag(
    help: """
      Draw nothing: simulate the film, and record the steps of its dynamic animators into OUTPUT.shards, \
      so that shards need not simulate what is before them.
      """)
  var recordSteps = false

  func validate() throws {
    guard shard == nil || !recordSteps else {
      throw ValidationError(
        "Give either --shard or --record-steps: steps are those of the whole film.")
    }
  }

  /// The shard that is chosen; nil for the whole film.
  ///
  /// - Throws: A `RenderingError` if there is no array task to take it from.
  var chosenShard: Shard? {
    get throws {
      switch shard {
      case nil: nil
      case .given(let shard)?: shard
      case .ofArrayTask(let count)?:
        try Shard.ofArrayTask(in: ProcessInfo.processInfo.environment, count: count)
      }
    }
  }
}

/// How a shard is chosen.
enum ShardChoice {
  /// By its number.
  case given(Shard)
  /// By the number of the array task; the number of shards, unless the engine says it.
  case ofArrayTask(count: Int?)

  /// Parses `3/10`, `auto` or `auto/10`.
  @Sendable fileprivate init(parsing text: String) throws {
    let count = text.hasPrefix("auto/") ? Int(text.dropFirst(5)) : nil
    if text == "auto" {
      self = .ofArrayTask(count: nil)
    } else if let count, Shard(1, of: count) != nil {
      self = .ofArrayTask(count: count)
    } else if let shard = Shard(text) {
      self = .given(shard)
    } else {
      throw ValidationError(
        "it must be K/N with K from 1 to N and N up to \(Shard.maximumCount), auto, or auto/N.")
    }
  }
}

/// Parses numbers of frames: `120-239`, `120-` or `120`.
@Sendable private func frameNumbers(_ text: String) throws -> ClosedRange<Int> {
  let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
  let last = parts.count == 1 ? parts[0] : parts[1].isEmpty ? "\(Int32.max)" : parts[1]
  guard let first = Int(parts[0]), let last = Int(last), 0 <= first, first <= last else {
    throw ValidationError("it must be A-B, A- or A, with frames from 0 and A up to B.")
  }
  return first...last
}
