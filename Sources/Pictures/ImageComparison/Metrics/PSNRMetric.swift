private import ElementaryFunctions
internal import Imaging

/// The peak signal-to-noise ratio.
struct PSNRMetric: ScoringMetric {
  let minimum: Double

  var name: String { "PSNR" }
  var unit: String { " dB" }
  var bound: ScoreBound { .atLeast(minimum) }
  var scoreOfEqualImages: Double { .infinity }

  func accumulator(for size: PixelSize) -> any ScoreAccumulator { SquaredErrors() }

  /// The mean squared error as a fraction of the squared peak.
  func rank(of score: Double) -> Double { pow(10, -score / 10) }

  func text(of score: Double) -> String {
    score.isInfinite ? "equal" : "\((score * 100).rounded() / 100) dB"
  }

  var description: String { "PSNR, at least \(minimum) dB" }
}

extension MetricDefinition {
  static let psnr = MetricDefinition(
    name: "psnr", summary: "peak signal-to-noise ratio in dB.",
    threshold: Threshold(
      meaning: "lowest PSNR in dB that counts as the same", range: 0 ... .infinity,
      defaultValue: .infinity)
  ) { _, threshold in .psnr(atLeast: threshold) }
}

/// The sum of the squared differences of all samples.
private struct SquaredErrors: GenericScoreAccumulator {
  private var sum: UInt64 = 0
  /// Whether all pixels of both images are opaque.
  private var areOpaque = true
  private var peak = 0

  mutating func add<Pixel: PackedPixel>(_ rows: Range<Int>, of pair: PixelPair<Pixel>) {
    let indices = pair.indices(of: rows)
    var commonBits = Pixel.max
    // Both passes over a part run while it is in the first-level cache.
    for start in stride(from: indices.lowerBound, to: indices.upperBound, by: 1024) {
      let part = start..<min(start + 1024, indices.upperBound)
      sum += pair.squaredError(in: part)
      commonBits &= pair.commonBits(in: part)
    }
    areOpaque = areOpaque && commonBits >= Pixel.opaqueBlack
    peak = Pixel.peak
  }

  func score(countedPixelCount: Int) -> Double? {
    // Opaque images have equal alpha, which adds nothing to the sum.
    let channelCount = areOpaque ? 3 : 4
    // The sum fits: 2^30 squares of 16 bits stay below 2^62.
    let mean = Double(sum) / Double(channelCount * countedPixelCount)
    return 10 * log10(Double(peak * peak) / mean)
  }
}

extension PixelPair {
  /// Returns the sum of the squared differences of all samples of up to 1024 pixels.
  fileprivate func squaredError(in part: Range<Int>) -> UInt64 {
    func samples(_ pixels: UnsafeBufferPointer<Pixel>) -> UnsafeBufferPointer<Pixel.Sample> {
      UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: pixels[part]))
        .bindMemory(to: Pixel.Sample.self)
    }
    return Self.squaredError(samples(expected), samples(actual))
  }

  private static func squaredError(
    _ expected: UnsafeBufferPointer<Pixel.Sample>, _ actual: UnsafeBufferPointer<Pixel.Sample>
  ) -> UInt64 {
    if Pixel.Sample.bitWidth == 8 {
      // Squares fit into 16-bit lanes, twice as many a vector as 32-bit ones; 4096 of them sum up
      // in 32 bits.
      return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: expected.count) { squares in
        for index in 0..<expected.count {
          let left = expected[index]
          let right = actual[index]
          let distance = UInt16(truncatingIfNeeded: max(left, right) &- min(left, right))
          squares[index] = distance &* distance
        }
        var sum: UInt32 = 0
        for index in 0..<expected.count { sum &+= UInt32(squares[index]) }
        return UInt64(sum)
      }
    }
    var sum: UInt64 = 0
    for index in 0..<expected.count {
      let left = expected[index]
      let right = actual[index]
      let distance = UInt64(max(left, right) &- min(left, right))
      sum &+= distance &* distance
    }
    return sum
  }
}
