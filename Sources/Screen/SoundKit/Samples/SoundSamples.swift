/// The rate of all samples, in frames per second.
package let soundSampleRate = 48_000

/// Returns the parts of a second each in which frames are computed and read.
package func soundParts(of frameCount: Int) -> [Range<Int>] {
  stride(from: 0, to: frameCount, by: soundSampleRate).map {
    $0..<min($0 + soundSampleRate, frameCount)
  }
}

/// The samples of a sound: stereo at 48000 frames a second, from -1 to 1.
package protocol SoundSamples: Sendable {
  /// The number of frames, each of which has a sample for the left and for the right.
  var frameCount: Int { get }

  /// Returns frames as left, right, left, right and so on.
  ///
  /// - Parameter range: The frames, from 0 to ``frameCount``.
  /// - Returns: Two samples for each frame.
  /// - Throws: An error if they cannot be read.
  func frames(_ range: Range<Int>) throws -> [Float]
}

/// Samples in memory.
package struct StoredSamples: SoundSamples {
  private let samples: [Float]

  /// Creates samples of left, right, left, right and so on.
  package init(_ samples: [Float]) { self.samples = samples }

  package var frameCount: Int { samples.count / 2 }

  package func frames(_ range: Range<Int>) -> [Float] {
    Array(samples[2 * range.lowerBound..<2 * range.upperBound])
  }
}
