internal import Imaging

/// The encoder and muxer of an animated image format that needs no ffmpeg, such as GIF.
///
/// A file consists of a header, frames and a trailer. The header is written twice, because it may
/// contain the number of frames or the size of the file.
protocol AnimatedImageFormat: Sendable {
  /// What turns the results of jobs into bytes.
  associatedtype Assembler: FrameAssembler

  /// The maximum width and height, in pixels.
  static var maximumSide: Int { get }
  /// The maximum size of a file, in bytes.
  static var maximumFileSize: Int { get }
  /// The memory that a film takes at most for each of its pixels, with its frames in flight.
  static var bytesPerPixel: Int { get }
  /// The maximum duration of one frame, in ticks.
  static var maximumFrameDuration: Int { get }

  init(_ film: Film)

  /// The number of ticks per second, the unit of durations.
  var timescale: Int { get }
  /// The header with the values known so far; its length does not change.
  var header: [UInt8] { get }
  var trailer: [UInt8] { get }

  /// Returns the assembler of the file.
  func makeAssembler() -> Assembler

  /// Accepts the next frame, and returns jobs that encode the next frames of the file.
  ///
  /// A format may buffer frames and return their jobs later.
  mutating func encode(_ frame: AnimationFrame) -> [EncodingJob<Assembler.Input>]

  /// Returns jobs that encode the buffered frames.
  mutating func flush() -> [EncodingJob<Assembler.Input>]

  /// Returns the header of a complete file of the given size, in bytes.
  func finalHeader(fileSize: Int) -> [UInt8]
}

/// Defaults for formats that do not buffer frames and whose header does not contain the file's
/// size.
extension AnimatedImageFormat {
  mutating func flush() -> [EncodingJob<Assembler.Input>] { [] }

  func finalHeader(fileSize: Int) -> [UInt8] { header }
}

/// Encodes one frame; several jobs may run concurrently.
typealias EncodingJob<Result> = @Sendable () -> Result

/// Turns the results of jobs, in their order, into bytes of the file.
protocol FrameAssembler: Sendable {
  /// The result of a job.
  associatedtype Input: Sendable

  /// Returns the bytes of the next frame.
  mutating func bytes(of input: Input) -> [UInt8]
}

/// The assembler of a format whose jobs return the bytes.
struct ByteAssembler: FrameAssembler {
  func bytes(of input: [UInt8]) -> [UInt8] { input }
}

extension AnimatedImageFormat where Assembler == ByteAssembler {
  func makeAssembler() -> ByteAssembler { ByteAssembler() }
}

/// A frame of an animated image: consecutive equal frames of a film become one of longer duration.
struct AnimationFrame: Sendable {
  /// The pixels of the previous frame, with straight alpha; nil for the first frame.
  var previous: [UInt32]?
  /// The pixels of this frame.
  var pixels: [UInt32]
  /// The pixels of the next frame; nil for the last frame.
  var next: [UInt32]?
  /// The bounding box of the changes from the previous frame; the whole picture for the first
  /// frame.
  var changedArea: PixelRect
  /// The duration, in ticks.
  var duration: Int
}

/// Returns the lowest bytes of a number in little-endian order.
///
/// - Parameters:
///   - value: The number.
///   - count: The number of bytes.
/// - Returns: The bytes, the lowest first.
func littleEndianBytes(_ value: Int, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}
