private import Geometry

extension Bitmap {
  /// Returns a part of the bitmap as a separate bitmap, like `CGImage.cropping(to:)`.
  ///
  /// - Parameters:
  ///   - columns: The columns of the part, within those of the bitmap and not empty.
  ///   - rows: The rows of the part, within those of the bitmap and not empty.
  /// - Returns: The part.
  public func cropped(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    precondition(
      columns.lowerBound >= 0 && columns.upperBound <= width && rows.lowerBound >= 0
        && rows.upperBound <= height,
      "columns \(columns) and rows \(rows) are outside of a bitmap of \(width) x \(height)")
    if columns.count == width, rows.count == height { return self }
    var part: [UInt32] = []
    part.reserveCapacity(columns.count * rows.count)
    for row in rows {
      part += pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: part)
  }

  /// Returns the bitmap as it is shown in an orientation.
  func shown(in orientation: Drawing.Orientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (shownWidth, shownHeight) = orientation.swapsSides ? (height, width) : (width, height)
    var shown: [UInt32] = []
    shown.reserveCapacity(width * height)
    for y in 0..<shownHeight {
      for x in 0..<shownWidth {
        let (column, row) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        shown.append(pixels[row * width + column])
      }
    }
    return Bitmap(width: shownWidth, height: shownHeight, pixels: shown)
  }
}
