private import Libm

extension PixelPair {
  /// The peak signal-to-noise ratio, in decibels; infinite where nothing differs.
  func peakSignalToNoiseRatio() -> Double {
    let channels = channels
    let total = channels.reduce(0) { $0 + squaredError(of: $1) }
    let mean = Double(total) / Double(channels.count * countedPixelCount)
    return 10 * log10(Double(Pixel.peak * Pixel.peak) / mean)
  }

  /// The sum of the squared differences of a channel; 2^28 pixels of 16 bits stay below 2^60.
  private func squaredError(of channel: Channel) -> Int {
    var sum = 0
    for index in expected.indices {
      let difference = expected[index].level(channel) &- actual[index].level(channel)
      sum &+= difference &* difference
    }
    return sum
  }
}
