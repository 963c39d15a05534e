internal import FileIO
internal import Geometry
internal import SystemPackage

/// The encoding of the segments of a film, or of a part of it, several at the same time.
struct SegmentRecording: Sendable {
  let movie: Movie
  /// The files of the segments, in order.
  let files: [Movie.Segment]
  private let film: Film
  private let length: Int

  /// Plans a recording; nothing is written yet.
  ///
  /// - Parameters:
  ///   - movie: The format and the encoding.
  ///   - film: The whole film.
  ///   - frames: The indices of the frames that are recorded, which are whole segments.
  ///   - directory: The directory for the new files.
  init(of movie: Movie, film: Film, frames: Range<Int>, in directory: FilePath) {
    let length = movie.segmentLength(for: film) ?? film.frameCount
    precondition(
      frames.lowerBound % length == 0
        && (frames.upperBound % length == 0 || frames.upperBound == film.frameCount),
      "frames \(frames) are not whole segments of \(length) frames")
    self.movie = movie
    self.film = film
    self.length = length
    let digits = "\(film.frameCount.segmentCount(length: length))".count
    files = stride(from: frames.lowerBound, to: frames.upperBound, by: length).map { start in
      let number = "\(start / length + 1)".leftPadded(to: digits, with: "0")
      return Movie.Segment(
        directory.appending("segment-\(number).nut"),
        frameCount: min(length, frames.upperBound - start))
    }
  }

  /// Returns the segments as parts of what is recorded, and how many are encoded at the same time:
  /// one for each of the jobs, fewer where memory is short.
  func parts(jobs: Int) -> FilmParts {
    var ranges: [Range<Int>] = []
    for file in files {
      let start = ranges.last?.upperBound ?? 0
      ranges.append(start..<start + file.frameCount)
    }
    let limit = EncoderMemory(of: movie, film: film).maximumEncoderCount
    return FilmParts(ranges, maximumConcurrency: max(1, min(jobs, files.count, limit)))
  }

  /// Encodes all segments.
  ///
  /// - Parameter body: Called once. It calls `write` with each frame and its index, counted from the
  ///   first one that is recorded: for each segment in order, one call at a time. The call with the
  ///   last frame of a segment returns when its encoder has ended.
  /// - Throws: The errors of `body`, or a ``FilmError``.
  func record(
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws {
    let inputs = files.map(SegmentInput.init)
    @Sendable func endAll(throwing error: any Error) async {
      for input in inputs { await input.end(throwing: error) }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for input in inputs {
        group.addTask {
          do {
            try await encode(input)
            await input.end()
          } catch {
            await endAll(throwing: error)
            throw error
          }
        }
      }
      do {
        try await body { [length] frame, index in
          try await inputs[index / length].write(frame, at: index % length)
        }
        try Task.checkCancellation()
      } catch {
        await endAll(throwing: error)
        throw error
      }
      try await group.waitForAll()
    }
  }

  /// Starts an encoder as soon as there is a frame for it, and waits until it has ended.
  private func encode(_ segment: SegmentInput) async throws {
    guard let first = try await segment.frames.receive() else { return }
    do throws(Errno) {
      try AtomicFileSet.write([], to: segment.file.path)
    } catch {
      throw FilmError.writing("\(segment.file.path)", failedWith: error)
    }
    let codec = movie.codecName(isTransparent: film.isTransparent)
    try await FFmpeg(executable: movie.ffmpeg, stallPolicy: movie.stallPolicy).run(
      movie.segmentArguments(for: film), output: segment.file.path,
      writing: "\(movie.path) with codec \(codec)"
    ) { input in
      try await input.write(first)
      while let frame = try await segment.frames.receive() { try await input.write(frame) }
    }
    try Task.checkCancellation()
    guard let size = try? segment.file.path.stat().size, size > 0 else {
      throw FilmError(.filmIncomplete, "ffmpeg succeeded, but did not write \(movie.path).")
    }
  }
}

/// The frames on their way to the encoder of a segment.
private struct SegmentInput: Sendable {
  let file: Movie.Segment
  let frames = RendezvousChannel<RawFrame>()
  /// Closed when the encoder has ended.
  private let completion = RendezvousChannel<Never>()

  init(_ file: Movie.Segment) { self.file = file }

  /// Passes a frame on, the last one of the segment only when the encoder has ended.
  func write(_ frame: RawFrame, at index: Int) async throws {
    try await frames.send(frame)
    guard index == file.frameCount - 1 else { return }
    await frames.close()
    _ = try await completion.receive()
  }

  /// Wakes all that wait for the encoder.
  func end(throwing error: (any Error)? = nil) async {
    await frames.close(throwing: error)
    await completion.close(throwing: error)
  }
}
