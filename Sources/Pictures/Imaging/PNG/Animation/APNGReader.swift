public import SystemPackage

/// Reads the frames of an animated PNG (APNG; PNG third edition), one at a time.
///
/// ```swift
/// let reader = try APNGReader("film.apng")
/// while let frame = try reader.next() { show(frame.samples.image, for: frame.delay.seconds) }
/// ```
///
/// Frames are composed as the standard says: all disposal and blend operations, in all color types
/// and bit depths; a default image that is not part of the animation is skipped. A pixel drawn over
/// another one is rounded once, to nearest. Files are not trusted: any violation of the standard is
/// a ``PNGError``, and memory is that of four pictures and of one frame's compressed bytes,
/// whatever the number of frames.
public final class APNGReader {
  /// The width and height of all frames.
  public var size: PixelSize { file.size }
  /// The number of frames, at least 1.
  public let frameCount: Int
  /// How often the animation is played; nil means forever.
  public let playCount: Int?

  private let file: PNGFile
  private var chunks: PNGChunkReader
  private let assembler: APNGFrameAssembler
  /// The canvas; one of both is nil.
  private var canvas: APNGCanvas<UInt32>?
  private var deepCanvas: APNGCanvas<UInt64>?
  /// The first chunk of image data, until it is read.
  private var firstData: PNGChunkReader.Header?
  /// The frame whose image data comes next.
  private var control: APNGFrameControl?
  /// The number of frames that were returned.
  private var frameIndex = 0
  /// The next number of an fcTL or fdAT chunk.
  private var sequenceNumber: UInt32 = 0
  private var isAtEnd = false

  /// Opens a file and reads it up to its image data.
  ///
  /// - Throws: A ``PNGError`` if the file cannot be read, is not an animated PNG, is damaged, or is
  ///   larger than the limits of ``PNG``.
  public convenience init(_ path: FilePath) throws(PNGError) { try self.init(PNGFile(path)) }

  /// Reads a file up to its image data.
  ///
  /// - Throws: A ``PNGError``, as ``init(_:)-(FilePath)`` does.
  package init(_ file: PNGFile) throws(PNGError) {
    self.file = file
    var chunks = PNGChunkReader(file)
    let prologue = try APNGPrologue(file, &chunks)
    self.chunks = chunks
    frameCount = prologue.frameCount
    playCount = prologue.playCount
    assembler = prologue.assembler
    firstData = prologue.firstData
    let byteCount = file.size.width * file.size.height * (file.isDeep ? 8 : 4)
    do throws(MemoryError) { try MemoryError.check(byteCount) } catch {
      throw PNGError(.noMemory, file.name, "its \(file.size) pixels: \(error)")
    }
    if file.isDeep { deepCanvas = APNGCanvas(file.size) } else { canvas = APNGCanvas(file.size) }
    if let data = prologue.frameControl { control = try frameControl(data) }
  }

  /// Reads the next frame.
  ///
  /// - Returns: The frame; nil after the last one.
  /// - Throws: A ``PNGError`` if the file is damaged or cannot be read. Then there are no further
  ///   frames.
  public func next() throws(PNGError) -> APNGFrame? {
    guard !isAtEnd else { return nil }
    do throws(PNGError) {
      return try readFrame()
    } catch {
      isAtEnd = true
      throw error
    }
  }

