import FilmKit
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Encoders by their names and those of standards, as ffprobe and ffmpeg read their films.
@Suite struct CodecTests {
  @Test(arguments: [
    ("h264", "libx264", "mp4"), ("avc", "libx264", "mov"), ("hevc", "libx265", "mp4"),
    ("h265", "libx265", "mkv"), ("vp9", "libvpx-vp9", "webm"), ("vp8", "libvpx", "webm"),
    ("av1", "libsvtav1", "mp4"), ("prores", "prores_ks", "mov"),
  ])
  func `the name of a standard gives the same film as the encoder's`(
    alias: String, name: String, format: String
  ) async throws {
    let scratch = try TemporaryDirectory()
    for codec in [alias, name] {
      let path = scratch.path.appending("\(codec).\(format)")
      let movie = try Movie(path, encoding: Movie.Encoding(codec: codec))
      #expect(movie.codecName(isTransparent: false) == name)
      try await film.render(to: movie, draw: { [colors] _ in colors }, frames: { $0 })
    }
    let films = try [alias, name].map {
      try contents(of: scratch.path.appending("\($0).\(format)"))
    }
    #expect(films[0] == films[1])
  }

  @Test(arguments: [
    ("libx264", "mp4", "yuv420p"), ("libx265", "mp4", "yuv420p"), ("libsvtav1", "mp4", "yuv420p"),
    ("libvpx", "webm", "yuv420p"), ("libvpx", "mkv", "yuv420p"), ("mpeg4", "mp4", "yuv420p"),
    ("mpeg4", "mov", "yuv420p"), ("prores_ks", "mov", "yuv422p10le"),
    // Encoders without settings here.
    ("libxvid", "mp4", "yuv420p"), ("prores_aw", "mov", "yuv422p10le"),
    ("mpeg2video", "mkv", "yuv420p"),
  ])
  func `a film is tagged with its matrix, and shows the colors that were drawn`(
    codec: String, format: String, pixels: String
  ) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.\(format)")
    try await film.render(
      to: .movie(path, encoding: Movie.Encoding(quality: .high, codec: codec)),
      draw: { [colors] _ in colors },
      frames: { $0 })
    let facts = try await probe(path)
    #expect(facts["pix_fmt"] == pixels)
    // VP8 has BT.601 alone, which ffprobe calls by its other name.
    #expect(facts["color_space"] == (codec == "libvpx" ? "bt470bg" : "bt709"))
    try await expectColors(of: path)
  }

  @Test(arguments: [("mjpeg", "mov"), ("png", "mov"), ("qtrle", "mov"), ("utvideo", "mkv")])
  func `an encoder without BT.709 shows the colors that were drawn, too`(
    codec: String, format: String
  ) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.\(format)")
    try await film.render(
      to: .movie(path, encoding: Movie.Encoding(codec: codec)), draw: { [colors] _ in colors },
      frames: { $0 })
    try await expectColors(of: path)
  }

  @Test(arguments: [
    ("libsvtav1", "mov", ".mp4, .mkv or .webm"), ("av1", "mov", ".mp4, .mkv or .webm"),
    ("libvpx-vp9", "mov", ".mp4, .mkv or .webm"), ("vp8", "mp4", ".webm or .mkv"),
    ("mpeg4", "webm", ".mp4, .mov or .mkv"), ("mjpeg", "mp4", ".mov or .mkv"),
  ])
  func `a codec that players do not show in a format is refused with what to use`(
    codec: String, format: String, formats: String
  ) throws {
    let movie = try Movie(FilePath("film.\(format)"), encoding: Movie.Encoding(codec: codec))
    let name = movie.codecName(isTransparent: false)
    let error = #expect(throws: FilmError.self) { try movie.check(film) }
    #expect(error?.code == .codecRefused)
    let own = format == "webm" ? "libvpx-vp9" : "libx264"
    #expect(
      error?.sentence
        == "film.\(format) cannot have codec \(name), since players do not show it in "
        + ".\(format): choose \(formats), or codec \(own).")
  }

  private let film = Film(width: 128, height: 96, frameRate: 30, frameCount: 6)

  /// Red, green, blue and gray, each in a quarter of the width.
  private let colors = Image(
    width: 128, height: 96,
    pixels: (0..<128 * 96).map {
      [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xff80_8080][$0 % 128 / 32]
    })

  private func expectColors(
    of path: FilePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let frame = try #require(try await decode(path, as: film).first)
    for x in [16, 48, 80, 112] {
      for (shown, drawn) in zip(components(frame[x, 48]), components(colors[x, 48])) {
        // Two levels for limited-range luma and chroma of 8 bits, four for compression at the
        // quality that is asked for; BT.601 in place of BT.709 shifts green by 30.
        #expect(isClose(shown, drawn, within: 6), sourceLocation: sourceLocation)
      }
    }
  }
}
