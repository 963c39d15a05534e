internal import FileIO
package import SystemPackage

/// Measures the costs of a film by rendering two small shards of it in processes of their own.
package struct FarmMeasurement: Sendable {
  /// The number of frames of each measured shard.
  private static let sampleSize = 30
  private let program: String

  /// Creates a measurement.
  ///
  /// - Parameter program: The path of the program.
  package init(program: String) {
    self.program = program
  }

  /// Renders frames in the middle of a film, twice, joins them, and returns what that costs.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - frames: The numbers of the film's frames.
  ///   - fileName: The name of the film, for its format.
  ///   - options: Further options of `render`.
  ///   - directory: An empty directory for the files, which the caller removes.
  /// - Returns: The costs.
  /// - Throws: A ``FarmError`` if it cannot be rendered.
  package func costs(
    of recipe: String, frames: Range<Int>, fileName: String, options: [String],
    in directory: FilePath
  ) async throws -> FarmCosts {
    let count = min(frames.count, 2 * Self.sampleSize)
    let first = frames.lowerBound + (frames.count - count) / 2
    let output = directory.appending(fileName)
    let shards = Shard.all(min(2, count))
    var seconds: [Double] = []
    var manifests: [ShardManifest] = []
    for shard in shards {
      seconds.append(
        try await time(
          ["render", recipe, "--output", output.string, "--shard", "\(shard)", "--quiet"]
            + options + ["--frames", "\(first)-\(first + count - 1)"]))
      do {
        manifests.append(try ShardDirectory(ofOutput: output).check(shard))
      } catch {
        throw FarmError("The measured shard of \(recipe) \(error).")
      }
    }
    let join = try await time(["join", output.string, "--quiet"])
    let frameCount = Double(count)
    let simulation = manifests.last.map { last in
      last.simulationSeconds / Double(last.firstFrame + last.frameHashes.count)
    }
    let rendering = manifests.reduce(0) { $0 + $1.totalSeconds - $1.simulationSeconds }
    let starting = zip(seconds, manifests).reduce(0) { $0 + $1.0 - $1.1.totalSeconds }
    let bytes = manifests.flatMap(\.files).reduce(0) { $0 + $1.size }
    let perTask = starting / Double(shards.count)
    return FarmCosts(
      task: perTask, frame: rendering / frameCount, simulation: simulation ?? 0,
      join: max(0, join - perTask) / Double(shards.count), bytes: Double(bytes) / frameCount)
  }

  /// Runs the program and returns its time, in seconds.
  private func time(_ arguments: [String]) async throws -> Double {
    let start = ContinuousClock.now
    let output = try await EngineProgram(path: program).run(arguments)
    guard output.isSuccess else {
      throw FarmError("'\(arguments.shellCommand)' failed: \(output.errors)")
    }
    return (ContinuousClock.now - start) / .seconds(1)
  }
}
