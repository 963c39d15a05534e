import FilmKit
import SystemPackage
import Testing

/// What is refused before ffmpeg runs: its path leads nowhere, which would be told otherwise.
@Suite struct MovieRefusalTests {
  private func refusal(
    of film: Film, as name: FilePath, _ encoding: Movie.Encoding = Movie.Encoding()
  ) async -> FilmError? {
    await #expect(throws: FilmError.self) {
      try await film.render(
        to: .movie(name, encoding: encoding, ffmpeg: "/nowhere/ffmpeg"),
        draw: sampleImage, frames: { $0 })
    }
  }

  @Test(arguments: ["film.avi", "film", "mp4", "film.", ".mp4"])
  func `an unknown extension is told with the known ones`(name: String) {
    let error = #expect(throws: FilmError.self) { try Movie(FilePath(name)) }
    #expect(error?.code == .unknownExtension)
    #expect(
      error?.sentence == "\(name) has no extension of a film: known are"
        + " .mp4, .mov, .mkv, .webm, .gif, .apng, .webp.")
  }

  @Test(arguments: [
    ("film.mp4", nil, "libx264"), ("film.mkv", nil, "libx264"),
    ("film.mp4", "libvpx-vp9", "libvpx-vp9"), ("film.mov", "libx265", "libx265"),
    ("film.mov", "qtrle", "qtrle"),
  ])
  func `a transparent film that would lose its alpha is refused`(
    name: String, codec: String?, codecName: String
  ) async {
    let error = await refusal(
      of: .transparentSample, as: FilePath(name), Movie.Encoding(codec: codec))
    #expect(error?.code == .transparencyImpossible)
    #expect(
      error?.sentence == "\(name) cannot be transparent, since codec \(codecName) in"
        + " \(name.dropFirst(4)) keeps no alpha: choose .webm, .mov, .gif, .apng, .webp or PNG"
        + " frames.")
  }

  @Test(arguments: [(63, 48), (64, 47), (63, 47)])
  func `an odd size is refused with the even one above`(width: Int, height: Int) async throws {
    let film = Film(width: width, height: height, frameRate: 30, frameCount: 10)
    let error = await refusal(of: film, as: "film.mp4")
    #expect(error?.code == .oddSize)
    #expect(error?.sentence.hasSuffix("even width and height, such as 64 x 48.") == true)
    #expect(try Movie("film.mp4").requiresEvenSize(isTransparent: false))
  }

  @Test func `a gif of more than 50 frames a second is refused`() async {
    let film = Film(width: 64, height: 48, frameRate: 60, frameCount: 10)
    let error = await refusal(of: film, as: "film.gif")
    #expect(error?.code == .frameRateTooHigh)
    #expect(
      error?.sentence
        == "film.gif cannot show 60 frames a second, since players of .gif show at most 50.")
  }

  @Test func `a webp of frames that players would slow down is refused`() async {
    let film = Film(width: 64, height: 48, frameRate: 100, frameCount: 10)
    let error = await refusal(of: film, as: "film.webp")
    #expect(error?.code == .frameRateTooHigh)
  }

  @Test(arguments: [("film.gif", 65_536), ("film.webp", 16_384)])
  func `more columns than the format can tell are refused`(name: String, width: Int) async {
    let film = Film(width: width, height: 1, frameRate: 30, frameCount: 1)
    let error = await refusal(of: film, as: FilePath(name))
    #expect(error?.code == .tooLarge)
    #expect(
      error?.sentence == "\(name) cannot be \(width) x 1 pixels, since .\(name.dropFirst(5)) takes"
        + " no more than \(width - 1) columns or rows.")
  }

  @Test func `options without a meaning are refused`() async {
    let range = await refusal(of: .sample, as: "film.mp4", Movie.Encoding(crf: 52))
    #expect(range?.code == .badOption)
    #expect(range?.sentence == "The crf of codec libx264 must lie in 0...51, not be 52.")
    let crf = await refusal(of: .sample, as: "film.gif", Movie.Encoding(crf: 18))
    #expect(crf?.sentence == "Codec gif has no crf, but it was set to 18.")
    let preset = await refusal(of: .sample, as: "film.webm", Movie.Encoding(preset: "fast"))
    #expect(preset?.sentence == "Codec libvpx-vp9 has no presets, but it was set to fast.")
  }
}
