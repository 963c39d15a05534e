private import Glibc

extension Film {
  /// Where the time of a rendering went.
  ///
  /// All but ``writing`` are seconds on processors, added up over all threads: what other programs
  /// took from them meanwhile is not counted.
  public struct Timings: Hashable, Sendable {
    /// Making the frames.
    public internal(set) var making = 0.0
    /// Drawing the frames.
    public internal(set) var drawing = 0.0
    /// Turning the images into what is written: converting or compressing them.
    public var encoding: Double
    /// Writing, in seconds of the clock: mostly waiting for the reader, such as ffmpeg.
    public var writing: Double

    /// Creates the timings of a sink, in seconds.
    ///
    /// - Parameters:
    ///   - encoding: What turning images into what is written took on processors.
    ///   - writing: What writing took by the clock.
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

    /// Adds the processor time of some work that does not wait.
    mutating func measure<Result>(
      _ part: WritableKeyPath<Timings, Double>, _ work: () throws -> Result
    ) rethrows -> Result {
      let start = Self.processorTime
      defer { self[keyPath: part] += Self.processorTime - start }
      return try work()
    }

    /// Adds the time by the clock of some writing.
    mutating func measureWriting<Result>(_ work: () throws -> Result) rethrows -> Result {
      let start = ContinuousClock.now
      defer { writing += (ContinuousClock.now - start) / .seconds(1) }
      return try work()
    }

    /// The time that the calling thread has had a processor, in seconds.
    public static var processorTime: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  }
}
