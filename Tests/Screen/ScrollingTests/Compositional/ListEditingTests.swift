import Geometry
import Layers
import Scrolling
import StageKit
import Testing

/// Lists that are edited: three rows of 44 points, 320 points wide.
@Suite struct `lists that are edited` {
  private final class Rows: CollectionViewDataSource {
    var texts = ["a", "b", "c"]
    var moves: [String] = []
    var fill: (CollectionViewListCell, IndexPath) -> Void = { _, _ in }

    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      texts.count
    }
    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      if let row = cell as? CollectionViewListCell { fill(row, path) }
      return cell
    }
    func collectionView(_ view: CollectionView, canMoveItemAt path: IndexPath) -> Bool {
      texts[path.item] != "c"
    }
    func collectionView(
      _ view: CollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) {
      texts.insert(texts.remove(at: source.item), at: target.item)
      moves.append("\(source.item) to \(target.item)")
    }
  }

  private let rows = Rows()
  private let stage = Stage(size: Size(320, 440))

  private func collection(
    _ accessories: [CellAccessory],
    _ configure: (inout CollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CollectionView {
    stage.retain(rows)
    rows.fill = { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    var list = CollectionLayoutListConfiguration(appearance: .plain)
    configure(&list)
    let view = CollectionView(
      frame: stage.view.bounds,
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    stage.view.addSubview(view)
    stage.advance(to: 0.1)
    return view
  }

  private func cell(_ view: CollectionView, _ item: Int) -> CollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? CollectionViewListCell
  }

  private func content(_ view: CollectionView, _ item: Int) -> Rect {
    cell(view, item)?.contentView.frame ?? .zero
  }

  @Test func `show the accessories for that, which move the content aside`() {
    let view = collection([.delete(), .reorder(), .checkmark(displayed: .whenNotEditing)])
    // The check mark is 14 points wide, 16 from the side.
    #expect(content(view, 0) == Rect(x: 0, y: 0, width: 320 - 14 - 16, height: 44))
    let count = cell(view, 0)?.subviews.count
    var states: [Bool] = []
    cell(view, 0)?.configurationUpdateHandler = { _, state in states.append(state.isEditing) }
    view.isEditing = true
    stage.advance(to: 0.2)
    let start = cell(view, 0)?.contentView.layer.presentation(at: stage.time).frame.minX ?? 0
    #expect(start > 0 && start < 38)
    // The minus enters from the left, the lines from the right.
    let places = (cell(view, 0)?.subviews ?? []).filter { $0.bounds.width == 22 }
      .map { $0.layer.presentation(at: stage.time).frame.minX }.sorted()
    #expect(places.count == 2 && places[0] < 16 && places[1] > 320 - 38)
    stage.advance(to: 1)
    // The minus is 22 points wide, and so are the lines.
    #expect(content(view, 0) == Rect(x: 38, y: 0, width: 320 - 38 - 38, height: 44))
    #expect(states.last == true)
    view.isEditing = false
    stage.advance(to: 2)
    #expect(content(view, 0) == Rect(x: 0, y: 0, width: 320 - 14 - 16, height: 44))
    #expect(states.last == false)
    #expect(cell(view, 0)?.subviews.count == count)
  }

  @Test func `new rows are edited, too`() {
    let view = collection([.delete()])
    view.isEditing = true
    rows.texts.append("d")
    view.insertItems(at: [IndexPath(item: 3, section: 0)])
    stage.advance(to: 1)
    #expect(content(view, 3).minX == 38)
  }

  @Test func `a minus without an action shows the buttons at the end of the row`() {
    var cut: [Int] = []
    let view = collection([.delete()]) { list in
      list.trailingSwipeActionsConfigurationProvider = { path in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .destructive, title: "Cut") { _, _, completion in
            cut.append(path.item)
            completion(true)
          }
        ])
      }
    }
    view.isEditing = true
    stage.tap(at: Point(27, 66), time: 1)
    stage.advance(to: 2)
    // A short text has the least width of 74 points.
    #expect(content(view, 1).minX == 38 - 74)
    stage.tap(at: Point(300, 66), time: 2)
    stage.advance(to: 3)
    #expect(cut == [1] && content(view, 1).minX == 38)
    stage.pan(from: Point(300, 66), to: Point(200, 66), at: 4, duration: 0.3)
    stage.advance(to: 5)
    #expect(content(view, 1).minX == 38, "a swipe opens no row while the list is edited")
  }

  @Test func `actions of accessories are performed, and select nothing`() {
    var log: [String] = []
    let view = collection([
      .insert { log.append("insert") }, .detail { log.append("detail") },
      .outlineDisclosure { log.append("outline") },
    ])
    view.isEditing = true
    view.allowsSelectionDuringEditing = true
    stage.tap(at: Point(27, 22), time: 1)
    // 12 points of chevron and 22 of the button, 8 apart and 16 from the side.
    stage.tap(at: Point(320 - 16 - 6, 22), time: 2)
    stage.tap(at: Point(320 - 16 - 12 - 8 - 11, 22), time: 3)
    stage.advance(to: 4)
    #expect(log == ["insert", "outline", "detail"])
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test func `the lines of a row move it where the data source can`() {
    let view = collection([.reorder()])
    view.isEditing = true
    stage.pan(from: Point(293, 22), to: Point(293, 115), at: 1, duration: 0.5)
    stage.advance(to: 1.4)
    #expect(cell(view, 0)?.configurationState.isReordering == true)
    stage.advance(to: 3)
    #expect(rows.texts == ["b", "c", "a"] && rows.moves == ["0 to 2"])
    #expect(view.contentOffset == .zero, "the list does not scroll meanwhile")
    stage.pan(from: Point(293, 66), to: Point(293, 10), at: 4, duration: 0.5)
    stage.advance(to: 6)
    #expect(rows.texts == ["b", "c", "a"], "c stays")
  }

  @Test func `select one or several items only if that is allowed`() {
    let view = collection([.multiselect()])
    view.isEditing = true
    stage.tap(at: Point(160, 22), time: 1)
    stage.advance(to: 2)
    #expect(view.indexPathsForSelectedItems == nil)
    view.allowsMultipleSelectionDuringEditing = true
    for item in [0, 2] { stage.tap(at: Point(160, 22 + 44 * Double(item)), time: 2 + Double(item)) }
    stage.advance(to: 5)
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
    view.isEditing = false
    stage.tap(at: Point(160, 66), time: 6)
    stage.advance(to: 7)
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [1])
  }
}
