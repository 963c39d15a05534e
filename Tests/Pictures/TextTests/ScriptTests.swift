import Geometry
import PictureKit
import Testing
import Text

@Suite struct ScriptTests {
  private func layout(_ string: String, width: Double = .infinity) -> TextLayout {
    TextLayout(
      TextContents(string: string, attributes: [.font: Font.systemFont(ofSize: 20)]),
      options: TextLayout.Options(size: Size(width, .infinity)))
  }

  @Test(arguments: [
    "Grüße, 你好", "Łódź, Việt Nam, İstanbul", "日本語のテキスト 한국어", "Ελληνικά Кириллица", "العربية",
    "עברית",
    "हिन्दी क्षत्रिय", "ภาษาไทย", "தமிழ் తెలుగు ಕನ್ನಡ മലയാളം বাংলা ગુજરાતી ਪੰਜਾਬੀ", "አማርኛ ქართული Հայերեն",
    "ខ្មែរ ລາວ မြန်မာ සිංහල",
    "→ ✓ ★ ∑ ∫ √ € ₿ №", "👨‍👩‍👧‍👦 👍🏽 🇩🇪 1️⃣ ❤️ 😀 🏳️‍🌈",
  ])
  func `every script has a font`(text: String) {
    let layout = layout(text)
    #expect(layout.missingCharacters == [])
    #expect(layout.size.width > 0)
    // Also fallback fonts: the line is the system font's.
    #expect(layout.size.height == Font.systemFont(ofSize: 20).lineHeight)
  }

  @Test func `a character that no font has is named`() {
    let layout = layout("a\u{10FFFD}b\u{10FFFD}")
    #expect(layout.missingCharacters == ["\u{10FFFD}"])
    #expect(layout.picture.missingCharacters == ["\u{10FFFD}"])
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️", "🏳️‍🌈", "😀"])
  func `an emoji sequence is one bitmap`(emoji: String) {
    let bitmaps = layout(emoji).picture.commands.count { command in
      if case .draw = command { true } else { false }
    }
    #expect(bitmaps == 1)
    #expect(layout(emoji).picture.commands.count == 1)
  }

  @Test func `text presentation of an emoji has an outline`() {
    for text in ["❤\u{FE0E}", "❤", "©", "1"] {
      let hasBitmap = layout(text).picture.commands.contains { command in
        if case .draw = command { true } else { false }
      }
      #expect(!hasBitmap, "\(text)")
    }
  }

  @Test func `Arabic letters have joined forms, also in another color`() {
    let whole = layout("عليكم")
    var colored = TextContents(
      string: "عليكم", attributes: [.font: Font.systemFont(ofSize: 20)])
    colored.addAttribute(.foregroundColor, value: Color.red, range: 1..<3)
    // Joined forms are narrower than isolated ones.
    let isolated = "عليكم".reduce(0) { $0 + layout(String($1)).size.width }
    #expect(whole.size.width < isolated - 5)
    // Rounding of sums of other parts.
    #expect(abs(TextLayout(colored).size.width - whole.size.width) < 1e-9)
  }

  @Test func `Devanagari is shaped: the short i is in front of its consonant`() {
    // The conjunct of क्ष is narrower than its letters.
    #expect(layout("क्ष").size.width < layout("क").size.width + layout("ष").size.width)
    #expect(layout("कि").size.width > layout("क").size.width)
  }

  @Test func `Thai is wrapped between words, which have no spaces`() {
    let text = "ภาษาไทยสวัสดีชาวโลก"
    let ends = layout(text, width: 80).lines.map(\.range.upperBound)
    // ภาษา (4), ไทย (7), สวัสดี (13), ชาว (16), โลก (19): no line ends within a word.
    #expect(ends.count > 1)
    #expect(ends.allSatisfy { [4, 7, 13, 16, 19].contains($0) }, "\(ends)")
  }

  @Test func `Chinese is wrapped between characters, but not in front of punctuation`() {
    let text = "你好你好，你好你好。"
    let width = layout("你好你好").size.width
    for line in layout(text, width: width).lines.dropFirst() {
      #expect(!["，", "。"].contains(Array(text)[line.range.lowerBound]))
    }
  }

  @Test func `Japanese and Chinese variants of a character have different glyphs`() {
    func picture(_ language: String) -> Picture {
      TextLayout(
        TextContents(string: "直", attributes: [.languageIdentifier: language])
      ).picture
    }
    #expect(picture("ja") != picture("zh-Hans"))
    #expect(picture("und") == picture("zh-Hans"))
  }
}
