import Controls
import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

/// Images in texts, links and attributes of a program.
@Suite struct `attachments and links of texts` {
  private let square = Drawing(size: Size(20, 20)) { canvas in
    canvas.setFillColor(.red)
    canvas.fill(Rect(x: 0, y: 0, width: 20, height: 20))
  }
  private let font = UIFont.systemFont(ofSize: 10)

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "b", attributes: [.font: font]))
    return text
  }

  @Test func `an attachment takes its width, and raises its line by its height`() {
    let attachment = NSTextAttachment(image: square)
    let plain = NSAttributedString(string: "ab", attributes: [.font: font])
    let wide = TextLayout(text(attachment))
    let narrow = TextLayout(plain)
    // Between the letters there may be a kern.
    #expect(abs(wide.size.width - narrow.size.width - 20) < 1)
    #expect(wide.size.height > 20 && narrow.size.height < 13)
    attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 10)
    #expect(abs(TextLayout(text(attachment)).size.width - narrow.size.width - 40) < 1)
  }

  @Test func `a subclass decides where its image is`() {
    final class High: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 5, height: 50) }
    }
    #expect(TextLayout(text(High(image: square))).size.height > 50)
  }

  @Test func `lines leave the areas of exclusion paths free`() {
    let text = NSAttributedString(
      string: String(repeating: "word ", count: 60) + "\n\nend", attributes: [.font: font])
    var options = TextLayout.Options(size: Size(200, .infinity))
    let area = Rect(x: 60, y: 4, width: 40, height: 20)
    options.exclusions = [Path(rect: area)]
    let layout = TextLayout(text, options: options)
    #expect(layout.lines.allSatisfy { !$0.rect.intersects(area) })
    // The first row has a part on both sides, each filled before the next.
    #expect(layout.lines[0].rect.minY == layout.lines[1].rect.minY)
    #expect(layout.lines[0].rect.minX == 0 && layout.lines[1].rect.minX >= 100)
    let words = layout.lines.dropLast(2)
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    #expect(layout.lines.last?.range.upperBound == text.length)
    // Below the area a line has the whole width, as without one.
    #expect((layout.lines.first { $0.rect.minY > 24 }?.rect.width ?? 0) > 150)
    let container = NSTextContainer(size: Size(200, 0))
    container.exclusionPaths = [UIBezierPath(rect: area)]
    #expect(container.exclusionPaths.map(\.bounds) == [area])
  }

  @Test func `a tab moves to the stops of its paragraph`() {
    func width(_ stops: [NSTextTab], _ text: String) -> Double {
      var style = NSMutableParagraphStyle()
      style.tabStops = stops
      let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
      return TextLayout(NSAttributedString(string: text, attributes: attributes)).size.width
    }
    let letter = width([], "b")
    // Without stops a tab moves to the next multiple of 28 points.
    #expect(abs(width([], "a\tb") - 28 - letter) < 0.1)
    let stops = [NSTextTab(textAlignment: .left, location: 50, options: [:])]
    #expect(abs(width(stops, "a\tb") - 50 - letter) < 0.1)
    #expect(abs(width(stops, "a\t\tb") - 56 - letter) < 0.1)
  }

  @Test func `an image with a baseline lies on that of the text`() {
    let attachment = NSTextAttachment(image: square.withBaselineOffset(fromBottom: 6))
    #expect(attachment.place(in: font) == CGRect(x: 0, y: -6, width: 20, height: 20))
    #expect(attachment.image?.withTintColor(.red).baselineOffsetFromBottom == 6)
    #expect(attachment.image?.imageWithoutBaseline().baselineOffsetFromBottom == nil)
  }

  @Test func `a symbol keeps a tint of its own, and else takes the color of the text`() {
    let symbol = UIImage(systemName: "star.fill") ?? square
    func colors(_ image: UIImage) -> Set<UIColor> {
      let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
      text.addAttribute(
        .foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 1))
      let picture = Picture { $0.draw(TextLayout(text), at: .zero) }
      return Set(
        picture.commands.compactMap { command in
          // A tint is filled over the shape.
          if case .fill(_, _, .color(let color)) = command { color } else { nil }
        })
    }
    #expect(colors(symbol.withTintColor(.red)).contains(.red))
    #expect(!colors(symbol.withTintColor(.red)).contains(.green))
    #expect(colors(symbol).contains(.green))
  }

  @Test func `an attribute of the program keeps its value`() {
    let key = NSAttributedString.Key("mine")
    let text = NSMutableAttributedString(string: "word")
    text.addAttribute(key, value: 5, range: NSRange(location: 0, length: 2))
    #expect(text.attribute(key, at: 1, effectiveRange: nil) as? Int == 5)
    #expect(text.attribute(key, at: 2, effectiveRange: nil) == nil)
    text.removeAttribute(key, range: NSRange(location: 0, length: 1))
    #expect(text.attribute(key, at: 0, effectiveRange: nil) == nil)
    #expect(NSAttributedString.Key(rawValue: "font") == .font)
  }

  @Test func `a text view finds links if it is not edited`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "See (https://a.example/b), or not."
    view.dataDetectorTypes = .link
    view.isEditable = false
    #expect(view.dataDetectorTypes.contains(.link) && view.text.hasPrefix("See"))
  }

  @Test func `places of a field are numbers of characters`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let field = UITextField()
      field.text = "hello"
      let start = field.beginningOfDocument
      #expect(field.position(from: start, offset: 6) == nil)
      guard let second = field.position(from: start, offset: 2),
        let head = field.textRange(from: start, to: second)
      else {
        Issue.record("there is no second place")
        return
      }
      field.selectedTextRange = field.textRange(from: second, to: second)
      #expect(field.selectedTextRange?.start == second)
      #expect(field.offset(from: start, to: second) == 2)
      #expect(field.text(in: head) == "he")
      field.replace(head, withText: "HEY ")
      #expect(field.text == "HEY llo")
    }
  }
}
