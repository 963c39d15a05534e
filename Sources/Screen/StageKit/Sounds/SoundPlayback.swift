private import Geometry
public import SoundKit

/// A sound that a stage plays, for changing or stopping it.
public final class SoundPlayback {
  private weak var stage: Stage?
  private let index: Int

  init(of index: Int, on stage: Stage) {
    self.index = index
    self.stage = stage
  }

  /// What is played; nil after the end of the stage.
  public var cue: SoundCue? { stage?.soundCues[index] }

  /// The time in which a sound that is stopped becomes silent, in seconds, so that it does not
  /// crackle.
  private static let stopFade = 0.004

  /// Stops the sound now.
  public func stop() {
    change { cue, elapsed in
      cue.duration = min(cue.duration ?? .infinity, elapsed + Self.stopFade)
      cue.fadeOut = Self.stopFade
    }
  }

  /// Changes the loudness from now on.
  ///
  /// - Parameters:
  ///   - volume: The factor of the amplitude, at least 0.
  ///   - duration: The time in which it changes linearly, in seconds; 0 by default.
  public func setVolume(_ volume: Double, fadeDuration duration: Double = 0) {
    precondition(
      volume >= 0 && volume.isFinite, "the volume of a sound must be at least 0, not \(volume)")
    precondition(
      duration >= 0 && duration.isFinite, "a fade must take at least 0 s, not \(duration)")
    change { cue, elapsed in
      if cue.levels.isEmpty {
        cue.levels = [SoundCue.Level(time: 0, volume: cue.volume)]
        cue.volume = 1
      }
      let present = cue.level(at: elapsed)
      cue.levels.removeAll { $0.time >= elapsed }
      cue.levels += [
        SoundCue.Level(time: elapsed, volume: present),
        SoundCue.Level(time: elapsed + duration, volume: volume),
      ]
    }
  }

  private func change(_ body: (_ cue: inout SoundCue, _ elapsed: Double) -> Void) {
    guard let stage else { return }
    body(&stage.soundCues[index], max(0, stage.time - stage.soundCues[index].time))
  }
}

@available(*, unavailable)
extension SoundPlayback: Sendable {}
