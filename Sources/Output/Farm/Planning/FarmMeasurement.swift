internal import FileIO
internal import Geometry
package import SystemPackage

/// Measures the costs of a film by rendering a few and more of its frames in separate processes.
package struct FarmMeasurement: Sendable {
  /// The numbers of frames that are rendered: the first run also reads the program and the fonts
  /// from disk.
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
    /// The film that the only shard is for.
    let output: FilePath
    let manifest: ShardManifest
    /// The time of the process without that of simulating, in seconds.
    let seconds: Double

    var frameCount: Int { manifest.frameHashes.count }
  }

  /// Renders frames in the middle of a film, joins them, and returns what that costs.
  ///
  /// What a frame costs follows from the difference of two renderings, and what a task costs apart
  /// from its frames from the rest.
  ///
  /// - Parameters:
  ///   - recipe: The recipe, or the listings of one program in their order.
  ///   - frames: The numbers of the film's frames.
  ///   - fileName: The name of the film, for its format.
  ///   - options: Further options of `render`.
  ///   - directory: An empty directory for the files, which the caller removes.
  /// - Returns: The costs.
  /// - Throws: A ``FarmError`` if it cannot be rendered.
  package func costs(
    of recipe: [String], frames: Range<Int>, fileName: String, options: [String],
    in directory: FilePath
  ) async throws -> FarmCosts {
    var samples: [Sample] = []
    for size in Self.sampleSizes {
      let count = min(frames.count, size)
      let first = frames.lowerBound + (frames.count - count) / 2
      samples.append(
        try await sample(
          of: recipe, frames: first...first + count - 1,
          output: directory.appending("\(size)").appending(fileName), options: options))
    }
    guard let many = samples.first, let few = samples.last else {
      preconditionFailure("there are sample sizes")
    }
    // On a loaded machine the larger sample may take less time; then nothing is known about a task.
    let frame =
      many.seconds > few.seconds && many.frameCount > few.frameCount
      ? (many.seconds - few.seconds) / Double(many.frameCount - few.frameCount)
      : many.seconds / Double(many.frameCount)
    let join = try await joinCosts(of: many, named: fileName, in: directory)
    let replay =
      few.manifest.simulationSeconds < Self.shortSimulation
      ? nil : try await replayTime(of: recipe, few, options: options)
    return FarmCosts(
      task: max(0, few.seconds - frame * Double(few.frameCount)), frame: frame,
      simulation: many.manifest.simulationPerFrame, replay: replay,
      join: join.film, joinByte: join.byte,
      bytes: Double(many.manifest.size) / Double(many.frameCount))
  }

  /// The time of simulating half of a film up to which replaying its steps is not worth a
  /// measurement, in seconds.
  private static let shortSimulation = 0.5

  /// Records the steps up to a sample, renders it again, and returns the time of replaying those of
  /// a frame, in seconds; nil if the steps cannot be recorded.
  private func replayTime(
    of recipe: [String], _ sample: Sample, options: [String]
  ) async throws -> Double? {
    let frames = sample.manifest.film.frames
    let range = frames.lowerBound...frames.upperBound - 1
    let record = command(
      recipe, frames: range, output: sample.output, part: ["--record-steps"], options: options)
    guard try await EngineProgram(path: program).run(record).isSuccess else { return nil }
    return try await self.sample(
      of: recipe, frames: range, output: sample.output, options: options
    ).manifest.simulationPerFrame
  }

  /// Joins a film of one part, and one whose parts are copies of it.
  ///
  /// What a byte costs follows from the difference. Each is joined twice, and the shorter time is
  /// taken: the first time also reads the program from disk.
  private func joinCosts(
    of sample: Sample, named fileName: String, in directory: FilePath
  ) async throws -> (film: Double, byte: Double) {
    let size = sample.manifest.size
    let one = try await joinTime(of: sample.output)
    // An animated image is encoded again, which takes longer the more frames there are.
    let limit = min(Double(Self.maximumCopies), Self.joinSeconds / max(one, 0.01))
    let copies = min(max(2, Int(limit)), max(2, Self.copiedBytes / max(1, size)))
    let larger = directory.appending("larger").appending(fileName)
    do {
      try sample.manifest.writeCopies(
        copies, from: ShardDirectory(ofOutput: sample.output), to: larger)
    } catch {
      throw FarmError("Cannot write \(larger): \(error).")
    }
    let many = try await joinTime(of: larger)
    let byte = max(0, many - one) / Double(size * (copies - 1))
    return (film: max(0, one - byte * Double(size)), byte)
  }

  /// How many bytes are joined to measure what a byte costs, in how many parts and for about how
  /// many seconds at most.
  private static let copiedBytes = 1 << 25
  private static let maximumCopies = 200
  private static let joinSeconds = 5.0

  private func joinTime(of output: FilePath) async throws -> Double {
    let join = ["join", output.string, "--force", "--quiet"]
    return min(try await time(join), try await time(join))
  }

  private func sample(
    of recipe: [String], frames: ClosedRange<Int>, output: FilePath, options: [String]
  ) async throws -> Sample {
    let seconds = try await time(
      command(
        recipe, frames: frames, output: output, part: ["--shard", "1/1"], options: options))
    do {
      let manifest = try ShardDirectory(ofOutput: output).check(Shard.all(1)[0])
      return Sample(
        output: output, manifest: manifest, seconds: seconds - manifest.simulationSeconds)
    } catch {
      throw FarmError(
        "The measured frames of \(recipe.joined(separator: " ")) cannot be used: \(error).")
    }
  }

  private func command(
    _ recipe: [String], frames: ClosedRange<Int>, output: FilePath, part: [String],
    options: [String]
  ) -> [String] {
    ["render"] + recipe + ["--output", output.string] + part + ["--force", "--quiet"] + options
      + ["--frames", "\(frames.lowerBound)-\(frames.upperBound)"]
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

extension ShardManifest {
  /// The time of simulating the time of one frame, in seconds.
  fileprivate var simulationPerFrame: Double {
    simulationSeconds / Double(firstFrame + frameHashes.count)
  }

  /// The size of all files, in bytes.
  fileprivate var size: Int { files.reduce(0) { $0 + $1.size } }

  /// Writes the parts of a film that consists of copies of this one, a film of one part.
  ///
  /// - Parameters:
  ///   - count: The number of copies.
  ///   - source: The directory of this part.
  ///   - output: The film.
  /// - Throws: `Errno` or an encoding error.
  fileprivate func writeCopies(
    _ count: Int, from source: ShardDirectory, to output: FilePath
  ) throws {
    let target = ShardDirectory(ofOutput: output)
    var directories = try CreatedDirectories(target.path)
    directories.keep()
    var copy = self
    copy.film.firstFrame = 0
    copy.film.frameCount = count * frameHashes.count
    for copied in Shard.all(count) {
      let directory = target.path(of: copied)
      try makeDirectory(directory)
      for file in files {
        try AtomicFileSet.add(
          source.path(of: shard).appending(file.name), as: directory.appending(file.name))
      }
      copy.shard = copied
      copy.firstFrame = (copied.number - 1) * frameHashes.count
      copy.precedingFrameHash = copied.number > 1 ? frameHashes.last : nil
      copy.precedingFrame = copied.number > 1 ? lastFrame : nil
      try writeFile(try copy.json, to: directory.appending(Self.fileName))
    }
  }
}
