import Geometry
import PictureKit
import TestSupport
import Testing
import Text

@Suite struct HostileTextTests {
  private func layout(_ string: String, width: Double = 300, lines: Int = 0) -> TextLayout {
    TextLayout(
      TextContents(string: string, attributes: [.font: Font.systemFont(ofSize: 17)]),
      options: TextLayout.Options(size: Size(width, .infinity), maximumNumberOfLines: lines))
  }

  @Test func `NUL and control characters have no width and do not end the text`() {
    let plain = layout("ab").size
    #expect(layout("a\u{0}b").size == plain)
    #expect(layout("\u{1}a\u{7}\u{1B}b\u{7F}\u{9F}").size == plain)
    #expect(layout("a\u{0}b").missingCharacters == [])
    #expect(layout("\u{0}").lines.count == 1)
  }

  @Test func `invisible and unpaired characters are safe`() {
    let samples = [
      "\u{200D}", "\u{FE0F}", "\u{301}", "\u{1F1E9}", "\u{E0001}", "\u{202E}abc",
      "\u{2066}\u{2066}",
      "\u{FFFE}\u{FFFF}", "\u{FEFF}", "\u{AD}", "\u{200F}\u{200E}",
      String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self),
      String(repeating: "\u{202A}", count: 200) + "x", String(repeating: "\u{300}", count: 5000),
      "a" + String(repeating: "\u{20E3}", count: 300),
    ]
    for sample in samples {
      for width in [0, 10, 1000.0] {
        let layout = layout(sample, width: width)
        #expect(layout.lines.count >= 1)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        _ = layout.picture
      }
    }
  }

  @Test func `random scalars are laid out with every character on one line`() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<200 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<40 {
        let range: ClosedRange<UInt32> =
          Bool.random(using: &generator) ? 0...0x2FFF : 0...0x1FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
          scalars.append(scalar)
        }
      }
      let string = String(scalars)
      let layout = layout(string, width: 100)
      var position = 0
      for line in layout.lines {
        // Only paragraph separators are between lines.
        #expect(line.range.lowerBound >= position && line.range.lowerBound - position <= 2)
        position = line.range.upperBound
      }
      #expect(string.utf16.count - position <= 2)
      _ = layout.picture
    }
  }

  @Test func `a size that is not a number traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Font.systemFont(ofSize: .nan) }
    expectSentence("a font size must be 0...100000.0, not nan", from: result)
  }

  @Test func `an attribute of another type traps with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = TextAttributes([.font: "Inter"]) }
    expectSentence("the text attribute font must be a Font, not Inter", from: result)
  }
}
