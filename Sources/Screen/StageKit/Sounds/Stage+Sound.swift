private import Geometry
public import SoundKit

extension Stage {
  /// Plays a sound at a time of the film.
  ///
  /// ```swift
  /// stage.sound(.click, at: 1.5)
  /// ```
  ///
  /// - Parameters:
  ///   - sound: The sound.
  ///   - time: When it begins, in seconds of the stage, from 0.
  ///   - volume: The factor of the amplitude, at least 0; 1 by default.
  /// - Returns: The playback, by which it can be changed or stopped.
  @discardableResult
  public func sound(_ sound: Sound, at time: Double, volume: Double = 1) -> SoundPlayback {
    play(SoundCue(sound, at: time, volume: volume))
  }

  /// Plays a sound from now on.
  ///
  /// - Parameters:
  ///   - sound: The sound.
  ///   - volume: The factor of the amplitude, at least 0; 1 by default.
  /// - Returns: The playback, by which it can be changed or stopped.
  @discardableResult
  public func play(_ sound: Sound, volume: Double = 1) -> SoundPlayback {
    play(SoundCue(sound, at: time, volume: volume))
  }

  /// Plays a sound as a cue says.
  ///
  /// - Parameter cue: The sound, its time and how it is heard.
  /// - Returns: The playback, by which it can be changed or stopped.
  @discardableResult
  public func play(_ cue: SoundCue) -> SoundPlayback {
    soundCues.append(cue)
    return SoundPlayback(of: soundCues.count - 1, on: self)
  }

  /// Plays a sound whenever an item begins to touch another one or a boundary.
  ///
  /// - Parameters:
  ///   - sound: The sound.
  ///   - items: The views; a contact of any of them is heard. Nil, the default, for all items.
  ///   - volume: The factor of the amplitude, at least 0; 1 by default.
  ///   - interval: The time in seconds in which further contacts of the same items are silent, as
  ///     those of a ball that comes to rest; 0.05 by default.
  public func playOnContact(
    _ sound: Sound, of items: [View]? = nil, volume: Double = 1, interval: Double = 0.05
  ) {
    precondition(interval >= 0, "the interval of a sound must be at least 0 s, not \(interval)")
    contactSounds.append(
      ContactSound(
        cue: SoundCue(sound, at: 0, volume: volume),
        items: items.map { Set($0.map(ObjectIdentifier.init)) }, interval: interval))
  }
}
