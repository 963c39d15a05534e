import Geometry
import Layers
import Scrolling
import StageKit
import Testing
import UIKit

/// Diffable data sources of tables and collections, and their snapshots.
@Suite struct `diffable data sources` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `a snapshot keeps the order in which sections and items are added`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([5])
    snapshot.insertItems([3], afterItem: 2)
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [2, 3, 1, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "c")
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [5])
    #expect(snapshot.numberOfItems(inSection: "b") == 0)
  }

  @Test func `a table shows the rows of a snapshot, and moves to those of the next one`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    application.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(table)
      window.makeKeyAndVisible()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    application.run { source.apply(snapshot) }
    stage.advance(to: 0.1)
    #expect(texts(of: table) == ["a", "b", "c", "d"])
    let d = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))

    snapshot.deleteItems(["b"])
    snapshot.moveItem("d", beforeItem: "a")
    snapshot.appendItems(["e"])
    var isComplete = false
    application.run { source.apply(snapshot) { isComplete = true } }
    #expect(source.indexPath(for: "d") == IndexPath(row: 0, section: 0))
    stage.advance(to: 0.2)
    #expect(!isComplete)
    // The cell of the item that moves stays the same, and is on its way.
    let now = d.layer.presentation(at: stage.time).frame.minY
    #expect(now > 0 && now < 132)
    stage.advance(to: 1)
    #expect(isComplete)
    #expect(texts(of: table) == ["d", "a", "c", "e"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === d)
  }

  private func texts(of table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  @Test func `a collection shows snapshots with sections that come and go`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    application.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(collection)
      window.makeKeyAndVisible()
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    application.run { source.apply(snapshot) }
    stage.advance(to: 0.1)
    #expect(collection.visibleCells.count == 2)
    snapshot.appendSections(["b"])
    snapshot.appendItems([3, 4, 5], toSection: "b")
    snapshot.deleteSections(["a"])
    application.run { source.apply(snapshot) }
    stage.advance(to: 1)
    #expect(collection.numberOfSections == 1)
    #expect(collection.visibleCells.count == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 4)
  }
}
