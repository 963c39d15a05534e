import Geometry
import Scrolling
import StageKit
import Testing

/// Items of a collection that a finger moves: a row of four squares of 50 points, 10 apart.
@Suite struct `moved items` {
  private final class Items: CollectionViewDataSource, CollectionViewDelegate {
    var texts = ["a", "b", "c", "d"]
    var calls: [String] = []
    var fixed: Int?
    var limit: Int?

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("can \(indexPath.item)")
      return indexPath.item != fixed
    }
    func collectionView(
      _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      calls.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: CollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      calls.append("\(currentIndexPath.item)-\(proposedIndexPath.item)")
      return limit.map { IndexPath(item: min($0, proposedIndexPath.item), section: 0) }
        ?? proposedIndexPath
    }
  }

  private let stage = Stage(size: Size(240, 240))
  private let items = Items()
  private let collection: CollectionView

  init() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(50, 50)
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 240, height: 240), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    collection.delegate = items
    stage.view.addSubview(collection)
    stage.advance(to: 0.1)
  }

  private func cell(_ item: Int) -> CollectionViewCell? {
    collection.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test func `the others make room, and the data source moves the item at the end`() {
    let moved = cell(0)
    let second = cell(1)
    let places = (0..<4).map { cell($0)?.center ?? .zero }
    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    collection.updateInteractiveMovementTargetPosition(places[2] + Vector(dx: 3, dy: 4))
    #expect(moved?.center == places[2] + Vector(dx: 3, dy: 4))
    stage.advance(to: 1)
    #expect(second?.center == places[0])
    #expect(cell(2)?.center == places[1] && cell(3)?.center == places[3])
    collection.endInteractiveMovement()
    stage.advance(to: 2)
    #expect(items.calls == ["can 0", "0-2", "move 0 to 2"])
    #expect(items.texts == ["b", "c", "a", "d"])
    #expect(cell(2) === moved && moved?.center == places[2])
  }

  @Test func `an item that cannot be moved stays, and so does a cancelled one`() {
    items.fixed = 1
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    let place = cell(0)?.center
    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    collection.updateInteractiveMovementTargetPosition(Point(200, 25))
    collection.cancelInteractiveMovement()
    stage.advance(to: 1)
    #expect(cell(0)?.center == place && items.texts == ["a", "b", "c", "d"])
    #expect(!items.calls.contains { $0.hasPrefix("move") })
  }

  @Test func `the delegate decides where an item goes`() {
    items.limit = 1
    _ = collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    collection.updateInteractiveMovementTargetPosition(Point(215, 25))
    collection.endInteractiveMovement()
    #expect(items.texts == ["b", "a", "c", "d"])
  }
}
