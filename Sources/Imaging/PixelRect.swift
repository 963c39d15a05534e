/// A rectangle of whole pixels, at least one, counted from the upper left from 0.
public struct PixelRect: Hashable, Sendable {
  /// The columns that the rectangle covers.
  public var columns: ClosedRange<Int>
  /// The rows that the rectangle covers.
  public var rows: ClosedRange<Int>

  /// The number of columns and rows.
  public var size: PixelSize { PixelSize(width: columns.count, height: rows.count) }

  /// Creates the rectangle of the given columns and rows.
  public init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
  }
}

extension PixelRect: CustomStringConvertible {
  /// The size and the upper left pixel, `4 x 2 at (10, 20)`.
  public var description: String { "\(size) at (\(columns.lowerBound), \(rows.lowerBound))" }
}
