import Geometry
import PictureKit
import Testing
import Text

@Suite struct TruncationTests {
  private let string = "The quick brown fox jumps over the lazy dog"
  private let font = Font.systemFont(ofSize: 17)

  private func layout(
    _ string: String, _ mode: ParagraphStyle.LineBreakMode, width: Double = 150, lines: Int = 1,
    height: Double = .infinity
  ) -> TextLayout {
    let style = ParagraphStyle(alignment: .natural, lineBreakMode: mode)
    var options = TextLayout.Options(size: Size(width, height), maximumNumberOfLines: lines)
    options.wrapsAllButLastLine = true
    return TextLayout(
      TextContents(string: string, attributes: [.font: font, .paragraphStyle: style]),
      options: options)
  }

  private func width(_ string: String) -> Double {
    string.size(withAttributes: [.font: font]).width
  }

  @Test(arguments: [
    (ParagraphStyle.LineBreakMode.byTruncatingTail, "The quick brown f…"),
    (.byTruncatingHead, "…over the lazy dog"), (.byTruncatingMiddle, "The quic…lazy dog"),
  ])
  func `an ellipsis takes the place of what does not fit`(
    mode: ParagraphStyle.LineBreakMode, expected: String
  ) {
    let layout = layout(string, mode)
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
    // The same glyphs at the same places, so the same string.
    #expect(abs(layout.size.width - width(expected)) < 1e-9)
    #expect(
      layout.picture
        == TextLayout(TextContents(string: expected, attributes: [.font: font])).picture)
  }

  @Test(arguments: ParagraphStyle.LineBreakMode.allCases)
  func `a text that fits is not truncated`(mode: ParagraphStyle.LineBreakMode) {
    let layout = layout("The quick", mode)
    #expect(!layout.isTruncated)
    #expect(layout.size.width == width("The quick"))
  }

  @Test func `lines wrap up to the last one, which is truncated`() {
    let layout = layout(string, .byTruncatingTail, width: 120, lines: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].range == 0..<10)
    #expect(!self.layout(string, .byTruncatingTail, width: 120, lines: 0).isTruncated)
  }

  @Test func `a following paragraph is shown by an ellipsis`() {
    let layout = layout("One\nTwo", .byTruncatingTail)
    #expect(layout.isTruncated)
    #expect(abs(layout.size.width - width("One…")) < 1e-9)
    #expect(self.layout("One\nTwo", .byTruncatingTail, lines: 2).isTruncated == false)
  }

  @Test func `lines that exceed the height are left out, but not the first one`() {
    let layout = layout(string, .byTruncatingTail, width: 120, lines: 0, height: 45)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(self.layout(string, .byTruncatingTail, height: 1).lines.count == 1)
  }

  @Test func `word wrapping leaves out words after the last line`() {
    let layout = layout(string, .byWordWrapping)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].range == 0..<16)
    #expect(layout.size.width == width("The quick brown"))
  }

  @Test func `clipping keeps the character that the edge cuts`() {
    let layout = layout(string, .byClipping)
    #expect(layout.isTruncated)
    #expect(layout.size.width > 150)
    #expect(layout.size.width < 170)
  }

  @Test(arguments: [0, 0.5, 3, 8, 14])
  func `a width without space for a character gives at most the ellipsis`(width: Double) {
    for mode: ParagraphStyle.LineBreakMode in [
      .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
    ] {
      let layout = layout("WWWW", mode, width: width)
      #expect(layout.lines.count == 1)
      #expect(layout.size.width <= self.width("…") + 1e-9)
    }
  }

  @Test func `an ellipsis has the attributes of the character in front of it`() {
    var text = TextContents(string: string, attributes: [.font: font])
    text.addAttribute(.foregroundColor, value: Color.red, range: 4..<string.utf16.count)
    var options = TextLayout.Options(size: Size(100, .infinity), maximumNumberOfLines: 1)
    options.truncatesLastVisibleLine = true
    let commands = TextLayout(text, options: options).picture.commands
    #expect(commands.count == 2)
    guard case .fill(_, _, .color(let color)) = commands[1] else { return }
    #expect(color == .red)
  }

  @Test func `Arabic is truncated at its left end`() {
    let text = "مرحبا بالعالم مرحبا بالعالم مرحبا بالعالم"
    let layout = layout(text, .byTruncatingTail)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 150)
    #expect(abs(layout.lines[0].rect.maxX - 150) < 1e-9)
  }

  @Test func `emoji are not cut within a sequence`() {
    let text = String(repeating: "👨‍👩‍👧‍👦", count: 20)
    let layout = layout(text, .byTruncatingTail)
    let bitmaps = layout.picture.commands.count { command in
      if case .draw = command { true } else { false }
    }
    #expect(bitmaps > 2)
    let emoji = width("👨‍👩‍👧‍👦")
    #expect(abs(layout.size.width - (Double(bitmaps) * emoji + width("…"))) < 1e-6)
  }
}
