import Geometry
import Scrolling
import StageKit
import TestSupport
import Testing

/// Rows of tables on a phone in landscape, whose screen has corners at the sides.
@Suite struct `rows beside the safe area` {
  private func table(_ style: TableView.Style, _ source: Rows) -> (Stage, TableView) {
    let stage = Stage(size: Size(400, 300))
    stage.safeAreaInsets = Insets(top: 0, left: 44, bottom: 21, right: 44)
    let table = TableView(frame: stage.view.bounds, style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    stage.view.addSubview(table)
    stage.advance(to: 0)
    return (stage, table)
  }

  @Test func `the content of rows is in the safe area, and their background is not`() throws {
    let source = Rows([["a", "b"]])
    let (stage, table) = table(.plain, source)
    defer { withExtendedLifetime(stage) {} }
    let cell = try #require(table.visibleCells.first)
    cell.accessoryType = .disclosureIndicator
    stage.advance(to: 0.1)
    #expect(cell.frame == Rect(x: 0, y: 0, width: 400, height: 44))
    #expect(cell.contentView.frame.minX == 44)
    #expect(cell.contentView.layoutMargins.left == 16)
    #expect(cell.contentView.frame.maxX < 400 - 44 - 16)
    #expect(cell.separatorInset.left == 60)
    table.insetsContentViewsToSafeArea = false
    stage.advance(to: 0.2)
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.separatorInset.left == 16)
  }

  @Test func `cells that are inset begin 16 points from the safe area`() throws {
    let source = Rows([["a", "b"]])
    let (stage, table) = table(.insetGrouped, source)
    defer { withExtendedLifetime(stage) {} }
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.minX == 60 && cell.frame.width == 280)
    #expect(cell.contentView.frame.minX == 0)
  }

  private final class Items: CollectionViewDataSource {
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
  }

  @Test func `the content of list cells is in the safe area as well`() throws {
    let stage = Stage(size: Size(400, 300))
    stage.safeAreaInsets = Insets(top: 0, left: 44, bottom: 21, right: 44)
    let source = Items()
    stage.retain(source)
    let layout = CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .plain))
    let view = CollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "a")
    view.dataSource = source
    stage.view.addSubview(view)
    stage.advance(to: 0)
    let cell = try #require(view.visibleCells.first as? CollectionViewListCell)
    // The section of a list is within the safe area itself.
    #expect(cell.frame.minX == 44 && cell.frame.width == 312)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 312)
  }
}
