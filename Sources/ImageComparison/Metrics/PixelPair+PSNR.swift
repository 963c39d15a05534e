private import Libm

extension PixelPair {
  /// The peak signal-to-noise ratio, in decibels; infinite where nothing differs.
  func peakSignalToNoiseRatio() -> Double {
    var sum: UInt64 = 0
    var common = Pixel.max
    // A part that stays in the nearest cache, in which opaque pixels are looked for too.
    for start in stride(from: 0, to: expected.count, by: 1024) {
      let part = start..<min(start + 1024, expected.count)
      sum += squaredError(in: part)
      common &= commonBits(in: part)
    }
    // The alpha of opaque pictures does not differ, so the sum is right without it as well.
    let channelCount = common >= Pixel.opaqueBlack ? 3 : 4
    // 2^30 squares of 16 bits stay below 2^62.
    let mean = Double(sum) / Double(channelCount * countedPixelCount)
    return 10 * log10(Double(Pixel.peak * Pixel.peak) / mean)
  }

  /// The sum of the squared differences of all samples of up to 1024 pixels.
  private func squaredError(in part: Range<Int>) -> UInt64 {
    expected.withUnsafeBytes { expected in
      actual.withUnsafeBytes { actual in
        let samples = 4 * part.lowerBound..<4 * part.upperBound
        return Self.squaredError(
          UnsafeBufferPointer(
            rebasing: expected.bindMemory(to: Pixel.Sample.self)[samples]),
          UnsafeBufferPointer(rebasing: actual.bindMemory(to: Pixel.Sample.self)[samples]))
      }
    }
  }

  private static func squaredError(
    _ expected: UnsafeBufferPointer<Pixel.Sample>, _ actual: UnsafeBufferPointer<Pixel.Sample>
  ) -> UInt64 {
    if Pixel.Sample.bitWidth == 8 {
      // Squares fit into 16 bits, in which more are computed at once than in 32; 4096 of them fit into 32.
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
