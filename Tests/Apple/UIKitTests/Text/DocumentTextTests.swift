import Geometry
import PictureKit
import Testing
import UIKit

/// Texts are made of documents in memory.
@Suite struct `texts of documents` {
  private func text(_ page: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  @Test func `emphasis, colors and links of a page are attributes`() throws {
    let shown = try text(
      """
      <span>Caf&eacute; <b>bold</b> <font color="#f00">red</font> \
      <a href="https://example.org">go</a></span>
      """)
    #expect(shown.string == "Café bold red go")
    #expect(shown.attributes(at: 0).font?.pointSize == 12)
    #expect(
      shown.attributes(at: 5).font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(shown.attributes(at: 10).foregroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(shown.attribute(.link, at: 14, effectiveRange: nil) as? URL != nil)
    #expect(shown.attributes(at: 14).underlineStyle == .single)
  }

  @Test(arguments: [
    ("<p>One</p><p>Two</p>", "One\nTwo\n"),
    ("<div>One\n   two<br>three</div>", "One two\u{2028}three\n"),
    ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"),
    ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"),
    ("<html><head><title>T</title><style>p {}</style></head><body>x</body></html>", "x\n"),
    ("<pre>a  b\n c</pre>", "a  b\n c\n"),
    ("", ""), ("<b>not closed", "not closed"),
  ])
  func `blocks of a page are lines`(page: String, expected: String) throws {
    #expect(try text(page).string == expected)
  }

  @Test func `a style sets the font and the color`() throws {
    let shown = try text(
      #"<span style="font-family: -apple-system; font-size: 20px; color: rgb(0, 128, 255)">x</span>"#
    )
    #expect(shown.attributes(at: 0).font == .systemFont(ofSize: 20))
    #expect(shown.attributes(at: 0).foregroundColor?.green == 128 / 255.0)
  }

  @Test func `a text without a kind is read by its look, and rich text is refused`() throws {
    let plain = try NSAttributedString(data: Data("1 < 2".utf8), documentAttributes: nil)
    #expect(plain.string == "1 < 2")
    let page = try NSAttributedString(data: Data("<i>x</i>".utf8), documentAttributes: nil)
    #expect(page.string == "x")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8),
        options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
  }

  @Test func `an identifier is a text in formats`() {
    let id = UUID()
    #expect(String(format: "[%@]", id) == "[\(id.uuidString)]")
  }
}
