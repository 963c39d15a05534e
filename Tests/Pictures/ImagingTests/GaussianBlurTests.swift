import Imaging
import TestSupport
import Testing

@Suite struct GaussianBlurTests {
  /// Returns a plane convolved with a Gaussian, in double precision.
  private func reference(_ samples: [Float], width: Int, deviation: Double) -> [Double] {
    let height = samples.count / width
    let radius = Int((4 * deviation).rounded(.up))
    let weights = (-radius...radius).map { power(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    func sample(_ x: Int, _ y: Int) -> Double {
      (0..<width).contains(x) && (0..<height).contains(y) ? Double(samples[y * width + x]) : 0
    }
    return (0..<samples.count).map { index in
      var total = 0.0
      for (row, down) in weights.enumerated() {
        for (column, across) in weights.enumerated() {
          total +=
            down * across
            * sample(index % width + column - radius, index / width + row - radius)
        }
      }
      return total / (sum * sum)
    }
  }

  /// Returns e to a power of 0 or below, by its series at a quarter of a thousandth of it.
  private func power(_ exponent: Double) -> Double {
    var result = 1 + exponent / 4096 * (1 + exponent / 8192 * (1 + exponent / 12_288))
    for _ in 0..<12 { result *= result }
    return result
  }

  /// Widths and heights around those of the blocks of the kernel and of the stripes of rows.
  @Test(arguments: [1, 8, 15, 33], [1, 15, 16, 17, 34])
  func `a plane is blurred like in double precision`(width: Int, height: Int) {
    var generator = SeededGenerator(seed: UInt64(width * 100 + height))
    var samples = (0..<width * height).map { _ in Float.random(in: 0...1, using: &generator) }
    // Equal rows, which are blurred once.
    for y in 2..<max(height - 2, 2) where y % 5 < 3 {
      for x in 0..<width { samples[y * width + x] = samples[width + x] }
    }
    let blurred = gaussianBlur(samples, width: width, variance: 2.25)
    let expected = reference(samples, width: width, deviation: 1.5)
    // Rounding of 13 + 13 sums of numbers below 1.
    #expect(zip(blurred, expected).allSatisfy { abs(Double($0) - $1) < 2e-6 })
  }
}
