import FilmKit
import Imaging
import PictureKit
import Rendering
import SystemPackage
import TestSupport
import Testing

@Suite struct FilmRenderingTests {
  private func rendering(
    to path: FilePath, frameRate: FrameRate? = nil
  ) throws -> FilmRendering {
    try FilmRendering(
      recipe: SampleRecipe(), from: 0.5, to: 1, frameRate: frameRate,
      settings: PictureSettings(scale: 0.5),
      destination: FilmDestination(path.string, encoding: Movie.Encoding()))
  }

  @Test func `the film has the frames of the interval at the size of the settings`() throws {
    let film = try rendering(to: "frames/", frameRate: 10).film
    #expect((film.width, film.height) == (50, 25))
    #expect(film.frameRate == 10)
    #expect(film.frameCount == 5)
  }

  @Test func `a size that follows from the scale is even where the film's codec needs that`() throws
  {
    let film = try rendering(to: "a.mp4").film
    #expect((film.width, film.height) == (50, 26))
    #expect(film.frameRate == 60)
  }

  @Test func `the report names the characters that no font has, once for all frames`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    let rendering = try FilmRendering(
      recipe: LabelRecipe(), settings: PictureSettings(scale: 0.5),
      destination: FilmDestination("\(scratch.path)/", encoding: Movie.Encoding()))
    let report = try await rendering.render()
    #expect(report.missingText.characters == ["\u{10FFFD}", "\u{10FFFC}"])
    #expect(
      warning(ofMissing: report.missingText)
        == "Warning: no installed font has \u{10FFFC} (U+10FFFC), \u{10FFFD} (U+10FFFD); a box is "
        + "drawn instead.")
  }

  @Test func `a warning of missing characters names ten and escapes control characters`() {
    #expect(warning(ofMissing: []) == nil)
    #expect(
      warning(ofMissing: ["\u{1B}"])
        == "Warning: no installed font has \\u{1B} (U+001B); a box is drawn instead.")
    let many = warning(ofMissing: Set("абвгдежзийкл"))
    #expect(
      many?.hasPrefix(
        "Warning: no installed font has а (U+0430 CYRILLIC SMALL LETTER A), б (U+0431 ")
        == true)
    #expect(
      many?.hasSuffix(
        ", й (U+0439 CYRILLIC SMALL LETTER SHORT I) and 2 more; a box is drawn instead.") == true)
    #expect(
      warning(ofMissing: ["e\u{301}\u{302}"])
        == "Warning: no installed font has e\u{301}\u{302} (U+0065 U+0301 U+0302); a box is drawn "
        + "instead.")
  }

  @Test func `a warning names the fonts that are not installed`() {
    #expect(warning(ofMissing: MissingText()) == nil)
    #expect(
      warning(ofMissing: MissingText(fonts: ["Avenir"]))
        == "Warning: the font Avenir is not installed, and another font stands in for it.")
    #expect(
      warning(ofMissing: MissingText(characters: ["é"], fonts: ["Optima", "Avenir"]))
        == "Warning: no installed font has é (U+00E9 LATIN SMALL LETTER E WITH ACUTE); a box is drawn "
        + "instead.\n"
        + "Warning: the fonts Avenir, Optima are not installed, and other fonts stand in for them."
    )
  }

  @Test func `rendering writes the frames and reports each of them`() async throws {
    let scratch = try TemporaryDirectory()
    let directory = scratch.path.appending("frames")
    let rendering = try rendering(to: FilePath("\(directory)/"), frameRate: 10)
    var counts: [Int] = []
    let report = try await rendering.render(jobs: 1) { done, total in
      counts.append(done)
      #expect(total == 5)
    }
    #expect(counts == [1, 2, 3, 4, 5])
    #expect(report.summary == "5 frames, 50 x 25, 10 a second")
    #expect(report.timings.hasPrefix("stage "))
    #expect(names(in: directory) == (0..<5).map { "000\($0).png" })
    // The square is at x = 50 ± 10 pt at 0.5 s: its middle is red.
    let image = try PNG.read(directory.appending("0000.png"))
    #expect(image.pixels[12 * 50 + 25] == 0xFFFF_0000)
    #expect(image.pixels[12 * 50 + 5] != 0xFFFF_0000)
  }
}
