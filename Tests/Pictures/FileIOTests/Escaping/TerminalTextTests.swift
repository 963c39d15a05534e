import FileIO
import SystemPackage
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain.png", "plain.png"), ("", ""), ("a\\b", "a\\b"), ("e\u{301}.png", "e\u{301}.png"),
    ("👩‍🚀 \u{645}\u{200C}\u{6CC}", "👩‍🚀 \u{645}\u{200C}\u{6CC}"),
    ("a\nb.png: same", "a\\nb.png: same"), ("\t\r\n", "\\t\\r\\n"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"), ("\u{9B}31m\0\u{7F}", "\\u{9B}31m\\u{00}\\u{7F}"),
    ("gnp\u{202E}.exe", "gnp\\u{202E}.exe"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{600}\u{1B}c", "\u{600}\\u{1B}c"),
  ])
  func `control characters are escaped and all others stay`(text: String, printable: String) {
    #expect(text.printable == printable)
    #expect(text[...].printable == printable)
  }

  @Test func `line feeds stay in text of several lines`() {
    #expect("a\u{7}\nb\r\nc".printableLines == "a\\u{07}\nb\\r\nc")
  }

  @Test func `no control character of Unicode is left, whatever precedes it`() {
    let controls = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        || $0.properties.isBidiControl
    }
    // 65 of Cc, 2 separators, and the 12 of the property Bidi_Control.
    #expect(controls.count == 65 + 2 + 12)
    let left = Set(controls)
    for before in ["", "a", "\u{600}", "\u{200D}", "\u{301}", "\r", "🇩"] {
      for control in controls {
        let text = (before + String(control) + "\u{301}").printable
        #expect(left.isDisjoint(with: text.unicodeScalars))
      }
    }
  }

  @Test func `bytes of a path that are not UTF-8 are shown as bytes`() {
    func path(_ bytes: [UInt8]) -> FilePath {
      bytes.map { CInterop.PlatformChar(bitPattern: $0) }.withUnsafeBufferPointer { bytes in
        FilePath(platformString: Array(bytes) + [0])
      }
    }
    #expect(FilePath("d/é\n.png").printable == "d/é\\n.png")
    #expect(FilePath("").printable == "")
    #expect(path([0x61, 0xFF, 0xFE, 0x62]).printable == "a\\xFF\\xFEb")
    // A sequence that ends early, and one of a surrogate.
    #expect(path([0xE2, 0x82, 0x2F, 0x61, 0xE2, 0x82]).printable == "\\xE2\\x82/a\\xE2\\x82")
    #expect(path([0xED, 0xA0, 0x80, 0x1B]).printable == "\\xED\\xA0\\x80\\u{1B}")
  }
}
