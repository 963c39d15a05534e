internal import FileIO
internal import Imaging
internal import SystemPackage

/// Writes a film into the file of an animated image.
///
/// Each frame is compared with the one before: of what differs only the rectangle around it is encoded,
/// and a frame that equals the one before makes that be shown for longer. Steps are encoded side by
/// side, and written in order.
actor AnimatedImageMuxer<Format: AnimatedImageFormat> {
  private let film: Film
  private let file: FileDescriptor
  private let target: String
  private var format: Format
  private var fileSize = 0
  /// The step whose end is not known yet, and the frame that it began with.
  private var step: AnimationFrame?
  private var firstFrame = 0
  private var encodings: [Task<EncodedStep, Never>] = []
  private var timings = Film.Timings()

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - film: What is written.
  ///   - file: An empty file, open for writing; stays open.
  ///   - target: What that is, as it appears in an error's sentence.
  init(_ film: Film, to file: FileDescriptor, target: String) {
    self.film = film
    self.file = file
    self.target = target
    format = Format(film)
  }

  /// Takes the next frame.
  func add(_ frame: RawFrame, index: Int) async throws {
    let pixels = frame.pixels
    guard var current = step else {
      try write(format.header)
      let size = PixelRect(columns: 0...film.width - 1, rows: 0...film.height - 1)
      step = AnimationFrame(pixels: pixels, changedArea: size, duration: 0)
      return
    }
    let changes = timings.measure(\.encoding) {
      PixelRect(ofChangesFrom: current.pixels, to: pixels, width: film.width)
    }
    guard let changes else { return }
    current.next = pixels
    try await end(current, before: index)
    step = AnimationFrame(
      previous: current.pixels, pixels: pixels, changedArea: changes, duration: 0)
    firstFrame = index
  }

  /// Writes what is left, and the head anew.
  ///
  /// - Returns: What encoding and writing took.
  func finish() async throws -> Film.Timings {
    if let step { try await end(step, before: film.frameCount) }
    step = nil
    try await start(timings.measure(\.encoding) { format.flush() })
    while !encodings.isEmpty { try await writeFirst() }
    try write(format.trailer)
    do {
      _ = try timings.measureWriting {
        try file.writeAll(toAbsoluteOffset: 0, format.finalHeader(fileSize: fileSize))
      }
    } catch {
      throw FilmError.writing(target, failedWith: Errno(catching: error))
    }
    return timings
  }

  /// Has a step encoded that is shown until a frame; what is longer than one can be goes on as steps
  /// that change nothing.
  private func end(_ step: AnimationFrame, before frame: Int) async throws {
    var step = step
    var rest = max(1, ticks(ofFrame: frame) - ticks(ofFrame: firstFrame))
    repeat {
      step.duration = min(rest, Format.maximumFrameDuration)
      rest -= step.duration
      var part = step
      if rest > 0 { part.next = part.pixels }
      try await start(timings.measure(\.encoding) { format.encode(part) })
      step.previous = step.pixels
      step.changedArea = PixelRect(columns: 0...0, rows: 0...0)
    } while rest > 0
  }

  /// Has steps encoded, at most one a processor at a time.
  private func start(_ encodings: [EncodingJob]) async throws {
    for encoding in encodings {
      self.encodings.append(Task { EncodedStep(by: encoding) })
      while self.encodings.count > Film.defaultJobs { try await writeFirst() }
    }
  }

  private func ticks(ofFrame index: Int) -> Int {
    Int((film.time(ofFrame: index) * Double(format.timescale)).rounded())
  }

  private func writeFirst() async throws {
    let step = await encodings.removeFirst().value
    timings.encoding += step.time
    try write(step.bytes)
  }

  private func write(_ bytes: [UInt8]) throws {
    guard fileSize + bytes.count <= Format.maximumFileSize else {
      throw FilmError(
        .tooLarge,
        "\(target) would have more than the \(Format.maximumFileSize) bytes that its format allows:"
          + " make it smaller or shorter, or choose .apng or .webm.")
    }
    do {
      fileSize += try timings.measureWriting { try file.writeAll(bytes) }
    } catch {
      throw FilmError.writing(target, failedWith: Errno(catching: error))
    }
  }
}

/// What a step comes to in the file, and what that took on a processor.
private struct EncodedStep: Sendable {
  let bytes: [UInt8]
  let time: Double

  init(by encoding: EncodingJob) {
    var timings = Film.Timings()
    bytes = timings.measure(\.encoding) { encoding() }
    time = timings.encoding
  }
}
