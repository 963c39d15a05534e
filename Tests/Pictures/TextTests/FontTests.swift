import Geometry
import PictureKit
import Testing
import Text

@Suite struct FontTests {
  @Test func `the system font of 17 points has the line of UIKit's`() {
    let font = Font.systemFont(ofSize: 17)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.leading == 0)
  }

  @Test func `the letters of the system font have the heights of Inter`() {
    let font = Font.systemFont(ofSize: 2816)
    // Inter has 2816 units per em.
    #expect(font.capHeight == 2048)
    #expect(font.xHeight == 1536)
  }

  @Test(arguments: Font.TextStyle.allCases)
  func `lines of a text style have Apple's distance`(style: Font.TextStyle) {
    let font = Font.preferredFont(forTextStyle: style)
    let text = AttributedText(string: "A\nB", attributes: [.font: font])
    let lines = TextLayout(text).lines
    // The bound of rounding: 1 ulp of 43.
    #expect(abs(lines[1].baseline - lines[0].baseline - style.baselineDistance) < 1e-14)
  }

  @Test func `heavier fonts have wider letters, and all weights differ`() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = weights.map { weight in
      "Hamburg".size(withAttributes: [.font: Font.systemFont(ofSize: 40, weight: weight)]).width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `monospaced digits have one width, the system font's have several`() {
    func widths(_ font: Font) -> Set<Double> {
      Set("0123456789".map { String($0).size(withAttributes: [.font: font]).width })
    }
    #expect(widths(.monospacedDigitSystemFont(ofSize: 17, weight: .regular)).count == 1)
    #expect(widths(.systemFont(ofSize: 17)).count > 1)
  }

  @Test func `letters of the monospaced system font have one width`() {
    let font = Font.monospacedSystemFont(ofSize: 17, weight: .bold)
    let widths = Set("iWm.0é".map { String($0).size(withAttributes: [.font: font]).width })
    #expect(widths.count == 1)
  }

  @Test(arguments: ["Inter", "inter", "Inter-Bold", "Noto Sans", "NotoSans-Regular"])
  func `an installed font is found by its family, full or PostScript name`(
    name: String
  ) throws {
    let font = try #require(Font(name: name, size: 12))
    #expect(TextLayout(AttributedText(string: "a", attributes: [.font: font])).missingFonts == [])
  }

  @Test func `a font that is not installed is named once and drawn with the system font`() throws {
    let font = try #require(Font(name: "Nowhere-BoldItalic", size: 12))
    var text = AttributedText(string: "abc\nabc", attributes: [.font: font])
    text.addAttribute(.foregroundColor, value: Color.red, range: 1..<5)
    let layout = TextLayout(text)
    #expect(layout.missingFonts == ["Nowhere-BoldItalic"])
    let substitute = Font.boldSystemFont(ofSize: 12).withItalic()
    #expect(layout.size.width == "abc".size(withAttributes: [.font: substitute]).width)
    #expect(Picture { $0.draw(text, at: .zero) }.missingFonts == ["Nowhere-BoldItalic"])
  }

  @Test func `an empty font name is not a font, and a size of 0 is the system's`() {
    #expect(Font(name: "", size: 12) == nil)
    #expect(Font.systemFont(ofSize: 0).pointSize == 14)
  }
}
