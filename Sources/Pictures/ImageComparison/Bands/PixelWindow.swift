internal import Imaging

/// The rows of a pair of images that are in memory: a band, and the rows above and below it that a
/// metric examines.
///
/// It moves down the images band by band, so that their height does not matter.
final class PixelWindow<Pixel: PackedPixel>: @unchecked Sendable {
  private let size: PixelSize
  private let area: IgnoredArea
  private let margin: Int
  private let bandHeight: Int
  private let expected: PixelBuffer<Pixel>
  private let actual: PixelBuffer<Pixel>
  /// The actual pixels before ignored ones are replaced; `nil` if none are ignored.
  private let shown: PixelBuffer<Pixel>?
  private let counted: PixelBuffer<Bool>?
  /// The rows that are in memory.
  private var rows = 0..<0

  /// Allocates a window above the first row.
  ///
  /// - Throws: A `MemoryError` if the system refuses.
  init(
    _ size: PixelSize, ignoring area: IgnoredArea, margin: Int, bandHeight: Int
  ) throws(MemoryError) {
    self.size = size
    self.area = area
    self.margin = margin
    self.bandHeight = bandHeight
    let count = min(size.height, bandHeight + 2 * margin) * size.width
    expected = try PixelBuffer(count: count)
    actual = try PixelBuffer(count: count)
    shown = area.isEmpty ? nil : try PixelBuffer(count: count)
    counted = area.isEmpty ? nil : try PixelBuffer(count: count)
  }

  /// Returns the number of bytes of a window.
  static func byteCount(
    _ size: PixelSize, ignoring area: IgnoredArea, margin: Int, bandHeight: Int
  ) -> Int {
    let pixel = area.isEmpty ? 2 * Pixel.bitWidth / 8 : 3 * Pixel.bitWidth / 8 + 1
    return min(size.height, bandHeight + 2 * margin) * size.width * pixel
  }

  /// Moves the window to a band, and returns the rows that are to be read.
  func move(to band: Range<Int>) -> Range<Int> {
    let top = max(0, band.lowerBound - margin)
    let bottom = min(size.height, band.upperBound + margin)
    let kept = max(top, rows.lowerBound)..<max(top, rows.upperBound)
    let start = (kept.lowerBound - rows.lowerBound) * size.width
    if !kept.isEmpty, start > 0 {
      let count = kept.count * size.width
      for pixels in [expected, actual] + [shown].compactMap(\.self) {
        pixels.first.update(from: pixels.first + start, count: count)
      }
      if let counted { counted.first.update(from: counted.first + start, count: count) }
    }
    let missing = kept.upperBound..<bottom
    rows = top..<bottom
    return missing
  }

  /// Reads rows of an image; both sides may be read concurrently.
  ///
  /// - Throws: A `PNGError` if the file is damaged.
  func read(_ missing: Range<Int>, of side: PairSide, from source: RowSource) throws(PNGError) {
    let buffer = side == .expected ? expected : shown ?? actual
    guard !missing.isEmpty else { return }
    try source.read(
      missing, into: buffer.first + (missing.lowerBound - rows.lowerBound) * size.width,
      width: size.width)
  }

  /// Copies rows of the actual image that have been read to the expected one.
  func copyActual(_ missing: Range<Int>) {
    let start = (missing.lowerBound - rows.lowerBound) * size.width
    guard !missing.isEmpty else { return }
    (expected.first + start).update(
      from: (shown ?? actual).first + start, count: missing.count * size.width)
  }

  /// Replaces the ignored pixels of rows that have been read by those of the expected image.
  func ignore(in missing: Range<Int>) {
    guard let shown, let counted else { return }
    let start = (missing.lowerBound - rows.lowerBound) * size.width
    let part = start..<start + missing.count * size.width
    area.writeCounted(
      missing, of: size, to: UnsafeMutableBufferPointer(rebasing: counted.pixels[part]))
    for index in part {
      actual.pixels[index] =
        counted.pixels[index] ? shown.pixels[index] : expected.pixels[index]
    }
  }

  /// The rows that are in memory.
  var pair: PixelPair<Pixel> {
    PixelPair(
      size: size, rows: rows, expected: UnsafeBufferPointer(expected.pixels),
      actual: UnsafeBufferPointer(actual.pixels),
      shown: UnsafeBufferPointer((shown ?? actual).pixels),
      counted: counted.map { UnsafeBufferPointer($0.pixels) })
  }
}
