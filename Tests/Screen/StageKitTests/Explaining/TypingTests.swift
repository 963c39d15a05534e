import Geometry
import PictureKit
import StageKit
import Testing

@Suite struct TypingTests {
  @Test func `characters appear one after the other and lines keep their places`() {
    let stage = Stage(size: .phone)
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 60))
    label.textAlignment = .center
    stage.view.addSubview(label)
    var end: Double?
    stage.type("añ👍🏽b", into: label, at: 1, charactersPerSecond: 10) { [unowned stage] in
      end = stage.time
    }
    #expect(label.text == "añ👍🏽b" && label.visibleCharacterCount == 0)
    stage.advance(to: 0.9)
    #expect(label.visibleCharacterCount == 0)
    stage.advance(to: 1.25)
    #expect(label.visibleCharacterCount == 3)
    let attributed = label.labelText.text
    #expect(attributed.length == 7)
    #expect(attributed.attributes(at: 0).foregroundColor != .clear)
    #expect(attributed.attributes(at: 6).foregroundColor == .clear)
    stage.advance(to: 2)
    #expect(label.visibleCharacterCount == nil && end == 1.4)
  }
}
