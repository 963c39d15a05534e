/// A rectangle of at least one whole pixel, counted from 0 at the upper left.
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

extension PixelRect: Encodable {
  private enum CodingKeys: CodingKey {
    case x
    case y
    case width
    case height
  }

  /// Encodes the upper left pixel as `x` and `y`, the size as `width` and `height`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(columns.lowerBound, forKey: .x)
    try container.encode(rows.lowerBound, forKey: .y)
    try container.encode(columns.count, forKey: .width)
    try container.encode(rows.count, forKey: .height)
  }
}
