internal import Geometry

/// The columns of rows of pixels whose centers lie in a rectangle.
struct RowOfRect {
  /// A coordinate of the center of a pixel, and its limits.
  private struct Axis {
    let start: Double
    let alongColumns: Double
    let alongRows: Double
    let limits: ClosedRange<Double>
    /// 1 / `alongColumns`, so that no row needs a division; nil if columns do not change it.
    let inverse: Double?

    init(
      _ start: Double, _ alongColumns: Double, _ alongRows: Double, _ limits: ClosedRange<Double>
    ) {
      (self.start, self.alongColumns, self.alongRows) = (start, alongColumns, alongRows)
      self.limits = limits
      inverse = alongColumns == 0 ? nil : 1 / alongColumns
    }

    @inline(__always)
    func limit(_ lower: inout Double, _ upper: inout Double, row: Double) {
      let value = start + alongRows * row
      guard let inverse else {
        if !limits.contains(value) { upper = lower }
        return
      }
      let first = (limits.lowerBound - value) * inverse
      let second = (limits.upperBound - value) * inverse
      lower = max(lower, min(first, second).rounded(.up))
      upper = min(upper, max(first, second).rounded(.down) + 1)
    }
  }

  private let x: Axis
  private let y: Axis

  /// - Parameters:
  ///   - rect: The rectangle; an empty one has no columns.
  ///   - transform: The transform from pixels to its coordinates.
  init(_ rect: Rect, under transform: Transform) {
    let first = Point(0.5, 0.5).applying(transform)
    let limits = rect.isEmpty ? Rect(x: .infinity, y: .infinity, width: 0, height: 0) : rect
    x = Axis(first.x, transform.a, transform.c, limits.minX...limits.maxX)
    y = Axis(first.y, transform.b, transform.d, limits.minY...limits.maxY)
  }

  @inline(__always)
  func columns(of row: Int, in columns: Range<Int>) -> Range<Int> {
    var (lower, upper) = (Double(columns.lowerBound), Double(columns.upperBound))
    x.limit(&lower, &upper, row: Double(row))
    y.limit(&lower, &upper, row: Double(row))
    return lower < upper ? Int(lower)..<Int(upper) : columns.lowerBound..<columns.lowerBound
  }
}
