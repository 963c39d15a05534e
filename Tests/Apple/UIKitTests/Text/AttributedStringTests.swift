import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

/// Texts with attributes have Foundation's names.
@Suite struct `attributed strings` {
  @Test func `a label takes one whose attributes differ`() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "red and blue")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttributes(
      [.foregroundColor: UIColor.blue, .kern: NSNumber(value: 2)],
      range: NSRange(location: 8, length: 4))
    label.attributedText = text
    let shown = try #require(label.attributedText)
    #expect(shown.attributes(at: 0).foregroundColor == .red)
    #expect(shown.attributes(at: 8).kern == 2 && shown.string == "red and blue")
    var range = NSRange()
    #expect(
      text.attribute(.foregroundColor, at: 9, effectiveRange: &range) as? UIColor == .blue)
    #expect(range == NSRange(location: 8, length: 4))
  }

  @Test func `strings are measured and drawn`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let size = ("M" as NSString).size(withAttributes: attributes)
    #expect(size.height == font.lineHeight && size.width > 10)
    #expect("M".size(withAttributes: [.font: font]) == size)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 24)).image { _ in
      "M".draw(at: .zero, withAttributes: attributes)
    }
    #expect(try #require(image.cgImage).pixels.contains { $0 >> 24 == 0xFF })
  }
}
