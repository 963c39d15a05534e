internal import Geometry

/// The sum of cues as one track, which is computed part by part.
///
/// A sum above full scale makes the whole track quieter; see ``scaledToFit()``.
package struct SoundMix: Sendable {
  /// A cue with its samples.
  private struct Voice {
    let cue: SoundCue
    let samples: any SoundSamples
    /// The first frame of the track, which may lie before its beginning, and the number of frames.
    let start: Int
    let count: Int
  }

  /// The number of frames of the track.
  package let frameCount: Int
  /// The factor of all amplitudes; 1 by default.
  package private(set) var scale = 1.0
  private let voices: [Voice]

  /// Creates a mix.
  ///
  /// - Parameters:
  ///   - cues: The cues, whose times count from the beginning of the track; what is before it or
  ///     after its end is not heard.
  ///   - frameCount: The number of frames of the track.
  ///   - samples: Returns the samples of a sound.
  /// - Throws: The errors of `samples`.
  package init(
    of cues: [SoundCue], frameCount: Int, samples: (Sound) throws -> any SoundSamples
  ) rethrows {
    self.frameCount = frameCount
    var voices: [Voice] = []
    for cue in cues {
      let samples = try samples(cue.sound)
      let rate = Double(soundSampleRate)
      guard cue.rate > 0, cue.time.isFinite, abs(cue.time) < 1e6, samples.frameCount > 0 else {
        continue
      }
      let start = Int((cue.time * rate).rounded())
      let rest = Double(frameCount - start)
      var count = rest
      if let repetitions = cue.repetitions {
        let runs = Double(samples.frameCount) * Double(repetitions + 1)
        count = min(count, ((runs - cue.offset * rate) / cue.rate).rounded(.up))
      }
      if let duration = cue.duration { count = min(count, (duration * rate).rounded()) }
      guard count > 0 else { continue }
      voices.append(Voice(cue: cue, samples: samples, start: start, count: Int(count)))
    }
    self.voices = voices
  }

  /// Whether nothing is heard.
  package var isEmpty: Bool { voices.isEmpty }

  /// Returns the mix with a ``scale`` of which no sample exceeds full scale.
  ///
  /// - Throws: The errors of samples.
  package func scaledToFit() throws -> SoundMix {
    var peak: Float = 0
    for part in soundParts(of: frameCount) {
      for sample in try samples(in: part) { peak = max(peak, abs(sample)) }
    }
    var mix = self
    if peak > 1 { mix.scale = 1 / Double(peak) }
    return mix
  }

  /// Returns some frames of the track, as left, right, left, right and so on.
  ///
  /// - Parameter range: The frames.
  /// - Returns: Two samples for each frame.
  /// - Throws: The errors of samples.
  package func samples(in range: Range<Int>) throws -> [Float] {
    var sum = [Float](repeating: 0, count: 2 * range.count)
    for voice in voices {
      let overlap = range.clamped(to: voice.start..<voice.start + voice.count)
      if !overlap.isEmpty { try add(voice, in: overlap, to: &sum, at: range.lowerBound) }
    }
    return sum
  }

  /// Adds the frames of a voice, run by run.
  private func add(
    _ voice: Voice, in range: Range<Int>, to sum: inout [Float], at origin: Int
  ) throws {
    let cue = voice.cue
    let rate = Double(soundSampleRate)
    let length = voice.samples.frameCount
    let seconds = Double(voice.count) / rate
    var frame = range.lowerBound
    while frame < range.upperBound {
      let position = cue.offset * rate + Double(frame - voice.start) * cue.rate
      let run = (position / Double(length)).rounded(.down)
      let start = position - run * Double(length)
      let left = max(1, Int(((Double(length) - start) / cue.rate).rounded(.up)))
      let count = min(range.upperBound - frame, left)
      let first = min(Int(start), length - 1)
      let last = min(length - 1, Int(start + Double(count - 1) * cue.rate) + 1)
      let samples = try voice.samples.frames(first..<last + 1)
      for index in 0..<count {
        let place = min(start + Double(index) * cue.rate, Double(length - 1)) - Double(first)
        let below = Int(place)
        let fraction = Float(place - Double(below))
        let above = min(below + 1, last - first)
        let gain =
          scale * cue.gain(at: Double(frame + index - voice.start) / rate, of: seconds)
        let (leftGain, rightGain) = (gain * min(1, 1 - cue.pan), gain * min(1, 1 + cue.pan))
        let target = 2 * (frame + index - origin)
        let (a, b) = (2 * below, 2 * above)
        sum[target] += Float(leftGain) * (samples[a] + (samples[b] - samples[a]) * fraction)
        sum[target + 1] +=
          Float(rightGain) * (samples[a + 1] + (samples[b + 1] - samples[a + 1]) * fraction)
      }
      frame += count
    }
  }
}

extension [Float] {
  /// The samples as numbers of 16 bits, the lower byte first.
  package var soundBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * count)
    for sample in self {
      let number = Int16((Swift.min(1, Swift.max(-1, sample)) * 32767).rounded())
      bytes.append(UInt8(truncatingIfNeeded: number))
      bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    }
    return bytes
  }
}
