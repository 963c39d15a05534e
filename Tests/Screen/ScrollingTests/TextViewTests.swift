import Geometry
import PictureKit
import Scrolling
import StageKit
import TestSupport
import Testing

@Suite struct `text view` {
  private final class Log: TextViewDelegate {
    var events: [String] = []
    var refused: String?

    func textViewDidBeginEditing(_ textView: TextView) { events.append("begin") }
    func textViewDidEndEditing(_ textView: TextView) { events.append("end") }
    func textViewDidChange(_ textView: TextView) { events.append(textView.text) }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
    ) -> Bool { text != refused }
  }

  private let stage = Stage(size: Size(320, 480))
  private let view = TextView(frame: Rect(x: 20, y: 40, width: 200, height: 100))
  private let log = Log()

  init() {
    view.font = .systemFont(ofSize: 16)
    view.delegate = log
    stage.view.addSubview(view)
  }

  @Test func `a new view has the defaults of UIKit`() {
    let view = TextView()
    #expect(view.text.isEmpty && view.font == nil && view.textColor == nil)
    #expect(view.textContainerInset == Insets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.clipsToBounds)
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test func `the content is as high as the lines and the insets`() {
    view.text = "a\nb\nc"
    stage.advance(to: 0.1)
    // Lines of the system font are 1.193 times the font size high: 3 of 19.09 points, and 16.
    let height = 3 * Font.systemFont(ofSize: 16).lineHeight + 16
    #expect(abs(view.contentSize.height - height) < 1e-6)
    #expect(view.contentSize.width == 200)
  }

  @Test func `a tap begins editing, and keys are inserted at the cursor`() {
    stage.tap(at: Point(60, 60), time: 0.1)
    stage.type("ab\nc", at: 1)
    stage.type("\(Stage.deleteKey)\(Stage.deleteKey)", at: 2)
    stage.advance(to: 3)
    #expect(log.events == ["begin", "a", "ab", "ab\n", "ab\nc", "ab\n", "ab"])
    #expect(view.selectedRange == 2..<2)
    view.resignFirstResponder()
    #expect(log.events.last == "end")
  }

  @Test func `a tap puts the cursor between the closest characters of the line`() {
    view.text = "one\ntwo"
    stage.tap(at: Point(20 + 5 + 1, 40 + 8 + 25), time: 0.1)
    stage.tap(at: Point(20 + 5 + 150, 40 + 8 + 5), time: 2)
    stage.advance(to: 1)
    #expect(view.selectedRange == 4..<4)
    stage.advance(to: 3)
    #expect(view.selectedRange == 3..<3)
  }

  @Test func `typed text replaces the selection unless the delegate refuses it`() {
    view.text = "😀 smile"
    view.becomeFirstResponder()
    view.selectedRange = 3..<8
    log.refused = "x"
    stage.type("x!", at: 0.5)
    stage.advance(to: 1)
    #expect(view.text == "😀 !")
    view.selectedRange = 2..<2
    view.deleteBackward()
    #expect(view.text == " !")
  }

  @Test func `the content follows the cursor while it is typed`() {
    view.becomeFirstResponder()
    stage.type(String(repeating: "line\n", count: 12), at: 0.1, interval: 0.01)
    stage.advance(to: 2)
    // The last line and the inset below it are at the lower edge.
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 100)) < 0.51)
  }

  @Test func `without scrolling the intrinsic size is that of the text at the width`() {
    view.isScrollEnabled = false
    view.text = "words that take more than one line of two hundred points"
    stage.advance(to: 0.1)
    let lineHeight = Font.systemFont(ofSize: 16).lineHeight
    let lines = ((view.intrinsicContentSize.height - 16) / lineHeight).rounded(.down)
    #expect(lines == 3)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == View.noIntrinsicMetric)
  }

  @Test func `a text that is not editable takes no keys`() {
    view.isEditable = false
    view.text = "fixed"
    #expect(view.becomeFirstResponder())
    stage.type("x", at: 0.1)
    stage.advance(to: 1)
    #expect(view.text == "fixed" && log.events.isEmpty)
  }
}
