import Geometry
import Scrolling
import StageKit
import TestSupport
import Testing

/// Rows with buttons that are shown by swipes.
private final class SwipedRows: TableViewDataSource, TableViewDelegate, TableRowDeletion {
  var names = rows(5)
  var calls: [String] = []
  var trailing: [ContextualAction]?
  var leading: [ContextualAction]?
  var rowActions: [TableViewRowAction]?
  var performsFirst = true

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle) \(indexPath.row)")
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { configuration(trailing) }
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { configuration(leading) }
  func tableView(
    _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
  ) -> [TableViewRowAction]? { rowActions }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("begin \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("end \(indexPath?.row ?? -1)")
  }

  private func configuration(_ actions: [ContextualAction]?) -> SwipeActionsConfiguration? {
    guard let actions else { return nil }
    let configuration = SwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }

  func action(_ title: String, _ style: ContextualAction.Style = .normal) -> ContextualAction {
    ContextualAction(style: style, title: title) { [unowned self] _, _, completion in
      calls.append(title)
      completion(true)
    }
  }

  func stage(isRightToLeft: Bool = false) -> (Stage, TableView) {
    let stage = Stage(size: Size(320, 440))
    if isRightToLeft { stage.traitCollection.layoutDirection = .rightToLeft }
    stage.retain(self)
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    stage.view.addSubview(table)
    stage.advance(to: 0)
    return (stage, table)
  }

  /// Swipes the second row from one place to another.
  func swipe(_ stage: Stage, from start: Double, to end: Double, at time: Double) {
    stage.pan(from: Point(start, 66), to: Point(end, 66), at: time, duration: 0.3)
  }

  func contentStart(_ table: TableView) -> Double? {
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.frame.minX
  }
}

@Suite struct `swipe actions` {
  @Test func `a swipe to the left opens the row by the width of its buttons`() {
    let rows = SwipedRows()
    rows.trailing = [rows.action("A"), rows.action("B")]
    let (stage, table) = rows.stage()
    rows.swipe(stage, from: 250, to: 140, at: 1)
    stage.advance(to: 2)
    // Two short texts have the least width of 74 points each.
    #expect(rows.contentStart(table) == -148)
    #expect(rows.calls == ["begin 1"])
  }

  @Test func `a tap on a button performs its action and closes the row`() {
    let rows = SwipedRows()
    rows.trailing = [rows.action("A"), rows.action("B")]
    let (stage, table) = rows.stage()
    rows.swipe(stage, from: 250, to: 140, at: 1)
    // The first action is the outermost one.
    stage.tap(at: Point(300, 66), time: 2)
    stage.advance(to: 3)
    #expect(rows.calls == ["begin 1", "A", "end 1"])
    #expect(rows.contentStart(table) == 0)
    rows.swipe(stage, from: 250, to: 140, at: 4)
    stage.tap(at: Point(200, 66), time: 5)
    stage.advance(to: 6)
    #expect(rows.calls.contains("B"))
  }

  @Test func `a tap elsewhere closes the row and selects nothing`() {
    let rows = SwipedRows()
    rows.trailing = [rows.action("A")]
    let (stage, table) = rows.stage()
    rows.swipe(stage, from: 250, to: 180, at: 1)
    stage.tap(at: Point(100, 150), time: 2)
    stage.advance(to: 3)
    #expect(rows.calls == ["begin 1", "end 1"])
    #expect(rows.contentStart(table) == 0)
  }

  @Test func `a full swipe performs the first action`() {
    let rows = SwipedRows()
    rows.trailing = [rows.action("A"), rows.action("B")]
    let (stage, table) = rows.stage()
    rows.swipe(stage, from: 310, to: 60, at: 1)
    stage.advance(to: 2)
    #expect(rows.calls == ["begin 1", "A", "end 1"])
    #expect(rows.contentStart(table) == 0)
  }

  @Test func `a full swipe only opens the row if it may not perform`() {
    let rows = SwipedRows()
    rows.trailing = [rows.action("A")]
    rows.performsFirst = false
    let (stage, table) = rows.stage()
    rows.swipe(stage, from: 310, to: 60, at: 1)
    stage.advance(to: 2)
    #expect(rows.calls == ["begin 1"])
    #expect(rows.contentStart(table) == -74)
  }

  @Test func `a swipe to the right shows the leading actions`() {
    let rows = SwipedRows()
    rows.leading = [rows.action("L")]
    let (stage, table) = rows.stage()
    rows.swipe(stage, from: 60, to: 130, at: 1)
    stage.advance(to: 2)
    #expect(rows.contentStart(table) == 74)
    stage.tap(at: Point(30, 66), time: 3)
    stage.advance(to: 4)
    #expect(rows.calls == ["begin 1", "L", "end 1"])
  }

  @Test func `from right to left, leading actions are on the right, trailing ones left`() {
    for (title, start, end, offset, button) in [
      ("L", 250.0, 180.0, -74.0, 290.0), ("T", 60, 130, 74, 30),
    ] {
      let rows = SwipedRows()
      rows.leading = [rows.action("L")]
      rows.trailing = [rows.action("T")]
      let (stage, table) = rows.stage(isRightToLeft: true)
      rows.swipe(stage, from: start, to: end, at: 1)
      stage.advance(to: 2)
      #expect(rows.contentStart(table) == offset)
      stage.tap(at: Point(button, 66), time: 3)
      stage.advance(to: 4)
      #expect(rows.calls == ["begin 1", title, "end 1"])
      #expect(rows.contentStart(table) == 0)
    }
  }

  @Test func `a row without actions of its own can be deleted`() {
    let rows = SwipedRows()
    let (stage, table) = rows.stage()
    rows.swipe(stage, from: 250, to: 180, at: 1)
    stage.advance(to: 2)
    #expect((rows.contentStart(table) ?? 0) < -70)
    stage.tap(at: Point(300, 66), time: 2)
    stage.advance(to: 3)
    #expect(rows.calls == ["begin 1", "commit delete 1", "end 1"])
    #expect(rows.names == ["0", "2", "3", "4"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "2", "3", "4"])
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test func `a full swipe deletes the row`() {
    let rows = SwipedRows()
    let (stage, table) = rows.stage()
    rows.swipe(stage, from: 310, to: 60, at: 1)
    stage.advance(to: 3)
    #expect(rows.names == ["0", "2", "3", "4"])
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test func `row actions close when the table ends editing`() {
    let rows = SwipedRows()
    rows.rowActions = [
      TableViewRowAction(style: .normal, title: "More") { [unowned rows] _, path in
        rows.calls.append("more \(path.row)")
      }
    ]
    let (stage, table) = rows.stage()
    rows.swipe(stage, from: 310, to: 60, at: 1)
    stage.tap(at: Point(300, 66), time: 2)
    stage.advance(to: 3)
    #expect(rows.calls == ["begin 1", "more 1"])
    #expect((rows.contentStart(table) ?? 0) < 0)
    table.isEditing = false
    stage.advance(to: 4)
    #expect(rows.contentStart(table) == 0)
  }

  @Test func `a vertical drag scrolls and swipes nothing`() {
    let rows = SwipedRows()
    rows.trailing = [rows.action("A")]
    let (stage, _) = rows.stage()
    stage.pan(from: Point(160, 66), to: Point(150, 20), at: 1, duration: 0.3)
    stage.advance(to: 2)
    #expect(rows.calls.isEmpty)
  }
}
