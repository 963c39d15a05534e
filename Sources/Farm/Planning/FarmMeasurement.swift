internal import FileIO
package import SystemPackage

/// Measures the costs of a film by rendering a few and more of its frames in processes of their own.
package struct FarmMeasurement: Sendable {
  /// The numbers of frames that are rendered: the first run also reads the program and the fonts from disk.
  private static let sampleSizes = [60, 10]
  private let program: String

  /// Creates a measurement.
  ///
  /// - Parameter program: The path of the program.
  package init(program: String) {
    self.program = program
  }

  /// A rendering of some frames.
  private struct Sample {
    let manifest: ShardManifest
    /// The time of the process without that of simulating, in seconds.
    let seconds: Double

    var frameCount: Int { manifest.frameHashes.count }
  }

  /// Renders frames in the middle of a film, joins them, and returns what that costs.
  ///
  /// What a frame costs follows from the difference of two renderings, and what a task costs apart from its
  /// frames from the rest.
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
    var samples: [Sample] = []
    let output = directory.appending(fileName)
    for size in Self.sampleSizes {
      let count = min(frames.count, size)
      let first = frames.lowerBound + (frames.count - count) / 2
      samples.append(
        try await sample(
          of: recipe, frames: first...first + count - 1, output: output, options: options))
    }
    let join = try await time(["join", output.string, "--quiet"])
    guard let many = samples.first, let few = samples.last else {
      preconditionFailure("there are sample sizes")
    }
    // On a loaded machine the larger sample may take less time; then nothing is known of a task.
    let frame =
      many.seconds > few.seconds && many.frameCount > few.frameCount
      ? (many.seconds - few.seconds) / Double(many.frameCount - few.frameCount)
      : many.seconds / Double(many.frameCount)
    return FarmCosts(
      task: max(0, few.seconds - frame * Double(few.frameCount)), frame: frame,
      simulation: many.manifest.simulationSeconds
        / Double(many.manifest.firstFrame + many.frameCount),
      join: join,
      bytes: Double(many.manifest.files.reduce(0) { $0 + $1.size }) / Double(many.frameCount))
  }

  private func sample(
    of recipe: String, frames: ClosedRange<Int>, output: FilePath, options: [String]
  ) async throws -> Sample {
    let seconds = try await time(
      ["render", recipe, "--output", output.string, "--shard", "1/1", "--force", "--quiet"]
        + options + ["--frames", "\(frames.lowerBound)-\(frames.upperBound)"])
    do {
      let manifest = try ShardDirectory(ofOutput: output).check(Shard.all(1)[0])
      return Sample(manifest: manifest, seconds: seconds - manifest.simulationSeconds)
    } catch {
      throw FarmError("The measured frames of \(recipe) cannot be used: \(error).")
    }
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
