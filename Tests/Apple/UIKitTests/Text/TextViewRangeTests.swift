import Bars
import Controls
import Geometry
import Layers
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `ranges of a text view` {
  private let view: UITextView = {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hello world\nSecond"
    return view
  }()

  @Test func `typed characters have the attributes of a dictionary`() {
    view.typingAttributes[.foregroundColor] = UIColor.blue
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
    view.insertText("!")
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 18, effectiveRange: nil) as? UIColor
        == .blue)
  }

  @Test func `the characters of each line have a rectangle`() throws {
    let start = view.beginningOfDocument
    let range = try #require(
      view.position(from: start, offset: 15).flatMap { view.textRange(from: start, to: $0) })
    let rects = view.selectionRects(for: range)
    #expect(rects.count == 2)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(view.firstRect(for: range) == rects[0].rect)
    #expect(rects[1].rect.minY >= rects[0].rect.maxY - 1 && rects[1].rect.width > 0)
  }

  @Test func `a point has a place and a character`() throws {
    let rect = view.caretRect(for: view.beginningOfDocument)
    let point = CGPoint(rect.minX + 2, rect.midY)
    let place = try #require(view.closestPosition(to: point))
    #expect(view.offset(from: view.beginningOfDocument, to: place) == 0)
    #expect(view.characterRange(at: point).flatMap { view.text(in: $0) } == "H")
  }
}
