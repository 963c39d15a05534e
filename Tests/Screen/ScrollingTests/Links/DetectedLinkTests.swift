import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing

/// What a text view finds in its text, by touches of what was found.
@Suite struct `detected links` {
  private final class Log: TextViewDelegate {
    var links: [String] = []

    func textView(
      _ textView: TextView, shouldInteractWith link: TextLink, in characterRange: Range<Int>,
      interaction: TextItemInteraction
    ) -> Bool {
      links.append(link.address)
      return false
    }
  }

  /// Touches the text every few points, and returns the links in the order of their places.
  private func links(in text: String, _ types: DataDetectorTypes) -> [String] {
    let stage = Stage(size: Size(600, 100))
    let view = TextView(frame: Rect(x: 0, y: 0, width: 600, height: 60))
    let log = Log()
    view.isEditable = false
    view.dataDetectorTypes = types
    view.text = text
    view.delegate = log
    stage.view.addSubview(view)
    // 20 points are narrower than each of the links below.
    for index in 0..<29 {
      stage.tap(at: Point(10 + 20 * Double(index), 18), time: 1 + Double(index))
    }
    stage.advance(to: 32)
    return log.links.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test(arguments: [
    ("See https://a.example/x?y=1, or not", ["https://a.example/x?y=1"]),
    ("(www.example.org)", ["http://www.example.org"]),
    ("Visit example.com/list today", ["http://example.com/list"]),
    ("Write to ann@example.org.", ["mailto:ann@example.org"]),
    ("No end.Of this, version 1.2 or e.g. that", []),
  ])
  func `addresses of the web and of mail are links`(text: String, found: [String]) {
    #expect(links(in: text, .link) == found)
    #expect(links(in: text, .phoneNumber) == [])
  }

  @Test(arguments: [
    ("Call (555) 123-4567 now", ["tel:5551234567"]),
    ("+49 30 1234567", ["tel:+49301234567"]),
    ("Order 12345 in 2024", []),
    ("12345678901234567890", []),
  ])
  func `numbers of 7 to 15 digits are telephone numbers`(text: String, found: [String]) {
    #expect(links(in: text, .phoneNumber) == found)
    #expect(links(in: text, .link) == [])
  }

  @Test func `the digits of an address are no telephone number`() {
    #expect(links(in: "https://a.example/5551234567", .all) == ["https://a.example/5551234567"])
  }
}
