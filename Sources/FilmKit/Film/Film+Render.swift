private import Glibc
public import Imaging

extension Film {
  /// The number of workers that draw at once unless told otherwise: one for each processor.
  public static var defaultJobs: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The largest number of frames that exist at a time, from being made to having been written.
  ///
  /// Two for each worker: the one it draws and one that waits for its turn or is being written.
  /// The memory of a rendering is bounded by it, however long the film. ffmpeg's pipe may refer to the
  /// last that have been written, 3 MiB of them at most.
  ///
  /// - Parameter jobs: The number of workers.
  /// - Returns: The number of frames.
  public static func maximumFramesInFlight(jobs: Int) -> Int { 2 * jobs }

  /// Makes the frames, draws them and writes the film.
  ///
  /// `frames` and `progress` run where the caller runs. The first error, or the cancellation of
  /// the task, ends everything; then nothing of the film is left, and a file of the same name
  /// that was there before is untouched.
  ///
  /// - Parameters:
  ///   - sink: Where the film goes.
  ///   - jobs: The number of workers that draw at once, at least 1.
  ///   - progress: Is called after each frame was written, with the number of frames written so
  ///     far and that of all.
  ///   - draw: Draws a frame as an image as large as the film; called by several workers at once.
  ///   - frames: Makes the frame of an index; called once for each, from 0 up.
  /// - Returns: Where the time went.
  /// - Throws: A ``FilmError`` if the film cannot be written, `CancellationError`, or what `draw`
  ///   or `frames` throw.
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

  /// Makes the frames, draws what has changed and writes the film.
  ///
  /// As ``render(to:jobs:progress:draw:frames:)``, but each worker keeps the image that it has drawn
  /// and draws the next frame over it.
  ///
  /// - Parameters:
  ///   - sink: Where the film goes.
  ///   - jobs: The number of workers that draw at once, at least 1.
  ///   - progress: Is called after each frame was written, with the number of frames written so
  ///     far and that of all.
  ///   - redraw: Draws a frame into an image as large as the film that shows the previous frame, or
  ///     is empty where there is none, and returns the rows that may have changed; called by several
  ///     workers at once, each with an image of its own.
  ///   - frames: Makes the frame of an index; called once for each, from 0 up.
  /// - Returns: Where the time went.
  /// - Throws: A ``FilmError`` if the film cannot be written, `CancellationError`, or what `redraw`
  ///   or `frames` throw.
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
    var timings = Timings()
    let ofSink = try await sink.record(self) { write in
      let workers = (0..<jobs).map { _ in
        FrameWorker(self, sink.encoder(for: self)) { (frame: Frame, previous, image) in
          let rows = try redraw(frame, previous, &image)
          checkSize(of: image)
          return rows
        }
      }
      let pipeline = Pipeline(frameCount: frameCount, workers: workers, write: write)
      timings = try await pipeline.run(frames: frames) { progress($0, frameCount) }
    }
    if let ofSink {
      timings.encoding += ofSink.encoding
      timings.writing = ofSink.writing
    }
    return timings
  }

  private func checkSize(of image: Image) {
    precondition(
      image.width == width && image.height == height,
      "a frame of a \(width) x \(height) film was drawn as \(image.width) x \(image.height)")
  }
}
