internal import Geometry

/// A sound that begins at a time, and how it is heard.
public struct SoundCue: Hashable, Sendable {
  /// A loudness at a time; between two of them it changes linearly.
  public struct Level: Hashable, Sendable {
    /// The time, in seconds from the beginning of the cue.
    public var time: Double
    /// The factor of the amplitude, at least 0.
    public var volume: Double

    /// Creates a level.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds from the beginning of the cue.
    ///   - volume: The factor of the amplitude, at least 0.
    public init(time: Double, volume: Double) {
      self.time = time
      self.volume = volume
    }
  }

  /// The sound.
  public var sound: Sound
  /// When it begins, in seconds.
  public var time: Double
  /// The factor of the amplitude, at least 0; 1 by default.
  public var volume = 1.0
  /// The balance from -1, left only, to 1, right only; 0 by default.
  public var pan = 0.0
  /// The speed, above 0, which changes the pitch, too; 1 by default.
  public var rate = 1.0
  /// The part of the sound that is left out at its beginning, in seconds; 0 by default.
  public var offset = 0.0
  /// The time after which it ends, in seconds; nil, the default, for the end of the sound.
  public var duration: Double?
  /// The number of repetitions after the first run; nil repeats until the end of the film; 0 by
  /// default.
  public var repetitions: Int? = 0
  /// The time in which the loudness grows from 0, in seconds; 0 by default.
  public var fadeIn = 0.0
  /// The time in which the loudness falls to 0 before the end, in seconds; 0 by default.
  public var fadeOut = 0.0
  /// Further factors of the amplitude, in order of time; none by default.
  public var levels: [Level] = []

  /// Creates a cue.
  ///
  /// - Parameters:
  ///   - sound: The sound.
  ///   - time: When it begins, in seconds.
  ///   - volume: The factor of the amplitude, at least 0; 1 by default.
  public init(_ sound: Sound, at time: Double, volume: Double = 1) {
    precondition(time.isFinite, "a sound cannot begin at \(time) s")
    precondition(
      volume >= 0 && volume.isFinite, "the volume of a sound must be at least 0, not \(volume)")
    self.sound = sound
    self.time = time
    self.volume = volume
  }
}

extension SoundCue {
  /// Returns the product of ``levels`` and fades at a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds from the beginning of the cue.
  ///   - length: The time from the beginning to the end, in seconds.
  /// - Returns: The factor of the amplitude.
  func gain(at time: Double, of length: Double) -> Double {
    var gain = volume
    if fadeIn > 0 { gain *= min(1, max(0, time / fadeIn)) }
    if fadeOut > 0 { gain *= min(1, max(0, (length - time) / fadeOut)) }
    return gain * level(at: time)
  }

  /// Returns the factor of ``levels`` at a time, in seconds from the beginning of the cue.
  package func level(at time: Double) -> Double {
    guard let first = levels.first, let last = levels.last else { return 1 }
    if time <= first.time { return first.volume }
    if time >= last.time { return last.volume }
    let next = levels.firstIndex { $0.time > time } ?? levels.endIndex - 1
    let (from, to) = (levels[next - 1], levels[next])
    let fraction = to.time > from.time ? (time - from.time) / (to.time - from.time) : 1
    return from.volume + (to.volume - from.volume) * fraction
  }
}
