private import Glibc
internal import Imaging

extension PixelRect {
  /// Creates the bounding box of the pixels in which two pictures of one size differ; nil if they
  /// are equal.
  init?(ofChangesFrom old: [UInt32], to new: [UInt32], width: Int) {
    let changes = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in Self.changes(from: old, to: new, width: width) }
    }
    guard let changes else { return nil }
    self = changes
  }

  private static func changes(
    from old: UnsafeBufferPointer<UInt32>, to new: UnsafeBufferPointer<UInt32>, width: Int
  ) -> PixelRect? {
    guard let old = old.baseAddress, let first = new.baseAddress, old != first else { return nil }
    let height = new.count / width
    func isEqual(row: Int) -> Bool {
      memcmp(old + row * width, first + row * width, width * MemoryLayout<UInt32>.stride) == 0
    }
    guard let top = (0..<height).first(where: { !isEqual(row: $0) }) else { return nil }
    var bottom = height - 1
    while isEqual(row: bottom) { bottom -= 1 }
    var (left, right) = (width - 1, 0)
    for row in top...bottom {
      let start = row * width
      var column = 0
      while column < left, old[start + column] == first[start + column] { column += 1 }
      left = column
      column = width - 1
      while column > right, old[start + column] == first[start + column] { column -= 1 }
      right = column
    }
    return PixelRect(columns: left...right, rows: top...bottom)
  }

  /// Returns the smallest rectangle that contains this one and another.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      columns: min(
        columns.lowerBound, other.columns.lowerBound)...max(
          columns.upperBound, other.columns.upperBound),
      rows: min(
        rows.lowerBound, other.rows.lowerBound)...max(rows.upperBound, other.rows.upperBound))
  }

  /// Returns the rectangle moved to the right and down.
  func moved(columns: Int, rows: Int) -> PixelRect {
    PixelRect(
      columns: self.columns.lowerBound + columns...self.columns.upperBound + columns,
      rows: self.rows.lowerBound + rows...self.rows.upperBound + rows)
  }

  /// Returns the pixels of a picture that lie in the rectangle, row by row.
  func pixels(of picture: [UInt32], width: Int) -> [UInt32] {
    if columns.count == width {
      return Array(picture[rows.lowerBound * width..<(rows.upperBound + 1) * width])
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns.count * rows.count)
    for row in rows {
      pixels += picture[row * width + columns.lowerBound...row * width + columns.upperBound]
    }
    return pixels
  }
}
