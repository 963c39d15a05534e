import Geometry
import PictureKit
import SystemPackage
import TestSupport
import Testing
import Text

@Suite struct `directories of fonts` {
  @Test func `without any font end the program with the package to install`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      TextShaping.withShaper(PangoTextShaper(fontDirectories: ["/absent"])) {
        _ = TextLayout(AttributedText(string: "a")).size
      }
    }
    let error = try #require(result).standardErrorContent
    #expect(
      String(decoding: error, as: UTF8.self)
        == "Error: text needs a font, but /absent has none; install one with "
        + "`apt install fonts-inter`.\n")
  }

  @Test func `of a user have installed fonts, which others fall back to`() throws {
    try withTemporaryDirectory { directory in
      try writeRenamedFont(to: directory.appending("test.ttf").string)
      let shaper = PangoTextShaper(fontDirectories: [directory.string])
      #expect(shaper.familyNames == ["Test Sans"])
      TextShaping.withShaper(shaper) {
        let layout = TextLayout(AttributedText(string: "Hamburg"))
        #expect(layout.missingFonts == [] && layout.size.width > 0)
      }
    }
  }
}
