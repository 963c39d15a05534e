internal import ElementaryFunctions

/// A short computed sound: a sine that fades exponentially, with one overtone.
package struct Tone: Hashable, Sendable {
  /// The frequency at the beginning, in hertz.
  var frequency: Double
  /// The frequency at the end, to which it glides linearly.
  var endFrequency: Double
  /// The time in which the amplitude falls to 1/e, in seconds; infinite for a constant one.
  var decay: Double
  /// The length, in seconds.
  var duration: Double
  /// The frequency of the overtone as a multiple of the tone's; nil for none.
  var overtone: Double?
  /// The amplitude, from 0 to 1.
  var volume: Double

  /// The time in which a sound begins and ends, in seconds, so that it does not crackle.
  private static let edge = 0.0005

  package init(
    frequency: Double, endFrequency: Double? = nil, decay: Double, duration: Double,
    overtone: Double? = nil, volume: Double = 0.8
  ) {
    self.frequency = frequency
    self.endFrequency = endFrequency ?? frequency
    self.decay = decay
    self.duration = duration
    self.overtone = overtone
    self.volume = volume
  }

  /// The samples.
  package var samples: StoredSamples {
    let rate = Double(soundSampleRate)
    let count = Int((duration * rate).rounded())
    var samples: [Float] = []
    samples.reserveCapacity(2 * count)
    for index in 0..<count {
      let time = Double(index) / rate
      // The integral of the frequency.
      let turns = frequency * time + (endFrequency - frequency) * time * time / (2 * duration)
      var value = sin(2 * .pi * turns)
      if let overtone { value = (2 * value + sin(2 * .pi * turns * overtone)) / 3 }
      if decay.isFinite { value *= exp(-time / decay) }
      value *= volume * min(1, time / Self.edge, (duration - time) / Self.edge)
      samples += [Float(value), Float(value)]
    }
    return StoredSamples(samples)
  }
}
