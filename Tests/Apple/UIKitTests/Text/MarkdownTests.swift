import PictureKit
import StageKit
import Testing
import UIKit

@Suite struct `Markdown` {
  private func runs(
    _ text: String, _ options: AttributedString.MarkdownParsingOptions = .init()
  ) throws -> [String] {
    try AttributedString(markdown: text, options: options).runs.map { run in
      let intent = run.inlinePresentationIntent?.rawValue ?? 0
      let words = try AttributedString(markdown: text, options: options).characters[run.range]
      return "\(String(words)) \(intent)" + (run.link.map { " \($0)" } ?? "")
    }
  }

  @Test func `is read as emphasis, code, strikethrough and links`() throws {
    #expect(
      try runs("a **b** *c* `d*` ~~e~~ [f](https://g.h)") == [
        "a  0", "b 2", "  0", "c 1", "  0", "d* 4", "  0", "e 32", "  0", "f 0 https://g.h",
      ])
    #expect(
      try runs("***both*** snake_case_name 2 * 3 \\*no\\*") == [
        "both 3", " snake_case_name 2 * 3 *no* 0",
      ])
    #expect(try runs("**a *b* c**") == ["a  2", "b 3", " c 2"])
  }

  @Test func `keeps line ends if it is asked to, and leaves out marks of lists if not`() throws {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(try runs("a\n\n- b", options) == ["a\n\n- b 0"])
    #expect(try runs("# Title\n- one") == ["Titleone 0"])
  }

  @Test func `is drawn with bold and italic fonts`() throws {
    let text = try NSAttributedString(markdown: "a **b** *c*")
    let bold = text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let italic = text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
    #expect(italic?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) == nil)
  }
}
