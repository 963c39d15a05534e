import Foundation
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
        _ = TextLayout(TextContents(string: "a")).size
      }
    }
    let error = try #require(result).standardErrorContent
    #expect(
      String(decoding: error, as: UTF8.self)
        == "Error: text needs a font, but /absent has none; install one with "
        + "`apt install fonts-inter`.\n")
  }

  @Test func `without the font of large sizes end the program with its package`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      try withTemporaryDirectory { directory in
        let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
        try FileManager.default.copyItem(
          atPath: inter, toPath: directory.appending("Inter-Regular.otf").string)
        TextShaping.withShaper(PangoTextShaper(fontDirectories: [directory.string])) {
          let small = TextContents(
            string: "a", attributes: [.font: Font.systemFont(ofSize: 19.5)])
          #expect(TextLayout(small).size.width > 0)
          let large = TextContents(string: "a", attributes: [.font: Font.systemFont(ofSize: 20)])
          _ = TextLayout(large).size
        }
      }
    }
    let error = try #require(result).standardErrorContent
    let sentence = String(decoding: error, as: UTF8.self)
    #expect(
      sentence.hasPrefix("Error: text of 20 points and more needs the font Inter Display, but /"))
    #expect(
      sentence.hasSuffix(
        " has only Inter; install it with `apt install fonts-inter` (version 4 or newer).\n"))
  }

  @Test func `of a user have installed fonts, which others fall back to`() throws {
    try withTemporaryDirectory { directory in
      try writeRenamedFont(to: directory.appending("test.ttf").string)
      let shaper = PangoTextShaper(fontDirectories: [directory.string])
      #expect(shaper.familyNames == ["Test Sans"])
      TextShaping.withShaper(shaper) {
        let layout = TextLayout(TextContents(string: "Hamburg"))
        #expect(layout.missingFonts == [] && layout.size.width > 0)
      }
    }
  }
}
