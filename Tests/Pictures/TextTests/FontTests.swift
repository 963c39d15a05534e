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

  @Test(arguments: [12, 17, 20, 34.0])
  func `capitals of the system font have the height of San Francisco's`(size: Double) throws {
    let font = Font.systemFont(ofSize: size)
    // San Francisco's units; 1e-12 bounds the rounding of a few operations.
    #expect(abs(font.capHeight - size * 1443 / 2048) < 1e-12)
    // Apple's are 1078 units at 17 points, and 1040 at large sizes: 0.526 and 0.508 em.
    #expect(abs(font.xHeight / size - (size < 20 ? 0.526 : 0.508)) < 0.003)
    let picture = TextLayout(TextContents(string: "H", attributes: [.font: font])).picture
    guard case .fill(let path, _, _)? = picture.commands.first else {
      Issue.record("no outline in \(picture.commands)")
      return
    }
    // The outline is drawn as high as the metrics say.
    #expect(abs(path.bounds.height - font.capHeight) < 1e-9)
  }

  @Test func `letters of other widths are scaled`() {
    func width(_ width: Font.Width, _ size: Double) -> Double {
      let font = Font.systemFont(ofSize: size, weight: .bold, width: width)
      return "Hamburg".size(withAttributes: [.font: font]).width
    }
    for size in [15, 30.0] {
      let standard = width(.standard, size)
      // The rounding of sums of seven advances.
      #expect(abs(width(.compressed, size) / standard - 0.7) < 1e-12)
      #expect(abs(width(.condensed, size) / standard - 0.8) < 1e-12)
      #expect(abs(width(.expanded, size) / standard - 1.2) < 1e-12)
    }
    let condensed = Font.systemFont(ofSize: 20, weight: .bold, width: .condensed)
    let plain = TextLayout(
      TextContents(
        string: "O", attributes: [.font: Font.systemFont(ofSize: 20, weight: .bold)]))
    let narrow = TextLayout(TextContents(string: "O", attributes: [.font: condensed]))
    guard case .fill(let wide, _, _)? = plain.picture.commands.first,
      case .fill(let scaled, _, _)? = narrow.picture.commands.first
    else {
      Issue.record("no outlines")
      return
    }
    #expect(abs(scaled.bounds.width / wide.bounds.width - 0.8) < 1e-9)
    #expect(abs(scaled.bounds.height - wide.bounds.height) < 1e-9)
  }

  @Test func `the bold system font is semibold`() {
    #expect(Font.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test(arguments: Font.TextStyle.allCases)
  func `lines of a text style have Apple's distance`(style: Font.TextStyle) {
    let font = Font.preferredFont(forTextStyle: style)
    let text = TextContents(string: "A\nB", attributes: [.font: font])
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
    #expect(TextLayout(TextContents(string: "a", attributes: [.font: font])).missingFonts == [])
  }

  @Test func `a font that is not installed is named once and drawn with the system font`() throws {
    let font = try #require(Font(name: "Nowhere-BoldItalic", size: 12))
    var text = TextContents(string: "abc\nabc", attributes: [.font: font])
    text.addAttribute(.foregroundColor, value: Color.red, range: 1..<5)
    let layout = TextLayout(text)
    #expect(layout.missingFonts == ["Nowhere-BoldItalic"])
    let substitute = Font.systemFont(ofSize: 12, weight: .bold).withItalic()
    #expect(layout.size.width == "abc".size(withAttributes: [.font: substitute]).width)
    #expect(Picture { $0.draw(text, at: .zero) }.missingFonts == ["Nowhere-BoldItalic"])
  }

  @Test(arguments: ["Georgia", "TimesNewRomanPSMT", "HelveticaNeue", "AvenirNextCondensed-Bold"])
  func `a font of Apple's is drawn with a face that is as wide`(name: String) throws {
    // Thousandths of an em of "a" and "n" in the fonts themselves, or the bounds of a face that is
    // scaled: Noto Serif differs from Georgia by 14 on average.
    let widths: [String: (Double, Double, tolerance: Double)] = [
      "Georgia": (504, 591, 30), "TimesNewRomanPSMT": (444, 500, 1),
      "HelveticaNeue": (556, 556, 1), "AvenirNextCondensed-Bold": (460, 490, 60),
    ]
    let expected = try #require(widths[name])
    let font = try #require(Font(name: name, size: 1000))
    let measured = ["a", "n"].map { $0.size(withAttributes: [.font: font]).width }
    #expect(abs(measured[0] - expected.0) <= expected.tolerance, "\(measured)")
    #expect(abs(measured[1] - expected.1) <= expected.tolerance, "\(measured)")
    let layout = TextLayout(TextContents(string: "a", attributes: [.font: font]))
    #expect(layout.missingFonts == [name])
  }

  @Test func `lines have the height of the font of Apple's`() throws {
    func lineHeight(_ name: String) -> Double? { Font(name: name, size: 100)?.lineHeight }
    // From the tables of the fonts: Georgia 1878 + 449 of 2048, Avenir 1000 + 366 of 1000.
    #expect(lineHeight("Georgia-Bold") == 100 * (1878.0 / 2048 + 449.0 / 2048))
    #expect(lineHeight("AvenirNext-Medium") == 136.6)
  }

  @Test func `an empty font name is not a font, and a size of 0 is the system's`() {
    #expect(Font(name: "", size: 12) == nil)
    #expect(Font.systemFont(ofSize: 0).pointSize == 14)
  }
}
