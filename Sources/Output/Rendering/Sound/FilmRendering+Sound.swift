package import FilmKit
internal import Geometry
package import SoundKit
internal import Synchronization

extension FilmRendering {
  /// The sound of the film.
  package var filmSound: FilmSound {
    FilmSound(options: sound, film: film, schedule: schedule, destination: destination)
  }
}

/// The sound of a film, and what else it has beside its pictures.
package struct FilmSound: Sendable {
  let options: SoundOptions
  let film: Film
  let schedule: FrameSchedule
  let destination: FilmDestination

  /// Returns what the film has beside its pictures.
  ///
  /// - Parameters:
  ///   - cues: The sounds of the scene, in its time.
  ///   - notes: What receives sentences about sounds that are not heard.
  /// - Returns: The accompaniment; nil for pictures only.
  /// - Throws: A `FilmError` if a sound cannot be decoded.
  package func accompaniment(
    of cues: [SoundCue], notes: SoundNotes
  ) async throws -> Accompaniment? {
    guard destination.hasSound else {
      if let note = note(ofUnheard: cues) { notes.add(note) }
      return nil
    }
    var result = Accompaniment(
      captions: options.captions.clipped(to: film.duration), chapters: options.chapters)
    result.sound = try await track(of: options.isMuted ? [] : cues, notes: notes)
    return result.isEmpty ? nil : result
  }

  /// Returns the sum of all sounds; nil if there is none.
  private func track(
    of cues: [SoundCue], notes: SoundNotes
  ) async throws -> (any SoundTrack)? {
    var duration = film.duration
    if options.end == .longest, let voice = options.voice { duration = max(duration, voice.end) }
    var cues = cues.map(inFilm).filter { $0.time < duration }
    var samples: [Sound: any SoundSamples] = [:]
    if let voice = options.voice {
      samples[voice.sound] = voice.samples
      cues.append(voice.cue(until: duration))
    }
    guard !cues.isEmpty else { return nil }
    let movie: Movie? = if case .movie(let movie) = destination { movie } else { nil }
    let decoder = SoundDecoder(of: movie)
    for cue in cues where samples[cue.sound] == nil {
      do {
        samples[cue.sound] = try await decoder.samples(of: cue.sound)
      } catch let error as FilmError where error.code == .badSound {
        notes.add("\(error.sentence) It is not heard.")
        samples[cue.sound] = StoredSamples([])
      }
    }
    let mix = SoundMix(
      of: cues, frameCount: Int((duration * Double(soundSampleRate)).rounded())
    ) { samples[$0] ?? StoredSamples([]) }
    guard !mix.isEmpty else { return nil }
    let fitting = try mix.scaledToFit()
    if fitting.scale < 1 {
      notes.add(
        "The sum of all sounds is louder than a film can be; all are played at "
          + "\((fitting.scale * 100).fixed(0)) % of their volume.")
    }
    return fitting
  }

  /// Returns a cue of the scene in the time of the film; its pitch does not depend on the speed.
  private func inFilm(_ cue: SoundCue) -> SoundCue {
    var cue = cue
    cue.time = (cue.time - schedule.time(of: schedule.frames.lowerBound)) / schedule.speed
    if let duration = cue.duration, duration.isFinite { cue.duration = duration / schedule.speed }
    for index in cue.levels.indices { cue.levels[index].time /= schedule.speed }
    return cue
  }

  /// Checks that the destination can have the sound, the captions and the chapters of the options.
  ///
  /// - Throws: A ``RenderingError`` if it cannot.
  package func check() throws(RenderingError) {
    guard options.needsSound, !destination.hasSound else { return }
    throw RenderingError(
      "\(destination) cannot have sound, captions of a track or chapters: choose "
        + "\(Movie.Format.soundFormats).")
  }

  /// Returns a sentence about the sounds of a scene that the destination cannot have; nil without
  /// any.
  func note(ofUnheard cues: [SoundCue]) -> String? {
    let count = options.isMuted ? 0 : cues.count
    guard count > 0, !destination.hasSound else { return nil }
    return "\(count == 1 ? "A sound" : "\(count) sounds") of the scene cannot be heard in "
      + "\(destination): \(Movie.Format.soundFormats) have sound."
  }
}

extension FilmRendering.Report {
  /// Returns the report with more sentences.
  package func adding(_ sentences: [String]) -> Self {
    var report = self
    report.notes += sentences
    return report
  }
}

extension FilmDestination {
  /// Whether the destination can have sound.
  fileprivate var hasSound: Bool {
    if case .movie(let movie) = self { movie.format.hasSound } else { false }
  }
}

/// The sounds of a scene that was performed, for the film that is finished later, and what is to be
/// said of them.
package final class SoundNotes: Sendable {
  private let state = Mutex<(cues: [SoundCue], sentences: [String])>(([], []))

  /// Creates notes without sounds.
  package init() {}

  /// The sounds, in the time of the scene.
  package var cues: [SoundCue] {
    get { state.withLock(\.cues) }
    set { state.withLock { $0.cues = newValue } }
  }

  /// The sentences about sounds that are not heard as they were meant.
  package var sentences: [String] { state.withLock(\.sentences) }

  func add(_ sentence: String) {
    state.withLock { if !$0.sentences.contains(sentence) { $0.sentences.append(sentence) } }
  }
}
