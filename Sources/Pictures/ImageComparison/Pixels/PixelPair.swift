internal import Imaging

/// Consecutive rows of two images of one size and depth, whose ignored pixels have been made equal.
struct PixelPair<Pixel: PackedPixel> {
  /// The size of the images.
  let size: PixelSize
  /// The rows that are in memory.
  let rows: Range<Int>
  let expected: UnsafeBufferPointer<Pixel>
  /// The pixels of the actual image; ignored ones are those of the expected image.
  let actual: UnsafeBufferPointer<Pixel>
  /// The pixels of the actual image, ignored ones too.
  let shown: UnsafeBufferPointer<Pixel>
  /// Whether each pixel counts, row by row; `nil` if all do.
  let counted: UnsafeBufferPointer<Bool>?

  /// Returns the index of the first pixel of a row.
  @inline(__always)
  func start(ofRow row: Int) -> Int { (row &- rows.lowerBound) &* size.width }

  /// Returns the indices of the pixels of rows.
  func indices(of rows: Range<Int>) -> Range<Int> {
    start(ofRow: rows.lowerBound)..<start(ofRow: rows.upperBound)
  }

  /// Returns the number of pixels of rows that count.
  func countedPixelCount(in rows: Range<Int>) -> Int {
    let indices = indices(of: rows)
    guard let counted else { return indices.count }
    return counted[indices].count { $0 }
  }

  /// Returns whether a pixel counts.
  func isCounted(_ column: Int, _ row: Int) -> Bool {
    counted?[start(ofRow: row) + column] ?? true
  }

  /// Returns the bits that are set in all pixels of a range of both images.
  func commonBits(in part: Range<Int>) -> Pixel {
    var common = Pixel.max
    for index in part { common &= expected[index] }
    for index in part { common &= actual[index] }
    return common
  }

  /// Returns the smallest rectangle around the pixels of rows in which the images differ.
  func differences(in rows: Range<Int>) -> PixelRect? {
    var (left, right) = (size.width, -1)
    var found: ClosedRange<Int>?
    for row in rows {
      let indices = indices(of: row..<row + 1)
      let (expected, actual) = (
        UnsafeBufferPointer(rebasing: expected[indices]),
        UnsafeBufferPointer(rebasing: actual[indices])
      )
      guard !areEqual(expected, actual) else { continue }
      found = (found?.lowerBound ?? row)...row
      var column = 0
      while column < left, expected[column] == actual[column] { column += 1 }
      left = min(left, column)
      column = size.width - 1
      while column > right, expected[column] == actual[column] { column -= 1 }
      right = max(right, column)
    }
    return found.map { PixelRect(columns: left...right, rows: $0) }
  }
}

/// Rows of two images, of 8 or 16 bits a sample.
///
/// Metrics switch over the depth once a band, so that all loops are specialized for the pixel type.
enum AlignedPair {
  /// 8 bits a sample.
  case shallow(PixelPair<UInt32>)
  /// 16 bits a sample.
  case deep(PixelPair<UInt64>)
}
