internal import CPixels

/// A straight edge between two vertices of a flattened path, sampled at the centers of sample rows.
///
/// An x is in 1/256 pixel. A fixed-point x has 32 fractional bits in addition.
struct Edge {
  /// The number of sample rows in a pixel row.
  @inline(__always)
  static var sampleRowsPerPixel: Int { Int(CPIXELS_SAMPLE_ROWS_PER_PIXEL) }

  /// Added to a fixed-point x before its fraction is truncated.
  @inline(__always)
  static var truncationBias: Int64 { Int64(CPIXELS_TRUNCATION_BIAS) }

  /// The sample rows that the edge crosses.
  let sampleRows: Range<Int>
  /// The upper end, in 1/256 pixel.
  private let x: Int32
  private let y: Int32
  /// The x step per 1/30 of 1/256 pixel of y.
  private let slope: Double
  /// The fixed-point x step per sample row.
  private let fixedPointStep: Int64

  /// Creates the edge from one vertex down to another, with the sample rows between them.
  @inline(__always)
  init(from start: SIMD2<Int32>, to end: SIMD2<Int32>, sampleRows: Range<Int>) {
    self.sampleRows = sampleRows
    (x, y) = (start.x, start.y)
    slope = Double(end.x &- start.x) / Double(30 &* Int(end.y &- start.y))
    fixedPointStep = Int64(slope * 0x1p41)
  }

  /// Returns the sample rows of some pixel rows.
  @inline(__always)
  static func sampleRows(of rows: Range<Int>) -> Range<Int> {
    rows.lowerBound &* sampleRowsPerPixel..<rows.upperBound &* sampleRowsPerPixel
  }

  /// Returns the first sample row whose center lies below a y in 1/256 pixel.
  @inline(__always)
  static func sampleRow(at y: Int32) -> Int { Int(cpixels_sample_row(y)) }

  /// Returns the x of the crossing with a sample row, rounded to 1/256 pixel.
  func roundedX(at sampleRow: Int) -> Int {
    Int((fixedPointX(at: sampleRow) + 1 << 31 + Self.truncationBias) >> 32)
  }

  /// Returns the x of the crossing with the center of a sample row, in fixed point.
  private func fixedPointX(at sampleRow: Int) -> Int64 {
    // The center of a sample row lies at (2 row + 1) / 30 pixel.
    let depth = 256 &* (2 &* sampleRow &+ 1) &- 30 &* Int(y)
    return Int64(x) << 32 &+ Int64(slope * Double(depth) * 0x1p32)
  }

  /// Returns the x of the crossing with the upper boundary of a sample row, in fixed point.
  ///
  /// It lies half a step before the center. As in the reference rasterizer, the integer part and
  /// the fraction of the step are halved separately, and the remainder of the integer part is
  /// dropped.
  func fixedPointX(atTopOf sampleRow: Int) -> Int64 {
    let one: Int64 = 1 << 32
    let half = fixedPointStep / one / 2 * one + fixedPointStep % one / 2
    return fixedPointX(at: sampleRow) - half + Self.truncationBias
  }
}

extension [Edge] {
  /// Finds the edge that crosses all sample rows of a pixel row.
  ///
  /// - Parameters:
  ///   - sampleRows: The sample rows, none above those of the previous call.
  ///   - index: The index of the first edge that may cross them; moved past edges that end above.
  ///   - end: The index after the last edge.
  /// - Returns: The edge, or nil if there is none.
  @inline(__always)
  func edge(crossing sampleRows: Range<Int>, from index: inout Int, to end: Int) -> Edge? {
    while index < end {
      let edge = self[index]
      if sampleRows.upperBound <= edge.sampleRows.upperBound {
        return edge.sampleRows.lowerBound <= sampleRows.lowerBound ? edge : nil
      }
      index &+= 1
    }
    return nil
  }
}
