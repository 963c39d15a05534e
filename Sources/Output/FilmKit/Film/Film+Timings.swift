private import Glibc

extension Film {
  /// The time that a rendering spent in each stage.
  ///
  /// All times except ``writing`` are processor seconds summed over all threads; time in which
  /// other programs used the processors does not count.
  public struct Timings: Hashable, Sendable {
    /// The time of making the frames, in processor seconds.
    public internal(set) var making = 0.0
    /// The time of drawing the frames, in processor seconds.
    public internal(set) var drawing = 0.0
    /// The time of converting or compressing the images, in processor seconds.
    public var encoding: Double
    /// The time of writing, in seconds of wall-clock time: mostly waiting for a reader such as
    /// ffmpeg.
    public var writing: Double

    /// Creates the timings of a sink.
    ///
    /// - Parameters:
    ///   - encoding: The time of encoding, in processor seconds.
    ///   - writing: The time of writing, in seconds of wall-clock time.
    public init(encoding: Double = 0, writing: Double = 0) {
      self.encoding = encoding
      self.writing = writing
    }

    mutating func add(_ other: Timings) {
      making += other.making
      drawing += other.drawing
      encoding += other.encoding
      writing += other.writing
    }

    /// Runs a function that does not suspend, and adds its processor time to a stage.
    mutating func measure<Result>(
      _ stage: WritableKeyPath<Timings, Double>, _ work: () throws -> Result
    ) rethrows -> Result {
      let start = Self.processorTime
      defer { self[keyPath: stage] += Self.processorTime - start }
      return try work()
    }

    /// Runs a function, and adds its wall-clock time to ``writing``.
    mutating func measureWriting<Result>(
      _ work: () async throws -> Result
    ) async rethrows -> Result {
      let start = ContinuousClock.now
      defer { writing += (ContinuousClock.now - start) / .seconds(1) }
      return try await work()
    }

    /// The processor time of the calling thread, in seconds.
    public static var processorTime: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  }
}
