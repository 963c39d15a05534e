import Geometry
import PictureKit
import Testing
import Text

@Suite struct TypesettingTests {
  @Test func `a word that fits exactly is on its line, the space after it outside`() {
    let font = Font.systemFont(ofSize: 17)
    let text = TextContents(string: "The quick brown fox", attributes: [.font: font])
    let width = font.width(of: "The quick brown")
    let layout = TextLayout(text, options: TextLayout.Options(size: Size(width, .infinity)))
    #expect(layout.lines.map(\.range) == [0..<16, 16..<19])
    #expect(abs(layout.lines[0].rect.width - width) < 1e-9)
    let narrower = TextLayout(text, options: TextLayout.Options(size: Size(width - 0.1, .infinity)))
    #expect(narrower.lines.map(\.range) == [0..<10, 10..<19])
  }

  private let font = Font.systemFont(ofSize: 20)

  private func text(_ string: String, _ style: ParagraphStyle = .default) -> TextContents {
    TextContents(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  private func layout(
    _ string: String, width: Double = 200, _ style: ParagraphStyle = .default
  ) -> TextLayout {
    TextLayout(
      text(string, style), options: TextLayout.Options(size: Size(width, .infinity)))
  }

  private func strings(_ layout: TextLayout, _ string: String) -> [String] {
    layout.lines.map { line in
      String(decoding: Array(string.utf16)[line.range], as: UTF16.self)
    }
  }

  @Test func `words wrap at the width and keep their characters`() {
    let string = "The quick brown fox jumps over the lazy dog"
    let layout = layout(string, width: 120)
    #expect(strings(layout, string).joined() == string)
    #expect(layout.lines.count == 4)
    #expect(layout.lines.allSatisfy { $0.rect.width <= 120 + 1e-6 })
    #expect(strings(layout, string).dropLast().allSatisfy { $0.hasSuffix(" ") })
  }

  @Test func `a word wider than the line wraps between its characters`() {
    let string = String(repeating: "m", count: 40)
    let layout = layout(string, width: 100)
    #expect(strings(layout, string).joined() == string)
    #expect(layout.lines.count > 5)
    #expect(layout.lines.allSatisfy { $0.rect.width <= 100 })
  }

  @Test func `lines of a long word are not wider than the width`() {
    for letter in ["a", "m", "fi", "V"] {
      let lines = layout(String(repeating: letter, count: 3000), width: 300).lines
      #expect(lines.allSatisfy { $0.rect.width <= 300 + 1e-6 }, "\(letter)")
    }
  }

  @Test func `a line has at least one character, however narrow it is`() {
    for width in [0, 0.001, 1] {
      #expect(layout("abc", width: width).lines.map(\.range) == [0..<1, 1..<2, 2..<3])
    }
  }

  @Test func `wrapping between characters fills lines`() {
    let style = ParagraphStyle(alignment: .left, lineBreakMode: .byCharWrapping)
    let string = "aaa bbbbbbbbbb"
    let lines = layout(string, width: 80, style).lines
    #expect(layout(string, width: 80).lines[0].range == 0..<4)
    #expect(lines[0].range.upperBound > 4)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{2029}", "\u{85}", "\u{2028}", "\u{B}", "\u{C}"])
  func `paragraph and line separators end lines`(separator: String) {
    let layout = layout("a\(separator)b\(separator)")
    #expect(layout.lines.count == 3)
    #expect(layout.lines[2].rect.width == 0)
    #expect(layout.lines[2].rect.height == font.lineHeight)
  }

  @Test func `a text without characters has no lines`() {
    #expect(layout("").lines.isEmpty)
    #expect(layout("").size == .zero)
    #expect(layout("\n").lines.count == 2)
  }

  @Test func `lines are below each other by the line height`() {
    let baselines = layout("a\nb\nc").lines.map(\.baseline)
    #expect(baselines[0] == font.ascender)
    // Rounding of sums.
    #expect(abs(baselines[2] - baselines[1] - font.lineHeight) < 1e-12)
  }

  @Test func `the tallest font of a line sets its height`() {
    var text = text("aB c")
    text.addAttribute(.font, value: Font.systemFont(ofSize: 40), range: 1..<2)
    let line = TextLayout(text).lines[0]
    #expect(line.rect.height == Font.systemFont(ofSize: 40).lineHeight)
    #expect(line.baseline == Font.systemFont(ofSize: 40).ascender)
  }

  @Test func `paragraph styles space and limit lines`() {
    var style = ParagraphStyle.default
    style.lineSpacing = 5
    style.paragraphSpacing = 7
    style.paragraphSpacingBefore = 11
    let tops = layout("a\u{2028}b\nc", style).lines.map(\.rect.minY)
    #expect(tops[0] == 0)
    #expect(abs(tops[1] - (font.lineHeight + 5)) < 1e-12)
    #expect(abs(tops[2] - tops[1] - (font.lineHeight + 5 + 7 + 11)) < 1e-12)
    #expect(abs(layout("a", style).size.height - font.lineHeight) < 1e-12)

    style = .default
    style.minimumLineHeight = 50
    #expect(layout("a", style).size.height == 50)
    #expect(abs(layout("a", style).firstBaseline - (50 + font.descender)) < 1e-12)
    style.minimumLineHeight = 0
    style.maximumLineHeight = 10
    #expect(layout("a", style).size.height == 10)
    style.maximumLineHeight = 0
    style.lineHeightMultiple = 2
    #expect(layout("a", style).size.height == 2 * font.lineHeight)
  }

  @Test func `indents move the ends of lines`() {
    var style = ParagraphStyle.default
    style.firstLineHeadIndent = 30
    style.headIndent = 10
    style.tailIndent = -20
    let string = "The quick brown fox jumps over the lazy dog"
    let lines = layout(string, style).lines
    #expect(lines[0].rect.minX == 30)
    #expect(lines.dropFirst().allSatisfy { $0.rect.minX == 10 })
    #expect(lines.allSatisfy { $0.rect.maxX <= 180 + 1e-6 })
    style.tailIndent = 150
    #expect(layout(string, style).lines.allSatisfy { $0.rect.maxX <= 150 + 1e-6 })
  }

  @Test func `lines are aligned`() {
    func rect(_ alignment: TextAlignment) -> Rect {
      layout("abc", ParagraphStyle(alignment: alignment)).lines[0].rect
    }
    let width = rect(.left).width
    #expect(rect(.left).minX == 0)
    #expect(rect(.natural).minX == 0)
    #expect(rect(.justified).minX == 0)
    #expect(abs(rect(.center).midX - 100) < 1e-9)
    #expect(abs(rect(.right).maxX - 200) < 1e-9)
    #expect(rect(.right).width == width)
  }

  @Test func `justified lines have the whole width, except for the last`() {
    let style = ParagraphStyle(alignment: .justified)
    let lines = layout("The quick brown fox jumps over the lazy dog", style).lines
    #expect(lines.count > 1)
    #expect(lines.dropLast().allSatisfy { abs($0.rect.width - 200) < 1e-9 })
    #expect(lines[lines.count - 1].rect.width < 190)
  }

  @Test func `tabs end at multiples of the interval`() {
    var style = ParagraphStyle.default
    style.defaultTabInterval = 50
    let plain = layout("b").size.width
    #expect(abs(layout("a\tb", style).size.width - (50 + plain)) < 1e-9)
    #expect(abs(layout("\t\tb", style).size.width - (100 + plain)) < 1e-9)
    #expect(abs(layout("a\tb").size.width - (28 + plain)) < 1e-9)
  }

  @Test func `kern is added after each character and disables ligatures`() {
    func width(_ kern: Double) -> Double {
      "abc".size(withAttributes: [.font: font, .kern: kern]).width
    }
    #expect(abs(width(3) - width(0) - 9) < 1e-9)
    #expect(abs(width(-1) - width(0) + 3) < 1e-9)
  }

  @Test func `a line that is broken at a soft hyphen ends with a hyphen`() {
    let broken = layout("mmmmm\u{AD}mmmmm", width: 110)
    #expect(broken.lines.count == 2)
    #expect(broken.lines[0].rect.width > layout("mmmmm").size.width + 3)
    #expect(layout("mm\u{AD}mm").size.width == layout("mmmm").size.width)
  }

  @Test func `size includes spaces at the end, wrapped lines do not`() {
    #expect(layout("a  ").size.width > layout("a").size.width)
    #expect(layout("a  ", width: layout("a").size.width).size.width == layout("a").size.width)
  }
}
