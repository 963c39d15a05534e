import Controls
import Geometry
import Scrolling
import StageKit
import Testing

/// A long touch of a row opens its menu.
@Suite struct `context menus of rows` {
  private final class Menus: TableViewDelegate {
    var calls: [String] = []

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
    ) -> ContextMenuConfiguration? {
      calls.append("menu \(indexPath.row)")
      guard indexPath.row == 1 else { return nil }
      return ContextMenuConfiguration(name: "row", preview: nil) { [self] _ in
        Menu(children: [Action(title: "Copy") { [self] _ in calls.append("copy") }])
      }
    }
    func tableView(
      _ tableView: TableView,
      previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      calls.append("highlight")
      return nil
    }
    func tableView(
      _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
      animator: (any ContextMenuAnimating)?
    ) {
      calls.append("display")
      animator?.addCompletion { [unowned self] in calls.append("displayed") }
    }
    func tableView(
      _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
      animator: (any ContextMenuAnimating)?
    ) { calls.append("end") }
    func tableView(
      _ tableView: TableView,
      previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      calls.append("dismiss")
      return nil
    }
  }

  private let rows = Rows([["a", "b", "c"]])
  private let menus = Menus()
  private let stage: Stage
  private let table: TableView

  init() {
    (stage, table) = rows.stage()
    table.delegate = menus
    stage.advance(to: 0.1)
  }

  private func touch(row: Int, for duration: Double) {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
    if let cell { stage.press(cell, at: stage.time, duration: duration) }
    stage.advance(to: stage.time + duration + 1)
  }

  @Test func `a short touch selects the row, and asks for no menu`() {
    touch(row: 1, for: 0.2)
    #expect(menus.calls == ["select 1"])
  }

  @Test func `a long touch opens the menu and selects nothing; a tap on its row chooses it`() {
    let views = stage.view.subviews.count
    touch(row: 1, for: 0.8)
    #expect(menus.calls == ["menu 1", "highlight", "display", "displayed"])
    #expect(stage.view.subviews.count == views + 1)
    stage.tap(at: Point(300, 430), time: stage.time)
    stage.advance(to: stage.time + 1)
    #expect(menus.calls.suffix(2) == ["end", "dismiss"])
  }

  @Test func `a long touch of a row without a menu selects it`() {
    touch(row: 2, for: 0.8)
    #expect(menus.calls == ["menu 2", "select 2"])
  }
}
