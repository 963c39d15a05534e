import Geometry
import PictureKit
import TestSupport
import Testing
import Text

/// Texts of a megabyte, laid out in a label of usual size.
@Suite(.tags(.slow)) struct LargeTextTests {
  private static let length = 1_000_000

  /// A megabyte of one kind each.
  private static let texts: [(name: String, text: String)] = [
    ("one word", String(repeating: "a", count: length)),
    ("words", String(repeating: "word ", count: length / 5)),
    ("paragraphs", String(repeating: "\n", count: length)),
    ("Arabic", String(repeating: "كلمة ", count: length / 9)),
    ("Chinese", String(repeating: "你", count: length / 3)),
    ("emoji", String(repeating: "👨‍👩‍👧‍👦", count: length / 25)),
    ("marks", "a" + String(repeating: "\u{301}", count: length / 2)),
    ("directions", String(repeating: "a א ", count: length / 5)),
  ]

  @Test(arguments: texts.map(\.name))
  func `a megabyte of text is laid out, and only what is in the bounds is drawn`(name: String)
    throws
  {
    let text = try #require(Self.texts.first { $0.name == name }?.text)
    let bounds = Rect(x: 0, y: 0, width: 300, height: 100)
    for mode in ParagraphStyle.LineBreakMode.allCases {
      for lines in [0, 1] {
        var label = LabelText(TextContents(string: text))
        label.lineBreakMode = mode
        label.numberOfLines = lines
        let (layout, origin) = label.layout(in: bounds)
        #expect(layout.lines.count <= 4)
        // Marks stand on one letter, which fits.
        #expect(layout.isTruncated == (name != "marks"))
        let picture = Picture { $0.draw(layout, at: origin, clippedTo: bounds) }
        let elements = picture.commands.reduce(0) { count, command in
          guard case .fill(let path, _, _) = command else { return count }
          return count + path.elements.count
        }
        // Some hundred glyphs of about a hundred elements; marks stand on each other.
        #expect(elements < 100_000 || name == "marks")
      }
    }
  }
}
