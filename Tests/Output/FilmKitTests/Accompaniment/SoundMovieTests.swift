import FilmKit
import Imaging
import SoundKit
import SystemPackage
import TestSupport
import Testing

/// Films with a sound track, captions and chapters.
@Suite struct SoundMovieTests {
  private static let names = ["a.mp4", "a.mov", "a.mkv", "a.webm"]
  private static let film = Film(width: 64, height: 64, frameRate: 30, frameCount: 60)
  /// The times at which a tone begins, in seconds.
  private static let times = [0.25, 0.8, 1.5]

  /// Returns a track of two seconds with tones.
  private static func track(_ seconds: Double = 2) -> SoundMix {
    SoundMix(
      of: times.map { SoundCue(.beep, at: $0) }, frameCount: Int(seconds * 48_000)
    ) { sound in
      guard case .tone(let tone) = sound.source else { return StoredSamples([]) }
      return tone.samples
    }
  }

  private func record(
    _ path: FilePath, _ accompaniment: Accompaniment?, film: Film = Self.film,
    isCut: Bool = false, encoding: Movie.Encoding = .init(quality: .draft)
  ) async throws {
    var movie = isCut ? try cutMovie(path, encoding) : try Movie(path, encoding: encoding)
    movie.accompaniment = { accompaniment }
    try await film.render(to: movie, jobs: 3, draw: numberedImage, frames: { $0 })
  }

  /// Returns the times at which a decoded sound begins after silence.
  private func onsets(of path: FilePath) async throws -> [Double] {
    let bytes = try await output(
      of: "ffmpeg",
      [
        "-v", "error", "-i", path.string, "-map", "0:a", "-f", "s16le", "-ac", "1", "-ar", "48000",
        "-",
      ], input: [])
    var onsets: [Double] = []
    var silence = Int.max / 2
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let sample = Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
      // Encoders that lose data leave traces before a tone, far below its amplitude of 16000.
      if abs(Int(sample)) > 1500 {
        if silence > 2000 { onsets.append(Double(index / 2) / 48_000) }
        silence = 0
      } else {
        silence += 1
      }
    }
    return onsets
  }

  /// Returns the hashes of the packets of the pictures and their times.
  private func packets(of path: FilePath) async throws -> [String] {
    let text = try await output(
      of: "ffmpeg",
      ["-v", "error", "-i", path.string, "-map", "0:v", "-c", "copy", "-f", "framemd5", "-"],
      input: [])
    return String(decoding: text, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: ",").last.map(String.init) }
  }

  @Test(arguments: names, [false, true])
  func `sounds begin at their times, and pictures are not touched`(
    name: String, isCut: Bool
  ) async throws {
    let scratch = try TemporaryDirectory()
    let (silent, loud) = (scratch.path.appending("silent-\(name)"), scratch.path.appending(name))
    let film = isCut ? Film.inThreeSegments : Self.film
    try await record(silent, nil, film: film, isCut: isCut)
    try await record(loud, Accompaniment(sound: Self.track()), film: film, isCut: isCut)
    #expect(Set(scratch.names) == [name, "silent-\(name)"])
    let onsets = try await onsets(of: loud)
    #expect(onsets.count == Self.times.count)
    for (onset, time) in zip(onsets, Self.times) {
      // The tone exceeds the threshold within a fifth of its first period; Opus smears it.
      #expect(isClose(onset, time, within: 0.003), "\(onset)")
    }
    let (before, after) = (try await packets(of: silent), try await packets(of: loud))
    #expect(before == after && before.count == film.frameCount)
    #expect(try await decode(loud, as: film).map(shownNumber) == Array(0..<film.frameCount))
  }

  @Test(arguments: names)
  func `the same sounds give the same bytes`(name: String) async throws {
    let scratch = try TemporaryDirectory()
    var files: Set<[UInt8]> = []
    for number in 1...2 {
      let path = scratch.path.appending("\(number)-\(name)")
      try await record(
        path,
        Accompaniment(
          sound: Self.track(), captions: [Caption(start: 0.5, end: 1, lines: ["A"])],
          chapters: [Chapter(start: 0, title: "One")]))
      files.insert(try contents(of: path))
    }
    #expect(files.count == 1)
  }

  @Test(arguments: names)
  func `captions and chapters are tracks`(name: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    try await record(
      path,
      Accompaniment(
        captions: [
          Caption(start: 0.5, end: 1, lines: ["A ball", "falls"]),
          Caption(start: 1, end: 1.5, lines: ["It rests"]),
        ],
        chapters: [
          Chapter(start: 0, title: "Fall = 1; #2"), Chapter(start: 1.25, title: "Rest"),
          Chapter(start: 9, title: "After the end"),
        ]))
    let text = try await output(
      of: "ffmpeg", ["-v", "error", "-i", path.string, "-map", "0:s", "-f", "srt", "-"], input: [])
    let captions = try CaptionFile.captions(
      in: String(decoding: text, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).map(String.init), named: "captions")
    #expect(captions.map(\.lines) == [["A ball", "falls"], ["It rests"]])
    #expect(captions.map(\.start) == [0.5, 1])
    let chapters = try await output(
      of: "ffprobe",
      [
        "-v", "fatal", "-show_chapters", "-show_entries", "chapter=start_time:chapter_tags=title",
        "-of", "csv=p=0", path.string,
      ], input: [])
    #expect(
      String(decoding: chapters, as: UTF8.self).split(separator: "\n")
        == ["0.000000,Fall = 1; #2", "1.250000,Rest"])
  }

  @Test(arguments: names)
  func `a sound may be longer than the pictures`(name: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    try await record(path, Accompaniment(sound: Self.track(3)))
    #expect(try await packets(of: path).count == 60)
  }

  @Test func `alpha is kept`() async throws {
    let scratch = try TemporaryDirectory()
    let (silent, loud) = (scratch.path.appending("a.webm"), scratch.path.appending("b.webm"))
    for (path, sound) in [(silent, nil), (loud, Self.track())] {
      var movie = try Movie(path, encoding: .init(quality: .draft))
      movie.accompaniment = { Accompaniment(sound: sound) }
      try await Film.transparentSample.render(
        to: movie, draw: transparentImage, frames: { $0 })
    }
    let decoder = ["-c:v", "libvpx-vp9"]
    let film = Film.transparentSample
    let before = try await decode(silent, as: film, decoder: decoder)
    #expect(before == (try await decode(loud, as: film, decoder: decoder)))
    #expect(before.contains { image in image.pixels.contains { $0 >> 24 < 255 } })
  }

  @Test func `a format without sound refuses it`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.gif")
    let error = await #expect(throws: FilmError.self) {
      try await record(
        path, Accompaniment(sound: Self.track()),
        film: Film(width: 64, height: 64, frameRate: 30, frameCount: 3), encoding: .init())
    }
    #expect(
      error?.sentence
        == "\(path) cannot have sound, captions or chapters: choose .mp4, .mov, .mkv or .webm.")
    #expect(scratch.names == [])
  }
}
