import Geometry
import Scrolling
import StageKit
import TestSupport
import Testing

@Suite struct `table view` {
  @Test func `ten thousand rows use as many cells as fit the screen`() {
    let source = Rows([rows(10_000)])
    let (stage, table) = source.stage()
    #expect(table.contentSize == Size(320, 440_000))
    #expect(source.cells.count == 10)
    for index in 0..<10 {
      stage.pan(
        from: Point(160, 400), to: Point(160, 100), at: Double(index), duration: 0.1)
    }
    stage.advance(to: 10)
    #expect(table.contentOffset.y > 10_000)
    // Eleven rows can be touched by the screen.
    #expect(source.cells.count <= 11)
    #expect(table.visibleCells.count <= 11)
  }

  @Test func `titles at the right edge scroll to their sections, and rows leave room for them`() {
    final class Source: TableViewDataSource {
      func numberOfSections(in tableView: TableView) -> Int { 3 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
      func sectionIndexTitles(for tableView: TableView) -> [String]? { ["A", "B", "C"] }
      func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int { title == "C" ? 2 : index }
    }
    let stage = Stage(size: Size(320, 440))
    let source = Source()
    let table = TableView(frame: stage.view.bounds, style: .plain)
    stage.view.addSubview(table)
    table.dataSource = source
    stage.advance(to: 0.1)
    // Three lines of 14 points stand in the middle of the height.
    stage.tap(at: Point(313, 220 + 14), time: 0.2)
    stage.advance(to: 1)
    #expect(table.contentOffset.y == 2 * 20 * 44)
    #expect(table.visibleCells[0].contentView.frame.width == 305)
    table.sectionIndexMinimumDisplayRowCount = 61
    stage.advance(to: 1.1)
    #expect(table.visibleCells[0].contentView.frame.width == 320)
  }

  @Test func `a number of rows below zero is none, which is logged once`() {
    final class Source: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { -1 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let stage = Stage(size: Size(320, 440))
    let source = Source()
    let table = TableView(frame: stage.view.bounds, style: .plain)
    stage.view.addSubview(table)
    table.dataSource = source
    stage.advance(to: 0.1)
    table.reloadData()
    stage.advance(to: 0.2)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(
      stage.notes == [
        "the data source of TableView has -1 rows in section 0, and none are shown"
      ])
  }

  @Test func `rows are where their heights put them`() {
    let source = Rows([rows(3), [], rows(500)])
    source.height = 30
    source.titles = ["A", nil, "B"]
    let (_, table) = source.stage()
    // Titled headers of the plain style have 28 points.
    #expect(
      table.rectForRow(at: IndexPath(row: 2, section: 0))
        == Rect(x: 0, y: 88, width: 320, height: 30))
    #expect(table.rectForHeader(inSection: 2) == Rect(x: 0, y: 118, width: 320, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 100, section: 2)).minY == 3146)
    #expect(table.indexPathForRow(at: Point(10, 3150)) == IndexPath(row: 100, section: 2))
    #expect(table.indexPathForRow(at: Point(10, 5)) == nil)
    #expect(
      table.indexPathsForRows(in: Rect(x: 0, y: 80, width: 10, height: 70)) == [
        IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 2),
      ])
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 1) == 0)
  }

  @Test func `since iOS 15 headers of the plain style have a space above them`() throws {
    let source = Rows([rows(10), rows(20)])
    source.height = 40
    source.titles = ["A", "B"]
    let (stage, table) = source.stage()
    table.sectionHeaderTopPadding = TableView.automaticDimension
    stage.advance(to: 0.01)
    // 22 points, 28 for the title, and ten rows of 40.
    #expect(table.rectForHeader(inSection: 0) == Rect(x: 0, y: 22, width: 320, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.rectForHeader(inSection: 1).minY == 450 + 22)
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 22)
    table.contentOffset.y = 100
    stage.advance(to: 0.02)
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 100)
    // A row that is scrolled to the upper edge is below the header.
    table.scrollToRow(at: IndexPath(row: 4, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 450 + 50 + 4 * 40 - 28)
    stage.systemVersion = .iOS13
    table.reloadData()
    #expect(table.rectForHeader(inSection: 1).minY == 428)
  }

  @Test func `a header stays in sight until the next one pushes it`() throws {
    let source = Rows([rows(10), rows(20)])
    source.height = 40
    source.titles = ["A", "B"]
    let (stage, table) = source.stage()
    table.contentOffset.y = 100
    stage.advance(to: 0.01)
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 100)
    // The first section ends at 428.
    table.contentOffset.y = 410
    stage.advance(to: 0.02)
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 400)
    #expect(try #require(table.headerView(forSection: 1)).frame.minY == 428)
  }

  @Test func `a header keeps its place on screen between two changes of the offset`() throws {
    let source = Rows([rows(1000)])
    source.titles = ["A"]
    let (stage, table) = source.stage()
    stage.pan(
      from: Point(160, 400), to: Point(160, 100), at: 0, duration: 0.1,
      velocity: Vector(dx: 0, dy: -3000))
    stage.advance(to: 0.509)
    let header = try #require(table.headerView(forSection: 0))
    #expect(table.presentation.bounds.minY - table.contentOffset.y > 5)
    #expect(
      isClose(header.presentation.frame.minY, table.presentation.bounds.minY, within: 1e-9))
  }

  @Test func `a tap highlights and selects a row, and another deselects it`() {
    let source = Rows([rows(20)])
    let (stage, table) = source.stage()
    stage.tap(at: Point(100, 66), time: 1)
    stage.advance(to: 1.1)
    #expect(source.calls == ["willSelect 1", "didSelect 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    stage.tap(at: Point(100, 110), time: 2)
    stage.advance(to: 2.1)
    #expect(source.calls.suffix(3) == ["willSelect 2", "didDeselect 1", "didSelect 2"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func `a finger highlights a row after 0.15 s, and a drag ends that`() {
    let source = Rows([rows(100)])
    let (stage, table) = source.stage()
    let cell = table.cellForRow(at: IndexPath(row: 4, section: 0))
    stage.touch(
      along: TouchPath(
        through: [Point(100, 200), Point(100, 200), Point(100, 150)], at: 0, duration: 0.6))
    stage.advance(to: 0.1)
    #expect(cell?.isHighlighted == false)
    stage.advance(to: 0.2)
    #expect(cell?.isHighlighted == true)
    stage.advance(to: 0.7)
    #expect(cell?.isHighlighted == false && source.calls.isEmpty)
    #expect(table.contentOffset.y > 0)
  }

  @Test func `the background of a deselected row fades`() throws {
    let source = Rows([rows(20)])
    let (stage, table) = source.stage()
    let path = IndexPath(row: 0, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    let cell = try #require(table.cellForRow(at: path))
    let background = try #require(cell.subviews.first { $0.backgroundColor == .systemGray4 })
    #expect(background.alpha == 1)
    stage.advance(to: 1)
    table.deselectRow(at: path, animated: true)
    stage.advance(to: 1.2)
    // Half of 0.4 s.
    #expect(isClose(background.presentation.alpha, 0.5, within: 1e-6))
  }

  @Test func `rows below an inserted one move down in 0.3 s`() throws {
    let source = Rows([rows(5)])
    let (stage, table) = source.stage()
    stage.advance(to: 1)
    let moved = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    source.sections[0].insert("new", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    let new = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(new.textLabel?.text == "new")
    stage.advance(to: 1.15)
    #expect(isClose(moved.presentation.frame.minY, 110, within: 1e-6))
    #expect(isClose(new.presentation.alpha, 0.5, within: 1e-6))
    stage.advance(to: 1.3)
    #expect(moved.presentation.frame.minY == 132 && table.contentSize.height == 264)
    #expect(table.indexPath(for: moved) == IndexPath(row: 3, section: 0))
  }

  @Test func `deletions, insertions, moves and reloads of a batch go together`() {
    let source = Rows([["a", "b", "c", "d", "e"]])
    let (stage, table) = source.stage()
    source.sections[0] = ["e", "a", "C", "x"]
    table.performBatchUpdates {
      table.deleteRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 3, section: 0)], with: .left)
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .right)
      table.moveRow(at: IndexPath(row: 4, section: 0), to: IndexPath(row: 0, section: 0))
      table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    stage.advance(to: 1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["e", "a", "C", "x"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(table.subviews.count { !$0.isHidden && $0 is TableViewCell } == 4)
  }

  @Test func `a row is deleted by its control and the confirmation`() {
    let source = Rows([["a", "b", "c"]])
    let (stage, table) = source.stage()
    table.setEditing(true, animated: false)
    stage.tap(at: Point(20, 66), time: 1)
    stage.advance(to: 1.5)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == true)
    #expect(source.calls.isEmpty)
    stage.tap(at: Point(300, 66), time: 2)
    stage.advance(to: 3)
    #expect(source.calls == ["commit delete 1"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
  }

  @Test func `a scroll to a row puts it where that was asked`() {
    let source = Rows([rows(1000)])
    let (_, table) = source.stage()
    let path = IndexPath(row: 500, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 22_000)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 21_802)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 21_604)
  }

  @Test func `a row is measured when it is shown`() {
    final class Tall: TableViewCell {
      override func sizeThatFits(_ size: Size) -> Size { Size(size.width, 100) }
    }
    let source = Rows([rows(100)])
    let (stage, table) = source.stage()
    table.register(Tall.self, forCellReuseIdentifier: "row")
    table.reloadData()
    stage.advance(to: 0.1)
    // Cells of the old class are used again first: ten of 44 points.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    table.contentOffset.y = 440
    stage.advance(to: 0.2)
    let last = table.indexPathsForVisibleRows?.last
    #expect(last.map { table.rectForRow(at: $0).height } == 100 || last?.row == 19)
  }

  @Test func `a table without a data source is empty`() {
    let stage = Stage(size: Size(320, 440))
    let table = TableView(frame: stage.view.bounds)
    stage.view.addSubview(table)
    stage.advance(to: 1)
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
  }

  @Test func `contradicting counts are reported with their numbers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let source = Rows([["a", "b", "c"]])
      let (_, table) = source.stage()
      source.sections[0] = ["a", "b", "c", "d", "e"]
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    }
    expectSentence(
      """
      invalid update of a table: section 0 has 5 rows after the update, but the 3 rows before it, 1 \
      inserted, 0 deleted, 0 moved in and 0 moved out, make 4
      """, from: result)
  }

  @Test func `an identifier that is not registered is reported`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440))
      _ = table.dequeueReusableCell(
        withIdentifier: "other", for: IndexPath(row: 0, section: 0))
    }
    expectSentence(
      "the table TableView has no cell class with the identifier \"other\"; register one",
      from: result)
  }
}
