internal import Geometry
private import Glibc
public import Imaging

extension Film {
  /// The default number of workers: one for each processor.
  public static var defaultJobs: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Returns the maximum number of frames that have been made and are not written yet.
  ///
  /// It is two for each worker: one that is being drawn, and one that waits or is being written. It
  /// bounds the memory of a rendering of any length. A film whose parts are written at the same time
  /// has at least two for each of these parts, and frames that have not been drawn are not counted.
  ///
  /// - Parameter jobs: The number of workers.
  /// - Returns: The number of frames.
  public static func maximumFramesInFlight(jobs: Int) -> Int { 2 * jobs }

  /// The memory that frames may take that are made ahead and not drawn, in bytes: an eighth of the
  /// machine's.
  private static var maximumMemoryAhead: Int { MemoryError.installedMemory / 8 }

  /// Makes the frames, draws them and writes the film.
  ///
  /// `frames` and `progress` run where the caller runs. The first error, or the cancellation of the
  /// task, ends the rendering: the sink then discards the film, and an existing file of the same
  /// name is unchanged.
  ///
  /// - Parameters:
  ///   - sink: The destination of the film.
  ///   - jobs: The number of workers that draw concurrently, at least 1; by default one for each
  ///     processor.
  ///   - progress: Called after each frame is written, with the number of frames written so far and
  ///     the number of all frames.
  ///   - draw: Draws a frame as an image of the film's size; called by several workers at once.
  ///   - frames: Makes the frame of an index; called once for each index, from 0 up.
  /// - Returns: The time spent in each stage.
  /// - Throws: A ``FilmError`` if the film cannot be written, `CancellationError`, or the errors of
  ///   `draw` and `frames`.
  @discardableResult
  public func render<Frame: Sendable>(
    to sink: some FilmSink,
    jobs: Int = Film.defaultJobs,
    progress: (_ written: Int, _ total: Int) -> Void = { _, _ in },
    draw: @escaping @Sendable (Frame) throws -> Image,
    frames: (_ index: Int) throws -> Frame
  ) async throws -> Timings {
    try await render(
      to: sink, jobs: jobs, progress: progress,
      redraw: { frame, _, image in
        image = try draw(frame)
        return 0..<image.height
      },
      frames: frames)
  }

  /// Makes the frames, draws the parts that change and writes the film.
  ///
  /// Like ``render(to:jobs:progress:draw:frames:)``, but each worker keeps its image and draws the
  /// next frame over it.
  ///
  /// From the first film on, the process keeps up to 32 MiB of freed memory for each thread that
  /// draws, so that the next frame need not get it from the kernel again.
  ///
  /// - Parameters:
  ///   - sink: The destination of the film.
  ///   - jobs: The number of workers that draw concurrently, at least 1; by default one for each
  ///     processor.
  ///   - progress: Called after each frame is written, with the number of frames written so far and
  ///     the number of all frames.
  ///   - redraw: Draws a frame into an image of the film's size, which shows the previous frame or
  ///     is empty if there is none, and returns the rows that may have changed; called by several
  ///     workers at once, each with its own image.
  ///   - frames: Makes the frame of an index; called once for each index, from 0 up.
  /// - Returns: The time spent in each stage.
  /// - Throws: A ``FilmError`` if the film cannot be written, `CancellationError`, or the errors of
  ///   `redraw` and `frames`.
  @discardableResult
  public func render<Frame: Sendable>(
    to sink: some FilmSink,
    jobs: Int = Film.defaultJobs,
    progress: (_ written: Int, _ total: Int) -> Void = { _, _ in },
    redraw:
      @escaping @Sendable (_ frame: Frame, _ previous: Frame?, _ image: inout Image) throws
      -> Range<Int>,
    frames: (_ index: Int) throws -> Frame
  ) async throws -> Timings {
    precondition(jobs > 0, "a film needs at least 1 worker, not \(jobs)")
    FrameMemory.keep()
    var timings = Timings()
    var written = 0
    let sinkTimings = try await sink.record(self) { write in
      let workers = (0..<jobs).map { _ in
        FrameWorker(self, sink.encoder(for: self)) { (frame: Frame, previous, image) in
          let rows = try redraw(frame, previous, &image)
          checkSize(of: image)
          return rows
        }
      }
      try await run(
        sink.parts(of: self, jobs: jobs), jobs: jobs,
        produce: { index in try timings.measure(\.making) { try frames(index) } },
        transform: { frame, worker in try workers[worker].render(frame) },
        consume: { rendered, index in
          var timings = rendered.timings
          try await timings.measureWriting { try await write(rendered.packet, index) }
          return timings
        },
        deliver: { frameTimings in
          timings.add(frameTimings)
          written += 1
          progress(written, frameCount)
        })
    }
    if let sinkTimings {
      timings.encoding += sinkTimings.encoding
      timings.writing = sinkTimings.writing
    }
    return timings
  }

  /// Runs all frames through a pipeline: in order, or in order within each part.
  private func run<Frame: Sendable, Output: Sendable>(
    _ parts: FilmParts, jobs: Int, produce: (Int) throws -> Frame,
    transform: @escaping @Sendable (Frame, _ worker: Int) async throws -> Output,
    consume: @escaping @Sendable (Output, Int) async throws -> Timings,
    deliver: (Timings) -> Void
  ) async throws {
    guard parts.ranges.count > 1 else {
      let pipeline = OrderedPipeline(
        workerCount: jobs, maximumInFlight: Self.maximumFramesInFlight(jobs: jobs))
      return try await pipeline.run(
        produce: { index in index < frameCount ? try produce(index) : nil },
        transform: transform, consume: consume, deliver: deliver)
    }
    let pipeline = PartedPipeline(
      parts: parts.ranges, maximumOpen: parts.maximumConcurrency, workerCount: jobs)
    var memory = AllocationWatch(limit: Self.maximumMemoryAhead)
    try await pipeline.run(
      mayProduceAhead: { memory.isBelowLimit }, produce: produce, transform: transform,
      consume: consume, deliver: deliver)
  }

  private func checkSize(of image: Image) {
    precondition(
      image.width == width && image.height == height,
      "a frame of a \(width) x \(height) film was drawn as \(image.width) x \(image.height)")
  }
}
