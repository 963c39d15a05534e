private import Libm

extension PixelPair {
  /// The peak signal-to-noise ratio, in decibels; infinite where nothing differs.
  func peakSignalToNoiseRatio() -> Double {
    // The alpha of opaque pictures does not differ, so the sum is right without it as well.
    let mean = Double(squaredError()) / Double(channels.count * countedPixelCount)
    return 10 * log10(Double(Pixel.peak * Pixel.peak) / mean)
  }

  /// The sum of the squared differences of all samples; 2^30 of 16 bits stay below 2^62.
  private func squaredError() -> UInt64 {
    withSamples { expected, actual in
      stride(from: 0, to: expected.count, by: 4096).reduce(0) { sum, start in
        let part = start..<min(start + 4096, expected.count)
        return sum
          + Self.squaredError(
            UnsafeBufferPointer(rebasing: expected[part]),
            UnsafeBufferPointer(rebasing: actual[part]))
      }
    }
  }

  private static func squaredError(
    _ expected: UnsafeBufferPointer<Pixel.Sample>, _ actual: UnsafeBufferPointer<Pixel.Sample>
  ) -> UInt64 {
    if Pixel.Sample.bitWidth == 8 {
      // A square fits into 16 bits and 4096 of them into 32: the shorter, the more are taken at once.
      var sum: UInt32 = 0
      for index in 0..<expected.count {
        let left = expected[index]
        let right = actual[index]
        let distance = UInt16(truncatingIfNeeded: max(left, right) &- min(left, right))
        sum &+= UInt32(distance &* distance)
      }
      return UInt64(sum)
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
