package import FilmKit
internal import Geometry
package import SoundKit

/// What a film is to have beside its pictures: a voice or music, captions of a track, chapters.
///
/// The sounds of the scene are mixed to it.
package struct SoundOptions: Sendable {
  /// Which of both ends the film, if a sound file has another duration than the pictures.
  package enum End: String, CaseIterable, Sendable {
    /// The pictures: the sound is cut, or followed by silence.
    case film
    /// The longer one: the last picture stays until the sound has ended.
    case longest
    /// The shorter one: pictures after the end of the sound are left out.
    case shortest
  }

  /// A sound file, and how it is heard.
  package struct Voice: Sendable {
    /// The sound.
    package let sound: Sound
    /// Its samples.
    package let samples: any SoundSamples
    /// When it begins, in seconds of the film; a negative one leaves out its beginning.
    package var offset = 0.0
    /// The factor of the amplitude.
    package var volume = 1.0
    /// The time in which it gets loud at its beginning, and silent at its end, in seconds.
    package var fade = (in: 0.0, out: 0.0)

    /// Creates a voice.
    package init(_ sound: Sound, samples: any SoundSamples) {
      self.sound = sound
      self.samples = samples
    }

    /// When it ends, in seconds of the film.
    package var end: Double {
      offset + Double(samples.frameCount) / Double(soundSampleRate)
    }

    /// Returns the cue of a film.
    func cue(until end: Double) -> SoundCue {
      var cue = SoundCue(sound, at: max(0, offset), volume: volume)
      cue.offset = max(0, -offset)
      cue.duration = max(0, min(self.end, end) - cue.time)
      cue.fadeIn = fade.in
      cue.fadeOut = fade.out
      return cue
    }
  }

  /// The sound file; nil for none.
  package var voice: Voice?
  /// What ends the film.
  package var end = End.film
  /// Whether the sounds of the scene are left out.
  package var isMuted = false
  /// The captions of a track; empty for none.
  package var captions: [Caption] = []
  /// The chapters; empty for none.
  package var chapters: [Chapter] = []

  /// Creates options of a film with the sounds of its scene alone.
  package init() {}

  /// Whether something was asked for that needs a film file with sound.
  var needsSound: Bool { voice != nil || !captions.isEmpty || !chapters.isEmpty }
}
