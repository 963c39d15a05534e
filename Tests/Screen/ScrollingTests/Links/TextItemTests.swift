import Controls
import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing

/// Touches of links and attachments in a text.
@Suite struct `items of a text` {
  private final class Log: TextViewDelegate {
    var calls: [String] = []
    var allows = true

    func textView(
      _ textView: TextView, shouldInteractWith link: TextLink, in characterRange: Range<Int>,
      interaction: TextItemInteraction
    ) -> Bool {
      calls.append("\(link.address) \(characterRange) \(interaction)")
      return allows
    }
    func textView(
      _ textView: TextView, shouldInteractWith textAttachment: TextAttachment,
      in characterRange: Range<Int>
    ) -> Bool {
      calls.append("attachment \(characterRange)")
      return true
    }
    func textView(
      _ textView: TextView, textItemMenuWillDisplayFor textItem: TextItem,
      animator: any ContextMenuAnimating
    ) {
      calls.append("menu \(textItem.units)")
      animator.addCompletion { [unowned self] in calls.append("opened") }
    }
    func textView(
      _ textView: TextView, textItemMenuWillEndFor textItem: TextItem,
      animator: any ContextMenuAnimating
    ) { calls.append("end \(textItem.units)") }
    func textViewDidBeginEditing(_ textView: TextView) { calls.append("edit") }
  }

  /// A delegate that gives the actions of iOS 17.
  private final class ActionLog: TextViewDelegate {
    var calls: [String] = []

    func textView(
      _ textView: TextView, primaryActionFor textItem: TextItem, defaultAction: Action
    ) -> Action? {
      guard case .link(let link) = textItem.subject else { return nil }
      return Action { [unowned self] _ in calls.append("own \(link.address)") }
    }
    func textView(
      _ textView: TextView, menuConfigurationFor textItem: TextItem, defaultMenu: Menu
    ) -> TextItem.MenuConfiguration? {
      calls.append("menu \(textItem.units)")
      return nil
    }
  }

  private let stage = Stage(size: Size(320, 480))
  private let view = TextView(frame: Rect(x: 0, y: 0, width: 320, height: 100))

  /// Shows "Go home" with a link in its last word, whose middle is about 60 points from the left.
  private func show(_ log: any TextViewDelegate) -> Point {
    let text = MutableAttributedText(
      string: "Go home", attributes: [.font: Font.systemFont(ofSize: 20)])
    text.addAttribute(.link, value: "app://home", range: 3..<7)
    view.attributedText = text
    view.isEditable = false
    view.delegate = log
    stage.view.addSubview(view)
    stage.advance(to: 0.1)
    return Point(60, 20)
  }

  @Test func `a tap on a link asks the delegate, and a tap beside it does not`() {
    let log = Log()
    let place = show(log)
    stage.tap(at: place, time: 0.2)
    stage.tap(at: Point(200, 80), time: 2)
    stage.advance(to: 3)
    #expect(log.calls == ["app://home 3..<7 invokeDefaultAction"])
  }

  @Test func `a text that is edited has no links to touch`() {
    let log = Log()
    let place = show(log)
    view.isEditable = true
    stage.tap(at: place, time: 0.2)
    stage.advance(to: 1)
    #expect(log.calls == ["edit"])
  }

  @Test func `a long touch opens the menu, and its end does not open the link`() {
    let log = Log()
    let place = show(log)
    stage.longPress(at: place, time: 0.2)
    stage.advance(to: 3)
    #expect(log.calls == ["app://home 3..<7 presentActions", "menu 3..<7", "opened"])
    stage.tap(at: Point(300, 460), time: 3.1)
    stage.advance(to: 5)
    #expect(log.calls.last == "end 3..<7")
  }

  @Test func `a refused long touch opens no menu`() {
    let log = Log()
    let place = show(log)
    log.allows = false
    stage.longPress(at: place, time: 0.2)
    stage.advance(to: 2)
    #expect(log.calls == ["app://home 3..<7 presentActions"])
  }

  @Test func `the action and the menu of iOS 17 replace the usual ones`() {
    let log = ActionLog()
    let place = show(log)
    stage.tap(at: place, time: 0.2)
    stage.longPress(at: place, time: 2)
    stage.advance(to: 4)
    #expect(log.calls == ["own app://home", "menu 3..<7"])
  }

  @Test func `an attachment is touched like a link`() {
    let log = Log()
    _ = show(log)
    let attachment = TextAttachment(image: nil)
    attachment.bounds = Rect(x: 0, y: 0, width: 40, height: 20)
    view.attributedText = AttributedText(
      string: "\u{FFFC}", attributes: [.attachment: attachment])
    stage.tap(at: Point(20, 16), time: 0.2)
    stage.advance(to: 1)
    #expect(log.calls == ["attachment 0..<1"])
  }
}
