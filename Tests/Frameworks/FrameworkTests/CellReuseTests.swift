import CellReuse
import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Cells by their classes, in the words of Reusable.
@Suite struct `cells by their classes` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Row: UITableViewCell, Reusable {}
  private final class Header: UITableViewHeaderFooterView, Reusable {}
  private final class Tile: UICollectionViewCell, Reusable {
    static var reuseIdentifier: String { "tile" }
  }
  private final class Title: UICollectionReusableView, Reusable {}

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell: Row = tableView.dequeueReusableCell(for: indexPath)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(Header.self)
    }
  }

  @Test func `a table makes rows and headers`() {
    application.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let rows = Rows()
      table.register(cellType: Row.self)
      table.register(headerFooterViewType: Header.self)
      table.dataSource = rows
      table.delegate = rows
      table.layoutIfNeeded()
      #expect(table.visibleCells.map { ($0 as? Row)?.textLabel?.text } == ["row 0", "row 1"])
      #expect(table.headerView(forSection: 0) is Header)
    }
  }

  private final class Tiles: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(for: indexPath, cellType: Tile.self) }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath, viewType: Title.self)
    }
  }

  @Test func `a collection makes items and headers`() {
    application.run {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 320, height: 40)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let kind = UICollectionView.elementKindSectionHeader
      let tiles = Tiles()
      view.register(cellType: Tile.self)
      view.register(supplementaryViewType: Title.self, ofKind: kind)
      view.dataSource = tiles
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 3 && view.visibleCells.allSatisfy { $0 is Tile })
      #expect(
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) is Title)
    }
  }
}
