import Geometry
import Layers
import Scrolling
import StageKit
import TestSupport
import Testing

/// Rows that a finger moves.
private class MovedRows: TableViewDataSource, TableViewDelegate, TableRowMovement {
  var sections: [[String]]
  var fixed: Set<String> = []
  var proposed: [IndexPath] = []
  var target: IndexPath?
  var moves: [[IndexPath]] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections.count > 1 ? "Section" : nil
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.row])
  }
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath, destinationIndexPath])
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposed.append(proposedDestinationIndexPath)
    return target ?? proposedDestinationIndexPath
  }

  /// Returns a stage with a table whose rows are edited, 320 by 440 points: rows of 44.
  func stage() -> (Stage, TableView) {
    let stage = Stage(size: Size(320, 440))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    stage.view.addSubview(table)
    table.isEditing = true
    stage.advance(to: 0)
    return (stage, table)
  }

  /// The texts of the visible cells, from top to bottom.
  func texts(_ table: TableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.textLabel?.text)
  }
}

@Suite struct `rows that a finger moves` {
  /// The middle of the control of a row of a table with one section.
  private func control(_ row: Int) -> Point { Point(301, 44 * Double(row) + 22) }

  @Test func `a drag of the control moves the row, and the others make room`() {
    let rows = MovedRows([["a", "b", "c", "d", "e"]])
    let (stage, table) = rows.stage()
    stage.pan(from: control(0), to: control(2), at: 1, duration: 0.5)
    stage.advance(to: 1.45)
    let lifted = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(lifted?.layer.shadowOpacity ?? 0 > 0)
    #expect(rows.moves.isEmpty)
    stage.advance(to: 3)
    #expect(rows.moves == [[IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)]])
    #expect(rows.sections == [["b", "c", "a", "d", "e"]])
    #expect(rows.texts(table) == ["b", "c", "a", "d", "e"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    #expect(table.contentOffset.y == 0)
    #expect(lifted?.layer.shadowOpacity == 0)
    // The delegate is called once a place.
    #expect(rows.proposed.map(\.row) == [1, 2])
  }

  @Test func `a row that is dragged up comes before those that it passes`() {
    let rows = MovedRows([["a", "b", "c", "d", "e"]])
    let (stage, table) = rows.stage()
    stage.pan(from: control(4), to: control(1), at: 1, duration: 0.5)
    stage.advance(to: 3)
    #expect(rows.sections == [["a", "e", "b", "c", "d"]])
    #expect(rows.texts(table) == ["a", "e", "b", "c", "d"])
  }

  @Test func `a finger at the edge scrolls the table, and the row goes to the place under it`() {
    let rows = MovedRows([(0..<40).map { "\($0)" }])
    let (stage, table) = rows.stage()
    stage.pan(from: control(0), to: Point(301, 430), at: 1, duration: 4)
    stage.advance(to: 4.98)
    let offset = table.contentOffset.y
    #expect(offset > 10)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.layer.shadowOpacity ?? 0 > 0)
    stage.advance(to: 6)
    // A row is passed when its middle is reached.
    let row = Int(((table.contentOffset.y + 430 - 22) / 44).rounded(.down))
    #expect(rows.sections[0].firstIndex(of: "0") == row)
    #expect(rows.texts(table).contains("0"))
    #expect(table.contentOffset.y - offset < 10, "the table still scrolls")
  }

  @Test func `the delegate chooses another place`() {
    let rows = MovedRows([["a", "b", "c", "d", "e"]])
    rows.target = IndexPath(row: 4, section: 0)
    let (stage, table) = rows.stage()
    stage.pan(from: control(0), to: control(1), at: 1, duration: 0.5)
    stage.advance(to: 3)
    #expect(rows.texts(table) == ["b", "c", "d", "e", "a"])
  }

  @Test func `a row moves to another section`() {
    let rows = MovedRows([["a", "b"], ["c", "d"]])
    let (stage, table) = rows.stage()
    let from = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let to = table.rectForRow(at: IndexPath(row: 1, section: 1))
    stage.pan(from: Point(301, from.midY), to: Point(301, to.midY), at: 1, duration: 0.5)
    stage.advance(to: 3)
    #expect(rows.sections == [["b"], ["c", "a", "d"]])
    #expect(rows.texts(table) == ["b", "c", "a", "d"])
    #expect(table.headerView(forSection: 1)?.frame.minY == table.rectForHeader(inSection: 1).minY)
  }

  @Test func `a row that stays is not reported`() {
    let rows = MovedRows([["a", "b", "c"]])
    let (stage, table) = rows.stage()
    stage.pan(from: control(0), to: control(0) + Vector(dx: 0, dy: 12), at: 1, duration: 0.3)
    stage.advance(to: 3)
    #expect(rows.moves.isEmpty)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
  }

  @Test func `only rows that may be moved have the control`() {
    let rows = MovedRows([["a", "b", "c"]])
    rows.fixed = ["b"]
    let (stage, table) = rows.stage()
    let widths = table.visibleCells.map(\.contentView.frame.width)
    // Both controls are 38 points wide; that for a deletion is on the left of all rows.
    #expect(widths == [244, 282, 244])
    stage.pan(from: control(1), to: control(2), at: 1, duration: 0.5)
    stage.advance(to: 3)
    #expect(rows.moves.isEmpty)
    table.setEditing(false, animated: true)
    stage.advance(to: 4)
    #expect(table.visibleCells.map(\.contentView.frame.width) == [320, 320, 320])
  }

  @Test func `a data source that reloads the table has moved the row itself`() {
    final class Reloading: MovedRows {
      override func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        tableView.reloadData()
      }
    }
    let rows = Reloading([["a", "b", "c"]])
    let (stage, table) = rows.stage()
    stage.pan(from: control(0), to: control(1), at: 1, duration: 0.5)
    stage.advance(to: 3)
    #expect(rows.texts(table) == ["b", "a", "c"])
  }

  @Test func `the cell's own method is called, and accessories are those of editing`() {
    final class Cell: TableViewCell {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(editing)
      }
    }
    final class Source: TableViewDataSource {
      let cell = Cell()
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cell
      }
    }
    let stage = Stage(size: Size(320, 440))
    let table = TableView(frame: stage.view.bounds, style: .plain)
    let source = Source()
    source.cell.accessoryType = .disclosureIndicator
    source.cell.editingAccessoryView = View(frame: Rect(x: 0, y: 0, width: 50, height: 20))
    table.dataSource = source
    stage.view.addSubview(table)
    stage.advance(to: 0.1)
    // The chevron is 7 points wide, 16 points from the side.
    #expect(source.cell.contentView.frame.width == 320 - 7 - 16)
    table.setEditing(true, animated: false)
    stage.advance(to: 0.2)
    #expect(source.cell.contentView.frame.width == 320 - 38 - 50 - 16)
    table.setEditing(false, animated: false)
    #expect(source.cell.calls == [true, false])
    #expect(source.cell.editingAccessoryView?.superview == nil)
  }
}
