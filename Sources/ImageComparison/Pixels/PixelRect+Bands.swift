internal import Imaging

extension PixelRect {
  /// The rectangle of all pixels of a picture.
  init(of size: PixelSize) {
    self.init(columns: 0...size.width - 1, rows: 0...size.height - 1)
  }

  /// The rectangle with so many columns and rows more on each side, or fewer.
  func widened(by reach: Int) -> PixelRect {
    PixelRect(
      columns: columns.lowerBound - reach...columns.upperBound + reach,
      rows: rows.lowerBound - reach...rows.upperBound + reach)
  }

  /// The part within another rectangle, or of its edge.
  func clamped(to other: PixelRect) -> PixelRect {
    PixelRect(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Parts of up to 64 rows, from the top down, so that what is computed of one stays in the caches.
  var bands: [PixelRect] {
    stride(from: rows.lowerBound, through: rows.upperBound, by: 64).map { top in
      PixelRect(columns: columns, rows: top...min(top + 63, rows.upperBound))
    }
  }
}
