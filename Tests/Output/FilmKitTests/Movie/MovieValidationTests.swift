import FilmKit
import SystemPackage
import Testing

/// Errors thrown before ffmpeg runs: its path does not exist, so running it would be another error.
@Suite struct MovieValidationTests {
  private func validationError(
    of film: Film, as name: FilePath, _ encoding: Movie.Encoding = Movie.Encoding()
  ) async -> FilmError? {
    await #expect(throws: FilmError.self) {
      try await film.render(
        to: .movie(name, encoding: encoding, ffmpeg: "/nowhere/ffmpeg"),
        draw: sampleImage, frames: { $0 })
    }
  }

  @Test(arguments: ["film.avi", "film", "mp4", "film.", ".mp4"])
  func `an unknown extension is an error that lists the known ones`(name: String) {
    let error = #expect(throws: FilmError.self) { try Movie(FilePath(name)) }
    #expect(error?.code == .unknownExtension)
    #expect(
      error?.sentence == "\(name) does not have the extension of a film format: known are"
        + " .mp4, .mov, .mkv, .webm, .gif, .apng, .webp.")
  }

  @Test(arguments: [
    ("film.mp4", nil, "libx264"), ("film.mkv", nil, "libx264"),
    ("film.mp4", "libvpx-vp9", "libvpx-vp9"), ("film.mov", "libx265", "libx265"),
    ("film.mov", "qtrle", "qtrle"),
  ])
  func `a transparent film is an error if its codec or format does not keep alpha`(
    name: String, codec: String?, codecName: String
  ) async {
    let error = await validationError(
      of: .transparentSample, as: FilePath(name), Movie.Encoding(codec: codec))
    #expect(error?.code == .transparencyImpossible)
    #expect(
      error?.sentence == "\(name) cannot be transparent, since codec \(codecName) in"
        + " \(name.dropFirst(4)) does not keep alpha: choose .mov, .webm, .gif, .apng, .webp or PNG"
        + " frames.")
  }

  @Test(arguments: [(63, 48), (64, 47), (63, 47)])
  func `an odd size is an error that names the next even size`(width: Int, height: Int) async throws
  {
    let film = Film(width: width, height: height, frameRate: 30, frameCount: 10)
    let error = await validationError(of: film, as: "film.mp4")
    #expect(error?.code == .oddSize)
    #expect(error?.sentence.hasSuffix("even width and height, such as 64 x 48.") == true)
    #expect(try Movie("film.mp4").requiresEvenSize(isTransparent: false))
  }

  @Test func `a gif with more than 50 frames per second is an error`() async {
    let film = Film(width: 64, height: 48, frameRate: 60, frameCount: 10)
    let error = await validationError(of: film, as: "film.gif")
    #expect(error?.code == .frameRateTooHigh)
    #expect(
      error?.sentence
        == "film.gif cannot have 60 frames per second, since players show at most 50 of .gif files."
    )
  }

  @Test func `a webp with more than 90 frames per second is an error`() async {
    let film = Film(width: 64, height: 48, frameRate: 100, frameCount: 10)
    let error = await validationError(of: film, as: "film.webp")
    #expect(error?.code == .frameRateTooHigh)
  }

  @Test(arguments: [("film.gif", 65_536), ("film.webp", 16_384)])
  func `a film wider than the format's maximum is an error`(name: String, width: Int) async {
    let film = Film(width: width, height: 1, frameRate: 30, frameCount: 1)
    let error = await validationError(of: film, as: FilePath(name))
    #expect(error?.code == .tooLarge)
    #expect(
      error?.sentence == "\(name) cannot be \(width) x 1 pixels, since .\(name.dropFirst(5)) allows"
        + " at most \(width - 1) columns or rows.")
  }

  @Test func `an option that the codec does not have, or a value out of range, is an error`() async
  {
    let range = await validationError(of: .sample, as: "film.mp4", Movie.Encoding(crf: 52))
    #expect(range?.code == .badOption)
    #expect(range?.sentence == "The crf of codec libx264 must lie in 0...51, not be 52.")
    let crf = await validationError(of: .sample, as: "film.gif", Movie.Encoding(crf: 18))
    #expect(crf?.sentence == "Codec gif has no crf, but it was set to 18.")
    let preset = await validationError(of: .sample, as: "film.webm", Movie.Encoding(preset: "fast"))
    #expect(preset?.sentence == "Codec libvpx-vp9 has no presets, but it was set to fast.")
  }
}
