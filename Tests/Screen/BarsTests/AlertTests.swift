import Bars
import Controls
import Geometry
import Layers
import StageKit
import TestSupport
import Testing

@Suite struct AlertTests {
  private final class Choices {
    var log: [String] = []
  }

  private let stage = Stage(size: Size(320, 568))
  private let choices = Choices()

  private func action(_ title: String, _ style: AlertAction.Style) -> AlertAction {
    AlertAction(title: title, style: style) { [choices, unowned stage] in
      choices.log.append("\($0.title ?? "") \(stage.time)")
    }
  }

  private func alert(
    _ style: AlertView.Style, _ actions: [(String, AlertAction.Style)]
  ) -> AlertView {
    let alert = AlertView(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in actions { alert.addAction(action(title, style)) }
    return alert
  }

  @Test func `an alert is 270 points wide, in the middle, and appears from 1.2 times its size`()
    throws
  {
    let alert = alert(.alert, [("OK", .default)])
    var ends: [Double] = []
    alert.present(over: stage.view, animated: true) { ends.append(stage.time) }
    let panel = try #require(alert.views(ofClass: "AlertPanel").first)
    #expect(panel.bounds.width == 270 && panel.center == Point(160, 284))
    #expect(panel.layer.cornerRadius == 14)
    #expect(panel.presentation.transform.a == 1.2 && panel.presentation.alpha == 0)
    stage.advance(to: 0.125)
    #expect(
      abs(panel.presentation.transform.a - (1.2 - 0.2 * springProgressAtHalf)) < springTolerance)
    stage.advance(to: 0.25)
    #expect(ends == [0.25] && alert.isPresented)
    #expect(panel.presentation.transform == .identity && panel.presentation.alpha == 1)
  }

  @Test func `an alert dims the tint of what is behind, but not its own`() {
    let view = View()
    stage.view.addSubview(view)
    let alert = alert(.alert, [("OK", .default)])
    alert.present(over: stage.view, animated: false)
    // Gray has equal components.
    #expect(view.tintColor.red == view.tintColor.blue && view.tintAdjustmentMode == .dimmed)
    #expect(alert.tintColor == .systemBlue)
    alert.dismiss(animated: false)
    stage.advance(to: 0)
    #expect(view.tintColor == .systemBlue && alert.superview == nil)
  }

  @Test func `two short actions are side by side with cancel first; more are below each other`()
    throws
  {
    let pair = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    pair.present(over: stage.view, animated: false)
    let buttons = try #require(pair.views(ofClass: "AlertActionsView").first)
    // 44 points and the separator of one pixel, half a point.
    #expect(buttons.bounds.height == 44.5)
    let place = buttons.placeOnStage
    stage.tap(at: Point(place.minX + 60, place.midY), time: 1)
    stage.advance(to: 2)
    #expect(choices.log == ["Cancel 1.25"] && !pair.isPresented)
    let three = alert(.alert, [("Cancel", .cancel), ("A", .default), ("B", .default)])
    three.present(over: stage.view, animated: false)
    let column = try #require(three.views(ofClass: "AlertActionsView").first).placeOnStage
    #expect(column.height == 3 * 44.5)
    stage.tap(at: Point(160, column.maxY - 20), time: 3)
    stage.advance(to: 4)
    #expect(choices.log == ["Cancel 1.25", "Cancel 3.25"])
  }

  @Test func `a finger may slide to another action, and disabled actions are not chosen`() throws {
    let alert = alert(.alert, [("A", .default), ("B", .default), ("C", .default)])
    alert.actions[1].isEnabled = false
    alert.present(over: stage.view, animated: false)
    let place = try #require(alert.views(ofClass: "AlertActionsView").first).placeOnStage
    let rows = (0..<3).map { Point(160, place.minY + 22 + 44.5 * Double($0)) }
    stage.tap(at: rows[1], time: 1)
    stage.pan(from: rows[0], to: rows[1], at: 2, duration: 0.2)
    stage.advance(to: 3)
    #expect(choices.log.isEmpty && alert.isPresented)
    stage.pan(from: rows[0], to: rows[2], at: 3, duration: 0.25)
    stage.advance(to: 4)
    #expect(choices.log == ["C 3.5"])
  }

  @Test func `the first text field of an alert is edited`() {
    let alert = alert(.alert, [("OK", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    alert.present(over: stage.view, animated: true)
    stage.type("Ada", at: 1)
    stage.advance(to: 2)
    #expect(alert.textFields?.map(\.text) == ["Ada", ""])
    #expect(alert.textFields?.first?.isEditing == true)
    alert.dismiss(animated: true)
    #expect(alert.textFields?.first?.isEditing == false)
    stage.advance(to: 3)
    #expect(alert.superview == nil)
  }

  @Test func `an action sheet slides up to 8 points from the edges in 0.335 s`() {
    let sheet = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])
    sheet.present(over: stage.view, animated: true)
    let panels = sheet.views(ofClass: "AlertPanel")
    #expect(panels.count == 2)
    #expect(panels.allSatisfy { $0.presentation.frame.minY >= 568 })
    stage.advance(to: 0.335)
    // The cancel button has 56 points; its separator is cut off.
    #expect(panels.last?.presentation.frame == Rect(x: 8, y: 504, width: 304, height: 56))
    #expect(panels.first?.presentation.frame.maxY == 496)
    #expect(panels.first?.presentation.frame.minX == 8)
  }

  @Test func `a tap outside cancels an action sheet, but not an alert`() {
    let question = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    question.present(over: stage.view, animated: false)
    stage.tap(at: Point(160, 30), time: 1)
    stage.advance(to: 2)
    #expect(question.isPresented && choices.log.isEmpty)
    question.dismiss(animated: false)
    let sheet = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])
    sheet.present(over: stage.view, animated: false)
    stage.tap(at: Point(160, 30), time: 3)
    stage.advance(to: 4)
    #expect(choices.log == ["Cancel 3.335"] && sheet.superview == nil)
  }

  @Test func `an alert that is too high scrolls its message and keeps its actions`() throws {
    let alert = AlertView(
      title: nil, message: String(repeating: "word ", count: 600), preferredStyle: .alert)
    alert.addAction(action("OK", .default))
    alert.present(over: stage.view, animated: false)
    let panel = try #require(alert.views(ofClass: "AlertPanel").first)
    #expect(panel.bounds.height == 568 - 48)
    let buttons = try #require(alert.views(ofClass: "AlertActionsView").first)
    #expect(buttons.placeOnStage.maxY == 568 - 24)
  }

  @Test func `a second action that cancels is an error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let alert = AlertView(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      alert.addAction(AlertAction(title: "Back", style: .cancel))
    }
    expectSentence(
      "an alert can have one action with the style cancel, not Back too", from: result)
  }
}
