import Geometry
import Layers
import PictureKit
import Scrolling
import StageKit
import TestSupport
import Testing

@Suite struct `lists` {
  private func list(
    _ appearance: CollectionLayoutListConfiguration.Appearance
  ) -> CollectionViewCompositionalLayout {
    .list(using: CollectionLayoutListConfiguration(appearance: appearance))
  }

  private func stage(
    _ appearance: CollectionLayoutListConfiguration.Appearance,
    _ fill: @escaping (CollectionViewListCell, IndexPath) -> Void
  ) -> (Stage, CollectionView) {
    let content = CompositionalContent([3])
    content.fill = { cell, path in
      if let cell = cell as? CollectionViewListCell { fill(cell, path) }
    }
    return content.stage(list(appearance), cells: CollectionViewListCell.self)
  }

  @Test func `rows have the height of their texts, at least 44 points`() {
    let (stage, view) = stage(.plain) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      if path.item == 1 { content.secondaryText = "Below" }
      cell.contentConfiguration = content
    }
    defer { withExtendedLifetime(stage) {} }
    #expect(frame(view, 0) == Rect(x: 0, y: 0, width: 320, height: 44))
    // Two lines of 17 and 15 points, 3 points between them and 22 around them.
    let second = frame(view, 1)?.height ?? 0
    #expect(second > 57 && second < 70)
    #expect(frame(view, 2)?.minY == 44 + second)
  }

  @Test func `inset groups have room at the sides and the color of grouped content`() {
    let (stage, view) = stage(.insetGrouped) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    defer { withExtendedLifetime(stage) {} }
    #expect(frame(view, 0)?.minX == 16)
    #expect(frame(view, 0)?.width == 288)
    #expect(view.backgroundColor == .systemGroupedBackground)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    // The chevron is 7 points wide, 16 from the side.
    #expect(abs((cell?.contentView.frame.width ?? 0) - (288 - 7 - 16)) < 1e-9)
    #expect(cell?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func `behind a list without a color is that of the collection`() {
    var configuration = CollectionLayoutListConfiguration(appearance: .grouped)
    configuration.backgroundColor = .clear
    let (stage, view) = CompositionalContent([3]).stage(
      CollectionViewCompositionalLayout.list(using: configuration),
      cells: CollectionViewListCell.self)
    defer { withExtendedLifetime(stage) {} }
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test func `a header and a footer know their look when they are configured`() {
    var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
    let view = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
    final class Source: CollectionViewDataSource {
      var sizes: [String: Double] = [:]
      let kinds = [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ]

      func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ view: CollectionView, cellForItemAt path: IndexPath
      ) -> CollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      func collectionView(
        _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> CollectionReusableView {
        let part = view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "part", for: path)
        let content = (part as? CollectionViewListCell)?.defaultContentConfiguration()
        sizes[kind] = content?.textProperties.font.pointSize
        return part
      }
    }
    let source = Source()
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    for kind in source.kinds {
      view.register(
        CollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    view.dataSource = source
    let stage = Stage(size: Size(320, 440))
    stage.view.addSubview(view)
    stage.advance(to: 0)
    let header = ListContentConfiguration.groupedHeader().textProperties.font.pointSize
    let footer = ListContentConfiguration.groupedFooter().textProperties.font.pointSize
    #expect(source.sizes.values.sorted() == [header, footer].sorted())
    #expect(header < ListContentConfiguration.cell().textProperties.font.pointSize)
  }

  @Test func `a handler updates the cell for its state`() throws {
    var states: [Bool] = []
    let (stage, view) = stage(.plain) { cell, path in
      guard path.item == 0 else { return }
      cell.configurationUpdateHandler = { cell, state in
        states.append(state.isSelected)
        cell.alpha = state.isSelected ? 0.5 : 1
      }
    }
    stage.advance(to: 0.1)
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    stage.advance(to: 0.2)
    #expect(states.first == false)
    #expect(states.last == true)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
  }

  @Test func `a row of a table shows a configuration and takes its height`() {
    final class Texts: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        content.secondaryText = indexPath.row == 1 ? "Below" : nil
        cell.contentConfiguration = content
        return cell
      }
    }
    let stage = Stage(size: Size(320, 440))
    let texts = Texts()
    let table = TableView(frame: stage.view.bounds, style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = texts
    stage.view.addSubview(table)
    stage.advance(to: 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 57)
  }
}
