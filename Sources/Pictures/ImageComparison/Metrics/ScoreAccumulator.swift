internal import Imaging

/// The state of a ``ScoringMetric`` while the bands of a pair pass by, from top to bottom.
///
/// The result does not depend on how the rows are divided into bands: whole numbers are added, or
/// the sums of rows.
protocol ScoreAccumulator {
  /// Adds rows of a pair, whose memory contains the metric's margin above and below them as far as
  /// the images reach.
  mutating func add(_ rows: Range<Int>, of pair: AlignedPair)

  /// Returns the number of a pair that differs, after its last row; `nil` if no pixel can be
  /// measured.
  ///
  /// - Parameter countedPixelCount: The number of pixels that count.
  /// - Returns: The number.
  func score(countedPixelCount: Int) -> Double?
}

/// A state that adds rows of 8 and of 16 bits a sample in the same way.
protocol GenericScoreAccumulator: ScoreAccumulator {
  /// Adds rows, as ``ScoreAccumulator/add(_:of:)`` does.
  mutating func add<Pixel: PackedPixel>(_ rows: Range<Int>, of pair: PixelPair<Pixel>)
}

extension GenericScoreAccumulator {
  mutating func add(_ rows: Range<Int>, of pair: AlignedPair) {
    switch pair {
    case .shallow(let pair): add(rows, of: pair)
    case .deep(let pair): add(rows, of: pair)
    }
  }
}
