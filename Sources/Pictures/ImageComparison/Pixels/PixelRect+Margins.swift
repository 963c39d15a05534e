internal import Imaging

extension PixelRect {
  /// Creates the rectangle of all pixels of an image.
  init(of size: PixelSize) {
    self.init(columns: 0...size.width - 1, rows: 0...size.height - 1)
  }

  /// Returns the rectangle extended by a number of pixels on each side; a negative number shrinks
  /// it.
  func widened(by distance: Int) -> PixelRect {
    PixelRect(
      columns: columns.lowerBound - distance...columns.upperBound + distance,
      rows: rows.lowerBound - distance...rows.upperBound + distance)
  }

  /// Returns the rectangle with its columns and rows clamped to those of another.
  func clamped(to other: PixelRect) -> PixelRect {
    PixelRect(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Returns the rectangle extended to a pixel whose row is not above it.
  func extended(to column: Int, _ row: Int) -> PixelRect {
    PixelRect(
      columns: min(columns.lowerBound, column)...max(columns.upperBound, column),
      rows: rows.lowerBound...row)
  }
}
