internal import CPixels

/// The pixels of a picture inside of a clip, at their place in the image.
struct ClippedPixels: Sendable {
  /// The columns and rows of the pixels.
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>
  /// The pixels, premultiplied, row by row.
  let pixels: [UInt32]
  /// Why drawing failed; nil if it did not.
  let failure: String?

  /// Returns the same pixels at another place.
  func offsetBy(columns x: Int, rows y: Int) -> ClippedPixels {
    var moved = self
    moved.columns = columns.lowerBound + x..<columns.upperBound + x
    moved.rows = rows.lowerBound + y..<rows.upperBound + y
    return moved
  }

  /// Blends some of the pixels over others.
  ///
  /// - Parameters:
  ///   - columns: The columns to draw.
  ///   - rows: The rows to draw.
  ///   - target: Returns the address of column 0 of a row.
  func draw(
    columns: Range<Int>, rows: Range<Int>, on target: (_ row: Int) -> UnsafeMutablePointer<UInt32>
  ) {
    let columns = columns.clamped(to: self.columns)
    guard !columns.isEmpty else { return }
    pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for row in rows.clamped(to: self.rows) {
        let offset = (row - self.rows.lowerBound) * self.columns.count
        cpixels_blend_pixels(
          target(row) + columns.lowerBound,
          first + offset + columns.lowerBound - self.columns.lowerBound, columns.count, 255)
      }
    }
  }
}
