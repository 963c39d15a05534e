internal import FileIO
internal import Imaging
internal import SystemPackage

/// Encodes a film as an animated image and writes the file.
struct AnimatedImageMuxer<Format: AnimatedImageFormat>: Sendable {
  /// A frame of the film and its index.
  typealias Input = (frame: RawFrame, index: Int)

  private let film: Film
  private let file: FileDescriptor
  private let target: String

  /// Creates a muxer.
  ///
  /// - Parameters:
  ///   - film: The film to write.
  ///   - file: An empty file, open for writing; the muxer does not close it.
  ///   - target: The name of the file, as it appears in an error's sentence.
  init(_ film: Film, to file: FileDescriptor, target: String) {
    self.film = film
    self.file = file
    self.target = target
  }

  /// Writes the file; frames are encoded in parallel and written in order.
  ///
  /// - Parameter input: All frames of the film in order. It is closed with the error if writing
  ///   fails.
  /// - Returns: The time spent on encoding and writing.
  /// - Throws: A ``FilmError`` if the file cannot be written or becomes too large,
  ///   `CancellationError`, or the error that the input was closed with.
  func write(_ input: RendezvousChannel<Input>) async throws -> Film.Timings {
    do {
      return try await writeFile(input)
    } catch {
      await input.close(throwing: error)
      throw error
    }
  }

  private func writeFile(_ input: RendezvousChannel<Input>) async throws -> Film.Timings {
    var format = Format(film)
    var merger = FrameMerger(
      film, timescale: format.timescale, maximumDuration: Format.maximumFrameDuration)
    var timings = Film.Timings()
    var fileSize = 0
    let assembly = Assembly(format.makeAssembler())
    var jobs: ArraySlice<EncodingJob<Format.Assembler.Input>> = []
    var isAtEnd = false

    func append(_ bytes: [UInt8]) async throws {
      guard fileSize + bytes.count <= Format.maximumFileSize else { throw tooLarge }
      try await timings.measureWriting { try write { fileSize += try file.writeAll(bytes) } }
    }

    try await append(format.header)
    let pipeline = OrderedPipeline(
      workerCount: Film.defaultJobs, maximumInFlight: Film.defaultJobs + 1)
    try await pipeline.run(
      produce: { _ in
        while jobs.isEmpty, !isAtEnd {
          let next = try await input.receive()
          timings.measure(\.encoding) {
            let frames =
              next.map { merger.add($0.frame.pixels, index: $0.index) } ?? merger.finish()
            for frame in frames { jobs += format.encode(frame) }
            if next == nil {
              isAtEnd = true
              jobs += format.flush()
            }
          }
        }
        return jobs.popFirst()
      },
      transform: { job, _ in Timed { job() } },
      consume: { input, _ in await assembly.bytes(of: input) },
      deliver: { frame in
        timings.encoding += frame.encodingTime
        try await append(frame.value)
      })
    try await append(format.trailer)
    let header = format.finalHeader(fileSize: fileSize)
    try await timings.measureWriting {
      try write { _ = try file.writeAll(toAbsoluteOffset: 0, header) }
    }
    return timings
  }

  /// Turns the error of a system call into a ``FilmError``.
  private func write(_ body: () throws -> Void) throws(FilmError) {
    do { try body() } catch {
      throw FilmError.writing(target, failedWith: Errno(catching: error))
    }
  }

  private var tooLarge: FilmError {
    FilmError(
      .tooLarge,
      "\(target) would have more than the \(Format.maximumFileSize) bytes that its format allows:"
        + " make it smaller or shorter, or choose"
        + " \(Movie.Format.unlimitedAlternatives(isTransparent: film.isTransparent)).")
  }
}

/// A result of encoding, and the processor time that it took, in seconds.
private struct Timed<Value: Sendable>: Sendable {
  let value: Value
  var encodingTime: Double

  init(_ body: () -> Value) {
    var timings = Film.Timings()
    value = timings.measure(\.encoding) { body() }
    encodingTime = timings.encoding
  }
}

/// The assembler of a file, which takes one frame at a time.
private actor Assembly<Assembler: FrameAssembler> {
  private var assembler: Assembler

  init(_ assembler: Assembler) { self.assembler = assembler }

  func bytes(of input: Timed<Assembler.Input>) -> Timed<[UInt8]> {
    var bytes = Timed { assembler.bytes(of: input.value) }
    bytes.encodingTime += input.encodingTime
    return bytes
  }
}
