import Geometry
import PictureKit
import StageKit
import Testing

@Suite struct LabelTests {
  @Test func `a label has the defaults of UIKit`() {
    let label = Label()
    #expect(label.text == nil)
    #expect(label.font == Font.systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.lineBreakStrategy == .standard)
    #expect(label.numberOfLines == 1)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.isEnabled)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.shadowOffset == Size(0, -1))
  }

  @Test func `the size of the text keeps the upper left corner`() {
    let label = Label(frame: Rect(x: 10, y: 20, width: 1, height: 1))
    label.text = "Grüße, 你好"
    label.sizeToFit()
    #expect(label.frame.origin == Point(10, 20))
    #expect(label.frame.height == 20.5)
    #expect(label.frame.width > 50)
  }

  @Test func `the intrinsic size is that of one line, or wraps at the preferred width`() {
    let label = Label()
    label.text = "The quick brown fox jumps over the lazy dog"
    label.preferredMaxLayoutWidth = 100
    let line = label.intrinsicContentSize
    #expect(line.width > 300 && line.height == 20.5)
    label.numberOfLines = 0
    let lines = label.intrinsicContentSize
    #expect(lines.width <= 100 && lines.height > 60)
    #expect(lines == label.sizeThatFits(Size(100, 0)))
    label.preferredMaxLayoutWidth = 0
    #expect(label.intrinsicContentSize == line)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `two lines do not end in a lone word unless the strategy says so`() {
    let label = Label()
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 254
    label.text = "Back Button Accessibility Traits - Without Titles"
    // The first line is "Back Button Accessibility Traits -", or has the word behind it, too.
    let pushedOut = label.intrinsicContentSize
    #expect(pushedOut.width > 180 && pushedOut.width < 195)
    label.lineBreakStrategy = []
    #expect(label.intrinsicContentSize.width > 230)
    #expect(label.intrinsicContentSize.height == pushedOut.height)
  }

  @Test func `a text is drawn for the bounds in every content mode`() throws {
    let stage = Stage(size: Size(200, 100))
    let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    label.text = "Hi"
    stage.view.addSubview(label)
    let expected = stage.frame(at: 0)
    for mode in [ContentMode.scaleToFill, .center, .topLeft, .scaleAspectFit] {
      label.contentMode = mode
      label.setNeedsDisplay()
      #expect(stage.frame(at: 0) == expected)
    }
  }

  @Test func `highlighting, shadow and tightening change what is drawn`() {
    let label = Label(frame: Rect(x: 0, y: 0, width: 40, height: 20))
    label.text = "Hamburgefons"
    func colors() -> [Color] {
      Picture { label.draw(label.bounds, in: $0) }.commands.compactMap { command in
        guard case .fill(_, _, .color(let color)) = command else { return nil }
        return color
      }
    }
    label.highlightedTextColor = .red
    #expect(colors() == [.label])
    label.isHighlighted = true
    #expect(colors() == [.red])
    label.shadowColor = .green
    #expect(colors() == [.green, .red])
    label.isEnabled = false
    #expect(colors().last != .red)
    label.shadowColor = nil
    label.allowsDefaultTighteningForTruncation = true
    label.sizeToFit()
    #expect(label.labelText.allowsDefaultTighteningForTruncation)
  }

  @Test func `a label is drawn in its color, at its place`() throws {
    let stage = Stage(size: Size(200, 100))
    let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    label.text = "Hi"
    label.textColor = .red
    label.textAlignment = .right
    stage.view.addSubview(label)
    let picture = try #require(stage.frame(at: 0).layers.first?.sublayers.first?.picture)
    guard case .concatenate = picture.commands[1],
      case .fill(let path, _, let paint) = picture.commands[2]
    else {
      Issue.record("\(picture.commands)")
      return
    }
    #expect(paint == .color(.red))
    #expect(path.bounds.maxX > 195 && path.bounds.maxX <= 200)
    label.isEnabled = false
    #expect(stage.frame(at: 0).layers.first?.sublayers.first?.picture != picture)
  }

  @Test func `own attributes of a text prevail over the label's`() {
    let label = Label()
    let text = MutableAttributedText(string: "ab")
    text.addAttribute(.foregroundColor, value: Color.blue, range: 0..<1)
    label.attributedText = text
    label.textColor = .green
    #expect(label.attributedText?.attributes(at: 0).foregroundColor == .blue)
    #expect(label.attributedText?.attributes(at: 1).foregroundColor == .green)
    #expect(label.attributedText?.attributes(at: 1).font == label.font)
    #expect(label.text == "ab")
  }
}
