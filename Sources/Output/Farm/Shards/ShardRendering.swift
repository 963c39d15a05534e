internal import FileIO
internal import FilmKit
internal import Imaging
package import Rendering
package import SystemPackage

/// The rendering of one shard of a film.
package struct ShardRendering {
  /// The shard.
  package let shard: Shard
  /// The directory of the film's shards.
  package let directory: ShardDirectory
  /// What all shards have in common.
  package let film: ShardedFilm
  private let rendering: FilmRendering
  /// The rendering of the whole film, by which the times of its sounds are known.
  private let whole: FilmRendering
  private let frames: Range<Int>

  /// What became of a shard.
  package enum Outcome: Sendable {
    /// It was there and complete.
    case present
    /// It was rendered.
    case rendered(FilmRendering.Report)
  }

  /// Plans a rendering; nothing is written yet.
  ///
  /// - Parameters:
  ///   - shard: The shard.
  ///   - output: The film, or the directory or pattern of its frames.
  ///   - program: The program, with its version.
  ///   - settings: What the pixels and the encoding depend on, by name.
  ///   - schedule: The frames of the whole film.
  ///   - firstNumber: The number in the name of the first frame's PNG file.
  ///   - rendering: Plans the rendering of some frames.
  /// - Throws: A `RenderingError` if there are more shards than frames or the output is a pipe, or
  ///   the error of `rendering`.
  package init(
    _ shard: Shard, of output: FilePath, program: String, settings: [String: String],
    schedule: FrameSchedule, firstNumber: Int, rendering: (FrameSchedule) throws -> FilmRendering
  ) throws {
    guard shard.count <= schedule.frames.count else {
      throw RenderingError(
        "\(shard.count) shards are too many for \(schedule.frames.count) frames: give at most one for "
          + "each frame.")
    }
    self.shard = shard
    whole = try rendering(schedule)
    film = ShardedFilm(
      program: program, film: whole.film, firstFrame: schedule.frames.lowerBound,
      firstNumber: firstNumber, segmentLength: whole.segmentLength, settings: settings)
    frames = film.frames(of: shard)
    self.rendering = try rendering(schedule.part(frames))
    if case .standardOutput = self.rendering.destination {
      throw RenderingError("A shard is written to files, not to standard output.")
    }
    if case .document(let document) = self.rendering.destination {
      throw RenderingError(
        "A shard is a part of a film or of PNG frames, not of \(document.path): layers last from one "
          + "frame to the next.")
    }
    directory = ShardDirectory(ofOutput: output)
  }

  /// Checks that the shard can be written.
  ///
  /// - Throws: A `RenderingError` or a `FilmError` if it cannot.
  package func check() throws {
    if case .movie(let movie) = rendering.destination { try movie.check(rendering.film) }
    try whole.filmSound.check()
    try directory.path.checkDirectory()
  }

  /// Whether the steps of the film's animators are recorded.
  package var hasSteps: Bool { get throws { try recordedSteps != nil } }

  private var recordedSteps: StepLogReader? {
    get throws { StepLogReader(directory.steps, key: try film.key) }
  }

  /// Simulates the whole film, whose only shard this is, and records the steps of its animators for
  /// all renderings of shards that begin later.
  ///
  /// - Parameter progress: A function that is called with the number of frames simulated so far and
  ///   in all.
  /// - Throws: A `RenderingError` if the steps cannot be recorded.
  package func recordSteps(progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }) throws {
    var directories: CreatedDirectories
    do throws(Errno) {
      directories = try CreatedDirectories(directory.path)
    } catch {
      throw RenderingError("Cannot write \(directory.path): \(error).")
    }
    let writer = try StepLogWriter(directory.steps, key: try film.key)
    rendering.simulate(recording: writer, progress: progress)
    try writer.commit()
    directories.keep()
  }

  /// Renders the shard unless it is there and complete.
  ///
  /// Recorded steps of its film are used.
  ///
  /// - Parameters:
  ///   - force: Whether a shard that is there is rendered again.
  ///   - jobs: The number of frames that are drawn at the same time.
  ///   - progress: A function that is called with the number of frames written so far and in all.
  /// - Returns: What became of it.
  /// - Throws: A `RenderingError` if a shard of another film is there; the errors of rendering.
  package func render(
    force: Bool = false, jobs: Int = Film.defaultJobs,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> Outcome {
    if !force, try isPresent() { return .present }
    let path = directory.path(of: shard)
    do {
      let target = try AtomicDirectory(path)
      let report = try await record(in: target.temporaryPath, jobs: jobs, progress: progress)
      try target.commit()
      return .rendered(report)
    } catch let error as Errno {
      throw RenderingError("Cannot write \(path): \(error).")
    } catch let error as CommitError {
      throw RenderingError("Cannot write \(error.path): \(error).")
    }
  }

  private func isPresent() throws(RenderingError) -> Bool {
    do {
      _ = try directory.check(shard, of: film)
      return true
    } catch .different(let reasons) {
      throw RenderingError(
        "\(directory.path(of: shard)) belongs to another film: \(reasons.joined(separator: ", ")); --force "
          + "replaces it.")
    } catch {
      return false
    }
  }

  private func record(
    in path: FilePath, jobs: Int, progress: (Int, Int) -> Void
  ) async throws -> FilmRendering.Report {
    if case .movie(let movie) = rendering.destination, let whole = film.film {
      switch film.contents(shardCount: shard.count) {
      case .pictures: break
      case .segments:
        let first = frames.lowerBound - film.firstFrame
        let segments = MovieSegments(
          of: movie, film: whole, frames: first..<first + frames.count, in: path)
        return try await record(
          segments, files: segments.names, in: path, jobs: jobs, progress: progress)
      case .film:
        let name = "film.\(movie.format)"
        var file = try Movie(
          path.appending(name), format: movie.format, encoding: movie.encoding, ffmpeg: movie.ffmpeg
        )
        file.stallPolicy = movie.stallPolicy
        file.minimumSegmentPixelCount = movie.minimumSegmentPixelCount
        return try await record(file, files: [name], in: path, jobs: jobs, progress: progress)
      }
    }
    var sequence = try PNGSequence(path) { PNG.encode($0, compression: .frames) }
    sequence.firstNumber = frames.lowerBound
    sequence.numberedFrameCount = film.firstFrame + film.frameCount
    let names = (0..<frames.count).compactMap {
      sequence.path(ofFrame: $0, in: rendering.film).lastComponent?.string
    }
    return try await record(sequence, files: names, in: path, jobs: jobs, progress: progress)
  }

  private func record(
    _ sink: some FilmSink, files: [String], in path: FilePath, jobs: Int,
    progress: (Int, Int) -> Void
  ) async throws -> FilmRendering.Report {
    let hashing = HashingSink(sink)
    var rendering = rendering
    rendering.recordedSteps = try recordedSteps
    var preceding: (hash: ContentHash, frame: FrameOrigin)?
    let report = try await rendering.render(to: hashing, jobs: jobs, progress: progress) {
      if shard.number > 1 { preceding = ($0.contentHash, $1) }
    }
    var manifest = ShardManifest(
      film: film, shard: shard, firstFrame: frames.lowerBound, frameHashes: hashing.hashes,
      precedingFrameHash: preceding?.hash, precedingFrame: preceding?.frame,
      lastFrame: report.lastFrame,
      files: try files.map { name in
        let file = path.appending(name)
        return ShardManifest.File(
          name: name, size: Int(try file.stat().size), hash: try ContentHash(ofFile: file))
      },
      simulationSeconds: report.simulationTime, totalSeconds: report.totalTime)
    let notes = SoundNotes()
    if shard.number == shard.count,
      let accompaniment = try await whole.filmSound.accompaniment(of: report.sounds, notes: notes)
    {
      manifest.accompaniment = try ShardAccompaniment(accompaniment, in: path)
    }
    try AtomicFileSet.write(try manifest.json, to: path.appending(ShardManifest.fileName))
    return report.adding(notes.sentences)
  }
}
