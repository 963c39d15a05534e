internal import Geometry

/// A rectangle of whole pixels; y points up.
struct PixelRegion: Hashable, Sendable {
  let columns: Range<Int>
  let rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates the region of the pixels that a rectangle touches, but for rounding.
  init(covering rect: Rect) {
    guard !rect.isNull else {
      self.init(columns: 0..<0, rows: 0..<0)
      return
    }
    self.init(
      columns: Self.range(rect.minX, rect.maxX), rows: Self.range(rect.minY, rect.maxY))
  }

  private static func range(_ start: Double, _ end: Double) -> Range<Int> {
    let first = Int(min(max((start + 1e-6).rounded(.down), -maxCoordinate), maxCoordinate))
    let last = Int(min(max((end - 1e-6).rounded(.up), -maxCoordinate), maxCoordinate))
    return first..<max(first, last)
  }

  /// Stands for the ends of infinite images, without overflow.
  private static let maxCoordinate = 1e12

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  var width: Int { columns.count }
  var count: Int { columns.count * rows.count }

  var rect: Rect {
    Rect(
      x: Double(columns.lowerBound), y: Double(rows.lowerBound), width: Double(columns.count),
      height: Double(rows.count))
  }

  func intersection(_ other: PixelRegion) -> PixelRegion {
    PixelRegion(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Returns the region with a margin of pixels on all sides.
  func grown(by margin: Int) -> PixelRegion {
    PixelRegion(
      columns: columns.lowerBound - margin..<columns.upperBound + margin,
      rows: rows.lowerBound - margin..<rows.upperBound + margin)
  }

  func contains(_ other: PixelRegion) -> Bool { intersection(other) == other }

  func contains(_ x: Int, _ y: Int) -> Bool { columns.contains(x) && rows.contains(y) }
}