  /// Reads chunks up to the end of a frame: the next fcTL chunk, or IEND.
  private func readFrame() throws(PNGError) -> APNGFrame {
    var stream: [UInt8] = []
    // IDAT chunks are the first frame if an fcTL chunk comes before them.
    var isStillImage = firstData != nil
    while true {
      let chunk = if let firstData { firstData } else { try chunks.next() }
      firstData = nil
      switch chunk.type {
      case "IDAT":
        guard isStillImage else { throw chunks.damaged("it has image data (IDAT) in two places") }
        if control == nil {
          chunks.skip(chunk)
        } else {
          stream += try data(of: chunk, after: stream.count)
        }
      case "fdAT":
        guard control != nil, !isStillImage else {
          throw chunks.damaged("its chunk fdAT at byte \(chunk.position) belongs to no frame")
        }
        stream += try data(of: chunk, after: stream.count)
      case "fcTL":
        isStillImage = false
        let finished = control
        if finished != nil, frameIndex + 1 == frameCount {
          throw chunks.damaged("it has more frames than the \(frameCount) that it announces")
        }
        let next = try chunks.data(
          of: chunk, allowing: APNGFrameControl.byteCount...APNGFrameControl.byteCount)
        guard let finished else {
          control = try frameControl(next)
          continue
        }
        let frame = try frame(finished, stream)
        frameIndex += 1
        control = try frameControl(next)
        return frame
      case "IEND":
        _ = try chunks.data(of: chunk, allowing: 0...0)
        isAtEnd = true
        let found = frameIndex + (control == nil ? 0 : 1)
        guard let control, found == frameCount else {
          throw chunks.damaged("it announces \(frameCount) frames and has \(found)")
        }
        return try frame(control, stream)
      default:
        guard !chunk.isCritical else {
          throw chunks.damaged("its critical chunk \(chunk.type) is unknown or out of place")
        }
        chunks.skip(chunk)
      }
    }
  }

  /// Reads a part of the image data of a frame.
  private func data(
    of chunk: PNGChunkReader.Header, after byteCount: Int
  ) throws(PNGError) -> [UInt8] {
    guard let control else { return [] }
    let allowed = assembler.maximumByteCount(of: control.area.size)
    guard byteCount + chunk.byteCount <= allowed else {
      throw chunks.damaged(
        "its frame \(frameIndex) has more than the \(allowed) bytes of image data that "
          + "\(control.area.size) pixels can need")
    }
    guard chunk.type == "fdAT" else {
      return try chunks.data(of: chunk, allowing: 0...chunk.byteCount)
    }
    guard chunk.byteCount >= 4 else {
      throw chunks.damaged(
        "its chunk fdAT at byte \(chunk.position) has \(chunk.byteCount) bytes of data; at least 4 "
          + "are needed")
    }
    let data = try chunks.data(of: chunk, allowing: 4...chunk.byteCount)
    try checkSequence(data)
    return Array(data.dropFirst(4))
  }

  /// Reads the data of an fcTL chunk.
  private func frameControl(_ data: [UInt8]) throws(PNGError) -> APNGFrameControl {
    let isInStillImage = sequenceNumber == 0 && firstData != nil
    try checkSequence(data)
    var control = try APNGFrameControl(data, frame: frameIndex, on: size, name: file.name)
    guard !isInStillImage || control.area.size == size else {
      throw chunks.damaged("its frame 0 is the still image, and smaller than its \(size) pixels")
    }
    // Before the first frame there is nothing to restore.
    if frameIndex == 0, control.disposal == .previous { control.disposal = .background }
    return control
  }

  private func checkSequence(_ data: [UInt8]) throws(PNGError) {
    let number = data.bigEndian(at: 0)
    guard number == sequenceNumber else {
      throw chunks.damaged("a frame chunk has the sequence number \(number), not \(sequenceNumber)")
    }
    sequenceNumber += 1
  }

  /// Decodes a frame and draws it.
  private func frame(
    _ control: APNGFrameControl, _ stream: [UInt8]
  ) throws(PNGError) -> APNGFrame {
    do throws(PNGError) {
      let (width, height) = (size.width, size.height)
      try canvas?.draw(assembler.pixels(of: stream, in: control, name: file.name), control)
      try deepCanvas?.draw(assembler.pixels(of: stream, in: control, name: file.name), control)
      let samples =
        if let canvas {
          Samples(width: width, height: height, pixels: canvas.pixels)
        } else {
          Samples(width: width, height: height, deepPixels: deepCanvas?.pixels ?? [])
        }
      return APNGFrame(samples: samples, delay: control.delay)
    } catch {
      throw PNGError(error.kind, error.name, "frame \(frameIndex): \(error.reason)")
    }
  }
}

@available(*, unavailable)
extension APNGReader: Sendable {}
