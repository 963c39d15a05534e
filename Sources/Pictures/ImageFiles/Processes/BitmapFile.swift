internal import Imaging

/// The length of a BMP file, which GdkPixbuf does not check: rows that are missing would be black.
enum BitmapFile {
  /// Checks that a file without compression is as long as its rows.
  ///
  /// - Throws: An `ImageError` if it is shorter.
  static func checkLength(_ bytes: Span<UInt8>, name: String) throws(ImageError) {
    func number(at offset: Int, byteCount: Int) -> Int {
      (0..<byteCount).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    // Files of OS/2 have a shorter header.
    guard bytes.count >= 54, number(at: 14, byteCount: 4) >= 40 else { return }
    let compression = number(at: 30, byteCount: 4)
    let (none, masks) = (0, 3)
    guard compression == none || compression == masks else { return }
    let width = number(at: 18, byteCount: 4)
    // Rows from top to bottom have a negative height.
    let height = abs(Int(Int32(truncatingIfNeeded: number(at: 22, byteCount: 4))))
    // What is larger is refused in any case.
    guard max(width, height) <= ImageLimits.maximumSide else { return }
    let rowSize = (width * number(at: 28, byteCount: 2) + 31) / 32 * 4
    let end = number(at: 10, byteCount: 4) + rowSize * height
    // The last row may end without padding.
    guard bytes.count < end - 3 else { return }
    throw ImageError(
      .damaged(.bmp), name,
      "its header claims \(width) x \(height) pixels, which end at byte \(end), and it has "
        + "\(bytes.count)")
  }
}
