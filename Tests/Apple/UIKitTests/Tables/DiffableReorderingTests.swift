import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Items of diffable data sources that a finger moves.
@Suite struct `items of diffable data sources that are moved` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication
  private let collection: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, Int>

  init() {
    application = UIApplication(on: stage)
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    source = .init(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    self.collection = collection
    application.run { [source] in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(collection)
      window.makeKeyAndVisible()
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([4], toSection: "b")
      source.apply(snapshot)
    }
    stage.advance(to: 0.1)
  }

  /// Moves an item to a height, by the calls of a long press.
  private func move(_ path: IndexPath, to height: Double) -> Bool {
    var began = false
    application.run {
      began = collection.beginInteractiveMovementForItem(at: path)
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: height))
      collection.endInteractiveMovement()
    }
    stage.advance(to: stage.time + 1)
    return began
  }

  private var texts: [String] {
    collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
      (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test func `stay without a handler that lets them move`() {
    #expect(!move(IndexPath(item: 0, section: 0), to: 110))
    #expect(texts == ["1", "2", "3", "4"])
  }

  @Test func `change the snapshot between the handlers`() {
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    source.reorderingHandlers.willReorder = { [source] in
      log.append("\(source.snapshot().itemIdentifiers) to \($0.finalSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { [source] transaction in
      log.append("\(source.snapshot().itemIdentifiers)")
      let items = transaction.initialSnapshot.itemIdentifiers.applying(transaction.difference)
      log.append("\(items ?? [])")
      log += transaction.sectionTransactions.map {
        "\($0.sectionIdentifier): \($0.difference.count) of \($0.finalSnapshot.items)"
      }
    }
    #expect(move(IndexPath(item: 0, section: 0), to: 110))
    #expect(texts == ["2", "3", "1", "4"])
    #expect(
      log == ["[1, 2, 3, 4] to [2, 3, 1, 4]", "[2, 3, 1, 4]", "[2, 3, 1, 4]", "a: 2 of [2, 3, 1]"])
    #expect(!move(IndexPath(item: 0, section: 0), to: 110))
  }

  @Test func `go to another section, of which there is a change, too`() {
    source.reorderingHandlers.canReorderItem = { _ in true }
    var sections: [String] = []
    source.reorderingHandlers.didReorder = { transaction in
      sections = transaction.sectionTransactions.map {
        "\($0.sectionIdentifier) \($0.initialSnapshot.items) \($0.finalSnapshot.items)"
      }
    }
    #expect(move(IndexPath(item: 1, section: 0), to: 150))
    #expect(source.snapshot().itemIdentifiers(inSection: "a") == [1, 3])
    #expect(source.snapshot().itemIdentifiers(inSection: "b") == [2, 4])
    #expect(sections == ["a [1, 2, 3] [1, 3]", "b [4] [2, 4]"])
    #expect(texts == ["1", "3", "2", "4"])
  }

  @Test func `take what is below them along`() {
    source.reorderingHandlers.canReorderItem = { _ in true }
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([10, 20])
    outline.append([11, 12], to: 10)
    outline.expand([10])
    application.run { source.apply(outline, to: "a") }
    stage.advance(to: 1)
    #expect(texts == ["10", "11", "12", "20", "4"])
    // Before what it contains it cannot be.
    #expect(move(IndexPath(item: 0, section: 0), to: 66))
    #expect(texts == ["10", "11", "12", "20", "4"])
    #expect(move(IndexPath(item: 3, section: 0), to: 66))
    // Beside 11 it is below 10, too.
    #expect(source.snapshot(for: "a").parent(of: 20) == 10)
    #expect(texts == ["10", "20", "11", "12", "4"])
    #expect(move(IndexPath(item: 0, section: 0), to: 200))
    #expect(source.snapshot().itemIdentifiers(inSection: "b").contains(10))
    #expect(source.snapshot(for: "b").parent(of: 12) == 10)
  }
}
