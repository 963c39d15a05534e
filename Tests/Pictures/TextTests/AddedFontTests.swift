import Foundation
import PictureKit
import SystemPackage
import TestSupport
import Testing
import Text

@Suite struct `fonts of a program` {
  @Test func `a font of a file is found by its names from then on, and nothing else changes`()
    throws
  {
    try withTemporaryDirectory { directory in
      let path = directory.appending("test.ttf").string
      try writeRenamedFont(to: path)
      let shaper = PangoTextShaper()
      TextShaping.withShaper(shaper) {
        let names = ["Test Sans", "TestSans-Regular"]
        // A character that few fonts have; Noto Sans is the first of them.
        let rare = TextContents(string: "Ꞌ", attributes: [.font: Font.systemFont(ofSize: 20)])
        let before = TextLayout(rare).size
        for name in names { #expect(TextLayout(text("Hamburg", name)).missingFonts == [name]) }
        #expect(shaper.addFonts(at: [path]) == [])
        #expect(shaper.addFonts(at: [path]) == [])
        for name in names {
          let layout = TextLayout(text("Hamburg", name))
          #expect(layout.missingFonts == [])
          #expect(layout.size == TextLayout(text("Hamburg", "Noto Sans")).size)
        }
        #expect(TextLayout(rare).size == before)
      }
    }
  }

  @Test func `a file without a font is returned`() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending("a.ttf").string
      try Data("no font".utf8).write(to: URL(fileURLWithPath: path))
      let shaper = PangoTextShaper()
      #expect(shaper.addFonts(at: [path, "/absent.ttf"]) == [path, "/absent.ttf"])
    }
  }

  private func text(_ string: String, _ font: String) -> TextContents {
    let font = Font(name: font, size: 20) ?? .systemFont(ofSize: 20)
    return TextContents(string: string, attributes: [.font: font])
  }
}
