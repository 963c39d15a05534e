/// The source of a row of a fill.
protocol SpanSource {
  /// Blends the source over some columns.
  ///
  /// - Parameters:
  ///   - row: The address of column 0.
  ///   - columns: The columns.
  ///   - coverage: The coverage of all of them, 0...255.
  func blend(over row: UnsafeMutablePointer<UInt32>, columns: Range<Int>, coverage: UInt32)

  /// Returns a pixel with the source blended over it.
  ///
  /// - Parameters:
  ///   - destination: The pixel.
  ///   - column: Its column.
  ///   - coverage: Its coverage, 0...255.
  /// - Returns: The blended pixel.
  func blended(over destination: UInt32, column: Int, coverage: UInt32) -> UInt32
}

/// A source of one color.
protocol ColorSource: SpanSource {
  /// The same source for a monotone polygon.
  var polygonSource: MonotoneFill.Source { get }

  /// Blends the source, multiplied by the coverage of each pixel, over pixels.
  func blend(
    over pixels: UnsafeMutablePointer<UInt32>, count: Int, coverages: UnsafePointer<UInt8>)
}
