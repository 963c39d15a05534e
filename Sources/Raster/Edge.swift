/// A line between two corners of an outline, sampled in the middle of each of fifteen rows a pixel.
///
/// Places across are in 256ths of a pixel; those called exact are times 2^32.
struct Edge {
  /// Rows of samples a pixel: Cairo's number.
  static let samplesPerRow = 15

  /// The rows of samples that the edge crosses.
  let samples: Range<Int>
  /// Its upper end.
  private let x: Int32
  private let y: Int32
  /// How far it goes to the right for each 30th of a 256th of a pixel downwards.
  private let slope: Double
  /// How far each row of samples is crossed to the right of the one above.
  private let exactStep: Int64

  /// Added where an exact place is cut down to a whole one: more than rounding may have taken from
  /// what should be whole, and less than what is not whole may lack.
  static let leastSlip: Int64 = 1 << 6

  /// Creates the edge from one corner down to another, and the rows of samples between them.
  @inline(__always)
  init(from start: SIMD2<Int32>, to end: SIMD2<Int32>, samples: Range<Int>) {
    self.samples = samples
    (x, y) = (start.x, start.y)
    slope = Double(end.x &- start.x) / Double(30 &* Int(end.y &- start.y))
    exactStep = Int64(slope * 0x1p41)
  }

  /// The rows of samples of some rows of pixels.
  @inline(__always)
  static func samples(of rows: Range<Int>) -> Range<Int> {
    rows.lowerBound &* samplesPerRow..<rows.upperBound &* samplesPerRow
  }

  /// The first row of samples that is not above a height in 256ths of a pixel.
  @inline(__always)
  static func sample(at height: Int32) -> Int {
    (Int(height) &* samplesPerRow &+ 128) &>> 8
  }

  /// The nearest whole place to where the edge crosses a row of samples.
  func place(at sample: Int) -> Int {
    Int((exactPlace(at: sample) + 1 << 31 + Self.leastSlip) >> 32)
  }

  /// Where the edge crosses a row of samples.
  private func exactPlace(at sample: Int) -> Int64 {
    // A row of samples lies 2 row + 1 thirtieths of a pixel down.
    let depth = 256 &* (2 &* sample &+ 1) &- 30 &* Int(y)
    return Int64(x) << 32 &+ Int64(slope * Double(depth) * 0x1p32)
  }

  /// Where the edge crosses the upper end of a row of samples; like Cairo, it halves the whole and the
  /// broken part of the step each by itself, and of the whole one drops what is left over.
  func exactPlace(above sample: Int) -> Int64 {
    let one: Int64 = 1 << 32
    let half = exactStep / one / 2 * one + exactStep % one / 2
    return exactPlace(at: sample) - half + Self.leastSlip
  }
}
