internal import Geometry
internal import Imaging
internal import SystemPackage

/// The pictures of a golden film at the rate of another film, one at a time.
struct GoldenFilm {
  /// A duration that is not a whole number of the film's frames.
  struct RateMismatch: Error {
    /// The index of the frame in the golden film, and its duration.
    let index: Int
    let delay: APNGFrame.Delay
  }

  /// The part of a frame by which a duration may differ from a whole number of frames.
  ///
  /// Durations that other programs round to milliseconds differ by up to half of one, a twentieth
  /// of a frame at 100 frames a second. Ours differ by a 65,535th of a second at most, where the
  /// rate's fraction is too large for the file.
  private static let roundingTolerance = 0.05

  private let reader: APNGReader
  private let frameRate: FrameRate
  /// The present picture, and how many frames of the film still show it.
  private var current: Samples?
  private var remaining = 0
  private var index = 0

  var size: PixelSize { reader.size }

  /// Opens a golden film.
  ///
  /// - Throws: A `PNGError` if the file is not an animated PNG, or damaged.
  init(_ path: FilePath, at frameRate: FrameRate) throws(PNGError) {
    reader = try APNGReader(path)
    self.frameRate = frameRate
  }

  /// Returns the picture of the next frame; nil after the end.
  ///
  /// - Throws: A `PNGError` if the file is damaged, or ``RateMismatch``.
  mutating func next() throws -> Samples? {
    while remaining == 0 { guard try readFrame() else { return nil } }
    remaining -= 1
    return current
  }

  /// Reads up to the end.
  ///
  /// - Returns: The number of frames that were left.
  /// - Throws: A `PNGError` if the file is damaged, or ``RateMismatch``.
  mutating func skipRest() throws -> Int {
    var count = remaining
    while try readFrame() { count += remaining }
    remaining = 0
    return count
  }

  /// Reads the next frame of the file; returns false at its end.
  private mutating func readFrame() throws -> Bool {
    guard let frame = try reader.next() else { return false }
    let count = frame.delay.seconds * frameRate.framesPerSecond
    guard abs(count - count.rounded()) <= Self.roundingTolerance else {
      throw RateMismatch(index: index, delay: frame.delay)
    }
    remaining = Int(count.rounded())
    current = frame.samples
    index += 1
    return true
  }
}
