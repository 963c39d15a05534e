import ArgumentParser
import FileIO
import FilmKit
import Rendering
import SoundKit
import SystemPackage

/// What a film has beside its pictures: a sound file, captions, chapters.
struct SoundArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A sound file of any format that ffmpeg reads, such as a voice, for \(Movie.Format.soundFormats); the \
      sounds of the recipe are mixed to it.
      """, valueName: "file"),
    completion: .file())
  var audio: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For --audio, when it begins in the film; a negative number leaves out its beginning; 0 unless given.",
      valueName: "seconds"),
    transform: number(from: -86_400, to: 86_400))
  var audioOffset: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For --audio, the factor of the amplitude, 0 to 10; 1 unless given.", valueName: "factor"),
    transform: number(from: 0, to: 10))
  var audioVolume: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For --audio, the time in which it gets loud, and silent at its end; 0 unless given.",
      valueName: "seconds"),
    transform: number(from: 0, to: 3600))
  var audioFade: Double?

  @Option(
    help: ArgumentHelp(
      """
      For --audio, what ends the film: film, its pictures; longest, so that the last picture stays until the \
      sound has ended; or shortest, without the pictures after the sound; film unless given.
      """, valueName: "end"),
    completion: .list(SoundOptions.End.allCases.map(\.rawValue)), transform: knownEnd)
  var audioEnd: SoundOptions.End?

  @Flag(help: "Leave out the sounds of the recipe.")
  var mute = false

  @Option(
    help: ArgumentHelp(
      "Draw captions at the bottom of the frames: a file in the format SubRip or WebVTT.",
      valueName: "file"),
    completion: .file(extensions: ["srt", "vtt"]))
  var captions: String?

  @Option(
    help: ArgumentHelp(
      "Add captions as a track that players show on demand: a file in the format SubRip or WebVTT.",
      valueName: "file"),
    completion: .file(extensions: ["srt", "vtt"]))
  var captionTrack: String?

  @Option(
    help: ArgumentHelp(
      "Add chapters to which players jump: a file with lines such as 1:30 The pendulum.",
      valueName: "file"),
    completion: .file())
  var chapters: String?

  /// What has been read and decoded.
  private let cache = Cache()

  /// The contents of files, which are read once, though they are checked before they are used.
  private final class Cache {
    var voice: SoundOptions.Voice?
    var captions: [String: [Caption]] = [:]
    var chapters: [Chapter]?
  }

  private enum CodingKeys: CodingKey {
    case audio, audioOffset, audioVolume, audioFade, audioEnd, mute
    case captions, captionTrack, chapters
  }

  func validate() throws {
    let isDetailed =
      audioOffset != nil || audioVolume != nil || audioFade != nil || audioEnd != nil
    guard audio != nil || !isDetailed else {
      throw ValidationError(
        "--audio-offset, --audio-volume, --audio-fade and --audio-end are for --audio.")
    }
    try asUsageError {
      if let audio { try SoundDecoder.check(FilePath(audio)) }
      for path in [captions, captionTrack] { _ = try read(path) }
      _ = try readChapters()
    }
  }

  /// Decodes the sound file, before any frame is drawn.
  ///
  /// - Throws: A `FilmError` if it has no sound.
  func decode() async throws {
    guard let audio, cache.voice == nil else { return }
    let sound = Sound(contentsOfFile: audio)
    var voice = SoundOptions.Voice(sound, samples: try await SoundDecoder().samples(of: sound))
    voice.offset = audioOffset ?? 0
    voice.volume = audioVolume ?? 1
    voice.fade = (audioFade ?? 0, audioFade ?? 0)
    cache.voice = voice
  }

  /// The options of a rendering; the sound file is missing before ``decode()``.
  var options: SoundOptions {
    get throws {
      var options = SoundOptions()
      options.voice = cache.voice ?? audio.map { undecoded(Sound(contentsOfFile: $0)) }
      options.end = audioEnd ?? .film
      options.isMuted = mute
      options.captions = try read(captionTrack)
      options.chapters = try readChapters()
      return options
    }
  }

  /// A sound file that has not been decoded, for checks.
  private func undecoded(_ sound: Sound) -> SoundOptions.Voice {
    SoundOptions.Voice(sound, samples: StoredSamples([]))
  }

  /// Returns the frames of a film, without those after the end of the sound if that ends it.
  func frames(of schedule: FrameSchedule) throws -> FrameSchedule {
    guard audioEnd == .shortest, let voice = cache.voice, let audio else { return schedule }
    let count = Int((voice.end * schedule.frameRate.framesPerSecond).rounded(.up))
    guard count > 0 else {
      throw RenderingError(
        "\(audio) ends before the film begins: --audio-end shortest leaves nothing.")
    }
    let frames = schedule.frames
    return schedule.part(frames.lowerBound..<min(frames.upperBound, frames.lowerBound + count))
  }

  /// Returns a scene with the captions that are drawn.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - schedule: The frames of the whole film.
  /// - Returns: The scene.
  /// - Throws: A `FilmError` if the captions cannot be read.
  func scene(_ scene: any FilmScene, schedule: FrameSchedule) throws -> any FilmScene {
    let captions = try read(captions)
    return captions.isEmpty
      ? scene : CaptionedScene(scene, captions: captions, schedule: schedule)
  }

  /// What pixels and sound depend on, by option.
  var settings: [String: String] {
    get throws {
      var settings: [String: String] = [:]
      let files = [
        "--audio": audio, "--captions": captions, "--caption-track": captionTrack,
        "--chapters": chapters,
      ]
      for (option, path) in files {
        settings[option] = try path.map { "\(try ContentHash(ofFile: FilePath($0)))" }
      }
      settings["--audio-offset"] = audioOffset.map { "\($0)" }
      settings["--audio-volume"] = audioVolume.map { "\($0)" }
      settings["--audio-fade"] = audioFade.map { "\($0)" }
      settings["--audio-end"] = audioEnd?.rawValue
      settings["--mute"] = mute ? "given" : nil
      return settings
    }
  }

  private func read(_ path: String?) throws(FilmError) -> [Caption] {
    guard let path else { return [] }
    if let captions = cache.captions[path] { return captions }
    let captions = try CaptionFile.read(FilePath(path))
    cache.captions[path] = captions
    return captions
  }

  private func readChapters() throws(FilmError) -> [Chapter] {
    guard let path = chapters else { return [] }
    if let chapters = cache.chapters { return chapters }
    let chapters = try Chapter.read(FilePath(path))
    cache.chapters = chapters
    return chapters
  }
}

/// Parses what ends a film.
@Sendable private func knownEnd(_ name: String) throws -> SoundOptions.End {
  guard let end = SoundOptions.End(rawValue: name) else {
    throw ValidationError("it must be film, longest or shortest.")
  }
  return end
}
